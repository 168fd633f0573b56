import { Hono } from 'hono'
import {
  repeatSignUpRequest,
  type SignUpAnswer,
  signUpRequest,
  verifySignUpRequest,
} from '../../../store-api/contract/accounts.ts'
import {
  findSignUpEmail,
  repeatSignUp,
  requestSignUp,
  signUpWithCode,
} from '../../modules/customers/customers.ts'
import type { Services } from '../../services.ts'
import { ApiError } from '../errors.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { parseBody } from '../parse.ts'
import { joinMailedOrders } from './join-orders.ts'
import { answerSignedIn, deviceOf, readCode, requireMethod, tooSoon, wrongCode } from './signed-in.ts'
import { createThrottle } from './throttle.ts'

const SIGN_UP = '/wp-json/ghab/v1/auth/sign-up'

const gone = () => new ApiError(410, 'sign_up_gone', 'This took too long. Please sign up again.')

/** An account with a password: asked for, and made by the code that is mailed. Whether there is one is never told. */
export const signUpRoutes = (services: Services): Hono => {
  const { uptime } = services
  const throttles = {
    signUp: createThrottle(uptime, { perAddress: 20, perTarget: 5 }),
    repeat: createThrottle(uptime, { perAddress: 20, perTarget: 5 }),
    verify: createThrottle(uptime, { perAddress: 60, perTarget: 20 }),
  }
  const app = new Hono()

  app.post(SIGN_UP, async (c) => {
    const { first_name: firstName, last_name: lastName, ...given } = await parseBody(c, signUpRequest)
    const { resent_otp_time } = await requireMethod(c, services, 'password')
    throttles.signUp(c, given.email)
    const token = await requestSignUp(requestContext(c, services), { ...given, firstName, lastName })
    const answer: SignUpAnswer = { sign_up: token, email: given.email, resend_after: resent_otp_time }
    return c.json(answer, 202)
  })

  app.post(`${SIGN_UP}/resend`, async (c) => {
    const { sign_up: token } = await parseBody(c, repeatSignUpRequest)
    const { resent_otp_time } = await requireMethod(c, services, 'password')
    const context = requestContext(c, services)
    throttles.repeat(c, (await findSignUpEmail(context, token)) ?? token)
    const repeated = await repeatSignUp(context, token, resent_otp_time * 1000)
    if (!repeated.ok) throw repeated.error === null ? gone() : tooSoon(c, repeated.error)
    const answer: SignUpAnswer = { sign_up: token, email: repeated.value, resend_after: resent_otp_time }
    return c.json(answer, 202)
  })

  app.post(`${SIGN_UP}/verify`, async (c) => {
    const { sign_up: token, code } = await parseBody(c, verifySignUpRequest)
    await requireMethod(c, services, 'password')
    throttles.verify(c, token)
    const context = requestContext(c, services)
    const given = { token, code: readCode(code) }
    const signedUp = await signUpWithCode(context, given, deviceOf(c), joinMailedOrders)
    if (!signedUp.ok) throw signedUp.error === 'gone' ? gone() : wrongCode(signedUp.error)
    return answerSignedIn(c, services, signedUp.value, true)
  })
  return app
}
