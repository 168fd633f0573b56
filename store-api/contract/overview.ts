import { z } from 'zod'
import { paging } from './paging.ts'

export const overviewQuery = z.object({ period: z.enum(['day', 'week', 'month']).default('week') })
export type OverviewPeriod = z.infer<typeof overviewQuery>['period']

const sales = {
  /** decimal strings: what orders came to with tax and delivery, what was given back, and what is left of it */
  sales: z.string(),
  refunds: z.string(),
  net: z.string(),
  orders: z.number(),
}
/** `average` is sales by orders: what a buyer spends, before anything is given back */
const totals = z.object({ ...sales, average: z.string() })
const span = z.object({
  /** in the shop's time; `to` is no part of it */
  from: z.string(),
  to: z.string(),
  totals,
  /** by hour of a day, else by day; `date` is where one begins, in the shop's time */
  series: z.array(z.object({ date: z.string(), ...sales })),
})
const payment = z.object({
  id: z.number(),
  order_id: z.number(),
  gateway: z.string(),
  amount: z.string(),
  date_gmt: z.string(),
})

export const lowStockItem = z.object({
  id: z.number(),
  /** of a variation its product, else 0 */
  parent_id: z.number(),
  name: z.string(),
  sku: z.string(),
  stock_quantity: z.number(),
  /** at or below which it is low */
  threshold: z.number(),
})

/** `GET ghab/v1/overview`: what those who run the shop look at first. */
export const overview = z.object({
  period: overviewQuery.shape.period.unwrap(),
  current: span,
  /** the span of the same length before; `so_far` is as much of it as has passed of the current one */
  before: span.extend({ so_far: totals }),
  orders: z.object({
    /** those that somebody has something to do for */
    waiting: z.number(),
    by_status: z.array(z.object({ slug: z.string(), name: z.string(), total: z.number() })),
  }),
  best_sellers: z.array(
    z.object({ product_id: z.number(), name: z.string(), quantity: z.number(), total: z.string() }),
  ),
  /** how many products and variations have few pieces, and how many none; the fewest first */
  low_stock: z.object({ low: z.number(), none: z.number(), products: z.array(lowStockItem) }),
  /** products that wait to be published, as those that vendors hand in */
  products_pending: z.number(),
  reviews_waiting: z.number(),
  comments_waiting: z.number(),
  messages_unread: z.number(),
  /** of the period, of orders that are not paid still; the latest first */
  failed_payments: z.object({ total: z.number(), latest: z.array(payment) }),
  /** pictures of transfers that wait for approval */
  receipts: z.object({ total: z.number(), latest: z.array(payment) }),
  jobs_given_up: z.number(),
})
export type Overview = z.infer<typeof overview>

export const lowStockQuery = z.object(paging(20))

/** `GET ghab/v1/contact-messages`, the latest first. */
export const contactMessagesQuery = z.object({
  ...paging(20),
  unread: z.enum(['true', 'false', '1', '0']).default('false'),
})
export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  read: z.boolean(),
  date_gmt: z.string(),
})
export type ContactMessage = z.infer<typeof contactMessage>
export const contactMessageChange = z.object({ read: z.boolean() })
