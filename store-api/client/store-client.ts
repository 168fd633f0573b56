import type { Locale } from '#common/locale.ts'
import type { AlertAnswer, AlertRequest } from '../contract/alerts.ts'
import type { Quote, QuoteRequest } from '../contract/cart.ts'
import type {
  CheckoutView,
  DraftRequest,
  GeographyState,
  PlaceAnswer,
  PlaceRequest,
} from '../contract/checkout.ts'
import type {
  Comment,
  CommentRequest,
  ContactRequest,
  HeadAnswer,
  MenuItem,
  Post,
  PostCategory,
  ReviewRequest,
  Vendor,
} from '../contract/content.ts'
import type {
  Order,
  OrderAccess,
  TrackCodeAnswer,
  TrackedOrder,
  TrackQuery,
  TrackVerifyRequest,
} from '../contract/orders.ts'
import { translationIn, withLanguages } from '../contract/plugin-languages.ts'
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
import type { AppSettingsAnswer } from '../contract/settings.ts'
import { withShownSale, withShownSales } from '../contract/shown-sale.ts'
import {
  createTransport,
  type Listed,
  MAX_PER_PAGE,
  type Query,
  type StoreClientOptions,
  StoreError,
} from './transport.ts'

export { StoreError }

const WHOLESALE = 'wholesale_customer'

const productsPath = '/wp-json/wc/v3/products'
const pagesPath = '/wp-json/wp/v2/pages'
const pluginPath = '/wp-content/plugins/ghab/rests/plugin.php'

/**
 * The one way from the app to a store, the same on the server and in the browser.
 * Every method rejects with {@link StoreError}.
 */
