import type { Overview } from '#store-api/contract/overview.ts'

export type ToDoKey =
  | 'orders'
  | 'receipts'
  | 'failed_payments'
  | 'products'
  | 'reviews'
  | 'comments'
  | 'messages'
  | 'stock'
  | 'jobs'

/** Something that waits for somebody of the shop, and the list it stands in. */
export interface ToDo {
  key: ToDoKey
  count: number
  to: string
  /** of orders, by WooCommerce's name, and what the server calls it */
  status?: string
  name?: string
  /** the shop loses by waiting */
  urgent?: boolean
}

/** A list of react-admin with this filter set. */
const filteredList = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Orders in these states are done with, or wait for nobody of the shop. */
const RESTING = new Set([
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'trash',
  'checkout-draft',
  'pws-shipping',
  'pws-courier',
  'pws-returned',
  'pws-deleted',
])

const orderToDos = ({ orders }: Overview): ToDo[] =>
  orders.by_status
    .filter(({ slug }) => !RESTING.has(slug))
    .map(({ slug, name, total }) => ({
      key: 'orders',
      status: slug,
      name,
      count: total,
      to: filteredList('orders', { status: slug }),
    }))

/** All that is to be done, what costs the shop money first; nothing that is not there. */
export const toDosOf = (overview: Overview): ToDo[] =>
  [
    ...orderToDos(overview),
    {
      key: 'receipts' as const,
      count: overview.receipts.total,
      to: filteredList('orders', { status: 'on-hold' }),
    },
    {
      key: 'failed_payments' as const,
      count: overview.failed_payments.total,
      to: filteredList('orders', { status: 'failed' }),
      urgent: true,
    },
    { key: 'stock' as const, count: overview.low_stock.low, to: '/low-stock' },
    {
      key: 'products' as const,
      count: overview.products_pending,
      to: filteredList('products', { status: 'pending' }),
    },
    {
      key: 'reviews' as const,
      count: overview.reviews_waiting,
      to: filteredList('reviews', { status: 'hold' }),
    },
    {
      key: 'comments' as const,
      count: overview.comments_waiting,
      to: filteredList('comments', { status: 'hold' }),
    },
    { key: 'messages' as const, count: overview.messages_unread, to: '/contact-messages' },
    { key: 'jobs' as const, count: overview.jobs_given_up, to: '/jobs', urgent: true },
  ].filter(({ count }) => count > 0)

/** By how much something is more or less than before, in whole percents; null where there was nothing before. */
export const growth = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
