import { z } from 'zod'

export const MOST_CHANGED = 10_000

const statuses = z.enum(['publish', 'draft', 'pending', 'private', 'trash'])
const stockStates = z.enum(['instock', 'outofstock', 'onbackorder'])

/** What is changed of many products at once; what is not given stays as it is. */
export const bulkChange = z.object({
  status: statuses.optional(),
  /** the pieces of a product are no longer counted then */
  stock_status: stockStates.optional(),
  /** the id of a category, added to those that a product has */
  category: z.number().int().min(1).optional(),
  /** of the prices: 10 raises by a tenth, -10 lowers */
  percent: z.number().gt(-100).max(1000).optional(),
})
export type BulkChange = z.infer<typeof bulkChange>

/** `POST ghab/v1/bulk-changes`; something has to be changed. */
export const newBulkChange = bulkChange.extend({
  product_ids: z.array(z.number().int().min(1)).min(1).max(MOST_CHANGED),
  /** the same again with the same key does nothing more */
  key: z.string().min(8).max(100).optional(),
})

/** A change of many products, how far it is and what it did. */
export const bulkChangeReport = z.object({
  id: z.number(),
  /** `stopped`: it failed several times, and may be told to go on */
  status: z.enum(['running', 'stopped', 'done']),
  change: bulkChange,
  /** the change that it takes back */
  undoes: z.number().nullable(),
  /** the change that takes it back */
  undone_by: z.number().nullable(),
  progress: z.object({ products: z.number(), done: z.number(), percentage: z.number() }),
  result: z.object({
    changed: z.number(),
    /** there was nothing to change */
    kept: z.number(),
    refused: z.number(),
  }),
  /** the first products that were refused; `name` is '' of one that there was not */
  refused: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      /** `unknown`, `sku_taken`, `gtin_taken`, or `changed_since` where it is not as the change left it */
      reason: z.string(),
    }),
  ),
  date_created_gmt: z.string(),
  date_finished_gmt: z.string().nullable(),
})
export type BulkChangeReport = z.infer<typeof bulkChangeReport>
