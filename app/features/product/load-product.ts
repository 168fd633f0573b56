import { type CardProduct, cardFields, toCardProduct } from '#app/shared/product-card/card-product.ts'
import { loadReviews, type ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { FEW_REVIEWS, newestReviews } from '#app/shared/reviews/reviews-state.ts'
import { loadVendor } from '#app/shared/vendors/load-vendor.ts'
import type { Locale } from '#common/locale.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import { LONGEST_HISTORY } from '#store-api/contract/longest-history.ts'
import type { CatalogVisibility, Category, Product } from '#store-api/contract/products.ts'
import { type ProductView, type Swatches, toProductView } from './product-view.ts'

export interface ProductVendor {
  slug: string
  name: string
  avatar: string
  rating: string
  rating_count: number
  products_count: number
}

interface Crumb {
  name: string
  slug: string
}

export interface ProductPageData {
  product: ProductView
  /** the products of a grouped one */
  children: CardProduct[]
  crumbs: Crumb[]
  vendor: ProductVendor | null
  reviews: ReviewsView
  related: CardProduct[]
  /** ids: only who scrolls to them sees them */
  upsells: number[]
  crossSells: number[]
  /** that its texts are translated to */
  languages: readonly Locale[]
}

const MAX_CARDS = 5
const MAX_LATER = 10
const MAX_POPULAR = 8

const loadCards = async (
  store: StoreClient,
  ids: number[],
  catalog_visibility: CatalogVisibility,
): Promise<CardProduct[]> =>
  (await store.productsByIds(ids, { _fields: cardFields, catalog_visibility })).map(toCardProduct)

/** A product stands in one row only. */
const relatedOnly = ({ related_ids, upsell_ids, cross_sell_ids }: Product): number[] => {
  const shown = new Set([...upsell_ids, ...cross_sell_ids])
  return related_ids.filter((id) => !shown.has(id))
}

/** From the top down to the deepest category the product is in. */
const crumbsOf = (product: Product, categories: Category[]): Crumb[] => {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const chainOf = (id: number): Category[] => {
    const chain: Category[] = []
    for (let at = byId.get(id); at && !chain.includes(at); at = byId.get(at.parent)) chain.unshift(at)
    return chain
  }
  const chains = product.categories.map(({ id }) => chainOf(id))
  const deepest = chains.toSorted((a, b) => b.length - a.length)[0] ?? []
  return deepest.map(({ name, slug }) => ({ name, slug }))
}

const loadProductVendor = async (store: StoreClient, product: Product): Promise<ProductVendor | null> => {
  const vendor = product.store && (await loadVendor(store, String(product.store.id)))
  if (!vendor) return null
  const { slug, name, avatar, rating, rating_count, products_count } = vendor
  return { slug, name, avatar, rating, rating_count, products_count }
}

/** What adorns the page must not take the page with it when it fails. */
const orElse = <T>(loading: Promise<T>, fallback: T): Promise<T> =>
  loading.catch((error: unknown) => {
    console.error('a part of a product page cannot be loaded', error)
    return fallback
  })

const loadSwatches = async (store: StoreClient, product: Product): Promise<Swatches> => {
  const isTaxonomy = product.attributes.some(({ id, variation }) => variation && id > 0)
  return isTaxonomy ? orElse(store.swatches(), {}) : {}
}

const noReviews = (page: number): ReviewsView => ({
  items: [],
  page,
  pages: 0,
  total: 0,
  distribution: [0, 0, 0, 0, 0],
})

/** Everything a product page shows; null when there is no such product. */
export const loadProductPage = async (
  store: StoreClient,
  slug: string,
  reviewsPage: number,
): Promise<ProductPageData | null> => {
  const [product, settings] = await Promise.all([store.productBySlug(slug), store.settings()])
  if (!product) return null
  const upsells = product.upsell_ids.slice(0, MAX_LATER)
  const crossSells = product.cross_sell_ids.slice(0, MAX_LATER)
  const [variations, swatches, categories, vendor, reviews, children, related, history] = await Promise.all([
    product.type === 'variable' ? store.variations(product.id) : [],
    loadSwatches(store, product),
    orElse(store.categories(), []),
    orElse(loadProductVendor(store, product), null),
    orElse(loadReviews(store, product.id, newestReviews(reviewsPage), FEW_REVIEWS), noReviews(reviewsPage)),
    orElse(loadCards(store, product.grouped_products, 'any'), []),
    orElse(loadCards(store, relatedOnly(product).slice(0, MAX_CARDS), 'catalog'), []),
    orElse(store.priceHistory(product.id, LONGEST_HISTORY), { days: 0, steps: [] }),
  ])
  return {
    product: toProductView(product, variations, swatches, settings.expire_date_meta, history.steps),
    children,
    crumbs: crumbsOf(product, categories),
    vendor,
    reviews,
    related,
    upsells,
    crossSells,
    languages: product.languages ?? [],
  }
}

/** What others buy, for those who came to a product that is not there. */
export const loadPopular = async (store: StoreClient): Promise<CardProduct[]> => {
  const { products } = await store.products({
    orderby: 'popularity',
    order: 'desc',
    in_stock: true,
    per_page: MAX_POPULAR,
    facets: false,
    _fields: cardFields,
  })
  return products.map(toCardProduct)
}
