import { Hono, type Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Locale } from '#common/locale.ts'
import { sessionCookie } from '#common/session-cookie.ts'
import { endSession, findCustomer, handOverKey } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type Capability, may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { getActor, recogniseSession, requestContext } from '../middleware/authenticate.ts'
import { isConfirmed } from '../middleware/step-up.ts'
import { originOf } from '../origin.ts'
import { readBytes } from '../parse.ts'
import { createThrottle } from '../rate-limit/throttle.ts'
import { logSecurity } from '../security-log.ts'
import { ApiError } from '../wp-rest/errors.ts'
import {
  consentHeaders,
  consentPage,
  notAllowedPage,
  notTakenPage,
  problemPage,
  refusalPage,
  signInAgainPage,
} from './consent-page.ts'
import { type ConsentRequest, fieldsOf, readKeyRequest, returnTo } from './key-request.ts'
import { createNonce, isNonceOf } from './nonce.ts'

const AUTH = '/wc-auth/v1'
/** what WooCommerce asks of who hands over a key */
const KEY_RIGHT: Capability = 'manage_woocommerce'
const AUTHORIZE = `${AUTH}/authorize`
/** the fields at their longest, every sign escaped */
const FORM_BYTES = 32 * 1024
/** the pages stand under the languages' prefixes too, because sign-in leads on within its own */
const PREFIXES: readonly ['' | '/fa' | '/en', Locale | null][] = [
  ['', null],
  ['/fa', 'fa'],
  ['/en', 'en'],
]

type Page = ReturnType<typeof refusalPage>

const send = (c: HonoContext, page: Page, status: ContentfulStatusCode, returnUrl?: string) =>
  c.html(page, status, consentHeaders(returnUrl))

const readForm = async (c: HonoContext): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw, FORM_BYTES)))

/** The way to the shop's own sign-in, and from there to the question that was asked. */
const toSignIn = (c: HonoContext, prefix: string, asked: ConsentRequest) => {
  const to = `${AUTHORIZE}?${new URLSearchParams(fieldsOf(asked))}`
  return c.redirect(`${prefix}/signin?${new URLSearchParams({ to, method: 'password' })}`, 303)
}

interface Mount {
  prefix: string
  /** of a prefix; null is the shop's own language */
  language: Locale | null
  /** of keys that are handed over */
  throttle: ReturnType<typeof createThrottle>
}

const mountConsent = (app: Hono, services: Services, { prefix, language, throttle }: Mount) => {
  const { clock, cipher, fetch } = services
  const localeOf = async (c: HonoContext): Promise<Locale> =>
    language ?? (await readSettings(requestContext(c, services))).locale

  const accountOf = async (c: HonoContext): Promise<string> => {
    const customer = await findCustomer(requestContext(c, services), getActor(c).customerId)
    return customer?.email || customer?.mobile || customer?.username || ''
  }

  const ask = async (c: HonoContext) => {
    const locale = await localeOf(c)
    const asked = readKeyRequest(new URL(c.req.url).searchParams)
    // WooCommerce answers 401 to whatever it does not take here
    if ('code' in asked) return send(c, problemPage(locale, asked), 401)
    const session = c.get('sessionToken')
    if (!session) return toSignIn(c, prefix, asked)
    const nonce = createNonce(session, asked, clock())
    if (!may(getActor(c).role, KEY_RIGHT)) return send(c, notAllowedPage(locale, asked, nonce), 401)
    if (!isConfirmed(c, services)) return send(c, signInAgainPage(locale, asked, nonce), 401)
    const page = consentPage(locale, asked, { nonce, account: await accountOf(c) })
    return send(c, page, 200, asked.returnUrl)
  }

  const approve = async (c: HonoContext, locale: Locale, asked: ConsentRequest) => {
    const { customerId } = getActor(c)
    throttle(c, String(customerId))
    const handed = await handOverKey(requestContext(c, services), { cipher, fetch }, asked)
    if (handed.ok) {
      logSecurity(c, services, 'key-handed-over', { customerId, keyId: handed.value })
      return c.redirect(returnTo(asked, true), 303)
    }
    logSecurity(c, services, 'key-not-taken', { customerId })
    return send(c, notTakenPage(locale, asked), 401)
  }

  const signOut = async (c: HonoContext, session: string, asked: ConsentRequest) => {
    await endSession(requestContext(c, services), session)
    logSecurity(c, services, 'sign-out', getActor(c))
    c.header('Set-Cookie', sessionCookie(null, originOf(c.req, services)))
    return toSignIn(c, prefix, asked)
  }

  const answer = async (c: HonoContext, locale: Locale) => {
    const form = await readForm(c)
    const asked = readKeyRequest(form)
    if ('code' in asked) return send(c, problemPage(locale, asked), 401)
    const session = c.get('sessionToken')
    if (!session || !isNonceOf(form.get('nonce') ?? '', session, asked, clock())) {
      return send(c, refusalPage(locale, 'stale'), 401)
    }
    const choice = form.get('choice')
    if (choice === 'other') return signOut(c, session, asked)
    if (choice !== 'approve' || !may(getActor(c).role, KEY_RIGHT))
      return send(c, refusalPage(locale, 'unknown'), 401)
    if (!isConfirmed(c, services)) {
      return send(c, signInAgainPage(locale, asked, createNonce(session, asked, clock())), 401)
    }
    return approve(c, locale, asked)
  }

  app.use(`${prefix}${AUTH}/*`, recogniseSession(services))
  app.get(prefix + AUTHORIZE, ask)
  app.post(prefix + AUTHORIZE, async (c) => {
    const locale = await localeOf(c)
    try {
      return await answer(c, locale)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return send(c, refusalPage(locale, error.status === 413 ? 'tooLarge' : 'tooMany'), error.status)
    }
  })
  app.get(`${prefix}${AUTH}/:endpoint`, async (c) => send(c, refusalPage(await localeOf(c), 'unknown'), 401))
}

/**
 * `wc-auth/v1/authorize`, where WooCommerce's applications ask for a consumer key: somebody who runs the shop approves on a
 * page, the key is sent to the application's own address, and the browser goes back to it.
 */
export const wcAuthRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createThrottle(services.countAs, 'applications', { perIp: 30, perTarget: 10 })
  for (const [prefix, language] of PREFIXES) mountConsent(app, services, { prefix, language, throttle })
  return app
}
