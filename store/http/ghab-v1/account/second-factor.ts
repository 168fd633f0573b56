import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  finishPasskey,
  finishTotp,
  readSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  type SetUpRefusal,
  startPasskey,
  startTotp,
} from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import {
  finishPasskeyRequest,
  finishTotpRequest,
  type PasskeySetup,
  type SecondFactor,
  type SecondFactorChanged,
} from '#store-api/contract/security.ts'
import { challengeGone } from './sign-in-challenge.ts'
import { deviceOf, readCode, wrongField } from './signed-in.ts'
import { siteOf } from './site-of.ts'

const OWN = '/wp-json/ghab/v1/auth/second-factor'

const refusalOf = (refused: SetUpRefusal): ApiError => {
  switch (refused) {
    case 'wrong_code':
      return wrongField('code', refused, 'This is not right.')
    case 'too_many':
      return new ApiError(409, 'too_many_passkeys', 'There are too many passkeys already.')
    case 'not_taken':
      return wrongField('credential', refused, 'This passkey was not taken.')
    default:
      return challengeGone()
  }
}

const removalRefused = (refused: 'unknown_factor' | 'second_factor_required'): ApiError =>
  refused === 'unknown_factor'
    ? new ApiError(404, 'unknown_factor', 'There is no such second factor.')
    : new ApiError(409, 'second_factor_required', 'This shop wants a second factor of your role.')

/** The own second factor: an authenticator app, passkeys, recovery codes. */
export const secondFactorRoutes = (services: Services): Hono => {
  /** As who somebody is once they have what they set up here: the audit log tells of it. */
  const ownContext = (c: HonoContext): Context => {
    const context = requestContext(c, services)
    const { awaits, ...actor } = context.actor
    return { ...context, actor: { ...actor, role: awaits ?? actor.role } }
  }
  const toJson = async (c: HonoContext): Promise<SecondFactor> => {
    const own = await readSecondFactor(ownContext(c))
    return {
      totp: own.hasTotp,
      passkeys: own.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        date_created_gmt: gmtDate(createdAt),
        last_used_gmt: lastUsedAt === null ? null : gmtDate(lastUsedAt),
      })),
      recovery_codes_left: own.recoveryCodesLeft,
      required: own.isRequired,
    }
  }
  const answer = async (c: HonoContext, recovery_codes: string[] | null) =>
    c.json<SecondFactorChanged>({ ...(await toJson(c)), recovery_codes })

  const remove = async (c: HonoContext, passkey: string | null) => {
    const { token: session, customerId } = requireCustomer(c, services)
    const removed = await removeFactor(ownContext(c), passkey, { site: await siteOf(c, services), session })
    if (!removed.ok) throw removalRefused(removed.error)
    logSecurity(c, services, 'second-factor-removed', { customerId })
    return answer(c, null)
  }

  return new Hono()
    .get(OWN, async (c) => {
      requireCustomer(c, services)
      return c.json(await toJson(c))
    })
    .post(`${OWN}/totp`, async (c) => {
      requireCustomer(c, services)
      return c.json(await startTotp(ownContext(c), deviceOf(c), await siteOf(c, services)))
    })
    .put(`${OWN}/totp`, async (c) => {
      const { token: session, customerId } = requireCustomer(c, services)
      const { setup, code } = await parseBody(c, finishTotpRequest)
      const given = { setup, code: readCode(code), session }
      const done = await finishTotp(ownContext(c), given, deviceOf(c), await siteOf(c, services))
      if (!done.ok) throw refusalOf(done.error)
      logSecurity(c, services, 'second-factor-added', { customerId })
      return answer(c, done.value)
    })
    .delete(`${OWN}/totp`, (c) => remove(c, null))
    .post(`${OWN}/passkeys/options`, async (c) => {
      requireCustomer(c, services)
      const started = await startPasskey(ownContext(c), deviceOf(c), await siteOf(c, services))
      if (!started.ok) throw refusalOf(started.error)
      return c.json(started.value as unknown as PasskeySetup)
    })
    .post(`${OWN}/passkeys`, async (c) => {
      const { token: session, customerId } = requireCustomer(c, services)
      const { setup, name, credential } = await parseBody(c, finishPasskeyRequest)
      const given = { setup, name, response: credential as never, session }
      const done = await finishPasskey(ownContext(c), given, deviceOf(c), await siteOf(c, services))
      if (!done.ok) throw refusalOf(done.error)
      logSecurity(c, services, 'second-factor-added', { customerId })
      return answer(c, done.value)
    })
    .delete(`${OWN}/passkeys/:id`, (c) => remove(c, c.req.param('id')))
    .post(`${OWN}/recovery-codes`, async (c) => {
      const { customerId } = requireCustomer(c, services)
      const made = await renewRecoveryCodes(ownContext(c), await siteOf(c, services))
      if (!made.ok) throw removalRefused('unknown_factor')
      logSecurity(c, services, 'recovery-codes-made', { customerId })
      return answer(c, made.value)
    })
}
