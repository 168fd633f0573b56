import { formatMoney } from '../../../common/money.ts'
import { toPersianDigits } from '../../../common/persian.ts'
import type { Context } from '../../context.ts'
import { findOrder, type Order } from '../orders/orders.ts'
import { readSettings, type ShopSettings } from '../settings/settings.ts'
import { CUSTOMER_TEXTS, LABELS, type MailTexts, SHOP_TEXTS } from './order-texts.ts'
import { type Message, queueMessages } from './outbox.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const writer = ({ locale, currency }: ShopSettings) => {
  const digits = (text: string) => (locale === 'fa' ? toPersianDigits(text) : text)
  return {
    digits,
    money: (amount: number) => {
      const grouped = formatMoney(amount, currency.decimals).replace(
        /\B(?=(\d{3})+(?!\d))/g,
        locale === 'fa' ? '٬' : ',',
      )
      return locale === 'fa' ? `${digits(grouped)} ${currency.symbol}` : `${currency.symbol}${grouped}`
    },
  }
}

const linesOf = (order: Order) => order.items.filter(({ kind }) => kind === 'line_item')

const plainMail = (order: Order, texts: MailTexts, settings: ShopSettings, link: string): string => {
  const { digits, money } = writer(settings)
  const lines = linesOf(order).map(
    (item) => `- ${item.name} × ${digits(String(item.quantity))}: ${money(item.total)}`,
  )
  const label = LABELS[settings.locale]
  return [
    texts.headline,
    '',
    texts.body,
    '',
    ...lines,
    '',
    `${label.total}: ${money(order.total)}`,
    '',
    link,
  ].join('\n')
}

const htmlMail = (order: Order, texts: MailTexts, settings: ShopSettings, link: string): string => {
  const { digits, money } = writer(settings)
  const label = LABELS[settings.locale]
  const start = settings.locale === 'fa' ? 'right' : 'left'
  const end = settings.locale === 'fa' ? 'left' : 'right'
  const rows = linesOf(order)
    .map(
      (item) =>
        `<tr><td style="padding:10px 0;border-bottom:1px solid #e6e8ec;text-align:${start}">${escapeHtml(item.name)}<br><span style="color:#667085;font-size:13px">${label.quantity}: ${digits(String(item.quantity))}</span></td><td style="padding:10px 0;border-bottom:1px solid #e6e8ec;text-align:${end};white-space:nowrap">${escapeHtml(money(item.total))}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="${settings.locale}" dir="${settings.locale === 'fa' ? 'rtl' : 'ltr'}"><body style="margin:0;padding:24px 12px;background:#f2f4f7;font-family:Vazirmatn,Tahoma,Arial,sans-serif;line-height:1.8;color:#1d2433"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" style="max-width:560px;background:#fff;border-radius:16px;padding:28px" cellpadding="0" cellspacing="0"><tr><td style="text-align:${start}"><p style="margin:0;color:#667085;font-size:14px">${escapeHtml(settings.site_name)}</p><h1 style="margin:8px 0 4px;font-size:22px">${escapeHtml(texts.headline)}</h1><p style="margin:0 0 16px">${escapeHtml(texts.body)}</p><p style="margin:0 0 8px;font-weight:bold">${label.order} ${digits(String(order.id))}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}<tr><td style="padding:14px 0;font-weight:bold;text-align:${start}">${label.total}</td><td style="padding:14px 0;font-weight:bold;text-align:${end}">${escapeHtml(money(order.total))}</td></tr></table><p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 28px;border-radius:999px;background:#1d2433;color:#fff;text-decoration:none">${label.see}</a></p></td></tr></table></td></tr></table></body></html>`
}

const customerMessages = (order: Order, status: string, settings: ShopSettings, link: string): Message[] => {
  const { digits } = writer(settings)
  const texts = CUSTOMER_TEXTS[settings.locale][status]?.(digits(String(order.id)), settings.site_name)
  if (!texts) return []
  const key = `order:${order.id}:${status}`
  const { email, phone } = order.billing
  return [
    ...(email
      ? [
          {
            channel: 'mail' as const,
            recipient: email,
            subject: texts.subject,
            text: plainMail(order, texts, settings, link),
            html: htmlMail(order, texts, settings, link),
            key: `${key}:mail`,
          },
        ]
      : []),
    ...(phone && settings.locale === 'fa'
      ? [
          {
            channel: 'sms' as const,
            recipient: phone,
            subject: '',
            text: `${settings.site_name}\n${texts.subject}`,
            html: '',
            key: `${key}:sms`,
          },
        ]
      : []),
  ]
}

const shopMessages = (order: Order, settings: ShopSettings, link: string): Message[] => {
  const { digits } = writer(settings)
  const recipient = settings.admin_email || settings.contact_email
  if (!recipient) return []
  const texts = SHOP_TEXTS[settings.locale](digits(String(order.id)), settings.site_name)
  return [
    {
      channel: 'mail',
      recipient,
      subject: texts.subject,
      text: plainMail(order, texts, settings, link),
      html: htmlMail(order, texts, settings, link),
      key: `order:${order.id}:new:mail`,
    },
  ]
}

/**
 * Queues what customer and shop are to hear of an order that came into a status.
 * @returns the keys of the messages, to be sent
 */
export const queueOrderMessages = async (
  context: Context,
  orderId: number,
  status: string,
  origin: string,
): Promise<string[]> => {
  const order = await findOrder(context, orderId)
  if (!order) return []
  const settings = await readSettings(context)
  const link = `${origin}/mobile-checkout/order-received/${order.id}?key=${encodeURIComponent(order.order_key)}`
  const isNew = ['processing', 'on-hold'].includes(status)
  const messages = [
    ...customerMessages(order, status, settings, link),
    ...(isNew ? shopMessages(order, settings, link) : []),
  ]
  await queueMessages(context, messages)
  return messages.map(({ key }) => key)
}
