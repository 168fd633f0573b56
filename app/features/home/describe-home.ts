import { pageDescription } from '#common/page-description.ts'
import type { Category } from '#store-api/contract/products.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

/** The shop in its own words, and by what it sells. */
export const describeHome = (
  { site_name, site_description }: Pick<AppSettings, 'site_name' | 'site_description'>,
  categories: Category[],
): string =>
  pageDescription({
    // the page's title is the shop's name already
    name: site_description ? '' : site_name,
    text: site_description,
    facts: categories.filter(({ parent, count }) => parent === 0 && count > 0).map(({ name }) => name),
  })
