import { Hono, type Context as HonoContext } from 'hono'
import { callerOf } from '#store/http/caller.ts'
import { getActor } from '#store/http/middleware/authenticate.ts'
import {
  type BatchRequest,
  batchRequestArgs,
  bodyOf,
  refuseTooMany,
  toRequest,
  urlOfRequest,
} from '#store/http/wp-rest/batch-requests.ts'
import { ApiError, answerError, noRoute } from '#store/http/wp-rest/errors.ts'
import { mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'
import { STORE_NAMESPACES } from '../namespaces.ts'
import { createNonce } from './cart-token.ts'

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
  const headers = new Headers()
  if (typeof given !== 'object' || given === null) return headers
  for (const [name, value] of Object.entries(given)) {
    const known = ACCESS.find((one) => one.toLowerCase() === name.toLowerCase())
    if (known && typeof value === 'string' && VISIBLE.test(value)) headers.set(known, value)
  }
  return headers
}

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

  const answer = async (c: HonoContext, entry: BatchRequest) => {
    const env = { caller: { ...callerOf(c), onRouteMatched: undefined }, actor: getActor(c) }
    const request = toRequest(urlOfRequest(c.req.url, entry), entry, headersOf(entry.headers))
    const response = await inner.fetch(request, env)
    return {
      body: await bodyOf(response),
      status: response.status,
      headers: toldHeaders(response),
    }
  }

  const app = new Hono()
  mountRoute(
    app,
    services,
    '/batch',
    writeEndpoint(['POST'], batchRequestArgs, async (c, { requests }) => {
      refuseTooMany(requests)
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
