import { createHmac, randomBytes } from 'node:crypto'
import { readCookie, serializeCookie } from '#common/http/cookies.ts'
import { parseForm } from '#common/http/parse-form.ts'
import { safeEqual } from '#common/safe-equal.ts'
import { readSessionCookie } from '#common/session-cookie.ts'

const COOKIE = 'XSRF-TOKEN'
const FIELD = '_xsrf'
const MASKED = 'm.'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only who holds the session can make its signature; a guest's binds nothing, and ends at sign-in. */
const sign = (salt: string, session: string | null): string =>
  createHmac('sha256', session ?? '')
    .update(salt)
    .digest('base64url')

/** A fresh token of this session, or with null of a guest. */
export const createToken = (session: string | null): string => {
  const salt = randomBytes(18).toString('base64url')
  return `${salt}.${sign(salt, session)}`
}

const isTokenOf = (token: string, session: string | null): boolean => {
  const [salt = '', signature = ''] = token.split('.', 2)
  return safeEqual(signature, sign(salt, session))
}

/** The token that the browser holds for its session; null before the first page, and for that of another session. */
export const readToken = (request: Request): string | null => {
  const cookies = request.headers.get('cookie')
  const token = readCookie(cookies, COOKIE)
  return token !== null && isTokenOf(token, readSessionCookie(cookies)) ? token : null
}

/** Readable by the page's script on purpose: repeating it is what proves that the page is ours. */
export const tokenCookie = (token: string, origin: string): string =>
  serializeCookie(COOKIE, token, { origin, httpOnly: false })

const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, i) => byte ^ b[i]!))

/** The token as a page carries it: another text each time, so that the length of compressed pages tells nothing of it. */
export const maskToken = (token: string): string => {
  const plain = Buffer.from(token)
  const mask = randomBytes(plain.length)
  return MASKED + Buffer.concat([mask, xor(plain, mask)]).toString('base64url')
}

const unmask = (field: string): string => {
  if (!field.startsWith(MASKED)) return field
  const bytes = Buffer.from(field.slice(MASKED.length), 'base64url')
  const half = bytes.length >> 1
  return xor(bytes.subarray(half, 2 * half), bytes.subarray(0, half)).toString()
}

const readField = async (request: Request): Promise<string> => {
  const type = request.headers.get('content-type') ?? ''
  const form = await parseForm(await request.clone().bytes(), type)
  const field = form?.get(FIELD)
  return typeof field === 'string' ? unmask(field) : ''
}

/**
 * Whether a change sent with a browser's cookies must be refused because another site may have sent it. Our own pages
 * repeat the token of the session in a header, or, where `takesForm` is set, in a field of a plain form.
 */
export const failsCsrfCheck = async (request: Request, takesForm: boolean): Promise<boolean> => {
  if (SAFE_METHODS.has(request.method)) return false
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true
  const cookies = request.headers.get('cookie')
  if (readCookie(cookies, COOKIE) === null) {
    // our pages give the token before anybody signs in: a session without one was not started there
    return readSessionCookie(cookies) !== null
  }
  const token = readToken(request)
  if (token === null) return true
  const header = request.headers.get('x-xsrf-token')
  if (header) return !safeEqual(header, token)
  return !takesForm || !safeEqual(await readField(request), token)
}
