import { Hono, type Context as HonoContext } from 'hono'
import { readMobile } from '#common/phone.ts'
import {
  getActor,
  requestContext,
  requireCustomer,
  sessionTokenOf,
} from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import {
  type AccountAttempt,
  CODE_LIMITS,
  createAccountGuard,
  PASSWORD_LIMITS,
  SENDING_LIMITS,
} from '#store/http/rate-limit/account-guard.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  endSession,
  endSessionById,
  endSessions,
  findAccount,
  findCustomerId,
  listSessions,
  requestCode,
  resetPassword,
  signIn,
  signInWithCode,
} from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type CodeAnswer,
  codeRequest,
  endSessionsRequest,
  resetPasswordRequest,
  signInRequest,
  verifyCodeRequest,
} from '#store-api/contract/accounts.ts'
import { joinMailedOrders } from './join-orders.ts'
import {
  answerEntrance,
  deviceOf,
  methodOff,
  readCode,
  requireMethod,
  tooSoon,
  tryAt,
  wrongCode,
  wrongField,
  wrongPassword,
} from './signed-in.ts'

const AUTH = '/wp-json/ghab/v1/auth'

const notAMobile = () => wrongField('mobile', 'invalid_phone', 'mobile is not a mobile number.')

/** Sessions: by password, by one-time code, by a link from a mail; who is signed in where, and signing out. */
export const authRoutes = (services: Services): Hono => {
  const { countAs } = services
  const throttleReset = createThrottle(countAs, 'resets', { perIp: 20, perTarget: 20 })
  const guards = {
    password: createAccountGuard(countAs, 'passwords', PASSWORD_LIMITS, (c, { customerId }) =>
      logSecurity(c, services, 'sign-in-locked', { customerId }),
    ),
    send: createAccountGuard(countAs, 'codes sent', SENDING_LIMITS),
    code: createAccountGuard(countAs, 'codes', CODE_LIMITS, (c, { customerId }) =>
      logSecurity(c, services, 'code-locked', { customerId }),
    ),
  }

  /**
   * E-mail address and username of an account count as one. What stands before an @ counts by itself too: usernames are
   * made of it, and else whether both are held at once would tell that there is an account.
   */
  const tryToSignIn = async (c: HonoContext, login: string): Promise<AccountAttempt> => {
    const customerId = await findAccount(requestContext(c, services), login)
    const name = `name ${login.split('@')[0]}`
    return tryAt(c, services, customerId ? [name, `account ${customerId}`] : [name], customerId)
  }

  const tryAtMobile = async (c: HonoContext, mobile: string): Promise<AccountAttempt> => {
    const customerId = await findCustomerId(requestContext(c, services), 'mobile', mobile)
    return tryAt(c, services, [mobile], customerId)
  }

  const app = new Hono()

  app.post(`${AUTH}/sign-in`, async (c) => {
    const given = await parseBody(c, signInRequest)
    const context = requestContext(c, services)
    const { signin_method } = await readSettings(context)
    // the back office has no other way in: its staff may have no mobile number
    const isStaffOnly = signin_method === 'otp'
    const login = given.login.toLowerCase()
    const tried = await tryToSignIn(c, login)
    const taken = guards.password.take(c, tried)
    const credentials = { login, password: given.password, isStaffOnly }
    const signedIn = await signIn(context, credentials, tried.device)
    if (!signedIn.ok) {
      logSecurity(c, services, 'sign-in-failed', tried)
      if (isStaffOnly) throw methodOff()
      throw new ApiError(403, 'wrong_login', 'Unknown login or wrong password.')
    }
    taken.right()
    return answerEntrance(c, services, signedIn.value)
  })

  app.post(`${AUTH}/otp/request`, async (c) => {
    const given = await parseBody(c, codeRequest)
    const { resent_otp_time, country } = await requireMethod(c, services, 'otp')
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw notAMobile()
    guards.send.take(c, await tryAtMobile(c, mobile))
    const subject = { purpose: 'sign-in', contact: mobile } as const
    const asked = await requestCode(requestContext(c, services), subject, resent_otp_time * 1000)
    if (asked.ok) return c.json<CodeAnswer>({ mobile, resend_after: resent_otp_time })
    throw tooSoon(c, asked.error)
  })

  app.post(`${AUTH}/otp/verify`, async (c) => {
    const given = await parseBody(c, verifyCodeRequest)
    const { country } = await requireMethod(c, services, 'otp')
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw notAMobile()
    const tried = await tryAtMobile(c, mobile)
    const taken = guards.code.take(c, tried)
    const code = readCode(given.code)
    const signedIn = await signInWithCode(requestContext(c, services), { mobile, code }, tried.device)
    if (!signedIn.ok) {
      logSecurity(c, services, 'code-failed', tried)
      throw wrongCode(signedIn.error)
    }
    taken.right()
    guards.send.trust(tried)
    return answerEntrance(c, services, signedIn.value, signedIn.value.created)
  })

  app.post(`${AUTH}/reset-password`, async (c) => {
    const given = await parseBody(c, resetPasswordRequest)
    throttleReset(c)
    const context = requestContext(c, services)
    const { site_name: siteName } = await readSettings(context)
    const { cipher } = services
    const reset = await resetPassword(context, { ...given, siteName, cipher }, deviceOf(c), joinMailedOrders)
    if (!reset.ok) {
      throw reset.error === 'link_used_up'
        ? new ApiError(410, reset.error, 'This link was used or is too old.')
        : wrongPassword(reset.error)
    }
    logSecurity(c, services, 'password-reset', { customerId: reset.value.customer.id })
    return answerEntrance(c, services, reset.value)
  })

  app.post(`${AUTH}/sign-out`, async (c) => {
    const token = sessionTokenOf(c.req.raw)
    if (token) await endSession(requestContext(c, services), token)
    logSecurity(c, services, 'sign-out', getActor(c))
    return c.json({ ok: true })
  })

  app.get(`${AUTH}/sessions`, async (c) => {
    const { token } = requireCustomer(c, services)
    const sessions = await listSessions(requestContext(c, services), token)
    return c.json(
      sessions.map(({ id, userAgent, clientIp, createdAt, lastSeenAt, current }) => ({
        id,
        user_agent: userAgent,
        ip_address: clientIp,
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
    else if (!(await endSessionById(context, id))) {
      throw new ApiError(404, 'rest_session_invalid_id', 'Invalid session ID.')
    }
    logSecurity(c, services, 'sessions-ended', { customerId })
    return c.json({ ok: true })
  })
  return app
}
