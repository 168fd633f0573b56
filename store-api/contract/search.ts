import { z } from 'zod'

/**
 * `POST ghab/v1/search/seen`: results were looked at, or a product was opened from them; without anything about the
 * shopper.
 */
export const searchSeen = z.object({
  search: z.string().trim().min(1).max(200),
  /** the product that was opened */
  product_id: z.number().int().positive().optional(),
})
export type SearchSeen = z.infer<typeof searchSeen>
