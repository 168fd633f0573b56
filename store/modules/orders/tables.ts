import type { Generated } from 'kysely'
import type { MetaEntry } from '#common/meta-data.ts'
import type { Json } from '#store/database/json.ts'
import type { BillingAddress, ShippingAddress } from '../customers/customers.ts'

export interface OrdersTable {
  id: Generated<number>
  status: string
  currency: string
  /** 128 random bits behind `wc_order_`; gives access to the order without a session */
  order_key: string
  /** 0 for a guest */
  customer_id: number
  billing: Json<BillingAddress>
  shipping: Json<ShippingAddress>
  payment_method: string
  payment_method_title: string
  transaction_id: string
  customer_note: string
  customer_ip_address: string
  customer_user_agent: string
  created_via: string
  /** the order that this one belongs to, as the first of a subscription; 0 for none */
  parent_order_id: Generated<number>
  cart_hash: string
  /** what the carrier knows the parcel by, '' for none; carrier and page of it are known with it alone */
  tracking_code: Generated<string>
  tracking_carrier: Generated<string>
  tracking_url: Generated<string>
  prices_include_tax: number
  /** all totals in minor units */
  discount_total: number
  discount_tax: number
  shipping_total: number
  shipping_tax: number
  cart_tax: number
  total: number
  total_tax: number
  /** 1 while the order's quantities are taken out of stock */
  stock_reduced: number
  coupons_counted: number
  sales_counted: number
  /** the checkout draft that became this order; unique, which makes placing idempotent */
  draft_id: string | null
  /** unpaid orders let go of their stock after this */
  hold_until_at: number | null
  paid_at: number | null
  completed_at: number | null
  meta_data: Json<{ id: number; key: string; value: unknown }[]>
  created_at: number
  updated_at: number
}

export interface OrderItemMeta {
  id: number
  key: string
  value: unknown
  display_key: string
  display_value: unknown
}

/** Lines snapshot what was sold: later changes of the product do not reach them. */
export interface OrderItemsTable {
  id: Generated<number>
  order_id: number
  kind: 'line_item' | 'shipping' | 'fee' | 'coupon' | 'tax'
  /** product name, method title, fee name or coupon code */
  name: string
  product_id: number
  variation_id: number
  vendor_id: number
  quantity: number
  tax_class: string
  tax_status: string
  subtotal: number
  subtotal_tax: number
  total: number
  total_tax: number
  /** [{id: rate id, total, subtotal}] in minor units */
  taxes: Json<{ id: number; total: number; subtotal: number }[]>
  sku: string
  global_unique_id: string
  parent_name: string | null
  image_id: number | null
  /** method_id and instance_id of shipping lines, type of coupon lines, `reduced_stock` of what was taken … */
  details: Json<Record<string, string | number>>
  meta_data: Json<OrderItemMeta[]>
}

export interface OrderNotesTable {
  id: Generated<number>
  order_id: number
  author: string
  note: string
  customer_note: number
  /** the status the order came to with this note; null for any other note */
  status: string | null
  created_at: number
}

export interface RefundsTable {
  id: Generated<number>
  order_id: number
  amount: number
  reason: string
  refunded_by: number
  refunded_payment: number
  meta_data: Json<MetaEntry[]>
  created_at: number
}

/**
 * What a refund gave back of one line of its order, or of one tax; a snapshot, as lines may change. Pieces and amounts
 * are counted as they are in the order, not below nothing.
 */
export interface RefundItemsTable
  extends Omit<OrderItemsTable, 'kind' | 'vendor_id' | 'subtotal' | 'subtotal_tax' | 'taxes' | 'meta_data'> {
  refund_id: number
  /** the order's line */
  item_id: number
  kind: 'line_item' | 'shipping' | 'fee' | 'tax'
  /** [{id: rate id, total}] in minor units */
  taxes: Json<{ id: number; total: number }[]>
}

/** By which mobile number and e-mail address (lower case) the order of a guest is found once they have an account. */
export interface GuestContactsTable {
  contact: string
  order_id: number
}

/** What a paid order lets its buyer download. */
export interface DownloadPermissionsTable {
  /** 144 random bits */
  token: string
  order_id: number
  /** of a variation its own id */
  product_id: number
  product_name: string
  download_id: string
  name: string
  /** below the data folder */
  file: string
  /** null for as often as wanted */
  remaining: number | null
  /** null for ever */
  expires_at: number | null
  /** when the last counted download began */
  begun_at: number | null
  /** downloads that were counted; one at most from before they were */
  used: Generated<number>
  /** when the shop took it back; null while it stands */
  revoked_at: Generated<number | null>
  created_at: number
}

/** Codes that were asked for to see a tracked order; the token of who asked is stored as SHA-256 only. */
export interface OrderCodesTable {
  token_hash: string
  /** as typed: whether there is such an order, placed with this contact, is looked up when the code is made */
  order_id: number
  /** an e-mail address in lower case or a phone number, as typed and tidied */
  contact: string
  /** '' until the code was made and put into the outbox, and for ever where number and contact do not fit */
  code_hash: string
  /** wrong codes so far */
  tries: number
  created_at: number
  expires_at: number
}

/** The link to an order's receipt, one for each order. */
export interface OrderReceiptsTable {
  order_id: number
  /** SHA-256 of the token in the link */
  token_hash: string
  /** encrypted, since the link is told again */
  token: string
  /** the last day on which the link is good, in UTC, `YYYY-MM-DD` */
  expires_on: string
  created_at: number
}
