import { parsePrice } from '#common/money.ts'
import { toLatinDigits } from '#common/persian.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readIdsOrSlugs } from '#store/http/wp-rest/parameters.ts'
import { AVAILABLE, type Catalog, type ProductQuery } from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import {
  defaultProductSort,
  PRODUCT_SORT_DIRECTIONS,
  PRODUCT_SORTS,
} from '#store-api/contract/product-sort.ts'
import { CATALOG_VISIBILITIES, type ShopperProductQuery } from '#store-api/contract/products.ts'

/** How each parameter of the contract's {@link ShopperProductQuery} is checked, declared as WordPress does. */
export const shopperProductArgs = args({
  ...pagingArgs,
  per_page: { type: 'integer', default: 20, minimum: 1, maximum: 100 },
  orderby: { type: 'string', enum: PRODUCT_SORTS },
  order: { type: 'string', enum: ['asc', 'desc'] },
  category: { type: 'string' },
  tag: { type: 'string' },
  brand: { type: 'string' },
  vendor: { type: 'string' },
  attributes: { type: 'string' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  on_sale: { type: 'boolean' },
  featured: { type: 'boolean' },
  in_stock: { type: 'boolean' },
  min_rating: { type: 'number', minimum: 1, maximum: 5 },
  catalog_visibility: { type: 'string', enum: CATALOG_VISIBILITIES },
  search: { type: 'string' },
  exact: { type: 'boolean', default: false },
  include: { type: 'array', items: { type: 'integer' } },
  exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  facets: { type: 'boolean', default: true },
}) satisfies Record<Exclude<keyof ShopperProductQuery, '_fields'>, unknown>
export type ShopperQuery = Parsed<typeof shopperProductArgs>

const MAX_SEARCH = 200

interface Named {
  id: number
  slug: string
}

/** `pa_color:12,15;pa_size:3`; an unknown attribute finds nothing rather than everything. */
const attributesOf = (text: string | undefined, { taxonomy }: Catalog): ProductQuery['attributes'] =>
  (text ?? '').split(';').flatMap((part) => {
    if (part.trim() === '') return []
    const [slug = '', terms = ''] = part.trim().split(':')
    const attribute = [...taxonomy.attributes.values()].find((one) => one.slug === slug)
    const known = attribute ? taxonomy.termsOf(attribute.id) : []
    const wanted = readIdsOrSlugs(terms, known) ?? []
    return { id: attribute?.id ?? 0, terms: wanted.filter((id) => known.some((term) => term.id === id)) }
  })

const priceOf = (text: string | undefined, settings: StoreSettings): number | undefined =>
  text ? (parsePrice(toLatinDigits(text), settings.currency.decimals) ?? undefined) : undefined

const orderOf = (query: ShopperQuery): Pick<ProductQuery, 'orderBy' | 'descending'> => {
  if (!query.orderby && query.include && !query.search) return { orderBy: 'include', descending: false }
  const orderBy = query.orderby ?? defaultProductSort(Boolean(query.search))
  return { orderBy, descending: (query.order ?? PRODUCT_SORT_DIRECTIONS[orderBy]) === 'desc' }
}

const visibilityOf = (query: ShopperQuery) =>
  query.catalog_visibility ?? (query.include ? 'any' : query.search ? 'search' : 'catalog')

/** What is asked for by its id is known already, as on a wish list: hiding what is out of stock is for the others. */
const stockOf = (query: ShopperQuery, settings: StoreSettings): ProductQuery['stock'] => {
  if (query.in_stock === false) return ['outofstock']
  const hidesOutOfStock = settings.hide_out_of_stock_items && visibilityOf(query) !== 'any'
  return query.in_stock || hidesOutOfStock ? AVAILABLE : undefined
}

/** A shopper's question as one to the catalogue: published products, in lists those shown in lists. */
export const readShopperQuery = (
  query: ShopperQuery,
  around: { catalog: Catalog; settings: StoreSettings; vendors: readonly Named[] },
): ProductQuery => {
  const { catalog, settings, vendors } = around
  const { taxonomy } = catalog
  const visibility = visibilityOf(query)
  return {
    ...orderOf(query),
    visibleIn: visibility === 'any' ? 'anything' : visibility,
    include: query.include,
    exclude: query.exclude,
    categories: readIdsOrSlugs(query.category, taxonomy.categories.values()),
    tags: readIdsOrSlugs(query.tag, taxonomy.tags.values()),
    brands: readIdsOrSlugs(query.brand, taxonomy.brands.values()),
    vendors: readIdsOrSlugs(query.vendor, vendors),
    attributes: attributesOf(query.attributes, catalog),
    minPrice: priceOf(query.min_price, settings),
    maxPrice: priceOf(query.max_price, settings),
    onSale: query.on_sale,
    claimedSales: settings.sales_need_charged_price,
    featured: query.featured,
    stock: stockOf(query, settings),
    minRating: query.min_rating === undefined ? undefined : Math.floor(query.min_rating),
    search: query.search?.slice(0, MAX_SEARCH).trim() || undefined,
    exactly: query.exact,
    facets: query.facets,
    skip: (query.page - 1) * query.per_page,
    limit: query.per_page,
  }
}
