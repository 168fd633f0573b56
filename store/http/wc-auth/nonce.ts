import { createHmac, randomBytes } from 'node:crypto'
import { safeEqual } from '#common/safe-equal.ts'
import { type ConsentRequest, fieldsOf } from './key-request.ts'

/** ms; a page that was open for longer is asked again */
const HOLDS = 60 * 60_000

const sign = (session: string, asked: ConsentRequest, time: string, salt: string): string =>
  createHmac('sha256', session)
    .update(JSON.stringify([time, salt, fieldsOf(asked)]))
    .digest('base64url')

/** What a page carries that was drawn for this session and this request: only who holds the session can make it. */
export const createNonce = (session: string, asked: ConsentRequest, now: number): string => {
  const time = now.toString(36)
  const salt = randomBytes(12).toString('base64url')
  return `${time}.${salt}.${sign(session, asked, time, salt)}`
}

/** Whether a page of the last hour was drawn for this session, and asked the same. */
export const isNonceOf = (nonce: string, session: string, asked: ConsentRequest, now: number): boolean => {
  const [time = '', salt = '', signature = ''] = nonce.split('.', 3)
  const age = now - Number.parseInt(time, 36)
  return age >= 0 && age < HOLDS && safeEqual(signature, sign(session, asked, time, salt))
}
