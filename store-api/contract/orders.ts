import { z } from 'zod'
import type { Quote } from './cart.ts'
import { paging } from './paging.ts'

/** The statuses that WooCommerce itself has. */
export const WOOCOMMERCE_STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const
/** All statuses that orders have: WooCommerce's, and those of shops in Iran. */
export const ORDER_STATUSES = [
  ...WOOCOMMERCE_STATUSES,
  'approved',
  'pws-in-stock',
  'pws-packaged',
  'pws-courier',
  'pws-ready-to-ship',
  'pws-returned',
  'pws-deleted',
  'pws-shipping',
  'pws-need-review',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const address = {
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
}
export const billingAddress = z.object({ ...address, email: z.string(), phone: z.string() })
export const shippingAddress = z.object({ ...address, phone: z.string().optional() })
export type BillingAddress = z.infer<typeof billingAddress>
export type ShippingAddress = z.infer<typeof shippingAddress>

/** The keys of WooCommerce's order that a shopper sees, plus what may be done with it. */
export const order = z.object({
  id: z.number(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: z.string(),
  date_paid_gmt: z.string().nullable(),
  date_completed_gmt: z.string().nullable(),
  discount_total: z.string(),
  shipping_total: z.string(),
  total_tax: z.string(),
  total: z.string(),
  /** ours: what was given back of it; nothing where it is not told */
  refunded_total: z.string().optional(),
  customer_note: z.string(),
  billing: billingAddress,
  shipping: shippingAddress,
  payment_method: z.string(),
  payment_method_title: z.string(),
  transaction_id: z.string(),
  line_items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      product_id: z.number(),
      variation_id: z.number(),
      quantity: z.number(),
      /** ours: how many of these pieces were refunded; none where it is not told */
      refunded_quantity: z.number().optional(),
      subtotal: z.string(),
      total: z.string(),
      sku: z.string(),
      price: z.number(),
      image: z.object({ id: z.union([z.number(), z.string()]), src: z.string() }).nullable(),
      meta_data: z.array(
        z.object({
          id: z.number(),
          key: z.string(),
          value: z.unknown(),
          display_key: z.string(),
          display_value: z.unknown(),
        }),
      ),
    }),
  ),
  shipping_lines: z.array(
    z.object({ id: z.number(), method_title: z.string(), method_id: z.string(), total: z.string() }),
  ),
  fee_lines: z.array(z.object({ id: z.number(), name: z.string(), total: z.string() })),
  coupon_lines: z.array(z.object({ id: z.number(), code: z.string(), discount: z.string() })),
  /** ours: what happened when, oldest first */
  timeline: z.array(z.object({ status: z.string(), date_gmt: z.string(), note: z.string() })),
  /** ours: by what its parcel is followed; null until the carrier has it. Texts are '' where they are not known */
  shipment: z.object({ code: z.string(), carrier: z.string(), url: z.string() }).nullable(),
  /** ours: an unpaid or failed order may be paid again */
  can_pay: z.boolean(),
  /** ours: its customer may stop it until then; null when it is too late, or not theirs who ask */
  cancel_until_gmt: z.string().nullable(),
  /** ours: for bank transfers waiting for a receipt */
  needs_receipt: z.boolean(),
  /** ours: where to transfer the money while it is waited for; empty texts are not known */
  transfer: z
    .object({ account_name: z.string(), bank_name: z.string(), card_number: z.string(), iban: z.string() })
    .nullable(),
})
export type Order = z.infer<typeof order>

/** Guest tracking: the order's number and the mobile number or e-mail it was placed with. */
export const trackQuery = z.object({ number: z.string().max(30), contact: z.string().max(200) })
export type TrackQuery = z.infer<typeof trackQuery>

/** `GET ghab/v1/orders/track`: how far the order is, and nothing of who bought what. */
export const trackedOrder = z.object({
  number: z.string(),
  status: z.string(),
  date_created_gmt: z.string(),
  /** what it came to when, oldest first */
  timeline: z.array(z.object({ status: z.string(), date_gmt: z.string() })),
})
export type TrackedOrder = z.infer<typeof trackedOrder>

/** `POST ghab/v1/orders/track/code`: a code to the contact, if it is the order's; which of them it was is not told. */
export const trackCodeRequest = trackQuery.extend({
  /** of the last answer, where another code is asked for */
  request: z.string().max(100).default(''),
})
export interface TrackCodeAnswer {
  /** names this request; goes along with the code */
  request: string
  /** seconds until another code may be asked for */
  resend_after: number
}

/** `POST ghab/v1/orders/track/verify`: the code proves the contact. */
export const trackVerifyRequest = trackQuery.extend({
  request: z.string().max(100),
  code: z.string().max(30),
})
export type TrackVerifyRequest = z.infer<typeof trackVerifyRequest>

/** What gives access to the whole order (`GET ghab/v1/orders/{id}?key=`). */
export interface OrderAccess {
  id: number
  order_key: string
}

/** `GET ghab/v1/orders`: the orders of the customer who asks, newest first. */
export const ordersQuery = z.object({
  ...paging(10),
  /** comma-separated; absent for all */
  status: z.string().max(500).default(''),
})

/** An order in a list. */
export interface OrderSummary {
  id: number
  number: string
  status: string
  date_created_gmt: string
  total: string
  /** pieces */
  items: number
  /** of the first lines */
  pictures: { name: string; src: string | null }[]
  can_pay: boolean
}

/** `POST ghab/v1/orders/{id}/reorder`: what the cart can have again, and what not. */
export type ReorderAnswer = Pick<Quote, 'lines' | 'removed'>
