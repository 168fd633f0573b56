import { readNumber } from '#common/persian.ts'
import {
  defaultProductSort,
  isProductSort,
  PRODUCT_SORT_DIRECTIONS,
  type ProductSort,
} from '#store-api/contract/product-sort.ts'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'

/** What a product list shows, as its URL says it (parameter names as WooCommerce shops have them). */
export interface ListState {
  search: string
  /** nothing is read into the words of the search */
  exact: boolean
  orderby: ProductSort
  order: 'asc' | 'desc'
  onSale: boolean
  featured: boolean
  inStock: boolean
  /** decimal strings in the stored currency, '' for no bound */
  minPrice: string
  maxPrice: string
  /** at least this many stars, 0 for any */
  minRating: number
  /** slugs */
  categories: string[]
  brands: string[]
  /** attribute slug → term ids */
  attributes: Record<string, string[]>
  page: number
}

/** a slug, as the shop makes one of a name in any script */
const ATTRIBUTE = /^filter_([\p{L}\p{M}\p{N}_\u200c-]{1,60})$/u
const MAX_PAGE = 100_000
/** the form says in which unit its prices are typed where that is not the stored one: Rial shown, Toman stored */
const PRICE_UNITS: Record<string, number> = { IRR: 10, IRT: 0.1 }

const flag = (value: string | null): boolean => value === '1' || value === 'true' || value === 'on'

const list = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean).slice(0, 50)

const PRICE = /^\d{1,12}(\.\d{1,4})?$/

const price = (value: string | null, factor: number): string => {
  const text = readNumber(value ?? '')
  if (!PRICE.test(text)) return ''
  const stored = factor === 1 ? text : String(Number(text) / factor)
  return PRICE.test(stored) ? stored : ''
}

const searchText = (value: string): string => value.trim().slice(0, 200).toWellFormed().trim()

const readOrder = (params: URLSearchParams, fallback: ProductSort): Pick<ListState, 'orderby' | 'order'> => {
  // `price-desc` is what a select of a page without script sends
  const [name = '', direction] = (params.get('orderby') ?? '').split('-')
  const orderby = isProductSort(name) && (name !== 'relevance' || fallback === name) ? name : fallback
  const wanted = direction ?? params.get('order')
  return {
    orderby,
    order: wanted === 'asc' || wanted === 'desc' ? wanted : PRODUCT_SORT_DIRECTIONS[orderby],
  }
}

/** Never fails: what a URL says wrongly counts as not said. */
export const readListState = (params: URLSearchParams): ListState => {
  const search = searchText(params.get('q') ?? params.get('s') ?? '')
  const factor = PRICE_UNITS[params.get('price_unit') ?? ''] ?? 1
  const rating = Number(params.get('min_rating'))
  const page = Number(params.get('page'))
  const attributes: ListState['attributes'] = {}
  for (const key of [...new Set(params.keys())].sort()) {
    const name = ATTRIBUTE.exec(key)?.[1]
    const terms = name ? list(params, key).filter((term) => /^\d{1,9}$/.test(term)) : []
    if (name && terms.length) attributes[name] = terms
  }
  return {
    search,
    exact: search !== '' && flag(params.get('exact')),
    ...readOrder(params, defaultProductSort(search !== '')),
    onSale: flag(params.get('on_sale')),
    featured: flag(params.get('featured')),
    inStock: flag(params.get('in_stock')),
    minPrice: price(params.get('min_price'), factor),
    maxPrice: price(params.get('max_price'), factor),
    minRating: rating >= 1 && rating <= 5 ? Math.floor(rating) : 0,
    categories: list(params, 'category'),
    brands: list(params, 'brand'),
    attributes,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : 1,
  }
}

/** The shortest URL of a state: what is as always is left out. */
export const writeListState = (state: ListState): URLSearchParams => {
  const params = new URLSearchParams()
  const usual = readOrder(new URLSearchParams(), defaultProductSort(state.search !== ''))
  const set = (name: string, value: string | false) => {
    if (value) params.set(name, value)
  }
  set('q', state.search)
  set('exact', state.exact && 'true')
  if (state.orderby !== usual.orderby || state.order !== usual.order) {
    params.set('orderby', state.orderby)
    params.set('order', state.order)
  }
  set('category', state.categories.join(','))
  set('brand', state.brands.join(','))
  for (const [name, terms] of Object.entries(state.attributes)) set(`filter_${name}`, terms.join(','))
  set('min_price', state.minPrice)
  set('max_price', state.maxPrice)
  set('min_rating', state.minRating > 0 && String(state.minRating))
  set('on_sale', state.onSale && 'true')
  set('featured', state.featured && 'true')
  set('in_stock', state.inStock && 'true')
  set('page', state.page > 1 && String(state.page))
  return params
}

/** `?…` of a state, '' where there is nothing to say. */
export const listSearch = (state: ListState): string => {
  const text = writeListState(state).toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** What a list reads of its URL, in one spelling. */
export const readListSearch = (params: URLSearchParams): string => listSearch(readListState(params))

/** A change of filter or order starts again at the first page. */
export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
})

export const withoutFilters = (state: ListState): ListState => ({
  ...readListState(new URLSearchParams()),
  search: state.search,
  exact: state.exact,
  orderby: state.orderby,
  order: state.order,
})

/** The fixed part of a list: where it stands decides it, not its parameters. */
export type ListScope = Pick<
  ShopperProductQuery,
  'category' | 'tag' | 'brand' | 'vendor' | 'on_sale' | 'featured'
>

/** The server's question for a state within a scope. */
export const toQuery = (state: ListState, scope: ListScope): ShopperProductQuery => ({
  ...scope,
  search: state.search || undefined,
  exact: state.exact || undefined,
  orderby: state.orderby,
  order: state.order,
  category: state.categories.join(',') || scope.category,
  brand: scope.brand ?? (state.brands.join(',') || undefined),
  attributes:
    Object.entries(state.attributes)
      .map(([name, terms]) => `pa_${name}:${terms.join(',')}`)
      .join(';') || undefined,
  min_price: state.minPrice || undefined,
  max_price: state.maxPrice || undefined,
  min_rating: state.minRating || undefined,
  on_sale: state.onSale || scope.on_sale || undefined,
  featured: state.featured || scope.featured || undefined,
  in_stock: state.inStock || undefined,
  page: state.page,
})

/** The filters that the listing itself has set already. */
export const fixedBy = (scope: ListScope): { brand: boolean; onSale: boolean } => ({
  brand: scope.brand !== undefined,
  onSale: scope.on_sale === true,
})
