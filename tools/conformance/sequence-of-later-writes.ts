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

/** `wp/v2` is written with a password of WordPress, which this shop has none of; pictures were uploaded there, too. */
const isOfWordPress = (name: string): boolean =>
  /^(wp-|wc-with-app-password|wc-auth-flow|product-image)/.test(name)

const withBetween = (names: readonly string[]): Step[] =>
  names.flatMap((name) => (BETWEEN[name] ? [BETWEEN[name], name] : [name]))

export const WRITES_MORE: Steps = (names) => withBetween(names.filter((name) => !isOfWordPress(name)))

/** Calls, without what was delivered and without the counts of what could not be delivered. */
export const WEBHOOKS: Steps = (names) =>
  withBetween(names.filter((name) => name.startsWith('webhook') || /^failing-.*-create$/.test(name)))
