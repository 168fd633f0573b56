import { Hono, type Context as HonoContext } from 'hono'
import { toLatinDigits } from '../../../common/persian.ts'
import { readMobile } from '../../../common/phone.ts'
import {
  type CodeAnswer,
  codeRequest,
  endSessionsRequest,
  resetPasswordRequest,
  type SignedInAnswer,
  signInRequest,
  signUpRequest,
  verifyCodeRequest,
} from '../../../store-api/contract/accounts.ts'
import {
  type Device,
  endNamedSession,
  endSession,
  endSessions,
  listSessions,
  requestCode,
  resetPassword,
  type SignedIn,
  signIn,
  signInWithCode,
  signUp,
} from '../../modules/customers/customers.ts'
import { joinGuestOrders } from '../../modules/orders/orders.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { ApiError, invalidParameters } from '../errors.ts'
import { requestContext, requireCustomer, sessionTokenOf } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { parseBody } from '../parse.ts'
import { gmtDate } from '../wc-v3/dates.ts'
import { profileJson } from './profile-json.ts'
import { createThrottle } from './throttle.ts'

const AUTH = '/wp-json/ghab/v1/auth'

const deviceOf = (c: HonoContext): Device => ({
  userAgent: c.req.header('User-Agent') ?? '',
  token: sessionTokenOf(c.req.raw),
})

const wrongField = (field: string, code: string, message: string) =>
  invalidParameters({ [field]: { code, message } })

const notAMobile = () => wrongField('mobile', 'invalid_phone', 'mobile is not a mobile number.')

/** Sessions: by password, by one-time code, by a link from a mail; who is signed in where, and signing out. */
export const authRoutes = (services: Services): Hono => {
  const { clock } = services
  const throttles = {
    password: createThrottle(clock, { perAddress: 60, perTarget: 10 }),
    signUp: createThrottle(clock, { perAddress: 20, perTarget: 5 }),
    code: createThrottle(clock, { perAddress: 20, perTarget: 5 }),
    verify: createThrottle(clock, { perAddress: 60, perTarget: 20 }),
    reset: createThrottle(clock, { perAddress: 20, perTarget: 20 }),
  }

  const answer = async (c: HonoContext, { token, customer }: SignedIn, created = false) => {
    const profile = await profileJson(requestContext(c, services), customer, originOf(c.req, services))
    c.header('Cache-Control', 'no-store')
    return c.json<SignedInAnswer>({ token, customer: profile, created }, created ? 201 : 200)
  }

  /** A way of signing in that the shop has not chosen is not there. */
  const requireMethod = async (c: HonoContext, method: 'password' | 'otp') => {
    const settings = await readSettings(requestContext(c, services))
    if (settings.signin_method !== 'both' && settings.signin_method !== method) {
      throw new ApiError(403, 'signin_method_off', 'This shop does not offer this way of signing in.')
    }
    return settings
  }

  const app = new Hono()

  app.post(`${AUTH}/sign-in`, async (c) => {
    const given = await parseBody(c, signInRequest)
    await requireMethod(c, 'password')
    const giveBack = throttles.password(c, given.login.toLowerCase())
    const signedIn = await signIn(requestContext(c, services), given, deviceOf(c))
    if (!signedIn.ok) throw new ApiError(403, 'wrong_login', 'Unknown login or wrong password.')
    giveBack()
    return answer(c, signedIn.value)
  })

  app.post(`${AUTH}/sign-up`, async (c) => {
    const given = await parseBody(c, signUpRequest)
    await requireMethod(c, 'password')
    throttles.signUp(c, given.email)
    const { email, password, first_name: firstName, last_name: lastName } = given
    const context = requestContext(c, services)
    const signedUp = await signUp(context, { email, password, firstName, lastName }, deviceOf(c))
    if (!signedUp.ok) throw wrongField('email', 'taken', 'email cannot be used for a new account.')
    return answer(c, signedUp.value, true)
  })

  app.post(`${AUTH}/otp/request`, async (c) => {
    const given = await parseBody(c, codeRequest)
    const context = requestContext(c, services)
    const { resent_otp_time, country } = await readSettings(context)
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw notAMobile()
    throttles.code(c, mobile)
    const asked = await requestCode(context, mobile, resent_otp_time * 1000)
    if (asked.ok) return c.json<CodeAnswer>({ mobile, resend_after: resent_otp_time })
    const seconds = Math.ceil(asked.error / 1000)
    c.header('Retry-After', String(seconds))
    throw new ApiError(429, 'too_soon', 'A code was sent a moment ago.', {
      details: { resend_after: seconds },
    })
  })

  app.post(`${AUTH}/otp/verify`, async (c) => {
    const given = await parseBody(c, verifyCodeRequest)
    const { country } = await requireMethod(c, 'otp')
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw notAMobile()
    throttles.verify(c, mobile)
    const code = toLatinDigits(given.code).replace(/\D/g, '')
    const signedIn = await signInWithCode(requestContext(c, services), { mobile, code }, deviceOf(c))
    if (signedIn.ok) return answer(c, signedIn.value, signedIn.value.created)
    throw wrongField(
      'code',
      signedIn.error,
      signedIn.error === 'used_up' ? 'Ask for another code.' : 'Invalid OTP',
    )
  })

  app.post(`${AUTH}/reset-password`, async (c) => {
    const given = await parseBody(c, resetPasswordRequest)
    throttles.reset(c)
    const reset = await resetPassword(requestContext(c, services), given, deviceOf(c))
    if (!reset.ok) throw new ApiError(410, 'link_used_up', 'This link was used or is too old.')
    // who follows a mailed link has shown that the address is theirs
    const { id, email } = reset.value.customer
    await joinGuestOrders(requestContext(c, services), id, { email, phone: '' })
    return answer(c, reset.value)
  })

  app.post(`${AUTH}/sign-out`, async (c) => {
    const token = sessionTokenOf(c.req.raw)
    if (token) await endSession(requestContext(c, services), token)
    return c.json({ ok: true })
  })

  app.get(`${AUTH}/sessions`, async (c) => {
    const { token } = requireCustomer(c, services)
    const sessions = await listSessions(requestContext(c, services), token)
    return c.json(
      sessions.map(({ id, userAgent, createdAt, lastSeenAt, current }) => ({
        id,
        user_agent: userAgent,
        date_created_gmt: gmtDate(createdAt),
        last_seen_gmt: gmtDate(lastSeenAt),
        current,
      })),
    )
  })

  app.delete(`${AUTH}/sessions`, async (c) => {
    const { token, customerId } = requireCustomer(c, services)
    const { id } = await parseBody(c, endSessionsRequest)
    const context = requestContext(c, services)
    if (id === undefined) await endSessions(context, customerId, token)
    else if (!(await endNamedSession(context, id))) {
      throw new ApiError(404, 'rest_session_invalid_id', 'Invalid session ID.')
    }
    return c.json({ ok: true })
  })
  return app
}
