import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { makeCode, makeReset } from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import { type CodeWords, codeMail } from './code-mail.ts'
import { frameMail } from './mail-frame.ts'
import { presentShop } from './order-summary.ts'
import { type Carriers, queueMessages } from './outbox.ts'
import type { Telling } from './words.ts'

export interface Surroundings {
  /** the shop's public address, for links */
  origin: string
  carriers: Carriers
  /** of the event that asks: one message each */
  eventId: number
}

const CODE = {
  fa: (shop: string, code: string) => `کد تأیید شما در ${shop}: ${code}\nاین کد را به کسی نگویید.`,
  en: (shop: string, code: string) => `Your code at ${shop}: ${code}\nKeep it to yourself.`,
}

const NEW_ADDRESS: Record<'fa' | 'en', (shop: string) => CodeWords> = {
  fa: (shop) => ({
    subject: `کد تأیید شما در ${shop}`,
    headline: 'نشانی ایمیل تازه',
    body: 'برای ثبت این نشانی در حسابتان، این کد را در صفحه ویرایش حساب وارد کنید.',
    ignore: 'اگر شما نخواسته‌اید، این نامه را نادیده بگیرید و کد را به کسی نگویید.',
  }),
  en: (shop) => ({
    subject: `Your code at ${shop}`,
    headline: 'Your new email address',
    body: 'To keep this address in your account, enter this code where you changed it.',
    ignore: 'If it was not you, ignore this message, and keep the code to yourself.',
  }),
}

const RESET: Record<'fa' | 'en', Telling & { button: string; ignore: string }> = {
  fa: {
    subject: 'گذرواژه تازه',
    headline: 'گذرواژه تازه بسازید',
    body: 'برای حساب شما گذرواژه تازه خواسته شده است. با دکمه زیر، تا یک ساعت و فقط یک بار، می‌توانید آن را بسازید.',
    button: 'ساختن گذرواژه تازه',
    ignore: 'اگر شما نخواسته‌اید، این نامه را نادیده بگیرید؛ گذرواژه شما همان می‌ماند.',
  },
  en: {
    subject: 'A new password',
    headline: 'Choose a new password',
    body: 'Somebody asked for a new password for your account. The button below lets you choose one, once and within the hour.',
    button: 'Choose a new password',
    ignore: 'If it was not you, ignore this message: your password stays as it is.',
  },
}

/** The last line is how browsers recognise a code and offer to fill it in (WebOTP). */
export const codeMessage = (text: string, origin: string, code: string): string =>
  `${text}\n\n@${new URL(origin).host} #${code}`

/**
 * Makes the code that a number waits for and queues the SMS; for an e-mail address, the mail.
 * @returns the keys of the messages that are to be sent
 */
export const queueCode = (
  context: Context,
  mobile: string,
  { origin, carriers, eventId }: Surroundings,
): Promise<string[]> =>
  inTransaction(context, async (inside) => {
    const code = await makeCode(inside, mobile)
    if (!code) return []
    const settings = await readSettings(inside)
    const { locale, site_name } = settings
    if (mobile.includes('@')) {
      const mail = codeMail(NEW_ADDRESS[locale](site_name), code, presentShop(settings))
      const message = { channel: 'mail' as const, recipient: mobile, key: `code:${eventId}`, ...mail }
      return queueMessages(inside, [message], carriers)
    }
    const text = codeMessage(CODE[locale](site_name, code), origin, code)
    const key = `code:${eventId}`
    return queueMessages(
      inside,
      [{ channel: 'sms', recipient: mobile, subject: '', text, html: '', key }],
      carriers,
    )
  })

/**
 * Queues the mail with the link that sets a new password; nothing for an address that nobody has.
 * @returns the keys of the messages that are to be sent
 */
export const queuePasswordReset = (
  context: Context,
  email: string,
  { origin, carriers, eventId }: Surroundings,
): Promise<string[]> =>
  inTransaction(context, async (inside) => {
    const token = await makeReset(inside, email)
    if (!token) return []
    const shop = presentShop(await readSettings(inside))
    const { button, ignore, ...telling } = RESET[shop.locale]
    const href = `${origin}/reset-password?token=${token}`
    const text = [telling.headline, telling.body, `${button}: ${href}`, ignore, shop.shop].join('\n\n')
    const content = `<tr><td style="padding:8px 28px 16px">${ignore}</td></tr>`
    const html = frameMail({ ...telling, ...shop, link: { label: button, href } }, content)
    const key = `password-reset:${eventId}`
    return queueMessages(
      inside,
      [{ channel: 'mail', recipient: email, subject: telling.subject, text, html, key }],
      carriers,
    )
  })
