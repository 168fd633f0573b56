import { randomBytes } from 'node:crypto'
import { safeEqual } from '#common/safe-equal.ts'
import type { Services } from '#store/services.ts'

type Signer = Pick<Services, 'cipher' | 'clock'>

const SECOND = 1000
const LIFETIME = 48 * 3600
const NONCE_TICK = 12 * 3600 * SECOND
/** longer ones are not looked at */
const LONGEST = 500
const OWNER = /^t_[0-9a-f]{32}$/
const HEAD = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

const signatureOf = (text: string, { cipher }: Signer): string =>
  cipher.sign(text, 'Cart-Token').toString('base64url')

/** A unique name for a cart. */
export const newCartId = (): string => `t_${randomBytes(16).toString('hex')}`

/** The JSON web token that gives access to a cart for the next two days; each answer brings a new one. */
export const createCartToken = (cartId: string, signer: Signer): string => {
  const now = Math.floor(signer.clock() / SECOND)
  const claims = { user_id: cartId, exp: now + LIFETIME, iss: 'store-api', iat: now }
  const text = `${HEAD}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${signatureOf(text, signer)}`
}

/** The cart that a token gives access to; null for one that is forged or too old. */
export const readCartToken = (token: string | undefined, signer: Signer): string | null => {
  if (!token || token.length > LONGEST) return null
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!safeEqual(signature, signatureOf(`${head}.${claims}`, signer))) return null
  // only what this shop has signed is parsed
  const { user_id, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const isAlive = typeof exp === 'number' && exp * SECOND > signer.clock()
  return isAlive && typeof user_id === 'string' && OWNER.test(user_id) ? user_id : null
}

const nonceAt = (tick: number, customerId: number, { cipher }: Signer): string =>
  cipher.sign(`${tick} ${customerId}`, 'Nonce').toString('hex').slice(0, 10)

const tickOf = ({ clock }: Signer): number => Math.floor(clock() / NONCE_TICK)

/** What a page has to repeat in the header `Nonce` to write without a `Cart-Token`. */
export const createNonce = (customerId: number, signer: Signer): string =>
  nonceAt(tickOf(signer), customerId, signer)

/** Whether a nonce was given to this customer, or to guests, in the last twelve to twenty-four hours. */
export const isNonce = (nonce: string, customerId: number, signer: Signer): boolean => {
  const tick = tickOf(signer)
  return [tick, tick - 1].some((one) => safeEqual(nonce, nonceAt(one, customerId, signer)))
}
