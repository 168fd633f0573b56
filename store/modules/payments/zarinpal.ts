import { z } from 'zod'
import type { Fetch } from '#common/http/fetch.ts'
import { ok, refuse } from '#common/result.ts'
import type { GatewayOptions, PaymentGateway, Verification } from './gateway.ts'
import { isTriedOut } from './is-tried-out.ts'

/** ZarinPal's REST API v4: request, StartPay, verify. Its currencies are Rial and Toman, in whole ones. */
const HOSTS = { live: 'https://payment.zarinpal.com', sandbox: 'https://sandbox.zarinpal.com' }
const CURRENCIES = new Set(['IRR', 'IRT'])
const TIMEOUT = 10_000
const PAID = 100
const PAID_BEFORE = 101
const NOT_PAID = -51
/** Another amount, another merchant's, an authority it does not know: no payment will ever come of these. */
const HOPELESS = new Set([-50, -53, -54, -55])

const requested = z.object({ data: z.object({ code: z.number(), authority: z.string().min(10).max(64) }) })
const verified = z.object({
  data: z.object({ code: z.number(), ref_id: z.union([z.number(), z.string()]).optional() }),
})
const refused = z.object({ errors: z.object({ code: z.number() }) })

const hostOf = (options: GatewayOptions): string =>
  options.host || (options.sandbox === 'yes' ? HOSTS.sandbox : HOSTS.live)

/** Any other code says that it does not answer for the attempt: wrong merchant or IP, asked too often, out of order. */
const outcomeOfRefusal = (code: number): 'pending' | 'failed' | 'unreachable' => {
  if (code === NOT_PAID) return 'pending'
  return HOPELESS.has(code) ? 'failed' : 'unreachable'
}

const readVerification = (answer: unknown): Verification => {
  const success = verified.safeParse(answer)
  if (success.success) {
    const { code, ref_id } = success.data.data
    if (code === PAID || code === PAID_BEFORE) return { outcome: 'paid', reference: String(ref_id ?? '') }
  }
  const refusal = refused.safeParse(answer)
  return { outcome: refusal.success ? outcomeOfRefusal(refusal.data.errors.code) : 'unreachable' }
}

/** ZarinPal over the given `fetch`; its options are `merchant_id`, `sandbox` (yes, no) and, for trials, `host`. */
export const createZarinpal = (fetch: Fetch): PaymentGateway => {
  const call = async (
    options: GatewayOptions,
    verb: string,
    body: object,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const response = await fetch(`${hostOf(options)}/pg/v4/payment/${verb}.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ merchant_id: options.merchant_id, ...body }),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    })
    return response.json()
  }
  return {
    id: 'zarinpal',
    isReady: (settings, options) =>
      CURRENCIES.has(settings.currency.code) &&
      settings.currency.decimals === 0 &&
      Boolean(options.merchant_id) &&
      (options.sandbox !== 'yes' || isTriedOut(settings)),
    start: async (_context, request, options) => {
      const answer = await call(options, 'request', {
        amount: request.amount,
        currency: request.currency.code,
        callback_url: request.returnUrl,
        description: request.description,
        metadata: {
          order_id: String(request.orderId),
          ...(request.mobile ? { mobile: request.mobile } : {}),
          ...(request.email ? { email: request.email } : {}),
        },
      }).catch(() => null)
      if (answer === null) return refuse('gateway_unreachable' as const)
      const parsed = requested.safeParse(answer)
      if (!parsed.success || parsed.data.data.code !== PAID) return refuse('gateway_refused' as const)
      const { authority } = parsed.data.data
      return ok({ authority, redirect: `${hostOf(options)}/pg/StartPay/${encodeURIComponent(authority)}` })
    },
    verify: async (_context, { authority, amount }, options, signal) =>
      readVerification(await call(options, 'verify', { authority, amount }, signal).catch(() => null)),
  }
}
