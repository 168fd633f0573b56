import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { makeSignUpCode } from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import type { Surroundings } from './account-messages.ts'
import { frameMail } from './mail-frame.ts'
import { presentShop } from './order-summary.ts'
import { type Message, queueMessages } from './outbox.ts'
import type { Telling } from './words.ts'

type Words = Telling & { ignore: string }

const CODE: Record<'fa' | 'en', (shop: string) => Words> = {
  fa: (shop) => ({
    subject: `کد تأیید شما در ${shop}`,
    headline: 'یک گام تا ساختن حساب',
    body: 'برای ساختن حساب، این کد را تا پانزده دقیقه دیگر در صفحه ثبت‌نام وارد کنید.',
    ignore: 'اگر شما نخواسته‌اید حسابی بسازید، این نامه را نادیده بگیرید و کد را به کسی نگویید.',
  }),
  en: (shop) => ({
    subject: `Your code at ${shop}`,
    headline: 'One step to your account',
    body: 'To create your account, enter this code where you signed up, within fifteen minutes.',
    ignore: 'If you did not want an account, ignore this message, and keep the code to yourself.',
  }),
}

const KNOWN: Record<'fa' | 'en', (shop: string) => Words & { signIn: string; reset: string }> = {
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

const row = (html: string, style = ''): string =>
  `<tr><td style="padding:8px 28px 16px;${style}">${html}</td></tr>`

const CODE_STYLE = 'text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px'

/**
 * Makes the code that somebody who signs up waits for and queues the mail. Who has an account is told so instead.
 * @returns the keys of the messages that are to be sent
 */
export const queueSignUp = (
  context: Context,
  tokenHash: string,
  { origin, carriers, eventId }: Surroundings,
): Promise<string[]> =>
  inTransaction(context, async (inside) => {
    const made = await makeSignUpCode(inside, tokenHash)
    if (!made) return []
    const shop = presentShop(await readSettings(inside))
    const mail = (words: Words, text: string[], html: string, link?: { label: string; href: string }) => {
      const lines = [words.headline, words.body, ...text, words.ignore, shop.shop]
      const message: Message = {
        channel: 'mail',
        recipient: made.email,
        subject: words.subject,
        text: lines.join('\n\n'),
        html: frameMail({ ...words, ...shop, ...(link && { link }) }, html + row(words.ignore)),
        key: `sign-up:${eventId}`,
      }
      return queueMessages(inside, [message], carriers)
    }
    if (made.code) {
      const code = `<bdi dir="ltr">${made.code}</bdi>`
      return mail(CODE[shop.locale](shop.shop), [made.code], row(code, CODE_STYLE))
    }
    const { signIn, reset, ...words } = KNOWN[shop.locale](shop.shop)
    const link = { label: signIn, href: `${origin}/signin?method=password` }
    const lost = `${origin}/reset-password`
    const text = [`${signIn}: ${link.href}`, `${reset} ${lost}`]
    return mail(words, text, row(`<a href="${lost}">${reset}</a>`), link)
  })
