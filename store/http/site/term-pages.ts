import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { listPostTerms, type PostTaxonomy } from '#store/modules/content/content.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { siteUrls } from './urls.ts'

/** What the blog and the products are sorted under, by WordPress's names. */
export const TERM_TAXONOMIES = [
  'category',
  'post_tag',
  'product_cat',
  'product_tag',
  'product_brand',
] as const
export type TermTaxonomy = (typeof TERM_TAXONOMIES)[number]

/** Where pages are looked up, in which language. */
export interface PageSource {
  services: Services
  context: Context
  settings: StoreSettings
  /** where it is not the shop's own */
  language: Locale | undefined
}

export interface TermPage {
  id: number
  title: string
  /** below the origin */
  url: string
  type: TermTaxonomy
  /** where the API has it, below `/wp-json` */
  path: string
}

/** The collections of `wp/v2` that have them. */
export const POST_COLLECTIONS = { category: 'categories', post_tag: 'tags' } as const

const postTerms = async (site: PageSource, taxonomy: PostTaxonomy): Promise<TermPage[]> =>
  (await listPostTerms(site.context, taxonomy, site.language)).map(({ id, name, slug }) => ({
    id,
    title: name,
    url: taxonomy === 'category' ? siteUrls.postCategory(id, slug) : siteUrls.postTag(slug),
    type: taxonomy,
    path: `wp/v2/${POST_COLLECTIONS[taxonomy]}/${id}`,
  }))

const PRODUCT_TERMS = {
  product_cat: { rows: 'categories', collection: 'categories' },
  product_tag: { rows: 'tags', collection: 'tags' },
  product_brand: { rows: 'brands', collection: 'brands' },
} as const

const productTerms = (site: PageSource, type: keyof typeof PRODUCT_TERMS): TermPage[] => {
  const { taxonomy } = site.services.catalog
  const { rows, collection } = PRODUCT_TERMS[type]
  const urlOf = (slug: string) => {
    if (type === 'product_cat') return siteUrls.productCategory(slug)
    return type === 'product_tag'
      ? siteUrls.productTag(slug)
      : siteUrls.productBrand(site.settings.brand_slug, slug)
  }
  const named = site.language ? taxonomy.in(site.language) : taxonomy
  return [...named[rows].values()].map(({ id, name, slug }) => ({
    id,
    title: name,
    url: urlOf(slug),
    type,
    path: `wc/v3/products/${collection}/${id}`,
  }))
}

/** Whether visitors see the pages of these terms: a shop without news has no lists of posts. */
export const isShownTaxonomy = ({ settings }: PageSource, type: TermTaxonomy): boolean =>
  settings.news_page || !Object.hasOwn(POST_COLLECTIONS, type)

/** The pages of all categories, tags or brands, in the order they were made. */
export const listTermPages = async (site: PageSource, type: TermTaxonomy): Promise<TermPage[]> =>
  type === 'category' || type === 'post_tag' ? postTerms(site, type) : productTerms(site, type)
