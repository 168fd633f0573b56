import type { Context } from '#store/context.ts'
import { readPhone } from '../customers/customers.ts'
import { findNotes, findOrder, findRefunds, type Order, type Refund, SOLD } from '../orders/orders.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import type { MessageText } from './messages.ts'
import { htmlMail, plainMail } from './order-mail.ts'
import { summarise } from './order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { ownerAddress } from './owner-address.ts'
import { type FilledText, orderValues, textOf } from './templates/order-text.ts'
import { templateId } from './templates/template-list.ts'

/** What happened, and the event that reported it. An event causes one message, even if it is delivered more than once. */
export interface Cause {
  /** the status an order came to, `note`, `shipment`, `receipt`, or `attention:` and a reason */
  topic: string
  eventId: number
  /** of a note to the customer */
  noteId?: number
}

/** What a customer is told of a topic: an order on hold that is paid does not wait for their payment. */
export const customerTopic = ({ paid_at }: Order, topic: string): string =>
  topic === 'on-hold' && paid_at !== null ? 'on-hold-paid' : topic

/** The message to the customer, in the language of the shop; null if there is none, or its note was deleted. */
export const textForCustomer = async (
  context: Context,
  order: Order,
  { topic, noteId }: Cause,
  link = '',
): Promise<FilledText | null> => {
  const settings = await readSettings(context)
  const notes = noteId === undefined ? [] : await findNotes(context, order.id)
  const note = notes.find(({ id }) => id === noteId)?.note
  if (noteId !== undefined && note === undefined) return null
  const values = orderValues(order, settings, { link, note: note ?? '' })
  return textOf(context, templateId('customer', customerTopic(order, topic)), settings.locale, values)
}

interface AboutOrder {
  order: Order
  settings: StoreSettings
  href: string
  refunds: Refund[]
}

const mail = (
  recipient: string,
  key: string,
  text: MessageText,
  { order, settings, href, refunds }: AboutOrder,
): Message => {
  const summary = summarise(order, text, settings, href, refunds)
  return {
    channel: 'mail',
    recipient,
    subject: text.subject,
    text: plainMail(summary),
    html: htmlMail(summary),
    key,
  }
}

const linkTo = ({ id, order_key }: Order, origin: string): string =>
  `${origin}/mobile-checkout/order-received/${id}?key=${encodeURIComponent(order_key)}`

/**
 * Queues a mail to the customer that those who run the shop asked for.
 * @param topic a status, or `details`
 * @returns the message that is to be sent
 */
export const queueRequestedMail = async (
  context: Context,
  orderId: number,
  { topic, eventId }: Cause,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> => {
  const order = await findOrder(context, orderId)
  if (!order?.billing.email) return []
  const settings = await readSettings(context)
  const link = linkTo(order, origin)
  const text = await textForCustomer(context, order, { topic, eventId }, link)
  if (!text) return []
  const about = { order, settings, href: link, refunds: await findRefunds(context, [orderId]) }
  const message = mail(order.billing.email, `order:${orderId}:${eventId}:mail`, text, about)
  return queueMessages(context, [message], outbox)
}

/**
 * Queues what customer and shop are to hear of an order.
 * @param origin the shop's public URL, for links
 * @returns the messages that are to be sent
 */
export const queueOrderMessages = async (
  context: Context,
  orderId: number,
  cause: Cause,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> => {
  const order = await findOrder(context, orderId)
  if (!order) return []
  const { topic, eventId } = cause
  const settings = await readSettings(context)
  const href = linkTo(order, origin)
  const about = { order, settings, href, refunds: await findRefunds(context, [orderId]) }
  const messages: Message[] = []

  const customer = await textForCustomer(context, order, cause, href)
  const { email } = order.billing
  const phone = await readPhone(context, order.billing)
  if (customer && email) messages.push(mail(email, `order:${orderId}:${eventId}:mail`, customer, about))
  if (customer?.sms && phone) {
    const { sms: text } = customer
    const key = `order:${orderId}:${eventId}:sms`
    messages.push({ channel: 'sms', recipient: phone, subject: '', text, html: '', key })
  }

  const owner = ownerAddress(settings)
  const fresh = SOLD.has(topic)
  const id = templateId('shop', fresh ? 'new' : topic)
  const text = await textOf(context, id, settings.locale, orderValues(order, settings, { link: href }))
  const key = fresh ? `order:${orderId}:new:shop` : `order:${orderId}:${eventId}:shop`
  if (text && owner) messages.push(mail(owner, key, text, about))

  return queueMessages(context, messages, outbox)
}
