import { foldPersian } from '#common/persian.ts'
import { renderTitle } from '#store/http/html.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { listPostTerms, type PostTaxonomy } from '#store/modules/content/content.ts'
import type { Site } from '../answer.ts'
import { COLLECTIONS } from '../content/term-json.ts'

export const TERM_SUBTYPES = ['category', 'post_tag', 'product_cat', 'product_tag', 'product_brand'] as const
export type TermSubtype = (typeof TERM_SUBTYPES)[number]

interface TermHit {
  id: number
  title: string
  url: string
  type: TermSubtype
  /** where the API has it, below `/wp-json` */
  path: string
}

const postTerms = async (site: Site, taxonomy: PostTaxonomy): Promise<TermHit[]> =>
  (await listPostTerms(site.context, taxonomy, site.language)).map(({ id, name, slug }) => ({
    id,
    title: name,
    url: taxonomy === 'category' ? siteUrls.postCategory(id, slug) : siteUrls.postTag(slug),
    type: taxonomy,
    path: `wp/v2/${COLLECTIONS[taxonomy]}/${id}`,
  }))

const PRODUCT_TERMS = {
  product_cat: { rows: 'categories', collection: 'categories' },
  product_tag: { rows: 'tags', collection: 'tags' },
  product_brand: { rows: 'brands', collection: 'brands' },
} as const

const productTerms = (site: Site, type: keyof typeof PRODUCT_TERMS): TermHit[] => {
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

const termsOf = async (site: Site, type: TermSubtype): Promise<TermHit[]> =>
  type === 'category' || type === 'post_tag' ? postTerms(site, type) : productTerms(site, type)

/** The terms whose name holds the text, by name. */
export const findTermHits = async (
  site: Site,
  query: { search?: string | undefined; include: number[]; exclude: number[] },
  types: readonly TermSubtype[],
): Promise<TermHit[]> => {
  const text = foldPersian(query.search ?? '')
  const all = (await Promise.all(types.map((type) => termsOf(site, type)))).flat()
  return all
    .filter(
      ({ id, title }) =>
        (query.include.length === 0 || query.include.includes(id)) &&
        !query.exclude.includes(id) &&
        foldPersian(title).includes(text),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'fa'))
}

export const termHitJson = ({ base, origin }: Site, { id, title, url, type, path }: TermHit) => ({
  id,
  title: renderTitle(title),
  url: origin + url,
  type,
  _links: {
    self: [{ embeddable: true, href: `${origin}/wp-json/${path}`, targetHints: { allow: ['GET'] } }],
    // taxonomies of products are not among those of wp/v2
    ...(path.startsWith('wp/v2/') ? { about: [{ href: `${base}/taxonomies/${type}` }] } : {}),
    collection: [{ href: `${base}/search` }],
  },
})
