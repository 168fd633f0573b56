import { Hono, type Context as HonoContext } from 'hono'
import type { Services } from '#store/services.ts'
import { callerOf } from '../caller.ts'
import { getActor } from '../middleware/authenticate.ts'
import {
  type BatchRequest,
  batchRequestArgs,
  bodyOf,
  refuseTooMany,
  toRequest,
  urlOfRequest,
} from '../wp-rest/batch-requests.ts'
import { ApiError, errorEntry, routeNotFound } from '../wp-rest/errors.ts'
import { readQuery, readWritten } from '../wp-rest/parameters.ts'
import { declarationOf, type Endpoint, mountRoute, writeEndpoint } from '../wp-rest/route.ts'

/** What WordPress lets be written in a batch: neither accounts, settings and pictures, nor anything of the shop. */
const BATCHED = /^\/wp-json\/wp\/v2\/(posts|pages|categories|tags|menus|menu-items)(\/\d+)?$/
/** headers of an answer that are repeated in the answer of the batch */
const TOLD_HEADERS = ['Location', 'Allow', 'Retry-After']
/** parameters that say who asks */
const CREDENTIAL = /^(consumer|oauth)_/

interface Told {
  body: unknown
  status: number
  headers: Record<string, string> | []
}

/** Where a request of a batch goes. It says nothing of who asks: the batch alone does, and was checked for that. */
const ownUrl = (base: string, entry: BatchRequest): URL => {
  const url = urlOfRequest(base, entry)
  for (const name of [...url.searchParams.keys()]) if (CREDENTIAL.test(name)) url.searchParams.delete(name)
  return url
}

const declaredAt = (app: Hono, method: string, { pathname }: URL): Endpoint | undefined => {
  const handlers = app.router.match(method, pathname)[0].map(([[handler]]) => handler)
  return handlers.map(declarationOf).find((declared) => declared !== undefined)
}

/** @throws ApiError for a path that is none, or that is not written in a batch */
const routeOf = (app: Hono, url: URL, { method = 'POST' }: BatchRequest): Endpoint => {
  const declared = declaredAt(app, method, url)
  if (!declared) throw routeNotFound()
  if (!BATCHED.test(url.pathname)) {
    throw new ApiError(400, 'rest_batch_not_allowed', 'The requested route does not support batch requests.')
  }
  return declared
}

const toTold = (error: unknown): Told => {
  if (!(error instanceof ApiError)) throw error
  return { body: errorEntry(error), status: error.status, headers: [] }
}

/** Why a request of a batch cannot be right, whoever sends it; null where it can. */
const problemOf = (app: Hono, base: string, entry: BatchRequest): Told | null => {
  try {
    const url = ownUrl(base, entry)
    const { args } = routeOf(app, url, entry)
    const body = typeof entry.body === 'object' && entry.body !== null ? Object.entries(entry.body) : []
    readWritten(new Map<string, unknown>([...readQuery(url.searchParams), ...body]), args)
    return null
  } catch (error) {
    return toTold(error)
  }
}

const run = async (c: HonoContext, app: Hono, entry: BatchRequest): Promise<Told> => {
  try {
    const url = ownUrl(c.req.url, entry)
    routeOf(app, url, entry)
    const env = { caller: { ...callerOf(c), onRouteMatched: undefined }, actor: getActor(c) }
    const response = await app.fetch(toRequest(url, entry, new Headers()), env)
    const headers = TOLD_HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return {
      body: await bodyOf(response),
      status: response.status,
      // PHP writes an empty array as a list
      headers: headers.length > 0 ? Object.fromEntries(headers) : [],
    }
  } catch (error) {
    return toTold(error)
  }
}

/**
 * `POST batch/v1`: up to 25 writes of `wp/v2`, one after the other, each as if it had been sent by itself by who sends
 * the batch. One that is refused undoes no other; `require-all-validate` writes nothing where one of them cannot be right.
 * @param all all that is mounted, read at the time of asking
 */
export const batchV1Routes = (services: Services, all: () => Hono): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/batch/v1',
    writeEndpoint(['POST'], batchRequestArgs, async (c, { requests, validation }) => {
      refuseTooMany(requests)
      if (validation === 'require-all-validate') {
        const problems = requests.map((entry) => problemOf(all(), c.req.url, entry))
        if (problems.some((problem) => problem !== null)) {
          return c.json({ failed: 'validation', responses: problems }, 207)
        }
      }
      const responses: Told[] = []
      for (const entry of requests) responses.push(await run(c, all(), entry))
      return c.json({ responses }, 207)
    }),
  )
  return new Hono().route('/wp-json', app)
}
