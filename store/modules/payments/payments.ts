import type { PaymentGateway } from './gateway.ts'
import type { Gateways } from './settle-payment.ts'
import { testBank } from './test-bank.ts'
import { createZarinpal } from './zarinpal.ts'

export type { PaymentGateway, StartRefusal, Verification } from './gateway.ts'
export { addReceipt, MAX_RECEIPT_BYTES, needsReceipt } from './receipts.ts'
export {
  findPayment,
  type Gateways,
  type Payment,
  type ReturnPrefix,
  reconcilePayments,
  returnPrefixOf,
  settlePayment,
  startPayment,
} from './settle-payment.ts'
export { answerTestBank, findTestBankPayment, type TestBankOutcome } from './test-bank.ts'

/** Every gateway that Vitrin speaks to; `fetch` reaches the ones outside. */
export const createGateways = (fetch: (url: string, init: RequestInit) => Promise<Response>): Gateways =>
  new Map<string, PaymentGateway>([testBank, createZarinpal(fetch)].map((gateway) => [gateway.id, gateway]))
export { type MethodWords, wordsOfMethod } from './method-words.ts'
