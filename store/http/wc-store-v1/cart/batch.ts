import { Hono, type Context as HonoContext } from 'hono'
import { callerOf } from '#store/http/caller.ts'
import { getActor } from '#store/http/middleware/authenticate.ts'
import { ApiError, answerError, invalidParameters, noRoute } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'
import { STORE_NAMESPACES } from '../namespaces.ts'
import { batchArgs } from './cart-args.ts'
import { createNonce } from './cart-token.ts'

type Entry = Parsed<typeof batchArgs>['requests'][number]

const MOST_REQUESTS = 25
const PREFIX = '/wc/store'
/** headers of an answer that are repeated in the answer of the batch */
const ANSWER_HEADERS = [
  'Nonce',
  'Nonce-Timestamp',
  'User-ID',
  'Cart-Token',
  'Cart-Hash',
  'Allow',
  'Retry-After',
]
const NUMBERS = new Set(['Nonce-Timestamp', 'User-ID'])
/** only these headers of an entry are passed on; the headers of the batch identify the caller */
const ACCESS = ['Cart-Token', 'Nonce']
const VISIBLE = /^[\x21-\x7e]{1,500}$/

const headersOf = (given: unknown): Headers => {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (typeof given !== 'object' || given === null) return headers
  for (const [name, value] of Object.entries(given)) {
    const known = ACCESS.find((one) => one.toLowerCase() === name.toLowerCase())
    if (known && typeof value === 'string' && VISIBLE.test(value)) headers.set(known, value)
  }
  return headers
}

const requestOf = (c: HonoContext, { method = 'POST', path, body, headers }: Entry): Request =>
  new Request(new URL(`/wp-json${path}`, c.req.url), {
    method,
    headers: headersOf(headers),
    body: typeof body === 'object' && body !== null ? JSON.stringify(body) : undefined,
  })

const toldHeaders = ({ headers }: Response) =>
  Object.fromEntries(
    ANSWER_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, NUMBERS.has(name) ? Number(value) : value]]
    }),
  )

/** `POST wc/store/v1/batch`: up to 25 writes of these routes, one after the other. */
export const storeBatchRoutes = (services: Services, routes: readonly Hono[]): Hono => {
  const inner = new Hono({ strict: false })
  inner.onError(
    answerError((err, c) => {
      const { requestId } = callerOf(c)
      services.log.error({ err, path: c.req.path, requestId }, 'request of a batch failed')
    }),
  )
  inner.notFound(noRoute)
  for (const namespace of STORE_NAMESPACES) {
    for (const one of routes) inner.route(namespace, one)
  }

  const answer = async (c: HonoContext, entry: Entry) => {
    const env = { caller: { ...callerOf(c), onRouteMatched: undefined }, actor: getActor(c) }
    const response = await inner.fetch(requestOf(c, entry), env)
    const text = await response.text()
    return {
      body: text === '' ? null : (JSON.parse(text) as unknown),
      status: response.status,
      headers: toldHeaders(response),
    }
  }

  const app = new Hono()
  mountRoute(
    app,
    services,
    '/batch',
    writeEndpoint(['POST'], batchArgs, async (c, { requests }) => {
      if (requests.length > MOST_REQUESTS) {
        const message = `requests must contain at most ${MOST_REQUESTS} items.`
        throw invalidParameters({ requests: { code: 'rest_too_many_items', message } })
      }
      c.header('Nonce', createNonce(getActor(c).customerId, services))
      if (!requests.every(({ path }) => path.startsWith(`${PREFIX}/`))) {
        throw new ApiError(400, 'woocommerce_rest_invalid_path', 'Invalid path provided.')
      }
      const responses: Awaited<ReturnType<typeof answer>>[] = []
      // each sees what the one before has done to the cart
      for (const entry of requests) responses.push(await answer(c, entry))
      return c.json({ responses }, 207)
    }),
  )
  return app
}
