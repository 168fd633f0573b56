import { Hono, type Context as HonoContext } from 'hono'
import { readMobile } from '#common/phone.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody, readBytes } from '#store/http/parse.ts'
import { createAccountGuard, SENDING_LIMITS } from '#store/http/rate-limit/account-guard.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { ApiError, invalidParameters, tooBusy } from '#store/http/wp-rest/errors.ts'
import { checkAddresses } from '#store/modules/checkout/checkout.ts'
import {
  type CustomerChanges,
  changeAvatar,
  deleteCustomer,
  findCustomer,
  type ProfileProblems,
  requestCode,
  requestIdentityCode,
  updateCustomer,
} from '#store/modules/customers/customers.ts'
import { forgetRecipient } from '#store/modules/notifications/notifications.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type CodeAnswer,
  codeRequest,
  deleteCustomerRequest,
  type EmailCodeAnswer,
  emailCodeRequest,
  type IdentityCodeAnswer,
  identityCodeRequest,
  updateCustomerRequest,
} from '#store-api/contract/accounts.ts'
import type { AddressInput } from '#store-api/contract/checkout.ts'
import { exportJson } from './export-json.ts'
import { joinMailedOrders } from './join-orders.ts'
import { profileJson } from './profile-json.ts'
import { readCode, tooSoon, tryAt } from './signed-in.ts'

const CUSTOMER = '/wp-json/ghab/v1/customer'
const MAX_AVATAR_BYTES = 5 * 1024 * 1024

const wrongFields = (problems: Record<string, string | undefined>): ApiError =>
  invalidParameters(
    Object.fromEntries(
      Object.entries(problems).map(([name, code = 'rest_invalid_param']) => [name, { code, message: code }]),
    ),
  )

/** Whether something was given to show the owner, and was wrong; what is missing is asked for without a word. */
const isNotProved = ({ current_password, identity_code }: ProfileProblems): boolean =>
  current_password === 'wrong_password' || identity_code === 'wrong_code' || identity_code === 'used_up'

/**
 * Both addresses as the shop keeps them; each is judged by itself, with its fields named `billing.city` and so on.
 * @throws ApiError 400 with every wrong field
 */
const readAddresses = (
  given: { billing?: Partial<AddressInput> | undefined; shipping?: Partial<AddressInput> | undefined },
  settings: StoreSettings,
): Pick<CustomerChanges, 'billing' | 'shipping'> => {
  const { billing, shipping, errors } = checkAddresses(
    { billing: given.billing ?? {}, ...(given.shipping && { shipping: given.shipping }) },
    settings,
  )
  const problems = Object.entries(errors).flatMap(([name, error]) => {
    if (name.startsWith('shipping.')) return [[name, error]]
    return given.billing ? [[`billing.${name}`, error]] : []
  })
  if (problems.length > 0) throw wrongFields(Object.fromEntries(problems))
  const { email: _email, ...delivery } = shipping
  return {
    ...(given.billing && { billing }),
    ...(given.shipping && { shipping: delivery }),
  }
}

