import { parseMoney } from '#common/money.ts'
import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import type { BillingAddress, ShippingAddress } from '#store/modules/customers/tables.ts'
import type { OrderItemMeta } from '#store/modules/orders/tables.ts'
import { listOf, type Recording } from '../replay/recordings.ts'

type Recordings = ReadonlyMap<string, Recording>

interface RecordedCoupon {
  id: number
  code: string
  status: string
  discount_type: string
  amount: string
  description: string
  date_expires_gmt: string | null
  usage_count: number
  individual_use: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  usage_limit: number | null
  usage_limit_per_user: number | null
  limit_usage_to_x_items: number | null
  free_shipping: boolean
  product_categories: number[]
  excluded_product_categories: number[]
  exclude_sale_items: boolean
  minimum_amount: string
  maximum_amount: string
  email_restrictions: string[]
  used_by: string[]
  date_created_gmt: string
  date_modified_gmt: string
}
interface RecordedCustomer {
  id: number
  email: string
  username: string
  role: string
  first_name: string
  last_name: string
  billing: BillingAddress
  shipping: ShippingAddress
  is_paying_customer: boolean
  meta_data: { id: number; key: string; value: unknown }[]
  date_created_gmt: string
  date_modified_gmt: string | null
}
interface RecordedLine {
  id: number
  name: string
  product_id: number
  variation_id: number
  quantity: number
  tax_class: string
  subtotal: string
  subtotal_tax: string
  total: string
  total_tax: string
  sku: string
  global_unique_id: string
  parent_name: string | null
  image: { id: string | number }
  meta_data: OrderItemMeta[]
  method_title: string
  method_id: string
  instance_id: string
  tax_status: string
  code: string
  discount: string
  discount_tax: string
  discount_type: string
}
interface RecordedOrder {
  id: number
  status: string
  currency: string
  order_key: string
  customer_id: number
  billing: BillingAddress
  shipping: ShippingAddress
  payment_method: string
  payment_method_title: string
  transaction_id: string
  customer_note: string
  created_via: string
  discount_total: string
  discount_tax: string
  shipping_total: string
  shipping_tax: string
  cart_tax: string
  total: string
  total_tax: string
  meta_data: { id: number; key: string; value: unknown }[]
  date_created_gmt: string
  date_modified_gmt: string
  date_paid_gmt: string | null
  date_completed_gmt: string | null
  line_items: RecordedLine[]
  shipping_lines: RecordedLine[]
  coupon_lines: RecordedLine[]
}

const instant = (gmt: string): number => Date.parse(`${gmt}Z`)
const optional = (gmt: string | null): number | null => (gmt ? instant(gmt) : null)
const cents = (text: string | undefined): number => parseMoney(text ?? '', 2) ?? 0
const flag = (value: boolean): number => (value ? 1 : 0)

const couponRow = (coupon: RecordedCoupon) => ({
  id: coupon.id,
  code: coupon.code,
  status: coupon.status,
  discount_type: coupon.discount_type,
  amount: cents(coupon.amount),
  description: coupon.description,
  date_expires_at: optional(coupon.date_expires_gmt),
  usage_count: coupon.usage_count,
  individual_use: flag(coupon.individual_use),
  product_ids: toJson(coupon.product_ids),
  excluded_product_ids: toJson(coupon.excluded_product_ids),
  usage_limit: coupon.usage_limit,
  usage_limit_per_user: coupon.usage_limit_per_user,
  limit_usage_to_x_items: coupon.limit_usage_to_x_items,
  free_shipping: flag(coupon.free_shipping),
  product_categories: toJson(coupon.product_categories),
  excluded_product_categories: toJson(coupon.excluded_product_categories),
  exclude_sale_items: flag(coupon.exclude_sale_items),
  minimum_amount: cents(coupon.minimum_amount),
  maximum_amount: cents(coupon.maximum_amount),
  email_restrictions: toJson(coupon.email_restrictions),
  created_at: instant(coupon.date_created_gmt),
  updated_at: instant(coupon.date_modified_gmt),
})

const customerRow = (customer: RecordedCustomer) => ({
  id: customer.id,
  email: customer.email,
  username: customer.username,
  password_hash: null,
  role: customer.role,
  first_name: customer.first_name,
  last_name: customer.last_name,
  mobile: '',
  avatar_id: null,
  billing: toJson(customer.billing),
  shipping: toJson(customer.shipping),
  is_paying_customer: flag(customer.is_paying_customer),
  meta_data: toJson(customer.meta_data),
  created_at: instant(customer.date_created_gmt),
  updated_at: instant(customer.date_modified_gmt ?? customer.date_created_gmt),
})

const REDUCED = new Set(['processing', 'completed', 'on-hold'])

