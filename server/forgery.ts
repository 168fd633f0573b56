import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readSessionCookie } from '../common/session-cookie.ts'

const XSRF_COOKIE = 'XSRF-TOKEN'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The visitor's anti-forgery token, null before the first page. */
export const readToken = (request: Request): string | null => {
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${XSRF_COOKIE}=`)) return pair.slice(XSRF_COOKIE.length + 1)
  }
  return null
}

export const createToken = (): string => randomBytes(24).toString('base64url')

/** Readable by the page's script on purpose: repeating it is what proves the page is ours. */
export const tokenCookie = (token: string): string => `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax`

/** A change carried by a browser's cookies must repeat the token that only our own pages can read. */
export const isForged = async (request: Request): Promise<boolean> => {
  if (SAFE_METHODS.has(request.method)) return false
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true
  const token = readToken(request)
  // our pages give the token before anybody signs in: a session without one was not started there
  if (!token) return readSessionCookie(request.headers.get('cookie')) !== null
  const header = request.headers.get('x-xsrf-token')
  if (header) return !same(header, token)
  if (!/form-/.test(request.headers.get('content-type') ?? '')) return true
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const field = form?.get('_xsrf')
  return typeof field !== 'string' || !same(field, token)
}

export const refuseForged = (): Response =>
  Response.json(
    { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
    { status: 403 },
  )
