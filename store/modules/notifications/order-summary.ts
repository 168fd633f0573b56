import { stateName } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import { sum } from '#common/sum.ts'
import {
  awaitsTransfer,
  type Order,
  type OrderItem,
  type Refund,
  refundedSum,
  returnedPieces,
  shipmentOf,
} from '../orders/orders.ts'
import type { StoreSettings } from '../settings/settings.ts'
import type { MailFrame } from './mail-frame.ts'
import { LABELS, type MessageText, REFUNDED_PIECES } from './messages.ts'
import { createWriter } from './write.ts'

/** Everything a mail about an order says, in the shop's language, before it has a shape. */
export interface OrderSummary extends MailFrame {
  link: { label: string; href: string }
  order: string
  date: string
  /** amounts before coupons; what they take off a line and what was refunded of it, '' for nothing */
  lines: {
    name: string
    options: string
    quantity: string
    amount: string
    discount: string
    refunded: string
  }[]
  totals: { label: string; amount: string }[]
  total: { label: string; amount: string }
  /** what was given back of the total */
  refunded: { label: string; amount: string } | null
  facts: { label: string; value: string[] }[]
}

const DEFAULT_COLOUR = '#51688f'

/** The shop as a mail presents it. */
export const presentShop = (
  settings: StoreSettings,
): Pick<MailFrame, 'locale' | 'shop' | 'contact' | 'colour'> => ({
  locale: settings.locale,
  shop: settings.site_name,
  contact: settings.contact_email || createWriter(settings).digits(settings.phone_no),
  colour: /^#[0-9a-f]{6}$/i.test(settings.custom_color) ? settings.custom_color : DEFAULT_COLOUR,
})

const transferLines = (order: Order, { gateways }: StoreSettings, digits: (text: string) => string) => {
  if (!awaitsTransfer(order)) return []
  const { account_name, bank_name, card_number, iban } = gateways.bacs?.settings ?? {}
  return [account_name, bank_name, card_number && digits(card_number), iban].filter(
    (text) => text,
  ) as string[]
}

/** The parcel's code, its carrier and the carrier's page, as far as they are known. */
export const shipmentLines = (order: Order): string[] => {
  const { code = '', carrier = '', url = '' } = shipmentOf(order) ?? {}
  return [[code, carrier].filter(Boolean).join(' · '), url].filter(Boolean)
}

const addressLines = ({ shipping, billing }: Order, locale: Locale, digits: (text: string) => string) => {
  const { first_name, last_name, state, city, address_1, address_2, postcode, country } = shipping
  const place = [stateName(country, state, locale), city].filter(Boolean).join(locale === 'fa' ? '، ' : ', ')
  return [
    `${first_name} ${last_name}`.trim(),
    place,
    address_1,
    address_2,
    digits(postcode),
    digits(billing.phone),
  ]
    .filter(Boolean)
    .map(String)
}

/**
 * Gathers what a mail about an order says.
 * @param refunds of this order
 */
export const summarise = (
  order: Order,
  message: MessageText,
  settings: StoreSettings,
  href: string,
  refunds: readonly Refund[] = [],
): OrderSummary => {
  const { locale } = settings
  const label = LABELS[locale]
  const { digits, money, date } = createWriter(settings)
  const refunded = refundedSum(refunds)
  const pieces = returnedPieces(refunds)
  const refundOf = ({ id, quantity }: OrderItem): string => {
    const returned = pieces.get(id)
    return returned ? REFUNDED_PIECES[locale](digits(String(returned)), digits(String(quantity))) : ''
  }
  const of = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind)
  const fees = sum(of('fee'), (item) => item.total)
  const rows: [label: string, amount: number, shown: boolean][] = [
    [label.subtotal, sum(of('line_item'), (item) => item.subtotal), true],
    [label.discount, -order.discount_total, order.discount_total > 0],
    [label.shipping, order.shipping_total, of('shipping').length > 0],
    [label.fee, fees, fees !== 0],
    [label.tax, order.total_tax, order.total_tax > 0],
  ]
  const facts = [
    { label: label.payment, value: order.payment_method_title ? [order.payment_method_title] : [] },
    { label: label.transfer, value: transferLines(order, settings, digits) },
    { label: label.shipment, value: shipmentLines(order) },
    { label: label.address, value: addressLines(order, locale, digits) },
    { label: label.note, value: order.customer_note ? [order.customer_note] : [] },
  ]
  return {
    ...message,
    ...presentShop(settings),
    order: `${label.order} ${digits(String(order.id))}`,
    date: date(order.created_at),
    lines: of('line_item').map((item) => ({
      name: item.name,
      options: item.parent_name ? '' : item.meta_data.map((meta) => String(meta.display_value)).join('، '),
      quantity: digits(String(item.quantity)),
      amount: money(item.subtotal),
      discount: item.total < item.subtotal ? `${label.discount}: ${money(item.total - item.subtotal)}` : '',
      refunded: refundOf(item),
    })),
    totals: rows
      .filter(([, , shown]) => shown)
      .map(([text, amount]) => ({ label: text, amount: money(amount) })),
    total: { label: label.total, amount: money(order.total) },
    refunded: refunded > 0 ? { label: label.refunded, amount: money(-refunded) } : null,
    facts: facts.filter(({ value }) => value.length > 0),
    link: { label: label.see, href },
  }
}
