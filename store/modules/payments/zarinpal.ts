import { z } from 'zod'
import { ok, refuse } from '../../../common/result.ts'
import type { PaymentGateway } from './gateway.ts'

/** ZarinPal's REST API v4: request, StartPay, verify. Amounts are Rials, or Tomans where `currency` says so. */
const HOSTS = { live: 'https://payment.zarinpal.com', sandbox: 'https://sandbox.zarinpal.com' }
const TIMEOUT = 10_000
const PAID = 100
const PAID_BEFORE = 101

const requested = z.object({ data: z.object({ code: z.number(), authority: z.string().min(10).max(64) }) })
const verified = z.object({
  data: z.object({ code: z.number(), ref_id: z.union([z.number(), z.string()]).optional() }),
})

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** ZarinPal over the given `fetch`; the settings name `merchant_id` and `sandbox`. */
export const createZarinpal = (fetch: Fetch): PaymentGateway => {
  const call = async (settings: Record<string, string>, verb: string, body: object): Promise<unknown> => {
    const host = settings.host || (settings.sandbox === 'yes' ? HOSTS.sandbox : HOSTS.live)
    const response = await fetch(`${host}/pg/v4/payment/${verb}.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ merchant_id: settings.merchant_id, ...body }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.json()
  }
  return {
    id: 'zarinpal',
    start: async (_context, request, settings) => {
      const answer = await call(settings, 'request', {
        amount: request.amount,
        currency: request.currency.code,
        callback_url: request.returnUrl,
        description: request.description,
        metadata: { mobile: request.mobile, email: request.email, order_id: String(request.orderId) },
      }).catch(() => null)
      if (answer === null) return refuse('gateway_unreachable' as const)
      const parsed = requested.safeParse(answer)
      if (!parsed.success || parsed.data.data.code !== PAID) return refuse('gateway_refused' as const)
      const { authority } = parsed.data.data
      const host = settings.host || (settings.sandbox === 'yes' ? HOSTS.sandbox : HOSTS.live)
      return ok({ authority, redirect: `${host}/pg/StartPay/${authority}` })
    },
    verify: async (_context, { authority, amount }, settings) => {
      const answer = await call(settings, 'verify', { authority, amount }).catch(() => null)
      if (answer === null) return { outcome: 'pending' }
      const parsed = verified.safeParse(answer)
      if (!parsed.success) return { outcome: 'failed' }
      const { code, ref_id } = parsed.data.data
      if (code !== PAID && code !== PAID_BEFORE) return { outcome: 'failed' }
      return { outcome: 'paid', reference: String(ref_id ?? '') }
    },
  }
}
