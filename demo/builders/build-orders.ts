import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { BillingAddress } from '#store/modules/customers/tables.ts'
import { NOTE_MESSAGES, statusLabel } from '#store/modules/orders/messages.ts'
import type {
  DownloadPermissionsTable,
  OrderItemsTable,
  OrderNotesTable,
  OrdersTable,
} from '#store/modules/orders/tables.ts'
import type { BuyerSource, OrderSource } from '../source.ts'
import { type Build, DAY, HOUR } from './build-context.ts'
import type { ProductRow } from './product-row.ts'

const FIRST_ORDER = 1001
const CUSTOMER = 2
const PAID = new Set(['processing', 'completed', 'refunded', 'pws-shipping'])

type NewItem = Partial<Insertable<OrderItemsTable>> &
  Pick<Insertable<OrderItemsTable>, 'kind' | 'name' | 'total'>

interface Sold {
  orders: Insertable<OrdersTable>[]
  order_items: Insertable<OrderItemsTable>[]
  order_notes: Insertable<OrderNotesTable>[]
  download_permissions: Insertable<DownloadPermissionsTable>[]
}

/** Looks random and is the same for the same shop, hour and name. */
const secretOf = (build: Build, name: string, bytes: number): string =>
  createHash('sha256').update(`${build.now} ${name}`).digest().subarray(0, bytes).toString('base64url')

const priceOf = ({ sale_price, regular_price }: ProductRow): number => sale_price ?? regular_price ?? 0

const addressesOf = ({ first_name, last_name, email, mobile, address }: BuyerSource) => {
  const shipping = { first_name, last_name, company: '', address_2: '', ...address }
  const billing: BillingAddress = { ...shipping, email, phone: mobile }
  return { billing: toJson(billing), shipping: toJson(shipping) }
}

/** What the demo shopper has bought, an order of every kind, and what guests did. */
export const buildOrders = (build: Build, products: ProductRow[]): Sold => {
  const sold: Sold = { orders: [], order_items: [], order_notes: [], download_permissions: [] }
  const shopper = build.source.customers[CUSTOMER - 1]
  if (!shopper) throw new Error('nobody is there to buy anything')
  const find = (slug: string): ProductRow => {
    const row = products.find((product) => product.slug === slug)
    if (!row) throw new Error(`an order names the product ${slug}, which is not there`)
    return row
  }

  const addItems = (order: OrderSource, id: number, at: number): number => {
    let sum = 0
    const add = (item: NewItem) =>
      sold.order_items.push({
        product_id: 0,
        variation_id: 0,
        vendor_id: 0,
        quantity: 1,
        tax_class: '',
        tax_status: 'none',
        subtotal_tax: 0,
        total_tax: 0,
        taxes: toJson([]),
        sku: '',
        global_unique_id: '',
        parent_name: null,
        image_id: null,
        details: toJson({}),
        meta_data: toJson([]),
        subtotal: item.total,
        ...item,
        id: sold.order_items.length + 1,
        order_id: id,
      })
    for (const { slug, quantity = 1, taken = 0 } of order.lines) {
      const product = find(slug)
      const total = priceOf(product) * quantity
      sum += total
      add({
        kind: 'line_item',
        name: product.name,
        total,
        product_id: product.id,
        vendor_id: product.vendor_id,
        quantity,
        sku: product.sku,
        image_id: (JSON.parse(product.image_ids) as number[])[0] ?? null,
      })
      if (product.downloadable && PAID.has(order.status)) permit(product, id, at, taken)
    }
    if (order.delivery) {
      const total = build.money(order.delivery.cost)
      sum += total
      add({
        kind: 'shipping',
        name: order.delivery.title,
        total,
        details: toJson({ method_id: 'flat_rate', instance_id: '1' }),
      })
    }
    return sum
  }

  const permit = (product: ProductRow, order_id: number, at: number, taken: number) => {
    const downloads = JSON.parse(product.downloads) as { id: string; name: string; file: string }[]
    for (const { id, name, file } of downloads) {
      sold.download_permissions.push({
        token: secretOf(build, `download ${order_id} ${id}`, 18),
        order_id,
        product_id: product.id as number,
        product_name: product.name,
        download_id: id,
        name,
        file,
        remaining: Math.max(0, product.download_limit - taken),
        expires_at: at + product.download_expiry * DAY,
        begun_at: taken ? at + DAY : null,
        created_at: at,
      })
    }
  }

  build.source.orders.forEach((order, index) => {
    const id = FIRST_ORDER + index
    const at = build.now - order.hours * HOUR
    const total = addItems(order, id, at)
    const delivery = build.money(order.delivery?.cost ?? 0)
    const isPaid = PAID.has(order.status) && order.payment.method !== 'cod'
    const last = order.path.at(-1)
    const changedAt = at + (last?.after ?? 0) * HOUR
    sold.orders.push({
      id,
      status: order.status,
      currency: build.source.locale === 'fa' ? 'IRT' : 'USD',
      order_key: `wc_order_${secretOf(build, `order ${id}`, 16)}`,
      customer_id: order.buyer ? 0 : CUSTOMER,
      ...addressesOf(order.buyer ?? shopper),
      payment_method: order.payment.method,
      payment_method_title: order.payment.title,
      transaction_id: isPaid ? String(70_000_000 + id * 37) : '',
      customer_note: order.note ?? '',
      customer_ip_address: '',
      customer_user_agent: '',
      created_via: 'checkout',
      cart_hash: '',
      prices_include_tax: 0,
      discount_total: 0,
      discount_tax: 0,
      shipping_total: delivery,
      shipping_tax: 0,
      cart_tax: 0,
      total,
      total_tax: 0,
      stock_reduced: 0,
      coupons_counted: 0,
      sales_counted: 1,
      draft_id: null,
      hold_until_at: null,
      paid_at: isPaid ? at : null,
      completed_at: order.status === 'completed' ? changedAt : null,
      meta_data: toJson([]),
      created_at: at,
      updated_at: changedAt,
    })
    const { locale } = build.source
    const says = NOTE_MESSAGES[locale]
    for (const [step, { status, after, told }] of order.path.entries()) {
      const before = order.path[step - 1]
      const now = statusLabel(locale, status)
      sold.order_notes.push({
        id: sold.order_notes.length + 1,
        order_id: id,
        author: 'system',
        note: told ?? (before ? says.changed(statusLabel(locale, before.status), now) : says.placed(now)),
        customer_note: told ? 1 : 0,
        status,
        created_at: at + after * HOUR,
      })
    }
  })
  return sold
}
