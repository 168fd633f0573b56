import { randomBytes } from 'node:crypto'
import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { frameMail } from '../mail-frame.ts'
import { presentShop } from '../order-summary.ts'
import type { Message, Transports } from '../outbox.ts'

const TEXTS = {
  fa: (shop: string) => ({
    subject: `پیام آزمایشی ${shop}`,
    headline: 'پیام آزمایشی',
    body: `اگر این را می‌خوانید، ${shop} می‌تواند برای مشتریانش پیام بفرستد.`,
  }),
  en: (shop: string) => ({
    subject: `A test message of ${shop}`,
    headline: 'A test message',
    body: `If you can read this, ${shop} can send messages to its customers.`,
  }),
}

/** What went wrong, in the words of whoever did not take it. */
export type TestOutcome = { sent: true } | { sent: false; error: string }

/** ms */
const WITHIN = 25_000
const LONGEST = 300

/** Sends one message at once, past the outbox, and says what became of it. */
export const sendTestMessage = async (
  context: Context,
  transports: Transports,
  channel: 'mail' | 'sms',
  recipient: string,
): Promise<TestOutcome> => {
  const shop = presentShop(await readSettings(context))
  const text = TEXTS[shop.locale](shop.shop)
  const to = { channel, recipient, key: `test:${randomBytes(9).toString('base64url')}` }
  const message: Message =
    channel === 'mail'
      ? { ...to, subject: text.subject, text: text.body, html: frameMail({ ...text, ...shop }, '') }
      : { ...to, subject: '', text: text.body, html: '' }
  const transport = transports[channel]
  if (!transport || (await transport.isReady?.(context)) === false) {
    return { sent: false, error: `no ${channel} is set up` }
  }
  try {
    await transport(message, AbortSignal.timeout(WITHIN))
    return { sent: true }
  } catch (error) {
    return { sent: false, error: (error as Error).message.slice(0, LONGEST) }
  }
}
