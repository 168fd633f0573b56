import { Hono, type Context as HonoContext } from 'hono'
import { readMobile } from '../../../common/phone.ts'
import {
  deleteCustomerRequest,
  type EmailCodeAnswer,
  emailCodeRequest,
  updateCustomerRequest,
} from '../../../store-api/contract/accounts.ts'
import type { AddressInput } from '../../../store-api/contract/checkout.ts'
import { checkAddresses } from '../../modules/checkout/checkout.ts'
import {
  type CustomerChanges,
  changeAvatar,
  deleteCustomer,
  findCustomer,
  requestCode,
  updateCustomer,
} from '../../modules/customers/customers.ts'
import { forgetRecipient } from '../../modules/notifications/notifications.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { ApiError, invalidParameters, tooBusy } from '../errors.ts'
import { requestContext, requireCustomer } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { parseBody, readBytes } from '../parse.ts'
import { exportJson } from './export-json.ts'
import { joinMailedOrders } from './join-orders.ts'
import { profileJson } from './profile-json.ts'
import { readCode, tooSoon } from './signed-in.ts'
import { createThrottle } from './throttle.ts'

const CUSTOMER = '/wp-json/ghab/v1/customer'
const MAX_AVATAR_BYTES = 5 * 1024 * 1024

const wrongFields = (problems: Record<string, string | undefined>): ApiError =>
  invalidParameters(
    Object.fromEntries(
      Object.entries(problems).map(([name, code = 'rest_invalid_param']) => [name, { code, message: code }]),
    ),
  )

/**
 * Both addresses as the shop keeps them; each is judged by itself, with its fields named `billing.city` and so on.
 * @throws ApiError 400 with every wrong field
 */
const readAddresses = (
  given: { billing?: Partial<AddressInput> | undefined; shipping?: Partial<AddressInput> | undefined },
  settings: ShopSettings,
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
  const { uptime, dataDir } = services
  const throttle = createThrottle(uptime, { perAddress: 120, perTarget: 60 })
  const guardPassword = createThrottle(uptime, { perAddress: 60, perTarget: 10 })
  const guardCode = createThrottle(uptime, { perAddress: 20, perTarget: 5 })

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
    const isGuarded = given.password !== undefined || given.current_password !== undefined
    if (isGuarded) guardPassword(c, String(customerId))
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const mobile = given.mobile && readMobile(given.mobile, settings.country)
    if (mobile === null) throw wrongFields({ mobile: 'invalid_phone' })
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
        password: given.password,
        ...readAddresses(given, settings),
      },
      token,
      joinMailedOrders,
    )
    if (!updated.ok) throw wrongFields(updated.error)
    return answer(c)
  })

  app.post(`${CUSTOMER}/email-code`, async (c) => {
    requireCustomer(c, services)
    const { email } = await parseBody(c, emailCodeRequest)
    guardCode(c, email)
    const context = requestContext(c, services)
    const { resent_otp_time } = await readSettings(context)
    const asked = await requestCode(context, email, resent_otp_time * 1000)
    if (!asked.ok) throw tooSoon(c, asked.error)
    return c.json<EmailCodeAnswer>({ email, resend_after: resent_otp_time })
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
    return c.json(await exportJson(requestContext(c, services), originOf(c.req, services), token))
  })

  app.delete(CUSTOMER, async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { password } = await parseBody(c, deleteCustomerRequest)
    guardPassword(c, String(customerId))
    const deleted = await deleteCustomer(requestContext(c, services), password, forgetRecipient)
    if (deleted.ok) return c.json({ ok: true })
    if (deleted.error === 'wrong_password') throw wrongFields({ password: deleted.error })
    throw new ApiError(403, 'staff', 'Who runs the shop cannot delete their own account.')
  })
  return app
}
