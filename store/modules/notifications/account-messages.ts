import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { makeCode, makeInvitation, makeReset } from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import { type CodeMailText, codeMail, mailRow } from './code-mail.ts'
import { frameMail } from './mail-frame.ts'
import type { MessageText } from './messages.ts'
import { presentShop } from './order-summary.ts'
import { type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { textOf } from './templates/order-text.ts'

export interface MessageDeps extends OutboxDeps {
  /** the shop's public URL, for links */
  origin: string
  /** of the event that asks: one message each */
  eventId: number
}

const CODE_MAILS: Record<'new-contact' | 'identity', Record<Locale, (shop: string) => CodeMailText>> = {
  'new-contact': {
    fa: (shop) => ({
      subject: `کد تأیید شما در ${shop}`,
      headline: 'نشانی ایمیل تازه',
      body: 'برای ثبت این نشانی در حسابتان، این کد را در صفحهٔ ویرایش مشخصات وارد کنید.',
      ignore: 'اگر شما نخواسته‌اید، این نامه را نادیده بگیرید و کد را به کسی نگویید.',
    }),
    en: (shop) => ({
      subject: `Your code at ${shop}`,
      headline: 'Your new email address',
      body: 'To keep this address in your account, enter this code where you changed it.',
      ignore: 'If it was not you, ignore this message, and keep the code to yourself.',
    }),
  },
  identity: {
    fa: (shop) => ({
      subject: `کد تأیید شما در ${shop}`,
      headline: 'تغییری مهم در حساب شما',
      body: 'برای تأیید اینکه صاحب حساب خودتان هستید، این کد را در صفحهٔ ویرایش مشخصات وارد کنید.',
      ignore:
        'اگر شما نخواسته‌اید، کسی به حساب شما راه یافته است: کد را به کسی نگویید و از همهٔ دستگاه‌ها خارج شوید.',
    }),
    en: (shop) => ({
      subject: `Your code at ${shop}`,
      headline: 'A change of your account',
      body: 'To show that the account is yours, enter this code on the page where you edit it.',
      ignore:
        'If it was not you, somebody else is in your account: give the code to nobody, and sign out everywhere.',
    }),
  },
}

interface MailWords {
  headline: string
  body: string
  button: string
}

const RESET: Record<Locale, MessageText & { button: string; ignore: string }> = {
  fa: {
    subject: 'گذرواژهٔ تازه',
    headline: 'گذرواژهٔ تازه بسازید',
    body: 'برای حساب شما گذرواژهٔ تازه خواسته شده است. با دکمه زیر، تا یک ساعت و فقط یک بار، می‌توانید آن را بسازید.',
    button: 'ساختن گذرواژهٔ تازه',
    ignore: 'اگر شما نخواسته‌اید، این نامه را نادیده بگیرید؛ گذرواژهٔ شما همان می‌ماند.',
  },
  en: {
    subject: 'A new password',
    headline: 'Choose a new password',
    body: 'Somebody asked for a new password for your account. The button below lets you choose one, once and within the hour.',
    button: 'Choose a new password',
    ignore: 'If it was not you, ignore this message: your password stays as it is.',
  },
}

const INVITATION: Record<
  Locale,
  { subject: (shop: string) => string; known: MailWords; fresh: MailWords; ignore: string }
> = {
  fa: {
    subject: (shop) => `شما به همکاری در ${shop} دعوت شده‌اید`,
    fresh: {
      headline: 'به جمع همکاران خوش آمدید',
      body: 'مدیر فروشگاه برای شما دسترسی به بخش مدیریت ساخته است. با دکمهٔ زیر، تا یک هفته و فقط یک بار، گذرواژه‌تان را بسازید و وارد شوید.',
      button: 'ساختن گذرواژه و ورود',
    },
    known: {
      headline: 'به جمع همکاران خوش آمدید',
      body: 'مدیر فروشگاه به حساب شما دسترسی به بخش مدیریت داده است. با همان گذرواژهٔ حسابتان وارد شوید.',
      button: 'ورود به بخش مدیریت',
    },
    ignore: 'اگر این دعوت را نمی‌شناسید، این نامه را نادیده بگیرید و به فروشگاه خبر دهید.',
  },
  en: {
    subject: (shop) => `You are invited to work for ${shop}`,
    fresh: {
      headline: 'Welcome to the team',
      body: 'An administrator gave you access to the back office. The button below lets you choose a password, once and within a week, and takes you there.',
      button: 'Choose a password and sign in',
    },
    known: {
      headline: 'Welcome to the team',
      body: 'An administrator gave your account access to the back office. Sign in with the password that you have.',
      button: 'Go to the back office',
    },
    ignore: 'If you do not know of this, ignore this message and tell the shop.',
  },
}

/** The last line is how browsers recognise a code and offer to fill it in (WebOTP). */
export const codeMessage = (text: string, origin: string, code: string): string =>
  `${text}\n\n@${new URL(origin).host} #${code}`

/**
 * Makes the code that somebody waits for and queues the SMS; for an e-mail address, the mail.
 * @returns the messages that are to be sent
 */
export const queueCode = (
  context: Context,
  request: string,
  { origin, eventId, ...outbox }: MessageDeps,
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeCode(inside, request)
    if (!made) return []
    const settings = await readSettings(inside)
    const { locale, site_name } = settings
    const { purpose, contact: recipient, code, expiresAt } = made
    const to = { recipient, expiresAt, key: `code:${eventId}` }
    if (recipient.includes('@')) {
      const words = CODE_MAILS[purpose === 'identity' ? 'identity' : 'new-contact'][locale](site_name)
      const mail = codeMail(words, code, presentShop(settings))
      return queueMessages(inside, [{ channel: 'mail', ...to, ...mail }], outbox)
    }
    const said = await textOf(inside, `code.${purpose}`, locale, { shop: site_name, code })
    const text = codeMessage(said?.sms ?? code, origin, code)
    return queueMessages(inside, [{ channel: 'sms', ...to, subject: '', text, html: '' }], outbox)
  })

