import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { Order } from '#store/modules/orders/orders.ts'
import { readSettingsIn } from '#store/modules/settings/settings.ts'
import { htmlMail, plainMail } from '../order-mail.ts'
import { summarise } from '../order-summary.ts'
import { fillTexts, orderValues } from './order-text.ts'
import type { MessageTemplate, TemplateTexts } from './template-list.ts'

/** What a message looks like; texts are '' for what it is not sent as. */
export interface Preview {
  subject: string
  text: string
  html: string
  sms: string
}

const SAMPLES: Record<Locale, { first: string; last: string; product: string; city: string; note: string }> =
  {
    fa: { first: 'مریم', last: 'نمونه', product: 'کالای نمونه', city: 'تهران', note: 'یادداشت نمونه' },
    en: { first: 'Mary', last: 'Sample', product: 'Sample product', city: 'Tehran', note: 'A sample note' },
  }
const NUMBER = 1234
const AMOUNT = 250_000
const CODE = '123456'

/** An order that nobody has placed. */
const sampleOrder = (locale: Locale, now: number): Order => {
  const { first, last, product, city } = SAMPLES[locale]
  const place = { company: '', address_1: '', address_2: '', city, state: '', postcode: '', country: '' }
  const person = { first_name: first, last_name: last, ...place }
  const line = { id: 1, order_id: NUMBER, kind: 'line_item', name: product, product_id: 0, quantity: 2 }
  const amounts = { subtotal: AMOUNT, total: AMOUNT, total_tax: 0, subtotal_tax: 0 }
  return {
    id: NUMBER,
    status: 'processing',
    order_key: '',
    billing: { ...person, email: 'mary@example.com', phone: '09120000000' },
    shipping: person,
    customer_note: '',
    payment_method: '',
    payment_method_title: '',
    discount_total: 0,
    shipping_total: 0,
    total_tax: 0,
    total: AMOUNT,
    tracking_code: 'RR123456789IR',
    tracking_carrier: '',
    tracking_url: '',
    created_at: now,
    meta_data: [],
    items: [{ ...line, ...amounts, parent_name: null, meta_data: [], details: {}, taxes: [] }],
  } as unknown as Order
}

/** What a template says with made-up data, with these texts in place of its own. */
export const previewTemplate = async (
  context: Context,
  template: MessageTemplate,
  texts: TemplateTexts,
  { locale, origin }: { locale: Locale; origin: string },
): Promise<Preview> => {
  const settings = { ...(await readSettingsIn(context, locale)), locale }
  const order = sampleOrder(locale, context.clock())
  const link = `${origin}/mobile-checkout/order-received/${NUMBER}`
  const values = { ...orderValues(order, settings, { link, note: SAMPLES[locale].note }), code: CODE }
  const said = fillTexts(texts, values)
  if (template.defaults[locale].subject === undefined)
    return { subject: '', text: '', html: '', sms: said.sms }
  const summary = summarise(order, said, settings, link)
  return { subject: said.subject, text: plainMail(summary), html: htmlMail(summary), sms: said.sms }
}
