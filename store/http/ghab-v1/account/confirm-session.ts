import { Hono, type Context as HonoContext } from 'hono'
import { toLatinDigits } from '#common/persian.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { CONFIRMED_FOR, isConfirmed } from '#store/http/middleware/step-up.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody } from '#store/http/parse.ts'
import {
  createAccountGuard,
  PASSWORD_LIMITS,
  SECOND_FACTOR_LIMITS,
} from '#store/http/rate-limit/account-guard.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import type { ApiError } from '#store/http/wp-rest/errors.ts'
import { type ConfirmProblems, confirmOwner, startConfirm } from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import { type ConfirmOptions, confirmRequest } from '#store-api/contract/security.ts'
import { challengeGone } from './sign-in-challenge.ts'
import { deviceOf, readCode, tryAt, wrongField } from './signed-in.ts'
import { siteOf } from './site-of.ts'

const CONFIRM = '/wp-json/ghab/v1/auth/sessions/confirm'

const refusalOf = (problems: ConfirmProblems): ApiError => {
  const [field = 'password', code = ''] = Object.entries(problems)[0] ?? []
  if (code === 'challenge_gone') return challengeGone()
  return wrongField(field === 'current_password' ? 'password' : field, code, 'This is not right.')
}

/** A session shows again whose it is, for what can hardly be taken back. */
export const confirmSessionRoutes = (services: Services): Hono => {
  const { countAs } = services
  const onFull = (c: HonoContext, { customerId }: { customerId: number }) =>
    logSecurity(c, services, 'confirm-locked', { customerId })
  const guards = {
    password: createAccountGuard(countAs, 'confirmations: passwords', PASSWORD_LIMITS, onFull),
    factor: createAccountGuard(countAs, 'confirmations: second factors', SECOND_FACTOR_LIMITS, onFull),
  }
  return new Hono()
    .post(`${CONFIRM}/options`, async (c) => {
      requireCustomer(c, services)
      noStore(c)
      const context = requestContext(c, services)
      const asked = await startConfirm(context, deviceOf(c), await siteOf(c, services))
      return c.json({ ...asked, confirmed: isConfirmed(c, services) } as ConfirmOptions)
    })
    .post(CONFIRM, async (c) => {
      const { customerId, token: session } = requireCustomer(c, services)
      noStore(c)
      const given = await parseBody(c, confirmRequest)
      const isFactor = Boolean(given.code || given.recovery_code || given.passkey)
      const target = `${isFactor ? 'second factor' : 'account'} ${customerId}`
      const tried = await tryAt(c, services, [target], customerId)
      const taken = guards[isFactor ? 'factor' : 'password'].take(c, tried)
      const proof = {
        challenge: given.challenge,
        currentPassword: given.password,
        identityCode: given.identity_code && readCode(given.identity_code),
        code: given.code && readCode(given.code),
        recoveryCode: given.recovery_code && toLatinDigits(given.recovery_code),
        passkey: given.passkey as never,
      }
      const site = await siteOf(c, services)
      const done = await confirmOwner(requestContext(c, services), proof, {
        session,
        device: deviceOf(c),
        site,
      })
      if (!done.ok) {
        logSecurity(c, services, 'owner-not-proved', { customerId })
        throw refusalOf(done.error)
      }
      taken.right()
      return c.json({ confirmed_until_gmt: gmtDate(services.clock() + CONFIRMED_FOR) })
    })
}
