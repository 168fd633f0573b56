import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { Order } from '#store/modules/orders/orders.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { MessageText } from '../messages.ts'
import { shipmentLines } from '../order-summary.ts'
import { createWriter } from '../write.ts'
import type { ORDER_PLACEHOLDERS, TemplateTexts } from './template-list.ts'
import { fillIn, readTemplate } from './templates.ts'

export type OrderValues = Record<(typeof ORDER_PLACEHOLDERS)[number], string>

/** What the placeholders of messages about an order stand for. */
export const orderValues = (
  order: Order,
  settings: StoreSettings,
  { link = '', note = '' }: { link?: string; note?: string } = {},
): OrderValues => {
  const { digits, money, date } = createWriter(settings)
  return {
    number: digits(String(order.id)),
    shop: settings.site_name,
    name: `${order.billing.first_name ?? ''} ${order.billing.last_name ?? ''}`.trim(),
    total: money(order.total),
    date: date(order.created_at),
    link,
    shipment: shipmentLines(order).join('\n'),
    note,
  }
}

/** A message about an order with its placeholders filled in. */
export interface FilledText extends MessageText {
  /** '' for a message that is no SMS */
  sms: string
}

export const fillTexts = (texts: TemplateTexts, values: Record<string, string>): FilledText => ({
  subject: fillIn(texts.subject ?? '', values),
  headline: fillIn(texts.headline ?? '', values),
  body: fillIn(texts.body ?? '', values),
  sms: fillIn(texts.sms ?? '', values),
})

/** What a template says in a language; null where there is none. */
export const textOf = async (
  context: Context,
  id: string,
  locale: Locale,
  values: Record<string, string>,
): Promise<FilledText | null> => {
  const read = await readTemplate(context, id, locale)
  return read && fillTexts(read.texts, values)
}
