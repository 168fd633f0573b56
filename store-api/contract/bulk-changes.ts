import { z } from 'zod'
import { ORDER_STATUSES } from './orders.ts'

export const MOST_CHANGED = 10_000

const ids = z.array(z.number().int().min(1)).min(1).max(MOST_CHANGED)
/** the same again with the same key does nothing more */
const key = z.string().min(8).max(100).optional()

const statuses = z.enum(['publish', 'draft', 'pending', 'private', 'trash'])
const stockStates = z.enum(['instock', 'outofstock', 'onbackorder'])

/** a decimal as WooCommerce writes prices */
const price = z.string().regex(/^\d{1,13}(\.\d{1,6})?$/)

/** What is changed of many products at once; what is not given stays as it is. */
export const productBulkChange = z.object({
  status: statuses.optional(),
  /** the pieces of a product are no longer counted then */
  stock_status: stockStates.optional(),
  /** the id of a category, added to those that a product has */
  category: z.number().int().min(1).optional(),
  /** of the prices: 10 raises by a tenth, -10 lowers */
  percent: z.number().gt(-100).max(1000).optional(),
  /** the id of the product whose variations are changed, all of them; its prices, `percent` and stock alone */
  variations_of: z.number().int().min(1).optional(),
  regular_price: price.optional(),
  /** '' for none */
  sale_price: price.or(z.literal('')).optional(),
  /** pieces of each variation, which are counted from then on */
  stock_quantity: z.number().int().min(-1_000_000_000).max(1_000_000_000).optional(),
})
export type ProductBulkChange = z.infer<typeof productBulkChange>

/** `POST ghab/v1/bulk-changes`; something has to be changed, of `product_ids` or of all of `variations_of`. */
export const newProductBulkChange = productBulkChange.extend({ product_ids: ids.optional(), key })

/** What somebody may set by hand: money goes back by a refund. */
const SETTABLE_BY_HAND = ORDER_STATUSES.filter((status) => status !== 'refunded')

const orderBulkChange = z.object({ status: z.enum(SETTABLE_BY_HAND) })
export type OrderBulkChange = z.infer<typeof orderBulkChange>

/** `POST ghab/v1/orders/bulk-changes` */
export const newOrderBulkChange = orderBulkChange.extend({
  order_ids: ids,
  key,
  /** ms since the orders were read, as by a list: one that somebody changed meanwhile is refused */
  seen_ago: z.number().int().min(0).optional(),
})

/** A change of many, how far it is and what it did. */
const reportOf = <Change extends z.ZodType>(change: Change) =>
  z.object({
    id: z.number(),
    /** `stopped`: it failed several times, and may be told to go on */
    status: z.enum(['running', 'stopped', 'done']),
    change,
    /** the change that it takes back */
    undoes: z.number().nullable(),
    /** the change that takes it back */
    undone_by: z.number().nullable(),
    progress: z.object({ total: z.number(), done: z.number(), percentage: z.number() }),
    result: z.object({
      changed: z.number(),
      /** there was nothing to change */
      kept: z.number(),
      refused: z.number(),
    }),
    /** the first that were refused; `name` is '' of one that there was not */
    refused: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /**
         * `unknown`; `changed_since` where it is not as the change left it, or as it was seen; of a product `sku_taken`,
         * `gtin_taken`, and `sale_above` where its sale price would not be below the other one; of an order `not_allowed`
         */
        reason: z.string(),
      }),
    ),
    date_created_gmt: z.string(),
    date_finished_gmt: z.string().nullable(),
  })

/** Of products; one that takes another back says whose variations it means, at most. */
export const productBulkReport = reportOf(productBulkChange)
/** Of orders; one that takes another back says no status. */
export const orderBulkReport = reportOf(orderBulkChange.partial())

export type BulkReport<Change = object> = Omit<z.infer<typeof productBulkReport>, 'change'> & {
  change: Change
}
export type ProductBulkReport = BulkReport<ProductBulkChange>
export type OrderBulkReport = BulkReport<Partial<OrderBulkChange>>
