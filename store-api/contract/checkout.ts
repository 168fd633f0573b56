import { z } from 'zod'
import { MAX_CART_LINES, MAX_QUANTITY, quote } from './cart.ts'
import { addressField } from './settings.ts'

const text = (max: number) => z.string().max(max).default('')

/** An address as a form sends it: nothing is required here, the checkout says what is missing. */
export const addressInput = z.object({
  first_name: text(100),
  last_name: text(100),
  company: text(100),
  address_1: text(300),
  address_2: text(300),
  city: text(100),
  state: text(50),
  postcode: text(20),
  country: text(2),
  email: text(200),
  phone: text(30),
})
export type AddressInput = z.infer<typeof addressInput>

const amount = z.union([z.string().max(100), z.number()]).nullish()

/** A product of a cart that is to be checked out (spec §3). */
export const draftProduct = z.object({
  product_id: z.coerce.number().int().positive(),
  quantity: z.coerce.number().int().min(1).max(MAX_QUANTITY).default(1),
  total: z.string().max(100).optional(),
  variation_id: z.coerce.number().int().nonnegative().optional(),
  selectedVariation: z.unknown().optional(),
})

/** A coupon or a way of delivery of such a cart (spec §3). */
export const draftCode = z.object({ code: z.string().max(100), discount: amount })

/** Body of `POST /api/appsettings/ionic_data_link/` (spec §7). Its totals and discounts are ignored. */
export const draftRequest = z.object({
  token: z.string().max(500).nullish(),
  billing_info: addressInput.partial().nullish(),
  shipping_info: addressInput.partial().nullish(),
  products: z.array(draftProduct).min(1).max(MAX_CART_LINES),
  coupons: z.array(draftCode).max(20).default([]),
  shipping_lines: z.array(draftCode).max(20).default([]),
  customer_note: text(2000),
  customer_id: z.coerce.number().int().nonnegative().default(0),
  one_page: z.coerce.number().default(1),
  platform: text(50),
})
export type DraftRequest = z.input<typeof draftRequest>

export const FIELD_ERRORS = [
  'required',
  'invalid_email',
  'invalid_phone',
  'invalid_postcode',
  'invalid_state',
  'too_long',
] as const

export const paymentMethod = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** `GET ghab/v1/geography?country=`: a province or state, `cities` with the capital first and [] when not listed. */
export const geographyState = z.object({ code: z.string(), name: z.string(), cities: z.array(z.string()) })
export type GeographyState = z.infer<typeof geographyState>

/** An address that the customer has saved, whole as an order would have it. */
export const savedAddress = z.object({ kind: z.enum(['shipping', 'billing']), address: addressInput })
export type SavedAddress = z.infer<typeof savedAddress>

/** `GET ghab/v1/checkout/{draft}`: what the checkout page shows. */
export const checkoutView = z.object({
  id: z.string(),
  /** set once placed: the page goes on to the order */
  order: z.object({ id: z.number(), order_key: z.string() }).nullable(),
  billing: addressInput,
  /** told only to the customer whose checkout it is, where parcels go first */
  saved: z.array(savedAddress),
  customer_note: z.string(),
  fields: z.record(z.string(), addressField),
  states: z.array(geographyState),
  country: z.string(),
  payment_methods: z.array(paymentMethod),
  quote,
})
export type CheckoutView = z.infer<typeof checkoutView>

/** `POST ghab/v1/checkout/{draft}/place` */
export const placeRequest = z.object({
  billing: addressInput.partial(),
  /** absent: deliver to the billing address */
  shipping: addressInput.partial().optional(),
  shipping_rate: text(100),
  payment_method: text(50),
  coupons: z.array(z.string().max(100)).max(20).optional(),
  /** absent: the draft's */
  customer_note: z.string().max(2000).optional(),
  terms: z.boolean().default(false),
  /** where the pages of the language that was used live; the bank sends the shopper back there */
  return_prefix: z.enum(['', '/en', '/fa']).default(''),
  /** the total the shopper agreed to, decimal string; a different one is refused with `total_changed` */
  expected_total: z.string().max(30).optional(),
})
export type PlaceRequest = z.input<typeof placeRequest>

export const PLACE_REFUSALS = [
  'draft_not_found',
  'draft_expired',
  'invalid_fields',
  'terms_required',
  'cart_changed',
  'cart_empty',
  'total_changed',
  'no_shipping_rate',
  'unknown_payment_method',
  'out_of_stock',
  'coupon_refused',
  'customer_blocked',
] as const
export type PlaceRefusal = (typeof PLACE_REFUSALS)[number]

export const placeAnswer = z.object({
  order_id: z.number(),
  order_key: z.string(),
  status: z.string(),
  /** where the browser goes next: the bank, or the thank-you page; a path of this shop or the gateway's URL */
  redirect: z.string(),
})
export type PlaceAnswer = z.infer<typeof placeAnswer>
