import { args } from './parameters.ts'

export const contextArg = args({ context: { type: 'string', enum: ['view', 'edit'], default: 'view' } })

export const pagingArgs = args({
  page: { type: 'integer', default: 1, minimum: 1 },
  per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
})

/** What every WooCommerce list of posts (products, orders, coupons) takes; spread it and add `orderby`. */
export const listArgs = args({
  ...contextArg,
  ...pagingArgs,
  search: { type: 'string' },
  after: { type: 'string', format: 'date-time' },
  before: { type: 'string', format: 'date-time' },
  modified_after: { type: 'string', format: 'date-time' },
  modified_before: { type: 'string', format: 'date-time' },
  dates_are_gmt: { type: 'boolean', default: false },
  exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  include: { type: 'array', items: { type: 'integer' }, default: [] },
  offset: { type: 'integer' },
  order: { type: 'string', default: 'desc', enum: ['asc', 'desc'] },
})

/** How many rows to skip: `offset` beats `page`, and one below zero counts as its size, as in WordPress. */
export const skipped = (query: { page: number; per_page: number; offset?: number | undefined }): number =>
  query.offset === undefined ? (query.page - 1) * query.per_page : Math.abs(query.offset)

/** Deletes for ever rather than into the bin. */
export const forceArg = args({ force: { type: 'boolean', default: false } })
