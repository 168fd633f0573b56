import { ACCOUNT } from './account.ts'
import { CATALOGUE } from './catalogue.ts'
import { CONTENT } from './content.ts'
import { MESSAGES } from './messages.ts'
import { OPERATIONS } from './operations.ts'
import { ORDERS } from './orders.ts'
import type { OwnRoute } from './own-route.ts'
import { RANK_MATH } from './rank-math.ts'
import { SETTINGS } from './settings.ts'
import { STAFF } from './staff.ts'
import { VENDORS } from './vendors.ts'

/** The namespace `ghab/v1`, whose schemas stand in the contract. */
const GHAB: Record<string, OwnRoute> = {
  ...ACCOUNT,
  ...CATALOGUE,
  ...CONTENT,
  ...MESSAGES,
  ...OPERATIONS,
  ...ORDERS,
  ...SETTINGS,
  ...STAFF,
  ...VENDORS,
}

const inNamespace = (namespace: string, routes: Record<string, OwnRoute>): [string, OwnRoute][] =>
  Object.entries(routes).map(([route, one]) => [route.replace(' ', ` /wp-json/${namespace}/`), one])

/**
 * What the shop's own routes take, by method and path without the patterns of its parameters: `GET /wp-json/ghab/v1/orders/:id`.
 */
export const OWN_ROUTES: ReadonlyMap<string, OwnRoute> = new Map([
  ...inNamespace('ghab/v1', GHAB),
  ...inNamespace('rankmath/v1', RANK_MATH),
])
