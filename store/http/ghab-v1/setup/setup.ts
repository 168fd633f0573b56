import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { sessionCookie } from '#common/session-cookie.ts'
import { localeOf } from '#store/http/accept-language.ts'
import { getActor, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type ClaimRefusal, claimShop, findCustomer } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { isCountry, isCurrency, setUpShop } from '#store/new-shop/new-shop.ts'
import type { Services } from '#store/services.ts'
import { claimRequest, setUpShopRequest } from '#store-api/contract/setup.ts'
import { answerEntrance, deviceOf, wrongField, wrongPassword } from '../account/signed-in.ts'
import { readChecklist } from './checklist.ts'

const SETUP = '/wp-json/ghab/v1/setup'

const REFUSALS = {
  claimed: {
    fa: 'این فروشگاه مدیر دارد. با حساب او وارد شوید؛ گذرواژه‌ای که new-shop نوشته است هم همین کار را می‌کند.',
    en: 'This shop has an administrator. Sign in with that account; the password that new-shop printed does, too.',
  },
  unknown_link: {
    fa: 'این پیوند کار نمی‌کند. فروشگاه هر بار که آغاز به کار می‌کند پیوند تازه‌ای می‌نویسد.',
    en: 'This link does not work. The shop prints another each time it starts.',
  },
  taken: { fa: 'این ایمیل حساب دارد.', en: 'This e-mail address has an account.' },
  not_new: {
    fa: 'فروشگاه کالا یا سفارش دارد: کشور و ارز آن در تنظیمات عوض می‌شود.',
    en: 'The shop has products or orders: its country and currency are changed in the settings.',
  },
  country: { fa: 'چنین کشوری نیست.', en: 'There is no such country.' },
  currency: { fa: 'چنین ارزی نیست.', en: 'There is no such currency.' },
} as const satisfies Record<string, Record<Locale, string>>

const say = (c: HonoContext, code: keyof typeof REFUSALS): string => REFUSALS[code][localeOf(c) ?? 'en']

const refuseClaim = (c: HonoContext, refused: ClaimRefusal): ApiError => {
  switch (refused) {
    case 'claimed':
      return new ApiError(410, 'rest_setup_claimed', say(c, refused))
    case 'unknown_link':
      return new ApiError(403, 'rest_setup_unknown_link', say(c, refused))
    case 'taken':
      return wrongField('email', 'taken', say(c, refused))
    default:
      return wrongPassword(refused)
  }
}

/** `ghab/v1/setup`: how a new shop gets who runs it, what it is, and what it still lacks. */
export const setupRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'setup', { perIp: 20, perTarget: 20 })
  return new Hono()
    .post(`${SETUP}/claim`, async (c) => {
      noStore(c)
      throttle(c)
      const { token, first_name: firstName, last_name: lastName, ...given } = await parseBody(c, claimRequest)
      const context = requestContext(c, services)
      const { site_name: siteName } = await readSettings(context)
      const claimed = await claimShop(
        context,
        { ...given, token, firstName, lastName, siteName },
        deviceOf(c),
      )
      if (!claimed.ok) throw refuseClaim(c, claimed.error)
      logSecurity(c, services, 'shop-claimed', { customerId: claimed.value.customer.id })
      // the guide goes on in this browser
      c.header('Set-Cookie', sessionCookie(claimed.value.token, originOf(c.req, services)))
      return answerEntrance(c, services, claimed.value, true)
    })
    .get(`${SETUP}/checklist`, async (c) => {
      requireKey(c, 'read', 'view')
      noStore(c)
      return c.json(await readChecklist(requestContext(c, services), services))
    })
    .post(`${SETUP}/steps/shop`, async (c) => {
      requireKey(c, 'write', 'edit')
      noStore(c)
      const given = await parseBody(c, setUpShopRequest)
      if (!isCountry(given.country)) throw wrongField('country', 'unknown', say(c, 'country'))
      if (!isCurrency(given.currency)) throw wrongField('currency', 'unknown', say(c, 'currency'))
      const context = requestContext(c, services)
      const before = await readSettings(context)
      const owner = await findCustomer(context, getActor(c).customerId)
      // whoever sets the shop up hears of orders, until they say otherwise
      const email = before.admin_email || owner?.email || ''
      const done = await setUpShop(context, { ...given, email })
      if (!done.ok) throw new ApiError(409, 'rest_setup_not_new', say(c, 'not_new'))
      const { site_name, locale, currency, country, timezone, weight_unit } = await readSettings(context)
      return c.json({
        name: site_name,
        language: locale,
        currency: currency.code,
        country,
        timezone,
        weight_unit,
      })
    })
}
