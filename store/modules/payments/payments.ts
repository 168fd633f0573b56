import type { Gateways, PaymentGateway } from './gateway.ts'
import { testBank } from './test-bank.ts'
import { createZarinpal } from './zarinpal.ts'

export { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
export { countPaymentsInDoubt } from './count-in-doubt.ts'
export { findPayment, listPaymentsOf, type Payment, readPayment } from './find-payments.ts'
export type { Gateways } from './gateway.ts'
export { readGatewayTexts, readMethodTexts, writeGatewayTexts } from './gateway-texts.ts'
export { approveReceipt, type JudgeRefusal, receiptFile, refuseReceipt } from './judge-receipt.ts'
export { methodTexts } from './messages.ts'
export {
  listReceiptsToCheck,
  type PaymentToCheck,
  readFailedPayments,
  readReceiptsToCheck,
} from './payments-to-check.ts'
export { addReceipt, MAX_RECEIPT_BYTES, needsReceipt, removeReceipts } from './receipts.ts'
export { reconcilePayments } from './reconcile.ts'
export { type ReturnRefusal, returnPayment, settleReturns } from './return-payment.ts'
export { noteReturn, settlePayment } from './settle-payment.ts'
export { type PaymentRefusal, type StartOptions, startPayment } from './start-payment.ts'
export { answerTestBank, findTestBankPayment, isTestBankOpen, type TestBankOutcome } from './test-bank.ts'
export { testGateway } from './test-gateway.ts'

/** Every gateway that Vitrin speaks to; `fetch` reaches the ones outside. */
export const createGateways = (fetch: (url: string, init: RequestInit) => Promise<Response>): Gateways =>
  new Map<string, PaymentGateway>([testBank, createZarinpal(fetch)].map((gateway) => [gateway.id, gateway]))
