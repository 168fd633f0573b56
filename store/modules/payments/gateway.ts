import type { Minor } from '../../../common/money.ts'
import type { Result } from '../../../common/result.ts'
import type { Context } from '../../context.ts'

/** What a gateway is asked to collect. */
export interface PaymentRequest {
  orderId: number
  amount: Minor
  currency: { code: string; decimals: number }
  /** where the bank sends the shopper back to, absolute */
  returnUrl: string
  description: string
  mobile: string
  email: string
}

export interface StartedPayment {
  /** the bank's name for this attempt; unguessable */
  authority: string
  /** where the shopper pays: absolute, or a path of this shop */
  redirect: string
}

export type Verification =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'failed' | 'cancelled' }
  /** nobody has answered yet, or the bank cannot be reached */
  | { outcome: 'pending' }

export type StartRefusal = 'gateway_refused' | 'gateway_unreachable'

/** A way to be paid through somebody else. Both calls may be repeated without harm. */
export interface PaymentGateway {
  id: string
  start: (
    context: Context,
    request: PaymentRequest,
    settings: Record<string, string>,
  ) => Promise<Result<StartedPayment, StartRefusal>>
  /** asks the bank itself; what the shopper's browser brought back is believed by nobody */
  verify: (
    context: Context,
    payment: { authority: string; amount: Minor; currency: { code: string; decimals: number } },
    settings: Record<string, string>,
  ) => Promise<Verification>
}
