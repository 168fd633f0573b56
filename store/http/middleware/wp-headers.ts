import type { MiddlewareHandler } from 'hono'
import type { Services } from '#store/services.ts'
import { originOf } from '../origin.ts'

const ALLOWED = 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type'
const EXPOSED = 'X-WP-Total, X-WP-TotalPages, Link'
/** What is not a public read is for its caller alone; the response cache says otherwise for what it keeps. */
const UNCACHED = 'no-cache, must-revalidate, max-age=0, no-store, private'

/**
 * The headers that WordPress puts on every answer of `/wp-json`. Other origins may read what needs no cookie:
 * native apps send their token themselves.
 */
export const wpHeaders =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('Access-Control-Allow-Origin', '*')
    const isStoreApi = c.req.path.startsWith('/wp-json/wc/store/')
    headers.set('Access-Control-Allow-Headers', isStoreApi ? `${ALLOWED}, Cart-Token, Nonce` : ALLOWED)
    headers.set('Access-Control-Expose-Headers', isStoreApi ? `${EXPOSED}, Cart-Token` : EXPOSED)
    if (c.req.method === 'OPTIONS') {
      headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
    }
    if (!headers.has('Link')) {
      headers.set('Link', `<${originOf(c.req, services)}/wp-json/>; rel="https://api.w.org/"`)
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', UNCACHED)
    if (headers.get('Content-Type') === 'application/json') {
      headers.set('Content-Type', 'application/json; charset=UTF-8')
    }
  }
