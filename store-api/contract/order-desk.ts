import { z } from 'zod'
import { paging } from './paging.ts'

/** What those who run the shop do with orders beside `wc/v3`. */
export const PRINT_KINDS = ['invoice', 'packing-slip'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** as many as are printed at once */
const MOST_PRINTED = 50

/** `GET ghab/v1/orders/print` */
export const printQuery = z.object({
  /** numbers of orders, parted by commas; printed in this order */
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(z.number()).max(MOST_PRINTED)),
  kind: z.enum(PRINT_KINDS).default('invoice'),
  /** of the page; the shop's own by default */
  lang: z.enum(['fa', 'en']).optional(),
})

/** One attempt to pay an order, or a transfer that its buyer says was made. */
export const orderPayment = z.object({
  id: z.number(),
  order_id: z.number(),
  gateway: z.string(),
  amount: z.string(),
  /** `claimed` until somebody has looked at the receipt of a transfer */
  status: z.enum(['started', 'paid', 'failed', 'cancelled', 'expired', 'claimed', 'refused']).or(z.string()),
  /** the bank's number for it, '' for none */
  reference: z.string(),
  /** path of the picture of its receipt; null where there is none */
  receipt: z.string().nullable(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
})
export type OrderPayment = z.infer<typeof orderPayment>

export const receiptsQuery = z.object(paging(20))
export const receiptApproval = z.object({ reference: z.string().trim().max(100).default('') })
/** `reason` is told to the buyer */
export const receiptRefusal = z.object({ reason: z.string().trim().min(1).max(500) })
export const judgedReceipt = z.object({ id: z.number(), order_id: z.number(), status: z.string() })

/** By what a parcel is followed. */
export const shipment = z.object({
  code: z.string(),
  carrier: z.string(),
  /** of the carrier's page about it, '' for none */
  url: z.string(),
})
/** `PUT ghab/v1/orders/{id}/tracking`; an empty code takes it away. */
export const shipmentChange = z.object({
  code: z.string().trim().max(100),
  carrier: z.string().trim().max(100).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  /** whether the buyer is told by mail, SMS and push */
  notify: z.boolean().default(true),
})
/** as `PUT wc/v3/orders/{id}` takes them */
const lines = z.array(z.record(z.string(), z.unknown())).max(1000).optional()
/** `POST ghab/v1/orders/{id}/quote` */
export const orderQuoteRequest = z.object({
  line_items: lines,
  shipping_lines: lines,
  fee_lines: lines,
  coupon_lines: lines,
})
/** Amounts that the order would have; those of goods, delivery and fees are without tax. */
export const orderQuote = z.object({
  subtotal: z.string(),
  discount: z.string(),
  shipping: z.string(),
  fees: z.string(),
  tax: z.string(),
  total: z.string(),
})
export type OrderQuoteJson = z.infer<typeof orderQuote>

export const shipmentAnswer = z.object({ shipment: shipment.nullable() })

/** What an order lets its buyer download. */
export const orderDownload = z.object({
  /** of a variation its own id */
  product_id: z.number(),
  product_name: z.string(),
  download_id: z.string(),
  name: z.string(),
  file: z.string(),
  /** null for as often as wanted */
  downloads_remaining: z.number().nullable(),
  download_count: z.number(),
  last_download_gmt: z.string().nullable(),
  /** null for ever */
  access_expires: z.string().nullable(),
  access_expires_gmt: z.string().nullable(),
  state: z.enum(['ready', 'expired', 'used_up', 'revoked']),
})
export type OrderDownload = z.infer<typeof orderDownload>
/** `GET ghab/v1/orders/{id}/downloads` */
export const orderDownloads = z.object({
  /** the order's status keeps them from its buyer */
  withheld: z.boolean(),
  downloads: z.array(orderDownload),
})
export type OrderDownloads = z.infer<typeof orderDownloads>
/** `POST ghab/v1/orders/{id}/downloads`; of a variation its own id. */
export const downloadGrant = z.object({ product_id: z.number().int().positive() })
/** `PUT ghab/v1/orders/{id}/downloads/{product}/{download}`; what is left out stays. */
export const downloadChange = z
  .object({
    downloads_remaining: z.number().int().min(0).max(1_000_000).nullable().optional(),
    /** in the shop's time, `YYYY-MM-DDTHH:MM:SS` */
    access_expires: z.string().max(30).nullable().optional(),
    revoked: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Nothing to change.',
  })
