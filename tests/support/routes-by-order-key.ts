/** Everybody's who has the key of the order; without one they are asked who they are. */
export const ROUTES_BY_ORDER_KEY: ReadonlySet<string> = new Set([
  'GET /wp-json/ghab/v1/orders/:id',
  'POST /wp-json/ghab/v1/orders/:id/pay',
  'POST /wp-json/ghab/v1/orders/:id/receipt',
])
