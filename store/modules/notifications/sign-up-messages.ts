import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { makeSignUpCode } from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import type { MessageDeps } from './account-messages.ts'
import { type CodeMailText, codeMail, mailRow } from './code-mail.ts'
import { frameMail } from './mail-frame.ts'
import { presentShop } from './order-summary.ts'
import { type QueuedMessage, queueMessages } from './outbox.ts'

const CODE: Record<Locale, (shop: string) => CodeMailText> = {
  fa: (shop) => ({
    subject: `کد تأیید شما در ${shop}`,
    headline: 'یک گام تا ساختن حساب',
    body: 'برای ساختن حساب، این کد را در صفحهٔ ثبت‌نام وارد کنید. کد تا ده دقیقه پس از درخواست آن معتبر است.',
    ignore: 'اگر شما نخواسته‌اید حسابی بسازید، این نامه را نادیده بگیرید و کد را به کسی نگویید.',
  }),
  en: (shop) => ({
    subject: `Your code at ${shop}`,
    headline: 'One step to your account',
    body: 'To create your account, enter this code where you signed up. It is good for ten minutes from when you asked for it.',
    ignore: 'If you did not want an account, ignore this message, and keep the code to yourself.',
  }),
}

const KNOWN: Record<Locale, (shop: string) => CodeMailText & { signIn: string; reset: string }> = {
  fa: (shop) => ({
    subject: `شما در ${shop} حساب دارید`,
    headline: 'شما پیش‌تر حساب ساخته‌اید',
    body: 'با این نشانی ایمیل خواسته شد که حسابی ساخته شود، اما شما از پیش حساب دارید. می‌توانید وارد آن شوید.',
    signIn: 'ورود به حساب',
    reset: 'گذرواژه را فراموش کرده‌اید؟',
    ignore: 'اگر شما نخواسته‌اید حسابی بسازید، این نامه را نادیده بگیرید؛ حساب شما همان است که بود.',
  }),
  en: (shop) => ({
    subject: `You have an account at ${shop}`,
    headline: 'You already have an account',
    body: 'Somebody wanted to create an account with this email address, but you have one already. You can sign in to it.',
    signIn: 'Sign in',
    reset: 'Forgot your password?',
    ignore: 'If it was not you, ignore this message: your account is as it was.',
  }),
}

/**
 * Makes the code that somebody who signs up waits for and queues the mail. Who has an account is told so instead.
 * @returns the messages that are to be sent
 */
export const queueSignUp = (
  context: Context,
  tokenHash: string,
  { origin, eventId, ...outbox }: MessageDeps,
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeSignUpCode(inside, tokenHash)
    if (!made) return []
    const shop = presentShop(await readSettings(inside))
    const toThem = { channel: 'mail' as const, recipient: made.email, key: `sign-up:${eventId}` }
    if (made.code !== null) {
      const mail = codeMail(CODE[shop.locale](shop.shop), made.code, shop)
      return queueMessages(inside, [{ ...toThem, ...mail, expiresAt: made.expiresAt }], outbox)
    }
    const { signIn, reset, ignore, ...message } = KNOWN[shop.locale](shop.shop)
    const link = { label: signIn, href: `${origin}/signin?method=password` }
    const lost = `${origin}/reset-password`
    const ways = [`${signIn}: ${link.href}`, `${reset} ${lost}`]
    const text = [message.headline, message.body, ...ways, ignore, shop.shop].join('\n\n')
    const content = mailRow(`<a href="${lost}">${reset}</a>`) + mailRow(ignore)
    const html = frameMail({ ...message, ...shop, link }, content)
    return queueMessages(inside, [{ ...toThem, subject: message.subject, text, html }], outbox)
  })
