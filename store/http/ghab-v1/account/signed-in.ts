import type { Context as HonoContext } from 'hono'
import { toLatinDigits } from '#common/persian.ts'
import { clientIp } from '#store/http/caller.ts'
import { requestContext, sessionTokenOf } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import type { AccountAttempt } from '#store/http/rate-limit/account-guard.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import {
  CHALLENGE_LIFETIME,
  type Challenged,
  type Device,
  type Entrance,
  findKnownBy,
  isSignedIn,
} from '#store/modules/customers/customers.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { SignedInAnswer } from '#store-api/contract/accounts.ts'
import type { SecondFactorNeeded } from '#store-api/contract/security.ts'
import { profileJson } from './profile-json.ts'

/** Who signs in from where. */
export const deviceOf = (c: HonoContext): Device => ({
  userAgent: c.req.header('User-Agent') ?? '',
  token: sessionTokenOf(c.req.raw),
  clientIp: clientIp(c),
})

/**
 * A try at an account, or at the number or e-mail address of one, for the guards.
 * @param customerId of the account, 0 if there is none
 */
export const tryAt = async (
  c: HonoContext,
  services: Services,
  targets: string[],
  customerId: number,
): Promise<AccountAttempt> => {
  const device = deviceOf(c)
  const knownBy = await findKnownBy(requestContext(c, services), customerId, device)
  return { targets, customerId, device, knownBy }
}

/** The digits of a code as somebody typed it, in any script. */
export const readCode = (typed: string): string => toLatinDigits(typed).replace(/\D/g, '')

export const wrongField = (field: string, code: string, message: string): ApiError =>
  invalidParameters({ [field]: { code, message } })

export const wrongCode = (code: 'wrong_code' | 'used_up'): ApiError =>
  wrongField('code', code, code === 'used_up' ? 'Ask for another code.' : 'Invalid OTP')

export const wrongPassword = (code: 'password_common' | 'password_own_words'): ApiError =>
  wrongField('password', code, 'This password is too easy to guess.')

/** A code was sent a moment ago. */
export const tooSoon = (c: HonoContext, waitMs: number): ApiError => {
  const seconds = Math.ceil(waitMs / 1000)
  c.header('Retry-After', String(seconds))
  return new ApiError(429, 'too_soon', 'A code was sent a moment ago.', {
    details: { resend_after: seconds },
  })
}

export const methodOff = (): ApiError =>
  new ApiError(403, 'signin_method_off', 'This shop does not offer this way of signing in.')

/**
 * A way of signing in that the shop has not chosen is not there.
 * @throws ApiError 403
 */
export const requireMethod = async (
  c: HonoContext,
  services: Services,
  method: 'password' | 'otp',
): Promise<StoreSettings> => {
  const settings = await readSettings(requestContext(c, services))
  if (settings.signin_method !== 'both' && settings.signin_method !== method) throw methodOff()
  return settings
}

const factorNeeded = (
  c: HonoContext,
  services: Services,
  { challenge, methods, customer }: Challenged,
): ApiError => {
  logSecurity(c, services, 'second-factor-asked', { customerId: customer.id })
  noStore(c)
  const details: SecondFactorNeeded = { challenge, methods, expires_in: CHALLENGE_LIFETIME / 1000 }
  return new ApiError(401, 'second_factor_needed', 'Please show your second factor.', {
    details: { ...details },
  })
}

/**
 * Tells a device its new session and who it is.
 * @throws ApiError 401 `second_factor_needed` with the challenge, for who has a second factor
 */
export const answerEntrance = async (
  c: HonoContext,
  services: Services,
  entrance: Entrance,
  created = false,
): Promise<Response> => {
  if (!isSignedIn(entrance)) throw factorNeeded(c, services, entrance)
  const { token, customer } = entrance
  logSecurity(c, services, created ? 'sign-up' : 'sign-in', { customerId: customer.id })
  const profile = await profileJson(requestContext(c, services), customer, originOf(c.req, services))
  noStore(c)
  return c.json<SignedInAnswer>({ token, customer: profile, created }, created ? 201 : 200)
}
