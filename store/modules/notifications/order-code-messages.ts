import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { makeOrderCode } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { codeMessage, type MessageDeps } from './account-messages.ts'
import { type CodeMailText, codeMail } from './code-mail.ts'
import { presentShop } from './order-summary.ts'
import { type Message, type QueuedMessage, queueMessages } from './outbox.ts'
import { createWriter } from './write.ts'

const SMS: Record<Locale, (shop: string, number: string, code: string) => string> = {
  fa: (shop, number, code) => `کد دیدن سفارش ${number} در ${shop}: ${code}\nاین کد را به کسی نگویید.`,
  en: (shop, number, code) => `Your code to see order ${number} at ${shop}: ${code}\nKeep it to yourself.`,
}

const MAIL: Record<Locale, (shop: string, number: string) => CodeMailText> = {
  fa: (shop, number) => ({
    subject: `کد دیدن سفارش ${number} در ${shop}`,
    headline: `سفارش ${number}`,
    body: 'برای دیدن همهٔ سفارش، این کد را در صفحهٔ پیگیری سفارش وارد کنید. کد تا ده دقیقه پس از درخواست آن معتبر است.',
    ignore: 'اگر شما نخواسته‌اید، این نامه را نادیده بگیرید و کد را به کسی نگویید.',
  }),
  en: (shop, number) => ({
    subject: `Your code to see order ${number} at ${shop}`,
    headline: `Order ${number}`,
    body: 'To see the whole order, enter this code where you track it. It is good for ten minutes from when you asked for it.',
    ignore: 'If it was not you, ignore this message, and keep the code to yourself.',
  }),
}

/**
 * Makes the code that somebody who tracks an order waits for and queues the SMS or the mail; neither where the contact is
 * not the order's.
 * @returns the messages that are to be sent
 */
export const queueOrderCode = (
  context: Context,
  tokenHash: string,
  { origin, transports, cipher, eventId }: MessageDeps,
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeOrderCode(inside, tokenHash)
    if (!made) return []
    const settings = await readSettings(inside)
    const { locale, site_name } = settings
    const number = createWriter(settings).digits(String(made.id))
    const { recipient, expiresAt } = made
    const to = { recipient, expiresAt, key: `order-code:${eventId}` }
    const message: Message = recipient.includes('@')
      ? {
          ...to,
          channel: 'mail',
          ...codeMail(MAIL[locale](site_name, number), made.code, presentShop(settings)),
        }
      : {
          ...to,
          channel: 'sms',
          subject: '',
          text: codeMessage(SMS[locale](site_name, number, made.code), origin, made.code),
          html: '',
        }
    return queueMessages(inside, [message], { transports, cipher })
  })
