import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ENDED, SENT, TO_SEND, UNPAID } from '#store-api/contract/order-stages.ts'
import type { OrderStatus } from '#store-api/contract/orders.ts'
import type { VendorProductsQuery } from '#store-api/contract/vendor-dashboard.ts'

interface Group {
  name: string
  label: string
}

/** What a vendor looks for among their orders; what is in none of these is found among all. */
const ORDER_GROUPS: Record<string, { label: () => string; statuses: OrderStatus[] }> = {
  'to-send': { label: m.vendor_to_send, statuses: TO_SEND },
  sent: { label: m.vendor_group_sent, statuses: SENT },
  unpaid: { label: m.orders_group_unpaid, statuses: [...UNPAID, 'on-hold'] },
  ended: { label: m.orders_group_ended, statuses: ENDED },
}

const PRODUCT_GROUPS: Record<string, { label: () => string; query: VendorProductsQuery }> = {
  out: { label: m.product_out_of_stock, query: { stock_status: 'outofstock' } },
  draft: { label: m.vendor_group_hidden, query: { status: 'draft' } },
}

const named = (groups: Record<string, { label: () => string }>): Group[] => [
  { name: '', label: m.ui_all() },
  ...Object.entries(groups).map(([name, { label }]) => ({ name, label: label() })),
]
const known = (groups: object, given: string | null): string =>
  given !== null && Object.hasOwn(groups, given) ? given : ''

export const orderGroups = (): Group[] => named(ORDER_GROUPS)
export const productGroups = (): Group[] => named(PRODUCT_GROUPS)

/** The group that a URL names; '' for all. */
export const readOrderGroup = (given: string | null): string => known(ORDER_GROUPS, given)
export const readProductGroup = (given: string | null): string => known(PRODUCT_GROUPS, given)

/** What the store is asked for. */
export const statusesOf = (group: string): string => ORDER_GROUPS[group]?.statuses.join(',') ?? ''
export const productQueryOf = (group: string): VendorProductsQuery => PRODUCT_GROUPS[group]?.query ?? {}

const withQuery = (path: string, given: Record<string, string | number>): string => {
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  return path + (query.size ? `?${query}` : '')
}

/** The lists as their URLs say them. */
export const ordersHref = (status = '', page = 1): string =>
  withQuery(href('/my-shop'), { status, page: page > 1 ? page : '' })
export const productsHref = (show = '', q = '', page = 1): string =>
  withQuery(href('/my-shop/products'), { show, q, page: page > 1 ? page : '' })
