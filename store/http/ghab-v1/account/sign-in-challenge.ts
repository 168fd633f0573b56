import { Hono } from 'hono'
import { toLatinDigits } from '#common/persian.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody } from '#store/http/parse.ts'
import { createAccountGuard, SECOND_FACTOR_LIMITS } from '#store/http/rate-limit/account-guard.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type AnswerRefusal, answerChallenge, readChallenge } from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import {
  type ChallengeAnswer,
  challengeRequest,
  verifyChallengeRequest,
} from '#store-api/contract/security.ts'
import { answerEntrance, deviceOf, readCode, tryAt, wrongField } from './signed-in.ts'
import { siteOf } from './site-of.ts'

const SECOND_FACTOR = '/wp-json/ghab/v1/auth/second-factor'

export const challengeGone = () =>
  new ApiError(410, 'challenge_gone', 'This took too long. Please sign in again.')

const refusalOf = (refused: AnswerRefusal): ApiError =>
  refused === 'wrong_code' ? wrongField('code', 'wrong_code', 'This is not right.') : challengeGone()

/** The second step of a sign-in, whichever way the first one was. */
export const signInChallengeRoutes = (services: Services): Hono => {
  const { countAs } = services
  const throttle = createThrottle(countAs, 'second factors: calls', { perIp: 120, perTarget: 60 })
  const guard = createAccountGuard(countAs, 'second factors', SECOND_FACTOR_LIMITS, (c, { customerId }) =>
    logSecurity(c, services, 'second-factor-locked', { customerId }),
  )
  return new Hono()
    .post(`${SECOND_FACTOR}/challenge`, async (c) => {
      noStore(c)
      throttle(c)
      const { challenge } = await parseBody(c, challengeRequest)
      const site = await siteOf(c, services)
      const asked = await readChallenge(requestContext(c, services), challenge, deviceOf(c), site)
      if (!asked) throw challengeGone()
      const { methods, passkey, expiresAt } = asked
      const left = Math.ceil((expiresAt - services.clock()) / 1000)
      return c.json({ methods, expires_in: left, passkey } as ChallengeAnswer)
    })
    .post(`${SECOND_FACTOR}/verify`, async (c) => {
      noStore(c)
      throttle(c)
      const { challenge, ...given } = await parseBody(c, verifyChallengeRequest)
      const context = requestContext(c, services)
      const site = await siteOf(c, services)
      const device = deviceOf(c)
      const asked = await readChallenge(context, challenge, device, site)
      if (!asked) throw challengeGone()
      const { customerId } = asked
      const tried = await tryAt(c, services, [`second factor ${customerId}`], customerId)
      const taken = guard.take(c, tried)
      const answer = {
        code: given.code && readCode(given.code),
        recoveryCode: given.recovery_code && toLatinDigits(given.recovery_code),
        passkey: given.passkey as never,
      }
      const signedIn = await answerChallenge(context, { token: challenge, answer }, device, site)
      if (!signedIn.ok) {
        logSecurity(c, services, 'second-factor-failed', { customerId })
        throw refusalOf(signedIn.error)
      }
      taken.right()
      if (given.recovery_code) logSecurity(c, services, 'recovery-code-used', { customerId })
      return answerEntrance(c, services, signedIn.value)
    })
}
