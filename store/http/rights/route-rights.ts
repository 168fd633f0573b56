import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { plainPath } from '../openapi/path-template.ts'
import { GHAB_V1 } from './ghab-v1-rights.ts'
import type { Rights, RouteRight } from './right.ts'
import { WC_V3 } from './wc-v3-rights.ts'
import { WP_V2 } from './wp-v2-rights.ts'

/** Of a route that stands in no table: administrators alone, until it does. */
const UNKNOWN_ROUTE: RouteRight = { who: 'entitled', capability: 'manage_options' }

const inNamespace = (namespace: string, rights: Rights): [string, RouteRight][] =>
  Object.entries(rights).map(([route, right]) => [
    route.replace(' ', ` /wp-json/${namespace}/`),
    typeof right === 'string' ? { who: 'entitled', capability: right } : right,
  ])

/**
 * What every route asks for, by method and path without the patterns of its parameters: `GET /wp-json/wc/v3/orders/:id`. A
 * route that stands here not is for administrators, and fails `route-rights.test.ts`.
 */
export const ROUTE_RIGHTS: ReadonlyMap<string, RouteRight> = new Map([
  ...inNamespace('wc/v3', WC_V3),
  ...inNamespace('wp/v2', WP_V2),
  ...inNamespace('ghab/v1', GHAB_V1),
  ['POST /wp-json/batch/v1', { who: 'everybody' }],
])

/** What a mounted route asks for; undefined where no table names it. */
export const rightOf = (method: string, path: string): RouteRight | undefined =>
  ROUTE_RIGHTS.get(`${method} ${plainPath(path)}`)

/** What the route asks for that answers this request. */
export const rightOfRoute = (c: Context): RouteRight =>
  rightOf(c.req.method === 'HEAD' ? 'GET' : c.req.method, routePath(c)) ?? UNKNOWN_ROUTE
