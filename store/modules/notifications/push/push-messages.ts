import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { findOrder } from '../../orders/orders.ts'
import { readSettings } from '../../settings/settings.ts'
import type { Cause } from '../order-messages.ts'
import { type Carriers, queueMessages } from '../outbox.ts'
import { CUSTOMER_WORDS } from '../words.ts'
import { createWriter } from '../write.ts'
import { listSubscriptions } from './subscriptions.ts'

/** What the service worker is told, as JSON. */
interface PushNews {
  title: string
  body: string
  /** path of the page that a tap opens */
  url: string
  /** one at a time is shown of the same */
  tag: string
  dir: 'rtl' | 'ltr'
  lang: string
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * Queues what a customer's browsers are to show of an order.
 * @returns the keys of the messages that are to be sent
 */
export const queueOrderPush = async (
  context: Context,
  orderId: number,
  { topic, eventId }: Cause,
  carriers: Carriers,
): Promise<string[]> => {
  const order = await findOrder(context, orderId)
  if (!order?.customer_id) return []
  const subscriptions = await listSubscriptions(context, order.customer_id)
  if (subscriptions.length === 0) return []
  const settings = await readSettings(context)
  const { locale, site_name: shop } = settings
  const telling = CUSTOMER_WORDS[locale][topic]?.(createWriter(settings).digits(String(order.id)), shop)
  if (!telling) return []
  const news: PushNews = {
    title: telling.subject,
    body: telling.body,
    url: `/my-order-detail?id=${order.id}`,
    tag: `order-${order.id}`,
    dir: locale === 'fa' ? 'rtl' : 'ltr',
    lang: locale,
  }
  const messages = subscriptions.map(({ endpoint }) => ({
    channel: 'push' as const,
    recipient: endpoint,
    subject: telling.subject,
    text: JSON.stringify(news),
    html: '',
    key: `order:${orderId}:${eventId}:push:${shortHash(endpoint)}`,
  }))
  return queueMessages(context, messages, carriers)
}
