import { z } from 'zod'
import { image } from './products.ts'

/** A cart line as the device keeps it: the specification's fields (spec §3), prices as the product had them then. */
export interface CartLine {
  product_id: number
  variation_id?: number
  name: string
  quantity: number
  /** product id plus timestamp */
  cart_id: string
  image: string
  stock_quantity: number | null
  tax_class: string
  tax_status: string
  price: string
  price_html: string
  subtotal: string
  total: string
  on_sale: boolean
  categories: { id: number; name: string; slug: string }[]
  /** the selected options, in words */
  meta_data: { key: string; value: string }[]
  sold_individually: boolean
  shipping_required: boolean
  /** ours: lines that other apps left on the device have none */
  slug?: string
  /** ours: what was chosen of the attributes that the variation leaves open, by the slug of the attribute */
  open_options?: Record<string, string>
}

export const MAX_CART_LINES = 200
export const MAX_QUANTITY = 9999

export const quoteLine = z.object({
  cart_id: z.string().max(100),
  product_id: z.number().int().positive(),
  variation_id: z.number().int().nonnegative().optional(),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
  /** the price the shopper last saw, to tell a change; never used to charge */
  price: z.string().max(30).optional(),
  /** what was chosen, in words: needed for options that a variation leaves open */
  meta_data: z
    .array(z.object({ key: z.string().max(200), value: z.string().max(200) }))
    .max(20)
    .optional(),
})

export const quoteAddress = z.object({
  country: z.string().max(2).default(''),
  state: z.string().max(50).default(''),
  city: z.string().max(100).default(''),
  postcode: z.string().max(20).default(''),
})

export const quoteRequest = z.object({
  lines: z.array(quoteLine).max(MAX_CART_LINES),
  coupons: z.array(z.string().max(100)).max(20).default([]),
  shipping_address: quoteAddress.optional(),
  /** `flat_rate:3`; unknown or missing picks free delivery, else the first rate */
  shipping_rate: z.string().max(100).optional(),
  /** for coupons bound to e-mail addresses, or to be used once per customer */
  email: z.string().max(200).optional(),
  phone: z.string().max(30).optional(),
  /** the buyer, 0 for one without an account: of those who may publish orders, as of an order by phone; else who asks */
  customer_id: z.number().int().nonnegative().optional(),
})
export type QuoteRequest = z.input<typeof quoteRequest>

export const COUPON_REFUSALS = [
  'not_found',
  'expired',
  'minimum_not_met',
  'maximum_exceeded',
  'usage_limit',
  'usage_limit_per_user',
  'individual_use',
  'products_not_applicable',
  'categories_excluded',
  'sale_items_excluded',
  'email_restricted',
  'already_applied',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

export const LINE_NOTICES = ['price_changed', 'quantity_clamped', 'sold_individually'] as const
export const LINE_REMOVALS = ['vanished', 'out_of_stock', 'not_purchasable', 'option_missing'] as const

export const quotedLine = z.object({
  cart_id: z.string(),
  product_id: z.number(),
  variation_id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: image.nullable(),
  meta_data: z.array(z.object({ key: z.string(), value: z.string() })),
  /** what was chosen of the attributes that the variation leaves open: slug of the attribute → slug of the term */
  open_options: z.record(z.string(), z.string()).optional(),
  quantity: z.number(),
  requested_quantity: z.number(),
  /** null is unlimited */
  max_quantity: z.number().nullable(),
  /** unit price as it was entered, which pages show and a cart line keeps; decimal string */
  entered_price: z.string(),
  /** unit price as the cart shows it, with tax or without; decimal string */
  price: z.string(),
  regular_price: z.string(),
  /** the lowest charged in the thirty days before the sale, where that is known */
  lowest_price: z.string().optional(),
  /** the one that the line named, where it is another now: as entered, as `entered_price` is */
  previous_price: z.string().nullable(),
  /** before coupons */
  subtotal: z.string(),
  /** before coupons and without tax, as exact as it is priced: an order's `subtotal`; for who names the buyer */
  net_subtotal: z.string().optional(),
  /** after coupons */
  total: z.string(),
  on_sale: z.boolean(),
  sold_individually: z.boolean(),
  shipping_required: z.boolean(),
  vendor: z.object({ id: z.number(), name: z.string(), slug: z.string() }).nullable(),
  notices: z.array(z.enum(LINE_NOTICES)),
})
export type QuotedLine = z.infer<typeof quotedLine>

export const shippingRate = z.object({
  /** `method_id:instance_id` */
  id: z.string(),
  method_id: z.string(),
  title: z.string(),
  cost: z.string(),
  selected: z.boolean(),
})
export type ShippingRate = z.infer<typeof shippingRate>

/** `POST ghab/v1/cart/quote`: the authoritative view of a cart. Money in decimal strings. */
export const quote = z.object({
  lines: z.array(quotedLine),
  removed: z.array(z.object({ cart_id: z.string(), name: z.string(), reason: z.enum(LINE_REMOVALS) })),
  coupons: z.array(
    z.object({
      code: z.string(),
      discount: z.string(),
      discount_type: z.string(),
      free_shipping: z.boolean(),
    }),
  ),
  refused_coupons: z.array(
    z.object({
      code: z.string(),
      reason: z.enum(COUPON_REFUSALS),
      /** the minimum or maximum of the reason, as a decimal string */
      amount: z.string().optional(),
    }),
  ),
  shipping: z.object({
    required: z.boolean(),
    /** false while the address is not known well enough: no province where provinces are listed */
    calculated: z.boolean(),
    rates: z.array(shippingRate),
    /** progress towards free delivery in this zone, while it is not known in all of the country's; null without any */
    free_from: z.object({ minimum: z.string(), remaining: z.string() }).nullable(),
  }),
  fees: z.array(z.object({ name: z.string(), total: z.string() })),
  taxes: z.array(z.object({ label: z.string(), total: z.string() })),
  totals: z.object({
    items: z.number(),
    subtotal: z.string(),
    discount: z.string(),
    shipping: z.string(),
    fees: z.string(),
    tax: z.string(),
    /** the amounts above, of lines, coupons and shipping too, already hold the tax */
    tax_included: z.boolean(),
    total: z.string(),
  }),
})
export type Quote = z.infer<typeof quote>
