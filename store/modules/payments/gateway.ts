import type { Currency, Minor } from '#common/money.ts'
import type { Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { StoreSettings } from '../settings/settings.ts'

/** What a gateway is asked to collect. */
interface PaymentRequest {
  orderId: number
  amount: Minor
  currency: Currency
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
  /** the bank knows of no payment so far; one may still come */
  | { outcome: 'pending' }
  /** the bank could not be asked */
  | { outcome: 'unreachable' }

/** What became of money that a bank is to give back. */
export interface ReturnOutcome {
  outcome: 'returned' | 'refused' | 'unreachable'
}

export type StartRefusal = 'gateway_refused' | 'gateway_unreachable'

/** What the shop has set for a gateway: account numbers, merchant id … */
export type GatewayOptions = Record<string, string>

/** A way to be paid through somebody else. Every call may be repeated without harm. */
export interface PaymentGateway {
  id: string
  /** whether it is set up, and takes the shop's currency */
  isReady: (settings: StoreSettings, options: GatewayOptions) => boolean
  start: (
    context: Context,
    request: PaymentRequest,
    options: GatewayOptions,
  ) => Promise<Result<StartedPayment, StartRefusal>>
  /** asks the bank, until the signal is aborted; what the shopper's browser sent is never trusted */
  verify: (
    context: Context,
    payment: { authority: string; amount: Minor },
    options: GatewayOptions,
    signal: AbortSignal,
  ) => Promise<Verification>
  /**
   * Gives a part of what was paid back, until the signal is aborted; absent where a person does that. What comes with the
   * same key is given back once.
   */
  refund?: (
    context: Context,
    payment: { authority: string; amount: Minor },
    returned: { key: string; amount: Minor },
    options: GatewayOptions,
    signal: AbortSignal,
  ) => Promise<ReturnOutcome>
}

export type Gateways = ReadonlyMap<string, PaymentGateway>
