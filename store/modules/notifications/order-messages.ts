import type { Context } from '#store/context.ts'
import { findOrder, type Order } from '../orders/orders.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import { ADMIN_MESSAGES, CUSTOMER_MESSAGES, type MessageText } from './messages.ts'
import { htmlMail, plainMail } from './order-mail.ts'
import { summarise } from './order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { createWriter } from './write.ts'

/** What happened, and the event that told of it: one message per event, however often it is delivered. */
export interface Cause {
  /** the status an order came to, `receipt`, or `attention:` and a reason */
  topic: string
  eventId: number
}

/** An order that comes to one of these for the first time is new to the shop. */
const NEW_IN = new Set(['processing', 'on-hold', 'completed'])

const mail = (
  recipient: string,
  key: string,
  text: MessageText,
  { order, settings, href }: { order: Order; settings: StoreSettings; href: string },
): Message => {
  const summary = summarise(order, text, settings, href)
  return {
    channel: 'mail',
    recipient,
    subject: text.subject,
    text: plainMail(summary),
    html: htmlMail(summary),
    key,
  }
}

/**
 * Queues what customer and shop are to hear of an order.
 * @param origin the shop's public URL, for links
 * @returns the messages that are to be sent
 */
export const queueOrderMessages = async (
  context: Context,
  orderId: number,
  { topic, eventId }: Cause,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> => {
  const order = await findOrder(context, orderId)
  if (!order) return []
  const settings = await readSettings(context)
  const { locale, site_name: shop } = settings
  const number = createWriter(settings).digits(String(order.id))
  const href = `${origin}/mobile-checkout/order-received/${order.id}?key=${encodeURIComponent(order.order_key)}`
  const about = { order, settings, href }
  const messages: Message[] = []

  const customer = CUSTOMER_MESSAGES[locale][topic]?.(number, shop)
  const { email, phone } = order.billing
  if (customer && email) messages.push(mail(email, `order:${orderId}:${eventId}:mail`, customer, about))
  if (customer && phone) {
    const text = `${shop}\n${customer.subject}\n${href}`
    const key = `order:${orderId}:${eventId}:sms`
    messages.push({ channel: 'sms', recipient: phone, subject: '', text, html: '', key })
  }

  const owner = settings.admin_email || settings.contact_email
  const fresh = NEW_IN.has(topic)
  const text = ADMIN_MESSAGES[locale][fresh ? 'new' : topic]?.(number, shop)
  const key = fresh ? `order:${orderId}:new:shop` : `order:${orderId}:${eventId}:shop`
  if (text && owner) messages.push(mail(owner, key, text, about))

  return queueMessages(context, messages, outbox)
}
