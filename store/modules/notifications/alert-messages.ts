import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type DueAlert, markSent } from '../alerts/alerts.ts'
import { loadProducts } from '../catalog/catalog.ts'
import { readSettings } from '../settings/settings.ts'
import { frameMail } from './mail-frame.ts'
import type { MessageText } from './messages.ts'
import { presentShop } from './order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { pushMessages } from './push/push-messages.ts'
import { createWriter } from './write.ts'

type AlertTemplate = (name: string, price: string) => MessageText

const ALERT_MESSAGES: Record<Locale, Record<DueAlert['kind'], AlertTemplate> & { see: string }> = {
  fa: {
    restock: (name) => ({
      subject: `${name} دوباره موجود شد`,
      headline: `${name} دوباره موجود شد`,
      body: 'خواسته بودید خبرتان کنیم. موجودی کم است و زود تمام می‌شود.',
    }),
    price: (name, price) => ({
      subject: `${name} ارزان‌تر شد`,
      headline: `${name} ارزان‌تر شد`,
      body: `خواسته بودید خبرتان کنیم. قیمت تازه: ${price}`,
    }),
    see: 'مشاهدهٔ کالا',
  },
  en: {
    restock: (name) => ({
      subject: `${name} is back in stock`,
      headline: `${name} is back in stock`,
      body: 'You asked us to let you know. There may not be many.',
    }),
    price: (name, price) => ({
      subject: `${name} costs less now`,
      headline: `${name} costs less now`,
      body: `You asked us to let you know. The new price: ${price}`,
    }),
    see: 'See the product',
  },
}

/**
 * Queues what somebody waited for and ends their wait, both or neither.
 * @returns the messages that are to be sent
 */
export const queueAlert = (
  context: Context,
  alert: DueAlert,
  { origin, ...outbox }: OutboxDeps & { origin: string },
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const product = (await loadProducts(inside, [alert.productId])).get(alert.productId)
    if (!product || !(await markSent(inside, alert))) return []
    const settings = await readSettings(inside)
    const shop = presentShop(settings)
    const { see, [alert.kind]: template } = ALERT_MESSAGES[shop.locale]
    const { name, slug } = product.parent ?? product
    const price = alert.price === null ? '' : createWriter(settings).money(alert.price)
    const content = template(name, price)
    const path = `/product/${encodeURIComponent(slug)}`
    const key = `alert:${alert.key}:${alert.askedAt}`
    if (alert.channel === 'push') {
      const news = {
        title: content.headline,
        body: content.body,
        url: path,
        tag: `${alert.kind}-${alert.productId}`,
      }
      const messages = await pushMessages(inside, Number(alert.recipient), key, news, shop.locale)
      return queueMessages(inside, messages, outbox)
    }
    const href = origin + path
    const text = [content.headline, content.body, `${see}: ${href}`, shop.shop].join('\n\n')
    const message: Message = {
      channel: alert.channel,
      recipient: alert.recipient,
      subject: alert.channel === 'mail' ? content.subject : '',
      text: alert.channel === 'mail' ? text : `${shop.shop}\n${content.headline}\n${href}`,
      html:
        alert.channel === 'mail' ? frameMail({ ...content, ...shop, link: { label: see, href } }, '') : '',
      key,
    }
    return queueMessages(inside, [message], outbox)
  })
