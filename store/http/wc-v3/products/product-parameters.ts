import { parsePrice } from '#common/money.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { listArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readIds, readTexts } from '#store/http/wp-rest/parameters.ts'
import type { Catalog, ProductQuery, StockStatus } from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

const STATUSES = ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'] as const
const TYPES = ['simple', 'grouped', 'external', 'variable'] as const
/**
 * WooCommerce's own list, which is not that of the storefront (`store-api/contract/product-sort.ts`): it has `id`, `slug`,
 * `modified`, `include`, `sales` and `random`, lacks `relevance`, sorts everything downwards unless `order` says
 * otherwise, and is named in this order, with its doubles, when another value is refused.
 */
const ORDERS = [
  'date',
  'id',
  'include',
  'title',
  'slug',
  'modified',
  'popularity',
  'rating',
  'post__in',
  'price',
  'sales',
  'menu_order',
  'random',
  'popularity',
  'rating',
  'menu_order',
  'price',
  'popularity',
  'rating',
] as const
const STOCKS = ['instock', 'outofstock', 'onbackorder'] as const
const SEARCH_FIELDS = ['name', 'global_unique_id', 'description', 'short_description', 'sku'] as const

export const productListArgs = args({
  ...listArgs,
  orderby: { type: 'string', default: 'date', enum: ORDERS },
  parent: { type: 'array', items: { type: 'integer' }, default: [] },
  parent_exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  brand: { type: 'string' },
  slug: { type: 'string' },
  status: { type: 'string', default: 'any', enum: STATUSES },
  type: { type: 'string', enum: TYPES },
  sku: { type: 'string' },
  featured: { type: 'boolean' },
  category: { type: 'string' },
  tag: { type: 'string' },
  tax_class: { type: 'string' },
  shipping_class: { type: 'string' },
  attribute: { type: 'string' },
  attribute_term: { type: 'string' },
  on_sale: { type: 'boolean' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  include_meta: { type: 'array', items: { type: 'string' }, default: [] },
  exclude_meta: { type: 'array', items: { type: 'string' }, default: [] },
  stock_status: { type: 'string', enum: STOCKS },
  search_sku: { type: 'string' },
  search_name_or_sku: { type: 'string' },
  search_fields: { type: 'array', items: { type: 'string', enum: SEARCH_FIELDS }, default: [] },
  include_status: { type: 'array', items: { type: 'string', enum: STATUSES } },
  exclude_status: { type: 'array', items: { type: 'string', enum: STATUSES.slice(1) } },
  include_types: { type: 'array', items: { type: 'string', enum: TYPES } },
  exclude_types: { type: 'array', items: { type: 'string', enum: TYPES } },
  downloadable: { type: 'boolean' },
  virtual: { type: 'boolean' },
  pos_products_only: { type: 'boolean' },
})
export type ProductListQuery = Parsed<typeof productListArgs>

export interface Reading {
  catalog: Catalog
  settings: StoreSettings
  /** published and visible products only, whatever was asked */
  forShoppers: boolean
}

/** The dates of a query as instants; they are local unless `dates_are_gmt`. */
const readDates = (
  query: Pick<ProductListQuery, 'after' | 'before' | 'modified_after' | 'modified_before' | 'dates_are_gmt'>,
  settings: StoreSettings,
) => {
  const read = boundReader(query, settings.timezone)
  return {
    createdAfter: read(query.after),
    createdBefore: read(query.before),
    modifiedAfter: read(query.modified_after),
    modifiedBefore: read(query.modified_before),
  }
}

const ANY_STATUS = ['publish', 'draft', 'pending', 'private', 'future']

/** What is no number is let through, as WooCommerce does. */
const price = (text: string | undefined, settings: StoreSettings): number | undefined =>
  text ? (parsePrice(text, settings.currency.decimals) ?? undefined) : undefined

const statusesOf = (query: ProductListQuery): string[] => {
  const wanted: readonly string[] = query.include_status ?? [query.status]
  const all = wanted.includes('any') ? ANY_STATUS : wanted
  return all.filter((status) => !query.exclude_status?.some((one) => one === status))
}

/** An attribute without a term, or an unknown attribute, filters nothing. */
const attributesOf = (query: ProductListQuery, catalog: Catalog): ProductQuery['attributes'] => {
  const terms = readIds(query.attribute_term)
  const attribute = [...catalog.taxonomy.attributes.values()].find(({ slug }) => slug === query.attribute)
  return attribute && terms ? [{ id: attribute.id, terms }] : undefined
}

type Order = Pick<ProductQuery, 'orderBy' | 'descending' | 'unpricedFirst'>
const orderOf = ({ orderby, order }: Pick<ProductListQuery, 'orderby' | 'order'>): Order => {
  const descending = order === 'desc'
  switch (orderby) {
    case 'post__in':
    case 'include':
      return { orderBy: 'include', descending: false }
    case 'sales':
    case 'popularity':
      return { orderBy: 'popularity', descending: true }
    case 'rating':
      return { orderBy: 'rating', descending: true }
    case 'price':
      return { orderBy: 'price', descending, unpricedFirst: true }
    default:
      return { orderBy: orderby, descending }
  }
}

/** Parts of a search that are looked for in names and SKUs, not in words. */
const searchOf = (query: ProductListQuery, catalog: Catalog): Partial<ProductQuery> => {
  const { search, search_name_or_sku: either, search_sku: sku } = query
  if (query.sku && !either && !sku) return { plainSearch: search, withVariations: true }
  if (either) {
    const [inName, inSku] = [catalog.nameContains(either), catalog.skuContains(either)]
    return { where: (slot) => inName(slot) || inSku(slot), withVariations: true }
  }
  if (sku) return { where: catalog.skuContains(sku), withVariations: true, plainSearch: search }
  return { plainSearch: search }
}

/** Which visibility a list requires. Products that are asked for by id are answered even if lists hide them. */
const visibilityOf = (query: ProductListQuery): ProductQuery['visibleIn'] => {
  if (query.include.length || query.slug || query.sku) return 'anything'
  return query.search ? 'search' : 'catalog'
}

/** WooCommerce's parameters as a question to the catalogue. */
export const readProductQuery = (
  query: ProductListQuery,
  { catalog, settings, forShoppers }: Reading,
): ProductQuery => {
  return {
    ...readDates(query, settings),
    ...orderOf(query),
    ...searchOf(query, catalog),
    ...(forShoppers
      ? {
          statuses: statusesOf(query).filter((status) => status === 'publish'),
          visibleIn: visibilityOf(query),
          withVariations: false,
        }
      : { statuses: statusesOf(query) }),
    types: query.include_types ?? (query.type ? [query.type] : undefined),
    excludeTypes: query.exclude_types,
    include: query.include.length ? query.include : undefined,
    exclude: query.exclude,
    parents: query.parent.length ? query.parent : undefined,
    exceptParents: query.parent_exclude.length ? query.parent_exclude : undefined,
    slugs: readTexts(query.slug),
    skus: query.search_sku || query.search_name_or_sku ? undefined : readTexts(query.sku),
    categories: readIds(query.category),
    brands: readIds(query.brand),
    tags: readIds(query.tag),
    attributes: attributesOf(query, catalog),
    taxClasses: query.tax_class ? [query.tax_class === 'standard' ? '' : query.tax_class] : undefined,
    shippingClasses: readIds(query.shipping_class),
    minPrice: price(query.min_price, settings),
    maxPrice: price(query.max_price, settings),
    onSale: query.on_sale,
    featured: query.featured,
    virtual: query.virtual,
    downloadable: query.downloadable,
    stock: query.stock_status ? [query.stock_status as StockStatus] : undefined,
    skip: skipped(query),
    limit: query.per_page,
  }
}
