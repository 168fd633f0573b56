import type { Step } from './replay-sequence.ts'

type Steps = (names: readonly string[]) => readonly Step[]

/** What was done between two recordings, before the named one. */
const BETWEEN: Record<string, Step> = {
  'orders-batch': {
    method: 'PUT',
    path: '/wp-json/wc/v3/products/37',
    body: { manage_stock: true, stock_quantity: 20 },
  },
  reports: { method: 'PUT', path: '/wp-json/wc/v3/orders/74', body: { status: 'completed' } },
}

/** `wp/v2` is written with a password of WordPress, which this shop has none of. */
const isOfWordPress = (name: string): boolean => /^(wp-|wc-with-app-password|wc-auth-flow)/.test(name)

export const WRITES_MORE: Steps = (names) =>
  names
    .filter((name) => !isOfWordPress(name))
    .flatMap((name) => (BETWEEN[name] ? [BETWEEN[name], name] : [name]))

/** Calls, without what was delivered and without the counts of what could not be delivered. */
export const WEBHOOKS: Steps = (names) =>
  names.filter((name) => name.startsWith('webhook') || /^failing-.*-create$/.test(name))
