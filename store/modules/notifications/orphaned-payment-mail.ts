import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { methodTexts, readPayment } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import { frameMail } from './mail-frame.ts'
import type { MessageText } from './messages.ts'
import { presentShop } from './order-summary.ts'
import { type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { ownerAddress } from './owner-address.ts'
import { createWriter } from './write.ts'

interface PaymentWords {
  /** of the order */
  number: string
  amount: string
  /** the gateway in words */
  by: string
  /** the bank's number for the payment */
  reference: string
}

const MESSAGES: Record<Locale, (payment: PaymentWords) => MessageText> = {
  fa: ({ number, amount, by, reference }) => ({
    subject: `سفارش ${number} که حذف شده بود پرداخت شد`,
    headline: 'سفارشی که حذف شده بود پرداخت شد',
    body: `مبلغ ${amount} از راه ${by} برای سفارش ${number} رسید. این سفارش دیگر وجود ندارد و مبلغ باید به خریدار بازگردد. شمارهٔ پیگیری: ${reference}`,
  }),
  en: ({ number, amount, by, reference }) => ({
    subject: `Order ${number} was paid after it had been deleted`,
    headline: 'A deleted order was paid',
    body: `${amount} came through ${by} for order ${number}. The order is no longer there, so the money is to be returned. Reference: ${reference}`,
  }),
}

/**
 * Queues the mail to those who run the shop about money for an order that was deleted while its bank was asked.
 * @returns the messages that are to be sent
 */
export const queueOrphanedPaymentMail = async (
  context: Context,
  paymentId: number,
  outbox: OutboxDeps,
): Promise<QueuedMessage[]> => {
  const payment = await readPayment(context, paymentId)
  const settings = await readSettings(context)
  const recipient = ownerAddress(settings)
  if (!payment || !recipient) return []
  const { locale, gateways } = settings
  const { digits, money } = createWriter(settings)
  const message = MESSAGES[locale]({
    number: digits(String(payment.order_id)),
    amount: money(payment.amount),
    by: methodTexts(payment.gateway, gateways[payment.gateway], locale).title,
    reference: digits(payment.reference) || '—',
  })
  const { subject, headline, body } = message
  const shop = presentShop(settings)
  return queueMessages(
    context,
    [
      {
        channel: 'mail',
        recipient,
        subject,
        text: [headline, body, shop.shop].join('\n\n'),
        html: frameMail({ ...message, ...shop }, ''),
        key: `payment:${paymentId}:order-missing`,
      },
    ],
    outbox,
  )
}
