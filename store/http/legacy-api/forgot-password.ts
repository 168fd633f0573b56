import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { findCustomerId, requestPasswordReset } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type ForgotPasswordAnswer, signUpRequest } from '#store-api/contract/accounts.ts'
import { localeOf } from '../accept-language.ts'
import { tryAt } from '../ghab-v1/account/signed-in.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { noStore } from '../no-store.ts'
import { createAccountGuard, SENDING_LIMITS } from '../rate-limit/account-guard.ts'
import { logSecurity } from '../security-log.ts'
import { ApiError } from '../wp-rest/errors.ts'

type Saying = 'sent' | 'malformed' | 'throttled' | 'staff_only'

const MESSAGES: Record<Locale, Record<Saying, string>> = {
  fa: {
    sent: 'اگر حسابی با این ایمیل داشته باشید، تا چند دقیقهٔ دیگر پیوند ساختن گذرواژهٔ تازه به آن می‌رسد.',
    malformed: 'نشانی ایمیل درست نیست.',
    throttled: 'درخواست‌ها زیاد بود. چند دقیقهٔ دیگر دوباره تلاش کنید.',
    staff_only:
      'مشتریان این فروشگاه با کد پیامکی وارد می‌شوند و گذرواژه ندارند. اگر این ایمیل از کارکنان فروشگاه باشد، تا چند دقیقهٔ دیگر پیوند ساختن گذرواژهٔ تازه به آن می‌رسد.',
  },
  en: {
    sent: 'If there is an account with this e-mail address, a link to choose a new password reaches it within a few minutes.',
    malformed: 'This is not an e-mail address.',
    throttled: 'That was too often. Please try again in a few minutes.',
    staff_only:
      'Customers of this shop sign in by text message and have no password. If this e-mail address is of somebody who works for the shop, a link to choose a new password reaches it within a few minutes.',
  },
}

/** `GET /api/appusers/forgot_password/` (spec §7): answers the same whether or not anybody has the e-mail address. */
export const forgotPasswordRoutes = (services: Services): Hono => {
  const guard = createAccountGuard(services.countAs, 'forgotten passwords', SENDING_LIMITS)
  const isThrottled = async (c: HonoContext, email: string): Promise<boolean> => {
    const customerId = await findCustomerId(requestContext(c, services), 'email', email)
    const tried = await tryAt(c, services, [email], customerId)
    try {
      guard.take(c, tried)
      return false
    } catch (error) {
      if (error instanceof ApiError) return true
      throw error
    }
  }
  return new Hono().get('/api/appusers/forgot_password', async (c) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const messages = MESSAGES[localeOf(c) ?? settings.locale]
    const refuse = (status: 400 | 429, saying: Saying) =>
      c.json<ForgotPasswordAnswer>({ ok: 0, error: messages[saying] }, status)
    noStore(c)
    const email = signUpRequest.shape.email.safeParse(c.req.query('email'))
    if (!email.success) return refuse(400, 'malformed')
    if (await isThrottled(c, email.data)) return refuse(429, 'throttled')
    const isStaffOnly = settings.signin_method === 'otp'
    await requestPasswordReset(context, email.data, { isStaffOnly })
    logSecurity(c, services, 'reset-requested')
    return c.json<ForgotPasswordAnswer>({ ok: 1, msg: messages[isStaffOnly ? 'staff_only' : 'sent'] })
  })
}
