import { createHash } from 'node:crypto'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { findOrder } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type Cause, textForCustomer } from '../order-messages.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from '../outbox.ts'
import { listSubscriptions } from './subscriptions.ts'

/** The message to the service worker, as JSON. */
interface PushNews {
  title: string
  body: string
  /** path of the page that a tap opens */
  url: string
  /** one at a time is shown of the same */
  tag: string
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * What a customer's browsers are to show, a message for each of them.
 * @param key of the message; together with the browser's key it makes sure that the message is sent once
 */
export const pushMessages = async (
  context: Context,
  customerId: number,
  key: string,
  news: PushNews,
  locale: Locale,
): Promise<Message[]> =>
  (await listSubscriptions(context, customerId)).map(({ endpoint }) => ({
    channel: 'push',
    recipient: endpoint,
    subject: news.title,
    text: JSON.stringify({ ...news, dir: locale === 'fa' ? 'rtl' : 'ltr', lang: locale }),
    html: '',
    key: `${key}:push:${shortHash(endpoint)}`,
  }))

/**
 * Queues what a customer's browsers are to show of an order.
 * @returns the messages that are to be sent
 */
export const queueOrderPush = async (
  context: Context,
  orderId: number,
  cause: Cause,
  outbox: OutboxDeps,
): Promise<QueuedMessage[]> => {
  const order = await findOrder(context, orderId)
  if (!order?.customer_id) return []
  const text = await textForCustomer(context, order, cause)
  if (!text) return []
  const { locale } = await readSettings(context)
  const news = {
    title: text.subject,
    body: text.body,
    url: `/my-order-detail?id=${order.id}`,
    tag: `order-${order.id}`,
  }
  const key = `order:${orderId}:${cause.eventId}`
  return queueMessages(context, await pushMessages(context, order.customer_id, key, news, locale), outbox)
}
