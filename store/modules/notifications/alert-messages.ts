import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type DueAlert, markSent } from '../alerts/alerts.ts'
import { type Catalog, choiceQuery, loadProducts, translateProduct } from '../catalog/catalog.ts'
import { readSettings, readSettingsIn } from '../settings/settings.ts'
import { readTranslations } from '../translations/translations.ts'
import { hashContact } from './contact-hash.ts'
import { frameMail } from './mail-frame.ts'
import type { MessageText } from './messages.ts'
import { presentShop } from './order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from './outbox.ts'
import { pushMessages } from './push/push-messages.ts'
import { createWriter } from './write.ts'

/** @param price '' where nothing has one */
type AlertTemplate = (name: string, price: string) => MessageText

interface AlertWords extends Record<DueAlert['kind'], AlertTemplate> {
  see: string
  /** ends all alerts, in a mail and in an SMS */
  stop: string
  stopShort: string
  itsPrice: (price: string) => string
}

const ALERT_MESSAGES: Record<Locale, AlertWords> = {
  fa: {
    restock: (name, price) => ({
      subject: `${name} دوباره موجود شد`,
      headline: `${name} دوباره موجود شد`,
      body: `خواسته بودید خبرتان کنیم. ${price && `قیمت: ${price}. `}موجودی کم است و زود تمام می‌شود.`,
    }),
    price: (name, price) => ({
      subject: `${name} ارزان‌تر شد`,
      headline: `${name} ارزان‌تر شد`,
      body: `خواسته بودید خبرتان کنیم. قیمت تازه: ${price}`,
    }),
    see: 'مشاهدهٔ کالا',
    stop: 'دیگر خبرم نکنید',
    stopShort: 'لغو',
    itsPrice: (price) => `قیمت: ${price}`,
  },
  en: {
    restock: (name, price) => ({
      subject: `${name} is back in stock`,
      headline: `${name} is back in stock`,
      body: `You asked us to let you know. ${price && `It costs ${price}. `}There may not be many.`,
    }),
    price: (name, price) => ({
      subject: `${name} costs less now`,
      headline: `${name} costs less now`,
      body: `You asked us to let you know. The new price: ${price}`,
    }),
    see: 'See the product',
    stop: 'Send me no more such messages',
    stopShort: 'Stop',
    itsPrice: (price) => `Price: ${price}`,
  },
}

interface AlertNews {
  locale: Locale
  shop: ReturnType<typeof presentShop>
  content: MessageText
  price: string
  /** of the product, with the variation chosen that was waited for */
  path: string
  /** before the path of a page in the message's language */
  prefix: string
}

/** The message, in the language of the person who asked for the alert; null if the product no longer exists. */
const readNews = async (context: Context, alert: DueAlert, catalog: Catalog): Promise<AlertNews | null> => {
  const own = (await loadProducts(context, [alert.productId])).get(alert.productId)
  if (!own) return null
  const { locale: home } = await readSettings(context)
  const locale = alert.locale || home
  const language = locale === home ? undefined : locale
  const settings = { ...(await readSettingsIn(context, language)), locale }
  const { taxonomy } = catalog
  const texts = language && (await readTranslations(context, 'product', [own.id, own.parent_id]))
  const product = texts ? translateProduct(own, { locale, texts, taxonomy }) : own
  const { name, slug } = product.parent ?? product
  const options = product.choices.map(({ option }) => option).filter(Boolean)
  const named = options.length ? `${name} (${options.join(locale === 'fa' ? '، ' : ', ')})` : name
  const price = alert.price === null ? '' : createWriter(settings).money(alert.price)
  return {
    locale,
    shop: presentShop(settings),
    content: ALERT_MESSAGES[locale][alert.kind](named, price),
    price,
    path: `/product/${encodeURIComponent(slug)}${choiceQuery(own, taxonomy)}`,
    prefix: language ? `/${language}` : '',
  }
}

const toMail = ({ locale, shop, content }: AlertNews, href: string, stopUrl: string) => {
  const { see, stop } = ALERT_MESSAGES[locale]
  const parts = [content.headline, content.body, `${see}: ${href}`, shop.shop]
  return {
    channel: 'mail' as const,
    subject: content.subject,
    text: [...parts, ...(stopUrl ? [`${stop}: ${stopUrl}`] : [])].join('\n\n'),
    html: frameMail(
      {
        ...content,
        ...shop,
        link: { label: see, href },
        ...(stopUrl && { stop: { label: stop, href: stopUrl } }),
      },
      '',
    ),
  }
}

const toSms = ({ locale, shop, content, price }: AlertNews, href: string, stopUrl: string) => {
  const words = ALERT_MESSAGES[locale]
  const lines = [shop.shop, content.headline, price && words.itsPrice(price), href]
  return {
    channel: 'sms' as const,
    subject: '',
    text: [...lines, stopUrl && `${words.stopShort}: ${stopUrl}`].filter(Boolean).join('\n'),
    html: '',
  }
}

/**
 * Queues what somebody waited for and ends their wait, both or neither.
 * @returns the messages that are to be sent
 */
export const queueAlert = (
  context: Context,
  alert: DueAlert,
  { origin, catalog, ...outbox }: OutboxDeps & { origin: string; catalog: Catalog },
): Promise<QueuedMessage[]> =>
  inTransaction(context, async (inside) => {
    const news = await readNews(inside, alert, catalog)
    if (!news || !(await markSent(inside, alert))) return []
    const { content, path, prefix, locale } = news
    const key = `alert:${hashContact(alert.key)}:${alert.askedAt}`
    if (alert.channel === 'push') {
      const tag = `${alert.kind}-${alert.productId}`
      const shown = { title: content.headline, body: content.body, url: prefix + path, tag }
      return queueMessages(
        inside,
        await pushMessages(inside, Number(alert.recipient), key, shown, locale),
        outbox,
      )
    }
    const stop_url = alert.stopToken && `${origin}${prefix}/alerts/stop?token=${alert.stopToken}`
    const write = alert.channel === 'mail' ? toMail : toSms
    const message: Message = {
      ...write(news, origin + prefix + path, stop_url),
      recipient: alert.recipient,
      stop_url,
      key,
    }
    return queueMessages(inside, [message], outbox)
  })
