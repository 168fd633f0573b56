import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { breadcrumbData } from '#app/shared/pages/seo/breadcrumb-data.ts'
import { localePrefix, type SiteUrls } from '#app/shared/settings/root-data.ts'
import type { ListingContext } from './listing-context.ts'
import { listingTitle } from './listing-title.ts'
import type { LoadedList } from './load-list.ts'

/** The list and its breadcrumbs for search engines (schema.org). */
export const listData = (
  { origin, locale, homeLocale }: SiteUrls,
  listing: ListingContext,
  list: Pick<LoadedList, 'products'>,
): object[] => {
  const prefix = localePrefix(locale, homeLocale)
  const crumbs = [
    { name: m.shell_home(), path: href('/') },
    ...listing.crumbs,
    { name: listingTitle(listing), path: listing.canonical },
  ]
  return [
    breadcrumbData(
      origin,
      crumbs.map(({ name, path }) => ({ name, path: prefix + path })),
    ),
    {
      '@type': 'ItemList',
      itemListElement: list.products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + prefix + productHref(product.slug),
      })),
    },
  ]
}
