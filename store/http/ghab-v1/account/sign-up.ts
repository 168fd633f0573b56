import { Hono, type Context as HonoContext } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createAccountGuard, SENDING_LIMITS } from '#store/http/rate-limit/account-guard.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  findCustomerId,
  findSignUpEmail,
  repeatSignUp,
  requestSignUp,
  signUpWithCode,
} from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import {
  repeatSignUpRequest,
  type SignUpAnswer,
  signUpRequest,
  verifySignUpRequest,
} from '#store-api/contract/accounts.ts'
import { joinMailedOrders } from './join-orders.ts'
import {
  answerEntrance,
  deviceOf,
  readCode,
  requireMethod,
  tooSoon,
  tryAt,
  wrongCode,
  wrongPassword,
} from './signed-in.ts'

const SIGN_UP = '/wp-json/ghab/v1/auth/sign-up'

const gone = () => new ApiError(410, 'sign_up_gone', 'This took too long. Please sign up again.')

/**
 * An account with a password: asked for, and made by the code that is mailed. The answer never reveals whether the
 * address has an account.
 */
export const signUpRoutes = (services: Services): Hono => {
  const { countAs } = services
  const guards = {
    signUp: createAccountGuard(countAs, 'sign-ups', SENDING_LIMITS),
    repeat: createAccountGuard(countAs, 'sign-ups again', SENDING_LIMITS),
  }
  const throttleVerify = createThrottle(countAs, 'sign-ups: tries', { perIp: 60, perTarget: 20 })

  const tryAtEmail = async (c: HonoContext, email: string) =>
    tryAt(c, services, [email], await findCustomerId(requestContext(c, services), 'email', email))

  const app = new Hono()

  app.post(SIGN_UP, async (c) => {
    const { first_name: firstName, last_name: lastName, ...given } = await parseBody(c, signUpRequest)
    const { resent_otp_time, site_name: siteName } = await requireMethod(c, services, 'password')
    guards.signUp.take(c, await tryAtEmail(c, given.email))
    const wished = { ...given, firstName, lastName, siteName }
    const asked = await requestSignUp(requestContext(c, services), wished)
    if (!asked.ok) throw wrongPassword(asked.error)
    const answer: SignUpAnswer = { sign_up: asked.value, email: given.email, resend_after: resent_otp_time }
    return c.json(answer, 202)
  })

  app.post(`${SIGN_UP}/resend`, async (c) => {
    const { sign_up: token } = await parseBody(c, repeatSignUpRequest)
    const { resent_otp_time } = await requireMethod(c, services, 'password')
    const context = requestContext(c, services)
    guards.repeat.take(c, await tryAtEmail(c, (await findSignUpEmail(context, token)) ?? token))
    const repeated = await repeatSignUp(context, token, resent_otp_time * 1000)
    if (!repeated.ok) throw repeated.error === null ? gone() : tooSoon(c, repeated.error)
    const answer: SignUpAnswer = { sign_up: token, email: repeated.value, resend_after: resent_otp_time }
    return c.json(answer, 202)
  })

  app.post(`${SIGN_UP}/verify`, async (c) => {
    const { sign_up: token, code } = await parseBody(c, verifySignUpRequest)
    await requireMethod(c, services, 'password')
    throttleVerify(c, token)
    const context = requestContext(c, services)
    const given = { token, code: readCode(code) }
    const signedUp = await signUpWithCode(context, given, deviceOf(c), joinMailedOrders)
    if (!signedUp.ok) logSecurity(c, services, 'code-failed')
    if (!signedUp.ok) throw signedUp.error === 'gone' ? gone() : wrongCode(signedUp.error)
    return answerEntrance(c, services, signedUp.value, true)
  })
  return app
}
