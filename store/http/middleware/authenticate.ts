import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { lazy } from '#common/lazy.ts'
import { safeEqual } from '#common/safe-equal.ts'
import { isSessionToken } from '#common/session-cookie.ts'
import { upTo } from '#common/up-to.ts'
import { type Actor, type Context, GUEST } from '#store/context.ts'
import { publicReadsOf } from '#store/database/replica.ts'
import { whyUnavailable } from '#store/database/unavailable.ts'
import {
  type ApiKey,
  findApiKey,
  findSession,
  noteKeyUse,
  takeNonce,
} from '#store/modules/customers/customers.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { boundActor, callerOf } from '../caller.ts'
import { noStore } from '../no-store.ts'
import { rightOfRoute } from '../rights/route-rights.ts'
import { logSecurity } from '../security-log.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { OAUTH_PARAMETERS, readOAuth, signOAuth } from './oauth1.ts'

declare module 'hono' {
  interface ContextVariableMap {
    actor: Actor
    /** of the consumer key that asks */
    keyId: number
    /** of the session that asks, when it is alive */
    sessionToken: string
  }
}

const SIGNED_WITHIN = 15 * 60_000
const READS = new Set(['GET', 'HEAD'])
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const unauthorized = (message: string, code = 'woocommerce_rest_authentication_error') =>
  new ApiError(401, code, message)

/** Name and password of Basic authentication; null when there is not both. */
export const readBasic = (authorization: string): [string, string] | null => {
  if (!/^basic /i.test(authorization)) return null
  const text = Buffer.from(authorization.slice(6), 'base64').toString()
  const colon = text.indexOf(':')
  return colon > 0 && colon < text.length - 1 ? [text.slice(0, colon), text.slice(colon + 1)] : null
}

/** Key and secret of Basic authentication or the query; null when there is not both. */
const readPlainKey = (url: URL, authorization: string): [string, string] | null => {
  const basic = readBasic(authorization)
  if (basic) return basic
  const key = url.searchParams.get('consumer_key')
  const secret = url.searchParams.get('consumer_secret')
  return key && secret ? [key, secret] : null
}

/**
 * Takes each nonce of a key once, whichever process of the shop it comes to. Where the disk takes no change for now, reads
 * go on, and their nonces count in this process alone.
 */
const createNonceCheck = () => {
  const seen = lazy(() => new LRUCache<string, true>({ ...upTo(100_000), ttl: 2 * SIGNED_WITHIN }))
  return async (
    context: Context,
    method: string,
    given: { keyId: number; nonce: string; expiresAt: number },
  ): Promise<boolean> => {
    const name = `${given.keyId} ${given.nonce}`
    const nonces = seen()
    if (nonces.has(name)) return false
    nonces.set(name, true)
    try {
      return await takeNonce(context, given)
    } catch (error) {
      if (READS.has(method) && whyUnavailable(error)) return true
      throw error
    }
  }
}

const createOAuthCheck = (services: Services) => {
  const isFirst = createNonceCheck()
  return async (context: Context, method: string, url: URL, given: Map<string, string>): Promise<ApiKey> => {
    const missing = OAUTH_PARAMETERS.filter((name) => !given.get(name))
    if (missing.length) {
      const noun = missing.length > 1 ? 'parameters' : 'parameter'
      throw unauthorized(
        `Missing OAuth ${noun} ${missing.join(', ')}`,
        'woocommerce_rest_authentication_missing_parameter',
      )
    }
    const key = await findApiKey(context, services.cipher, given.get('oauth_consumer_key') ?? '')
    if (!key) throw unauthorized('Consumer key is invalid.')
    const urls = [url, services.siteUrl && new URL(url.pathname + url.search, services.siteUrl)]
    const signatures = urls.flatMap((one) => (one ? (signOAuth(method, one, given, key.secret) ?? []) : []))
    if (signatures.length === 0) throw unauthorized('Invalid signature - signature method is invalid.')
    const signature = (given.get('oauth_signature') ?? '').replaceAll(' ', '+')
    if (!signatures.some((right) => safeEqual(right, signature))) {
      throw unauthorized('Invalid signature - provided signature does not match.')
    }
    const signedAt = Number(given.get('oauth_timestamp')) * 1000
    if (!(Math.abs(context.clock() - signedAt) <= SIGNED_WITHIN)) throw unauthorized('Invalid timestamp.')
    const nonce = given.get('oauth_nonce') ?? ''
    const expiresAt = Math.ceil(signedAt) + SIGNED_WITHIN
    if (!(await isFirst(context, method, { keyId: key.id, nonce, expiresAt }))) {
      throw unauthorized('Invalid nonce - nonce has already been used.')
    }
    return key
  }
}

const checkPermission = (key: ApiKey, method: string) => {
  const needed = READS.has(method) ? 'read' : WRITES.has(method) ? 'write' : null
  if (needed && key.permissions !== needed && key.permissions !== 'read_write') {
    throw unauthorized(`The API key provided does not have ${needed} permissions.`)
  }
}

/**
 * The key that a request presents, with its secret or a signature by it; null for a request without one.
 * @throws ApiError 401 for a key that does not show its secret, or may not do this
 */