export const createStoreClient = (options: StoreClientOptions) => {
  const { send, sendJson, get, list, listAll, post, postOnce } = createTransport(options)
  const { list: listInOwnLanguage } = createTransport({ ...options, lang: () => undefined })
  /** Product reads of a wholesale customer say so (spec §6). */
  const asked = (query: Query): Query =>
    options.role?.() === WHOLESALE ? { ...query, wholesale_role: WHOLESALE } : query
  /** An item in the language that is asked for, where a plugin keeps its texts there as an item of their own. */
  const translated = async <T extends object>(path: string, item: T, query: Query = {}): Promise<T> => {
    const lang = options.lang?.()
    const id = lang ? translationIn(item, lang) : null
    if (id === null) return withLanguages(item)
    const found = await get<T>(`${path}/${id}`, query).catch((error: unknown) => {
      // a translation that is not published yet is none
      if (error instanceof StoreError && [401, 403, 404].includes(error.status)) return null
      throw error
    })
    const shown: T = found ?? { ...item, translations: {} }
    return withLanguages(shown)
  }
  /** Items, or the one of a slug. A plugin gives translations slugs of their own, and finds no others in a language. */
  const listTexts = async <T extends object>(path: string, query: Query): Promise<Listed<T>> => {
    const { slug, ...rest } = query
    const found = await list<T>(path, query)
    if (!slug) return { ...found, items: found.items.map(withLanguages) }
    const isUnknown = found.items.length === 0 && options.lang?.() !== undefined
    const known = isUnknown ? await listInOwnLanguage<T>(path, query) : found
    return { ...known, items: await Promise.all(known.items.map((item) => translated(path, item, rest))) }
  }
  const one = async <T extends object>(path: string, query: Query): Promise<T | null> =>
    (await listTexts<T>(path, query)).items[0] ?? null

  const products = async (query: ShopperProductQuery = {}) =>
    withShownSales(await get<ProductList>('/wp-json/ghab/v1/products', asked({ ...query })))

  return {
    settings: () => get<AppSettingsAnswer>(pluginPath),
    menu: () => get<MenuItem[]>('/wp-json/ghab/v1/menu'),
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
    productsByIds: async (ids: number[], query: Pick<ShopperProductQuery, '_fields'> = {}) => {
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
    /** Colours of attribute terms: attribute slug → option name → CSS colour. */
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
    quote: (body: QuoteRequest, signal?: AbortSignal) =>
      post<Quote>('/wp-json/ghab/v1/cart/quote', body, signal),
    /** Provinces or states of a country with their main cities, for address forms; [] where none are listed. */
    geography: (country: string, locale?: Locale) =>
      get<GeographyState[]>('/wp-json/ghab/v1/geography', { country, locale }),
    /** Stores a checkout draft and answers its id. */
    createDraft: (body: DraftRequest) => post<string>('/api/appsettings/ionic_data_link/', body),
    checkout: (
      draft: string,
      query: {
        state?: string
        city?: string
        postcode?: string
        /** what of the address is not given is empty, whatever the customer has saved */
        typed?: 1
        shipping_rate?: string
        coupon?: string
        email?: string
      } = {},
    ) => get<CheckoutView>(`/wp-json/ghab/v1/checkout/${encodeURIComponent(draft)}`, query),
    place: (draft: string, body: PlaceRequest) =>
      post<PlaceAnswer>(`/wp-json/ghab/v1/checkout/${encodeURIComponent(draft)}/place`, body),
    /** An order by its unguessable key. */
    orderByKey: (id: number, key: string) => get<Order>(`/wp-json/ghab/v1/orders/${id}`, { key }),
    /** Starts another payment of an unpaid order; answers where the bank is. */
    payOrder: (id: number, key: string, returnPrefix = '', method?: string) =>
      post<PlaceAnswer>(`/wp-json/ghab/v1/orders/${id}/pay`, {
        key,
        payment_method: method,
        return_prefix: returnPrefix,
      }),
    /** Sends the picture of a bank transfer's receipt. */
    sendReceipt: async (id: number, key: string, receipt: File): Promise<void> => {
      const body = new FormData()
      body.set('key', key)
      body.set('receipt', receipt)
      await send(`/wp-json/ghab/v1/orders/${id}/receipt`, { method: 'POST', body })
    },
    /** How far an order is, for who knows its number and contact. */
    trackOrder: (query: TrackQuery) => get<TrackedOrder>('/wp-json/ghab/v1/orders/track', query),
    /** Asks for a code to the contact of an order; `request` of the last answer asks for another one. */
    requestOrderCode: (asked: TrackQuery & { request?: string }) =>
      post<TrackCodeAnswer>('/wp-json/ghab/v1/orders/track/code', asked),
    /** The key of an order whose contact the code proves. */
    verifyOrderCode: (given: TrackVerifyRequest) =>
      post<OrderAccess>('/wp-json/ghab/v1/orders/track/verify', given),
    posts: (query: Query = {}) => list<Post>('/wp-json/wp/v2/posts', { _embed: 1, ...query }),
    postBySlug: (slug: string) => one<Post>('/wp-json/wp/v2/posts', { slug, _embed: 1 }),
    page: async (id: number): Promise<Post> => translated(pagesPath, await get<Post>(`${pagesPath}/${id}`)),
    /** All categories that have posts. */
    postCategories: () => listAll<PostCategory>('/wp-json/wp/v2/categories', { hide_empty: true }),
    /** A page of the comments on a post, the oldest first. */
    comments: (query: { post: number; page: number; per_page: number }) =>
      list<Comment>('/wp-json/wp/v2/comments', { ...query, order: 'asc' }),
    writeComment: (body: CommentRequest) =>
      post<{ id: number; status: string }>('/wp-json/ghab/v1/comments', body),
    /** Asks to be told when a product is back in stock or costs less. */
    askForAlert: (body: AlertRequest) => post<AlertAnswer>('/wp-json/ghab/v1/alerts', body),
    /** By the token of a message's link: its recipient waits for nothing more. */
    stopAlerts: (token: string) => post<{ ok: true }>('/wp-json/ghab/v1/alerts/stop', { token }),
    contact: (body: ContactRequest, key?: string) =>
      postOnce<{ ok: true }>('/wp-json/ghab/v1/contact', body, key),
    vendors: (query: Query = {}) => list<Vendor>('/wp-json/ghab/v1/vendors', query),
    vendor: (slug: string) => get<Vendor>(`/wp-json/ghab/v1/vendors/${encodeURIComponent(slug)}`),
    featuredVendors: async (mode: number) =>
      (
        await get<{ data: Vendor[] }>(
          `/api/appsettings/get_featured_${mode === 2 ? 'wcvendors' : 'dokan_vendors'}_list/`,
          { insecure: 'cool' },
        )
      ).data,
    head: (url: string) => get<HeadAnswer>('/wp-json/rankmath/v1/getHead', { url }),
  }
}

export type StoreClient = ReturnType<typeof createStoreClient>