const orderRow = (order: RecordedOrder) => ({
  id: order.id,
  status: order.status,
  currency: order.currency,
  order_key: order.order_key,
  customer_id: order.customer_id,
  billing: toJson(order.billing),
  shipping: toJson(order.shipping),
  payment_method: order.payment_method,
  payment_method_title: order.payment_method_title,
  transaction_id: order.transaction_id,
  customer_note: order.customer_note,
  customer_ip_address: '',
  customer_user_agent: '',
  created_via: order.created_via,
  cart_hash: '',
  prices_include_tax: 0,
  discount_total: cents(order.discount_total),
  discount_tax: cents(order.discount_tax),
  shipping_total: cents(order.shipping_total),
  shipping_tax: cents(order.shipping_tax),
  cart_tax: cents(order.cart_tax),
  total: cents(order.total),
  total_tax: cents(order.total_tax),
  stock_reduced: flag(REDUCED.has(order.status)),
  coupons_counted: flag(REDUCED.has(order.status)),
  sales_counted: flag(REDUCED.has(order.status)),
  draft_id: null,
  hold_until_at: null,
  paid_at: optional(order.date_paid_gmt),
  completed_at: optional(order.date_completed_gmt),
  meta_data: toJson(order.meta_data),
  created_at: instant(order.date_created_gmt),
  updated_at: instant(order.date_modified_gmt),
})

const itemRow = (
  order: RecordedOrder,
  kind: 'line_item' | 'shipping' | 'coupon',
  name: string,
  line: RecordedLine,
  details: Record<string, string | number> = {},
) => ({
  id: line.id,
  order_id: order.id,
  kind,
  name,
  product_id: line.product_id ?? 0,
  variation_id: line.variation_id ?? 0,
  vendor_id: 0,
  quantity: line.quantity ?? 1,
  tax_class: line.tax_class ?? '',
  tax_status: line.tax_status ?? 'taxable',
  subtotal: cents(line.subtotal),
  subtotal_tax: cents(line.subtotal_tax),
  total: cents(line.total ?? line.discount),
  total_tax: cents(line.total_tax ?? line.discount_tax),
  taxes: toJson<{ id: number; total: number; subtotal: number }[]>([]),
  sku: line.sku ?? '',
  global_unique_id: line.global_unique_id ?? '',
  parent_name: line.parent_name ?? null,
  image_id: line.image ? Number(line.image.id) : null,
  details: toJson(details),
  meta_data: toJson(line.meta_data),
})

const itemsOf = (coupons: RecordedCoupon[]) => (order: RecordedOrder) => [
  ...order.line_items.map((line) => itemRow(order, 'line_item', line.name, line)),
  ...order.shipping_lines.map((line) =>
    itemRow(order, 'shipping', line.method_title, line, {
      method_id: line.method_id,
      instance_id: line.instance_id,
    }),
  ),
  ...order.coupon_lines.map((line) =>
    itemRow(order, 'coupon', line.code, line, {
      discount_type: line.discount_type,
      coupon_id: coupons.find(({ code }) => code === line.code)?.id ?? 0,
      amount: cents(coupons.find(({ code }) => code === line.code)?.amount),
    }),
  ),
]

interface RecordedMethod {
  id: number
  method_id: string
  title: string
  order: number
  enabled: boolean
  settings: Record<string, { value: string }>
}

const methodRow = (zone: number) => (method: RecordedMethod) => ({
  id: method.id,
  zone_id: zone,
  method_id: method.method_id,
  title: method.title,
  method_order: method.order,
  enabled: flag(method.enabled),
  settings: toJson(
    Object.fromEntries(Object.entries(method.settings).map(([name, { value }]) => [name, value])),
  ),
})

/** The recorded shop's customers, coupons, orders and shipping as rows. */
export const commerceRows = (reads: Recordings, setup: Recordings): SeedShop => {
  const coupons = listOf<RecordedCoupon>(reads, 'coupons')
  const orders = listOf<RecordedOrder>(reads, 'orders')
  const everywhereElse = setup.get('setup-shipping-zone0-method')?.body as RecordedMethod
  const notes = listOf<{
    id: number
    author: string
    note: string
    customer_note: boolean
    date_created_gmt: string
  }>(reads, 'order-notes')
  return {
    customers: listOf<RecordedCustomer>(reads, 'customers-role-all').map(customerRow),
    coupons: coupons.map(couponRow),
    coupon_usages: coupons.flatMap((coupon) => {
      const places = orders.filter((order) => order.coupon_lines.some(({ code }) => code === coupon.code))
      return coupon.used_by.map((used_by, at) => ({
        coupon_id: coupon.id,
        order_id: places[at]?.id ?? -at,
        used_by,
      }))
    }),
    orders: orders.map(orderRow),
    order_items: orders.flatMap(itemsOf(coupons)),
    order_notes: notes.map((note) => ({
      id: note.id,
      order_id: 78,
      author: note.author,
      note: note.note,
      customer_note: flag(note.customer_note),
      created_at: instant(note.date_created_gmt),
    })),
    shipping_zones: [{ id: 1, name: 'United States', zone_order: 1 }],
    shipping_zone_locations: [{ zone_id: 1, code: 'US', type: 'country' }],
    shipping_methods: [
      ...listOf<RecordedMethod>(reads, 'shipping-zones-1-methods').map(methodRow(1)),
      methodRow(0)(everywhereElse),
    ],
    tax_classes: listOf<{ slug: string; name: string }>(reads, 'taxes-classes')
      .filter(({ slug }) => slug !== 'standard')
      .map(({ slug, name }) => ({ slug, name })),
  }
}