const createKeyCheck = (services: Services) => {
  const checkOAuth = createOAuthCheck(services)
  return async (context: Context, { method, url: requestUrl, headers }: Request): Promise<ApiKey | null> => {
    const url = new URL(requestUrl)
    const authorization = headers.get('authorization') ?? ''
    const plain = readPlainKey(url, authorization)
    const given = plain ? null : readOAuth(url, authorization)
    const key = plain
      ? await findApiKey(context, services.cipher, plain[0])
      : given && (await checkOAuth(context, method, url, given))
    if (key && plain && !safeEqual(key.secret, plain[1])) throw unauthorized('Consumer secret is invalid.')
    if (key) checkPermission(key, method)
    return key
  }
}

/** For `wc/*`: finds out for whom the consumer key of a request acts. A request without one goes on as it is. */
export const authenticate = (services: Services): MiddlewareHandler => {
  const checkKey = createKeyCheck(services)
  return async (c, next) => {
    const context = requestContext(c, services)
    const key = await checkKey(context, c.req.raw).catch((error: unknown) => {
      if (error instanceof ApiError) logSecurity(c, services, 'key-refused')
      throw error
    })
    if (key) {
      noteKeyUse(context, key, () =>
        logSecurity(c, services, 'key-first-used', { keyId: key.id, customerId: key.actor.customerId }),
      )
      c.set('actor', key.actor)
      c.set('keyId', key.id)
    }
    await next()
  }
}

/** The session's token in `Authorization`, by itself as the specification sends it or after `Bearer`; null for none. */
export const sessionTokenOf = (request: Request): string | null => {
  const authorization = request.headers.get('authorization')
  if (authorization === null) return null
  const token = authorization.replace(/^bearer /i, '')
  return isSessionToken(token) ? token : null
}

/** Finds out whose session asks. A request without a session, or with one that has ended, goes on as a guest's. */
export const recogniseSession =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    const token = sessionTokenOf(c.req.raw)
    if (token) {
      const session = await findSession(requestContext(c, services), token)
      if (session.ok) {
        c.set('actor', session.value)
        c.set('sessionToken', token)
      } else if (session.error.reason === 'role_changed') {
        logSecurity(c, services, 'role-changed', session.error)
      }
    }
    await next()
  }

/**
 * The customer who asks and the session's token, for what only the signed-in may do.
 * @throws ApiError 401 for a guest or a session that has ended
 */
export const requireCustomer = (
  c: HonoContext,
  services: Services,
): { customerId: number; token: string } => {
  const token = c.get('sessionToken')
  noStore(c)
  if (token) return { customerId: getActor(c).customerId, token }
  // spec §8
  if (c.req.method === 'GET' && !c.req.header('Authorization')) {
    services.log.warn({ path: c.req.path }, 'cookie is empty')
  }
  throw new ApiError(401, 'rest_not_logged_in', 'You are not currently logged in.')
}

/**
 * Lets on who has the right that the route asks for, by their session: no key will do.
 * @throws ApiError 401 for a guest and for a key, 403 for who has not the right
 */
export const requireRightBySession = (c: HonoContext, services: Services): void => {
  requireCustomer(c, services)
  if (hasRight(c)) return
  throw new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
}

/** Who asks; a guest until a key or a session says otherwise. */
export const getActor = (c: HonoContext): Actor => c.get('actor') ?? boundActor(c) ?? GUEST

/** Who asks, as the security log names them. */
export const askerOf = (c: HonoContext): { customerId: number; keyId?: number } => ({
  customerId: getActor(c).customerId,
  keyId: c.get('keyId'),
})

/** The context that this request's domain calls get. */
export const requestContext = (c: HonoContext, services: Services): Context => {
  const { preview, isPublicRead } = callerOf(c)
  const db = isPublicRead ? publicReadsOf(services.db) : services.db
  return { db, clock: services.clock, actor: getActor(c), ...(preview && { preview }) }
}

/** Whether who asks has the right that the route asks for; of a route that is open to others, that to all of it. */
export const hasRight = (c: HonoContext): boolean => {
  const { capability } = rightOfRoute(c)
  return capability !== undefined && may(getActor(c).role, capability)
}

export type Action = 'list' | 'view' | 'create' | 'edit' | 'delete' | 'batch'

const REFUSALS: Record<Action, [code: string, message: string]> = {
  list: ['view', 'Sorry, you cannot list resources.'],
  view: ['view', 'Sorry, you cannot view this resource.'],
  create: ['create', 'Sorry, you are not allowed to create resources.'],
  edit: ['edit', 'Sorry, you are not allowed to edit this resource.'],
  delete: ['delete', 'Sorry, you are not allowed to delete this resource.'],
  batch: ['batch', 'Sorry, you are not allowed to batch manipulate this resource.'],
}
/** WooCommerce's refusal of what somebody may not do. */
export const refusalOf = (c: HonoContext, action: Action): ApiError => {
  const [code, message] = REFUSALS[action]
  return new ApiError(getActor(c).role === 'guest' ? 401 : 403, `woocommerce_rest_cannot_${code}`, message)
}
const BY_METHOD: Record<string, Action> = { POST: 'create', PUT: 'edit', PATCH: 'edit', DELETE: 'delete' }

/**
 * Lets only on who has the right that the route asks for, with WooCommerce's refusals: 401 without a key, 403 with one of
 * somebody who has it not. Whether the key itself may read or write was checked when it was presented.
 * @param action what to say is refused; by default `list` for reads, and by method for writes
 */
export const requireKey = (c: HonoContext, need: 'read' | 'write', action?: Action): void => {
  if (hasRight(c)) return
  const refused = action ?? (need === 'read' ? 'list' : (BY_METHOD[c.req.method] ?? 'edit'))
  throw refusalOf(c, refused)
}
