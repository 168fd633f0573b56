import type { RaRecord } from 'react-admin'
import type { PostalAddress } from '#admin/shared/address/address-text.tsx'
import { fullName } from '#admin/shared/full-name.ts'

export interface Tax {
  id: number
  total: string
}

export interface LineItem {
  id: number
  name: string
  parent_name: string | null
  product_id: number
  variation_id: number
  quantity: number
  subtotal: string
  total: string
  total_tax: string
  taxes: Tax[]
  sku: string | null
  price: number
  image: { src: string }
  meta_data: { id: number; key: string; display_key: string; display_value: string }[]
}

export interface ShippingLine {
  id: number
  method_title: string
  method_id: string
  instance_id: string
  total: string
  total_tax: string
  taxes: Tax[]
}

export interface FeeLine {
  id: number
  name: string
  total: string
  taxes: Tax[]
}

/** An order of `wc/v3`. */
export interface Order extends RaRecord<number> {
  number: string
  status: string
  date_created_gmt: string
  customer_id: number
  customer_note: string
  billing: PostalAddress
  shipping: PostalAddress
  payment_method: string
  payment_method_title: string
  transaction_id: string
  date_paid_gmt: string | null
  discount_total: string
  shipping_total: string
  total: string
  total_tax: string
  payment_url: string
  prices_include_tax: boolean
  is_editable: boolean
  needs_payment: boolean
  line_items: LineItem[]
  shipping_lines: ShippingLine[]
  fee_lines: FeeLine[]
  coupon_lines: { id: number; code: string; discount: string }[]
  refunds: { id: number; reason: string; total: string }[]
}

/** Who bought: by name, else by what else is known of them. */
export const buyerOf = ({ billing }: Pick<Order, 'billing'>): string =>
  fullName(billing) || billing.phone || billing.email || ''

/** All states, in the order in which an order goes through them. */
export const STATUSES = [
  'pending',
  'on-hold',
  'pws-need-review',
  'processing',
  'approved',
  'pws-in-stock',
  'pws-packaged',
  'pws-ready-to-ship',
  'pws-courier',
  'pws-shipping',
  'completed',
  'cancelled',
  'failed',
  'refunded',
  'pws-returned',
  'pws-deleted',
] as const

/** What somebody may set by hand: money goes back by a refund. */
export const SETTABLE = STATUSES.filter((status) => status !== 'refunded')

/** the store prints so many at once */
export const MOST_PRINTED = 50

/** Opens invoices or packing slips of some orders, ready to be printed. */
export const openPrint = (ids: readonly (string | number)[], kind: 'invoice' | 'packing-slip'): void => {
  window.open(`/wp-json/ghab/v1/orders/print?${new URLSearchParams({ ids: ids.join(','), kind })}`, '_blank')
}
