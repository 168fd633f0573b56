import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'

const ids = { type: 'array', items: { type: 'integer' }, default: [] } as const
const operator = { type: 'string', enum: ['in', 'not_in', 'and'], default: 'in' } as const
const flag = { type: 'boolean', default: false } as const

/** What pages of the Store API take; 0 is the most that one page may have. */
export const storePagingArgs = args({
  page: { type: 'integer', default: 1, minimum: 1 },
  per_page: { type: 'integer', default: 10, minimum: 0, maximum: 100 },
  offset: { type: 'integer' },
  order: { type: 'string', default: 'desc', enum: ['asc', 'desc'] },
})

/** `wc/store/v1/products`, in WooCommerce's order. */
export const storeProductArgs = args({
  ...contextArg,
  page: storePagingArgs.page,
  per_page: storePagingArgs.per_page,
  search: { type: 'string' },
  slug: { type: 'string' },
  after: { type: 'string', format: 'date-time' },
  before: { type: 'string', format: 'date-time' },
  date_column: {
    type: 'string',
    default: 'date',
    enum: ['date', 'date_gmt', 'modified', 'modified_gmt'],
  },
  exclude: ids,
  include: ids,
  offset: storePagingArgs.offset,
  order: storePagingArgs.order,
  orderby: {
    type: 'string',
    default: 'date',
    enum: [
      'date',
      'modified',
      'id',
      'include',
      'title',
      'slug',
      'price',
      'popularity',
      'rating',
      'menu_order',
      'comment_count',
    ],
  },
  parent: ids,
  parent_exclude: ids,
  type: { type: 'string', enum: ['simple', 'grouped', 'external', 'variable', 'variation'] },
  sku: { type: 'string' },
  featured: { type: 'boolean' },
  category: { type: 'string' },
  category_operator: operator,
  brand: { type: 'string' },
  brand_operator: operator,
  tag: { type: 'string' },
  tag_operator: operator,
  on_sale: { type: 'boolean' },
  min_price: { type: 'string' },
  max_price: { type: 'string' },
  stock_status: {
    type: 'array',
    items: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
    default: [],
  },
  attributes: {
    type: 'array',
    items: {
      type: 'object',
      open: true,
      properties: {
        attribute: { type: 'string' },
        term_id: { type: 'array', items: { type: 'integer' } },
        slug: { type: 'array', items: { type: 'string' } },
        operator: { type: 'string', enum: ['in', 'not_in', 'and'] },
      },
    },
    default: [],
  },
  attribute_relation: { type: 'string', enum: ['in', 'and'], default: 'and' },
  catalog_visibility: { type: 'string', enum: ['any', 'visible', 'catalog', 'search', 'hidden'] },
  rating: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 5 }, default: [] },
  related: { type: 'integer' },
})
export type StoreProductQuery = Parsed<typeof storeProductArgs>

/** `wc/store/v1/products/collection-data`: the same list, and what is to be counted over it. */
export const collectionDataArgs = args({
  ...storeProductArgs,
  calculate_price_range: flag,
  calculate_stock_status_counts: flag,
  calculate_attribute_counts: {
    type: 'array',
    items: {
      type: 'object',
      open: true,
      properties: {
        taxonomy: { type: 'string' },
        query_type: { type: 'string', enum: ['and', 'or'] },
      },
    },
    default: [],
  },
  calculate_rating_counts: flag,
  calculate_taxonomy_counts: { type: 'array', items: { type: 'string' }, default: [] },
})

/** As many of a page as WooCommerce's largest page has where a client asks for all. */
export const pageSize = ({ per_page }: { per_page: number }): number =>
  per_page || storePagingArgs.per_page.maximum
