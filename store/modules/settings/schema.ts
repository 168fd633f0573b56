import { z } from 'zod'
import { STAFF_ROLES } from '#store/rights.ts'
import { appSettings } from '#store-api/contract/settings.ts'

const text = z.string().max(500)
const amount = z.number().int().nonnegative()

const gateway = z.object({
  enabled: z.boolean(),
  title: text,
  description: z.string().max(2000),
  order: z.number().int(),
  /** what only this gateway knows: account numbers, merchant id … */
  settings: z.record(z.string(), z.string().max(5000)),
})
export type GatewaySettings = z.infer<typeof gateway>

/** Private settings, which no shopper sees; named like WooCommerce's options without their prefix. */
const privateSettings = z.object({
  calc_taxes: z.boolean(),
  /** prices are entered with tax */
  prices_include_tax: z.boolean(),
  tax_based_on: z.enum(['shipping', 'billing', 'base']),
  /** `inherit` takes the class of the cart's items, '' is standard */
  shipping_tax_class: text,
  tax_round_at_subtotal: z.boolean(),
  tax_display_shop: z.enum(['incl', 'excl']),
  tax_display_cart: z.enum(['incl', 'excl']),
  tax_total_display: z.enum(['single', 'itemized']),
  price_display_suffix: text,
  price_thousand_sep: z.string().max(5),
  price_decimal_sep: z.string().max(5),
  manage_stock: z.boolean(),
  /** minutes an unpaid order keeps its stock, 0 for ever */
  stock_hold_minutes: amount,
  notify_low_stock_amount: amount,
  notify_no_stock_amount: amount,
  hide_out_of_stock_items: z.boolean(),
  weight_unit: z.enum(['kg', 'g', 'lbs', 'oz']),
  dimension_unit: z.enum(['m', 'cm', 'mm', 'in', 'yd']),
  /** a sale is shown as one only where its old price was charged for a day at least of the thirty days before it */
  sales_need_charged_price: z.boolean(),
  enable_coupons: z.boolean(),
  /** a coupon is taken from what the ones before it left */
  calc_discounts_sequentially: z.boolean(),
  enable_reviews: z.boolean(),
  review_verified_only: z.boolean(),
  comments_moderated: z.boolean(),
  enable_guest_checkout: z.boolean(),
  /** `base` assumes the shop's own place until the shopper names one, '' assumes nothing */
  default_customer_address: z.enum(['', 'base', 'geolocation', 'geolocation_ajax']),
  store_address_2: text,
  store_city: text,
  /** province code, e.g. THR */
  store_state: text,
  store_postcode: text,
  /** receives mails about orders and contact messages; '' for none */
  admin_email: text,
  mail_from_name: text,
  mail_from_address: text,
  /** by what mail is sent; no host for what the environment says */
  mail_server: z.object({
    host: text,
    port: z.number().int().min(1).max(65_535),
    /** from the first byte, after a greeting, or not encrypted at all */
    security: z.enum(['tls', 'starttls', 'none']),
    username: text,
    /** encrypted */
    password: z.string().max(2000),
  }),
  /** by what SMS is sent; no provider for what the environment says */
  sms_service: z.object({
    provider: z.enum(['', 'kavenegar']),
    sender: text,
    /** encrypted */
    api_key: z.string().max(2000),
  }),
  /** when backups are made by themselves; zeros for what the environment says */
  backup_plan: z.object({
    every_hours: z.number().int().min(0).max(744),
    keep: z.number().int().min(0).max(1000),
  }),
  /** which price comparisons are given the products, see docs/feeds.md; none until the owner has registered there */
  product_feeds: z.array(z.enum(['torob', 'google', 'emalls'])).max(3),
  /** whether vendors write their own products: not at all, seen by the shop before shoppers see them, or at once */
  vendor_products: z.enum(['off', 'review', 'publish']),
  /** how long what was bought is taken back, 0 where the shop does not say */
  return_days: z.number().int().min(0).max(3650),
  /** whoever has one of these roles must have a second factor; written by `staff/second-factor-roles` alone */
  second_factor_roles: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length),
  gateways: z.record(z.string(), gateway),
})

/** Seconds. A code is good as long as that at least, so that one who missed it can ask for another: ten minutes at most. */
export const MAX_RESENT_OTP_TIME = 600

export const storeSettings = appSettings.extend({
  ...privateSettings.shape,
  // up to an hour was allowed once
  resent_otp_time: z.number().overwrite((seconds) => Math.min(seconds, MAX_RESENT_OTP_TIME)),
})
/** Every setting of the shop: the public ones of `rests/plugin.php` and the private ones. */
export type StoreSettings = z.infer<typeof storeSettings>

export const SETTING_NAMES = Object.keys(storeSettings.shape) as (keyof StoreSettings)[]
export const PRIVATE_NAMES: ReadonlySet<string> = new Set(Object.keys(privateSettings.shape))
