import type { MiddlewareHandler } from 'hono'
import './authenticate.ts'

const CALLBACK = /^[\w.]{1,100}$/
/** headers that an envelope repeats in its body */
const ENVELOPE_HEADERS = ['X-WP-Total', 'X-WP-TotalPages', 'Link', 'Allow']

const headersOf = (headers: Headers): Record<string, string | number> =>
  Object.fromEntries(
    ENVELOPE_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, name.startsWith('X-WP') ? Number(value) : value]]
    }),
  )

const isJson = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false

/**
 * WordPress's `_envelope`, for clients that cannot read statuses and headers: both go into the body.
 * And `_jsonp`, for pages that can only load scripts, where a consumer key asks: without one, any answer of ours could be
 * run as a script of the storefront's own origin.
 */
export const envelope = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { searchParams } = new URL(c.req.url)
  const callback = searchParams.get('_jsonp')
  if (c.req.method !== 'GET' || !isJson(c.res.headers)) return
  if (searchParams.has('_envelope')) {
    const { status, headers } = c.res
    const body = { body: await c.res.json(), status, headers: headersOf(headers) }
    const kept = ['Allow', 'X-Cache-Tags'].flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    c.res = undefined
    c.res = Response.json(body, { headers: kept })
  } else if (callback && CALLBACK.test(callback) && c.get('keyId') !== undefined) {
    const headers = new Headers(c.res.headers)
    headers.set('Content-Type', 'application/javascript; charset=UTF-8')
    const script = `/**/${callback}(${await c.res.text()})`
    c.res = new Response(script.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'), {
      status: c.res.status,
      headers,
    })
  }
}
