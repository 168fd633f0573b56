import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type SecurityChange, takeSecurityNotice } from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import { mailRow } from './code-mail.ts'
import { frameMail } from './mail-frame.ts'
import { presentShop } from './order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'

/** What `customer.security-changed` tells: what was changed, and the row of where the account was reached before. */
interface SecurityChanged {
  notice: string
  changed: SecurityChange[]
  /** of the event: one message each */
  eventId: number
}

interface SecurityTexts {
  names: Record<SecurityChange, string>
  and: string
  headline: (what: string) => string
  body: (shop: string) => string
  help: string
  button: string
}

const MESSAGES: Record<Locale, SecurityTexts> = {
  fa: {
    names: { email: 'ایمیل', mobile: 'شمارهٔ موبایل', password: 'گذرواژه', second_factor: 'مرحلهٔ دوم ورود' },
    and: ' و ',
    headline: (what) => `${what} حساب شما تغییر کرد`,
    body: (shop) => `این تغییر هم‌اکنون در حساب شما در ${shop} انجام شد. اگر کار خودتان بود، کاری لازم نیست.`,
    help: 'اگر کار شما نبود، کسی به حساب شما راه یافته است: بی‌درنگ گذرواژهٔ تازه بسازید یا به فروشگاه خبر دهید.',
    button: 'گذرواژهٔ تازه',
  },
  en: {
    names: {
      email: 'email address',
      mobile: 'mobile number',
      password: 'password',
      second_factor: 'second step of signing in',
    },
    and: ' and ',
    headline: (what) => `The ${what} of your account was changed`,
    body: (shop) =>
      `This was changed just now in your account at ${shop}. If it was you, there is nothing to do.`,
    help: 'If it was not you, somebody else is in your account: choose a new password at once, or tell the shop.',
    button: 'Choose a new password',
  },
}

/**
 * Queues what the owner of an account is told when something was changed by which it is entered; it goes to where the
 * account was reached before, so that nobody who took it over can keep it from them.
 * @returns the messages that are to be sent
 */
export const queueSecurityChange = (
  context: Context,
  { notice, changed, eventId }: SecurityChanged,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const contacts = await takeSecurityNotice(inside, outbox.cipher, notice)
    if (!contacts) return []
    const { email, mobile } = contacts
    const shop = presentShop(await readSettings(inside))
    const { names, and, headline: headlineOf, body: bodyOf, help, button } = MESSAGES[shop.locale]
    const headline = headlineOf(changed.map((what) => names[what]).join(and))
    const body = bodyOf(shop.shop)
    const link = { label: button, href: `${origin}/reset-password` }
    const mail: Message = {
      channel: 'mail',
      recipient: email,
      subject: headline,
      text: [headline, body, help, `${button}: ${link.href}`, shop.shop].join('\n\n'),
      html: frameMail({ subject: headline, headline, body, ...shop, link }, mailRow(help)),
      key: `security:${eventId}:mail`,
    }
    const sms: Message = {
      channel: 'sms',
      recipient: mobile,
      subject: '',
      text: [shop.shop, headline, help].join('\n'),
      html: '',
      key: `security:${eventId}:sms`,
    }
    const messages = [mail, sms].filter(({ recipient }) => recipient)
    return queueMessages(inside, messages, outbox)
  })
