import { z } from 'zod'

/** `ghab/v1/products/{id}/price-history`: the oldest step first; it may have begun before the days that were asked for. */
export const priceHistory = z.object({
  days: z.number(),
  steps: z.array(
    z.object({
      /** from when on it cost that much, in UTC without a zone */
      date_gmt: z.string(),
      /** a decimal string; '' while the product was not for sale */
      price: z.string(),
    }),
  ),
})
export type PriceHistory = z.infer<typeof priceHistory>
