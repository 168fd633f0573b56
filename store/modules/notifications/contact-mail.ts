import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { findContactMessage } from '../content/content.ts'
import { readSettings } from '../settings/settings.ts'
import { mailRow } from './code-mail.ts'
import { frameMail } from './mail-frame.ts'
import { presentShop } from './order-summary.ts'
import { type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { ownerAddress } from './owner-address.ts'

/** Nothing that a visitor wrote stands in the subject. */
const MESSAGES: Record<Locale, { subject: string; headline: string; see: string }> = {
  fa: {
    subject: 'پیام تازه‌ای برای فروشگاه رسید',
    headline: 'پیام تازه‌ای رسید',
    see: 'دیدن پیام‌ها',
  },
  en: {
    subject: 'A new message to the shop',
    headline: 'A new message has arrived',
    see: 'See the messages',
  },
}

/**
 * Queues the mail to those who run the shop about a visitor's message; does nothing once it was deleted.
 * @param origin the shop's public URL, for the link
 * @returns the messages that are to be sent
 */
export const queueContactMail = async (
  context: Context,
  messageId: number,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> => {
  const written = await findContactMessage(context, messageId)
  const settings = await readSettings(context)
  const recipient = ownerAddress(settings)
  if (!written || !recipient) return []
  const shop = presentShop(settings)
  const { subject, headline, see } = MESSAGES[shop.locale]
  const link = { label: see, href: `${origin}/admin/contact-messages` }
  const sender = [written.name, written.email, written.phone].filter(Boolean)
  const lines = sender.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')
  const body = written.message
  return queueMessages(
    context,
    [
      {
        channel: 'mail',
        recipient,
        subject,
        text: [headline, body, sender.join('\n'), `${see}: ${link.href}`, shop.shop].join('\n\n'),
        html: frameMail({ subject, headline, body, ...shop, link }, mailRow(lines)),
        key: `contact:${messageId}`,
      },
    ],
    outbox,
  )
}