/**
 * Queues the mail with the link that sets a new password; does nothing if the e-mail address has no account.
 * @returns the messages that are to be sent
 */
export const queuePasswordReset = (
  context: Context,
  customerId: number,
  { origin, eventId, ...outbox }: MessageDeps,
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeReset(inside, customerId)
    if (!made) return []
    const { email: recipient, token, expiresAt } = made
    const shop = presentShop(await readSettings(inside))
    const { button, ignore, ...message } = RESET[shop.locale]
    const href = `${origin}/reset-password?token=${token}`
    const text = [message.headline, message.body, `${button}: ${href}`, ignore, shop.shop].join('\n\n')
    const content = `<tr><td style="padding:8px 28px 16px">${ignore}</td></tr>`
    const html = frameMail({ ...message, ...shop, link: { label: button, href } }, content)
    const key = `password-reset:${eventId}`
    return queueMessages(
      inside,
      [{ channel: 'mail', recipient, subject: message.subject, text, html, key, expiresAt }],
      outbox,
    )
  })

/**
 * Queues the mail that invites somebody to work for the shop; does nothing where they do no more.
 * @returns the messages that are to be sent
 */
export const queueInvitation = (
  context: Context,
  customerId: number,
  { origin, eventId, ...outbox }: MessageDeps,
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeInvitation(inside, customerId)
    if (!made) return []
    const { email: recipient, token } = made
    const shop = presentShop(await readSettings(inside))
    const { ignore, known, fresh, subject: subjectOf } = INVITATION[shop.locale]
    const { button, ...words } = token ? fresh : known
    const subject = subjectOf(shop.shop)
    const href = token ? `${origin}/reset-password?token=${token}&to=/admin` : `${origin}/admin`
    const text = [words.headline, words.body, `${button}: ${href}`, ignore, shop.shop].join('\n\n')
    const html = frameMail({ ...words, subject, ...shop, link: { label: button, href } }, mailRow(ignore))
    const key = `invitation:${eventId}`
    const expiry = 'expiresAt' in made ? { expiresAt: made.expiresAt } : {}
    return queueMessages(
      inside,
      [{ channel: 'mail', recipient, subject, text, html, key, ...expiry }],
      outbox,
    )
  })
