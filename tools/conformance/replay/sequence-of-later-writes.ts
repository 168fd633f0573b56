import type { Step } from './replay-sequence.ts'

type Steps = (names: readonly string[]) => readonly Step[]

/** What was done between two recordings, before the named one. */
const BETWEEN: Record<string, Step> = {
  'orders-batch': {
    method: 'PUT',
    path: '/wp-json/wc/v3/products/37',
    body: { manage_stock: true, stock_quantity: 20 },
  },
  'attribute-delete-noforce': {
    method: 'POST',
    path: '/wp-json/wc/v3/products/attributes',
    body: { name: 'Gone soon', slug: 'gone-soon' },
    answer: { id: 6 },
  },
  // in the place of the webhook of an action before it, which is refused here
  'webhook-create-noname': {
    method: 'POST',
    path: '/wp-json/wc/v3/webhooks',
    body: {
      name: 'On action.woocommerce_add_to_cart',
      topic: 'order.updated',
      delivery_url: 'http://127.0.0.1:9311/action-woocommerce_add_to_cart',
    },
    answer: { id: 15 },
  },
  reports: { method: 'PUT', path: '/wp-json/wc/v3/orders/74', body: { status: 'completed' } },
}

/** Steps of a page and not one call. */
const NO_CALL = 'wc-auth-flow'

const withBetween = (names: readonly string[]): Step[] =>
  names.flatMap((name) => (BETWEEN[name] ? [BETWEEN[name], name] : [name]))

export const WRITES_MORE: Steps = (names) => withBetween(names.filter((name) => name !== NO_CALL))

/** Calls, without what was delivered and without the counts of what could not be delivered. */
export const WEBHOOKS: Steps = (names) =>
  withBetween(names.filter((name) => name.startsWith('webhook') || /^failing-.*-create$/.test(name)))
