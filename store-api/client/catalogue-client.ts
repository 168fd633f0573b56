import type { ReviewRequest } from '../contract/content.ts'
import type { PriceHistory } from '../contract/price-history.ts'
import type {
  Brand,
  Category,
  Product,
  ProductList,
  Review,
  ShopperProductQuery,
  Suggestions,
  Tag,
  Variation,
} from '../contract/products.ts'
import type { ReviewPhotos } from '../contract/reviews.ts'
import type { SearchSeen } from '../contract/search.ts'
import { withShownSale, withShownSales } from '../contract/shown-sale.ts'
import type { TranslatedReads } from './translated-reads.ts'
import { MAX_PER_PAGE, type Query, type StoreClientOptions, type Transport } from './transport.ts'

const WHOLESALE = 'wholesale_customer'

const productsPath = '/wp-json/wc/v3/products'

/** What there is to buy, what is said of it, and how it is found. */
export const createCatalogueClient = (
  options: StoreClientOptions,
  { send, sendJson, get, list, listAll, post }: Transport,
  { translated, listTexts, one }: TranslatedReads,
) => {
  /** Product reads of a wholesale customer say so (spec §6). */
  const asked = (query: Query): Query =>
    options.role?.() === WHOLESALE ? { ...query, wholesale_role: WHOLESALE } : query

  const products = async (query: ShopperProductQuery = {}) =>
    withShownSales(await get<ProductList>('/wp-json/ghab/v1/products', asked({ ...query })))

  return {
    /** All categories: goes on while a page holds exactly 50 (spec §7). */
    categories: async (): Promise<Category[]> => {
      const all: Category[] = []
      for (let page = 1; ; page++) {
        const found = await get<Category[]>('/wp-json/ghab/v1/product-categories', { per_page: 50, page })
        all.push(...found)
        if (found.length !== 50) return all
      }
    },
    sideMenuCategories: (ids: number[]) =>
      get<Category[]>(
        '/wp-json/wc/v3/products/categories',
        ids.length ? { include: ids.join(','), orderby: 'include' } : { per_page: 10 },
      ),
    brands: (query: Query = {}) => listTexts<Brand>('/wp-json/wc/v3/products/brands', query),
    tags: (query: Query = {}) => listTexts<Tag>('/wp-json/wc/v3/products/tags', query),
    products,
    /** However many products by their ids, in the order of the ids; what the shop does not show is missing. */
    productsByIds: async (
      ids: number[],
      query: Pick<ShopperProductQuery, '_fields' | 'catalog_visibility'> = {},
    ) => {
      const starts = Array.from({ length: Math.ceil(ids.length / MAX_PER_PAGE) }, (_, n) => n * MAX_PER_PAGE)
      const answers = await Promise.all(
        starts.map((start) => {
          const include = ids.slice(start, start + MAX_PER_PAGE).join(',')
          return products({ ...query, include, per_page: MAX_PER_PAGE, facets: false })
        }),
      )
      const byId = new Map(
        answers.flatMap((answer) => answer.products).map((product) => [product.id, product]),
      )
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    productBySlug: async (slug: string): Promise<Product | null> => {
      const found = await one<Product>(productsPath, asked({ slug }))
      return found && withShownSale(found)
    },
    product: async (id: number): Promise<Product> =>
      withShownSale(
        await translated(productsPath, await get<Product>(`${productsPath}/${id}`, asked({})), asked({})),
      ),
    /** What the page of a product tells search engines: objects of schema.org. */
    structuredData: (id: number) => get<object[]>(`/wp-json/ghab/v1/products/${id}/structured-data`),
    /** All variations of a product. */
    variations: async (id: number): Promise<Variation[]> =>
      (await listAll<Variation>(`/wp-json/wc/v3/products/${id}/variations`, asked({}))).map(withShownSale),
    /** What a product, or the cheapest of its variations, cost over the last days. */
    priceHistory: (id: number, days: number) =>
      get<PriceHistory>(`/wp-json/ghab/v1/products/${id}/price-history`, { days }),
    /** Swatches of attribute terms: attribute slug → option name → CSS colour or URL of a picture. */
    swatches: () => get<Record<string, Record<string, string>>>('/wp-json/ghab/v1/swatches'),
    reviews: (query: {
      product: number
      page?: number
      per_page?: number
      include?: string
      _fields?: string
    }) => list<Review>('/wp-json/wc/v3/products/reviews', query),
    /** Photos of reviews by their ids, of those that have any. */
    reviewPhotos: (ids: number[]) =>
      get<ReviewPhotos>('/wp-json/ghab/v1/reviews/photos', { include: ids.join(',') }),
    /** Sends a review; only a buyer's may have photos. */
    writeReview: async (review: ReviewRequest, photos: File[]): Promise<{ id: number; status: string }> => {
      const path = '/wp-json/ghab/v1/reviews'
      if (photos.length === 0) return post(path, review)
      const body = new FormData()
      for (const [name, value] of Object.entries(review)) body.set(name, String(value))
      for (const photo of photos) body.append('photos', photo)
      return (await send(path, { method: 'POST', body })).json()
    },
    suggest: (q: string, signal?: AbortSignal) =>
      get<Suggestions>('/wp-json/ghab/v1/search/suggest', { q }, signal),
    /** Counts a search, or a product that was opened from its results. */
    searchSeen: async (body: SearchSeen): Promise<void> => {
      await sendJson('POST', '/wp-json/ghab/v1/search/seen', body)
    },
  }
}
