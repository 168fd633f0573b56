import type { Generated } from 'kysely'
import type { MetaEntry } from '#common/meta-data.ts'
import type { Json } from '#store/database/json.ts'

export interface CartsTable {
  id: Generated<number>
  /** 128 random bits or more; gives access */
  token: string
  /** a `SavedCart` */
  content: Json<unknown>
  expires_at: number
}
export interface CouponsTable {
  id: Generated<number>
  /** always lower case */
  code: string
  status: string
  /** percent, fixed_cart, fixed_product */
  discount_type: string
  /** minor units, which may have parts, for fixed types; for percent hundredths of a percent (10 % = 1000) */
  amount: number
  description: string
  date_expires_at: number | null
  usage_count: number
  individual_use: number
  product_ids: Json<number[]>
  excluded_product_ids: Json<number[]>
  usage_limit: number | null
  usage_limit_per_user: number | null
  limit_usage_to_x_items: number | null
  free_shipping: number
  product_categories: Json<number[]>
  excluded_product_categories: Json<number[]>
  exclude_sale_items: number
  /** minor units, 0 none */
  minimum_amount: number
  maximum_amount: number
  /** e-mail addresses, `*` is a wildcard */
  email_restrictions: Json<string[]>
  meta_data: Generated<Json<MetaEntry[]>>
  created_at: number
  updated_at: number
}
export interface CouponUsagesTable {
  id: Generated<number>
  coupon_id: number
  order_id: number
  /** one name of the shopper: customer id as text, billing e-mail or mobile number; a use has a row for each */
  used_by: string
}
export interface ShippingZonesTable {
  id: Generated<number>
  name: string
  zone_order: number
}
export interface ShippingZoneLocationsTable {
  id: Generated<number>
  zone_id: number
  /** `IR`, `IR:THR`, a postcode or range `1000...1999` */
  code: string
  /** country, state, continent, postcode */
  type: string
}
export interface ShippingMethodsTable {
  /** WooCommerce's instance_id */
  id: Generated<number>
  zone_id: number
  /** flat_rate, free_shipping, local_pickup */
  method_id: string
  title: string
  method_order: number
  enabled: number
  /** cost (decimal text), tax_status, requires, min_amount (decimal text), ignore_discounts */
  settings: Json<Record<string, string>>
}
export interface TaxClassesTable {
  slug: string
  name: string
}
export interface TaxRatesTable {
  id: Generated<number>
  country: string
  state: string
  postcode: string
  city: string
  /** hundredths of a percent × 100: 9 % = 90000 */
  rate: number
  name: string
  priority: number
  compound: number
  shipping: number
  rate_order: number
  class: string
}
