import { Hono } from 'hono'
import { readMobile } from '../../../common/phone.ts'
import {
  type CodeAnswer,
  codeRequest,
  endSessionsRequest,
  resetPasswordRequest,
  signInRequest,
  verifyCodeRequest,
} from '../../../store-api/contract/accounts.ts'
import {
  endNamedSession,
  endSession,
  endSessions,
  listSessions,
  requestCode,
  resetPassword,
  signIn,
  signInWithCode,
} from '../../modules/customers/customers.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { ApiError } from '../errors.ts'
import { requestContext, requireCustomer, sessionTokenOf } from '../middleware/authenticate.ts'
import { parseBody } from '../parse.ts'
import { gmtDate } from '../wc-v3/dates.ts'
import { joinMailedOrders } from './join-orders.ts'
import {
  answerSignedIn,
  deviceOf,
  readCode,
  requireMethod,
  tooSoon,
  wrongCode,
  wrongField,
} from './signed-in.ts'
import { createThrottle } from './throttle.ts'

const AUTH = '/wp-json/ghab/v1/auth'

const notAMobile = () => wrongField('mobile', 'invalid_phone', 'mobile is not a mobile number.')

/** Sessions: by password, by one-time code, by a link from a mail; who is signed in where, and signing out. */
export const authRoutes = (services: Services): Hono => {
  const { uptime } = services
  const throttles = {
    password: createThrottle(uptime, { perAddress: 60, perTarget: 10 }),
    code: createThrottle(uptime, { perAddress: 20, perTarget: 5 }),
    verify: createThrottle(uptime, { perAddress: 60, perTarget: 20 }),
    reset: createThrottle(uptime, { perAddress: 20, perTarget: 20 }),
  }

  const app = new Hono()

  app.post(`${AUTH}/sign-in`, async (c) => {
    const given = await parseBody(c, signInRequest)
    await requireMethod(c, services, 'password')
    const giveBack = throttles.password(c, given.login.toLowerCase())
    const signedIn = await signIn(requestContext(c, services), given, deviceOf(c))
    if (!signedIn.ok) throw new ApiError(403, 'wrong_login', 'Unknown login or wrong password.')
    giveBack()
    return answerSignedIn(c, services, signedIn.value)
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
    throw tooSoon(c, asked.error)
  })

  app.post(`${AUTH}/otp/verify`, async (c) => {
    const given = await parseBody(c, verifyCodeRequest)
    const { country } = await requireMethod(c, services, 'otp')
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw notAMobile()
    throttles.verify(c, mobile)
    const code = readCode(given.code)
    const signedIn = await signInWithCode(requestContext(c, services), { mobile, code }, deviceOf(c))
    if (!signedIn.ok) throw wrongCode(signedIn.error)
    return answerSignedIn(c, services, signedIn.value, signedIn.value.created)
  })

  app.post(`${AUTH}/reset-password`, async (c) => {
    const given = await parseBody(c, resetPasswordRequest)
    throttles.reset(c)
    const reset = await resetPassword(requestContext(c, services), given, deviceOf(c), joinMailedOrders)
    if (!reset.ok) throw new ApiError(410, 'link_used_up', 'This link was used or is too old.')
    return answerSignedIn(c, services, reset.value)
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