/** The signed-in customer's own account: what it says, its picture, a copy of everything, its end. */
export const ownCustomerRoutes = (services: Services): Hono => {
  const { countAs, dataDir } = services
  const throttle = createThrottle(countAs, 'account', { perIp: 120, perTarget: 60 })
  /** by session, so that who has a stolen one does not hold up the owner */
  const throttleProof = createThrottle(countAs, 'account: proofs', { perIp: 60, perTarget: 10 })
  const guardSending = createAccountGuard(countAs, 'account: codes sent', SENDING_LIMITS)

  const answer = async (c: HonoContext) => {
    const context = requestContext(c, services)
    const customer = await findCustomer(context, context.actor.customerId)
    if (!customer) throw new ApiError(404, 'wc_user_invalid_id', 'Invalid user ID.')
    return c.json(await profileJson(context, customer, originOf(c.req, services)))
  }

  const app = new Hono()

  app.get(CUSTOMER, async (c) => {
    requireCustomer(c, services)
    return answer(c)
  })

  app.put(CUSTOMER, async (c) => {
    const { token, customerId } = requireCustomer(c, services)
    const given = await parseBody(c, updateCustomerRequest)
    throttle(c, String(customerId))
    if (given.current_password || given.identity_code) throttleProof(c, token)
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const mobile = given.mobile && readMobile(given.mobile, settings.country)
    if (mobile === null) throw wrongFields({ mobile: 'invalid_phone' })
    const before = await findCustomer(context, customerId)
    const updated = await updateCustomer(
      context,
      {
        firstName: given.first_name,
        lastName: given.last_name,
        email: given.email,
        mobile,
        emailCode: given.email_code && readCode(given.email_code),
        code: given.code && readCode(given.code),
        currentPassword: given.current_password,
        identityCode: given.identity_code && readCode(given.identity_code),
        password: given.password,
        ...readAddresses(given, settings),
      },
      {
        token,
        siteName: settings.site_name,
        hasOnlyCodes: settings.signin_method === 'otp',
        cipher: services.cipher,
        onProved: joinMailedOrders,
      },
    )
    if (!updated.ok) {
      if (isNotProved(updated.error)) logSecurity(c, services, 'owner-not-proved', { customerId })
      throw wrongFields(updated.error)
    }
    if (given.password !== undefined) logSecurity(c, services, 'password-changed', { customerId })
    if (before?.email !== updated.value.email || before?.mobile !== updated.value.mobile) {
      logSecurity(c, services, 'contact-changed', { customerId })
    }
    return answer(c)
  })

  /** @throws ApiError 429 where too many were asked for, or one a moment ago */
  const sendCode = async (c: HonoContext, contact: string): Promise<number> => {
    const context = requestContext(c, services)
    guardSending.take(c, await tryAt(c, services, [contact], 0))
    const { resent_otp_time } = await readSettings(context)
    const subject = { purpose: 'new-contact', contact } as const
    const asked = await requestCode(context, subject, resent_otp_time * 1000)
    if (!asked.ok) throw tooSoon(c, asked.error)
    return resent_otp_time
  }

  app.post(`${CUSTOMER}/email-code`, async (c) => {
    requireCustomer(c, services)
    const { email } = await parseBody(c, emailCodeRequest)
    return c.json<EmailCodeAnswer>({ email, resend_after: await sendCode(c, email) })
  })

  app.post(`${CUSTOMER}/mobile-code`, async (c) => {
    requireCustomer(c, services)
    const given = await parseBody(c, codeRequest)
    const { country } = await readSettings(requestContext(c, services))
    const mobile = readMobile(given.mobile, country)
    if (!mobile) throw wrongFields({ mobile: 'invalid_phone' })
    return c.json<CodeAnswer>({ mobile, resend_after: await sendCode(c, mobile) })
  })

  app.post(`${CUSTOMER}/identity-code`, async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { to } = await parseBody(c, identityCodeRequest)
    const context = requestContext(c, services)
    guardSending.take(c, await tryAt(c, services, [`owner ${customerId}`], customerId))
    const { resent_otp_time } = await readSettings(context)
    const asked = await requestIdentityCode(context, to, resent_otp_time * 1000)
    if (asked.ok) return c.json<IdentityCodeAnswer>({ contact: asked.value, resend_after: resent_otp_time })
    throw asked.error === null
      ? new ApiError(409, 'no_contact', 'This account has neither a number nor an address.')
      : tooSoon(c, asked.error)
  })

  app.put(`${CUSTOMER}/avatar`, async (c) => {
    const { customerId } = requireCustomer(c, services)
    throttle(c, String(customerId))
    const picture = await readBytes(c.req.raw, MAX_AVATAR_BYTES)
    const changed = await changeAvatar(requestContext(c, services), dataDir, picture)
    if (changed.ok) return answer(c)
    throw changed.error === 'busy' ? tooBusy(c) : wrongFields({ avatar: changed.error })
  })

  app.delete(`${CUSTOMER}/avatar`, async (c) => {
    requireCustomer(c, services)
    await changeAvatar(requestContext(c, services), dataDir, null)
    return answer(c)
  })

  app.get(`${CUSTOMER}/export`, async (c) => {
    const { token, customerId } = requireCustomer(c, services)
    throttle(c, String(customerId))
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return c.json(await exportJson(requestContext(c, services), originOf(c.req, services), { token }))
  })

  app.delete(CUSTOMER, async (c) => {
    const { customerId, token } = requireCustomer(c, services)
    const { password, identity_code } = await parseBody(c, deleteCustomerRequest)
    throttleProof(c, token)
    const proof = { currentPassword: password, identityCode: identity_code && readCode(identity_code) }
    const deleted = await deleteCustomer(requestContext(c, services), proof, token, forgetRecipient)
    if (deleted.ok) {
      logSecurity(c, services, 'account-deleted', { customerId })
      return c.json({ ok: true })
    }
    if (deleted.error === 'staff') {
      throw new ApiError(403, 'staff', 'Who runs the shop cannot delete their own account.')
    }
    logSecurity(c, services, 'owner-not-proved', { customerId })
    const { current_password: wrong, ...rest } = { current_password: undefined, ...deleted.error }
    throw wrongFields(wrong ? { password: wrong } : rest)
  })
  return app
}
