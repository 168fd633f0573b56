import type { PostalAddress } from '#admin/shared/address/address-text.tsx'
import type { Quote, QuoteRequest } from '#store-api/contract/cart.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { chosenOptions, type EditedLine, lineKey, newLine } from '../detail/edit/line-edits.ts'

/** How an order by phone is paid: by a link that the buyer gets, already, or later in another way. */
export const PAYMENTS = ['link', 'paid', 'later'] as const
type Payment = (typeof PAYMENTS)[number]

export interface NewOrder {
  customer: Buyer | null
  line_items: EditedLine[]
  billing: Partial<PostalAddress>
  /** `method_id:instance_id`; '' for the shop's own choice */
  rate: string
  coupons: string[]
  payment: Payment
  /** id of the way to pay */
  method: string
  tells: boolean
  customer_note: string
}

export const BLANK: NewOrder = {
  customer: null,
  line_items: [],
  billing: {},
  rate: '',
  coupons: [],
  payment: 'link',
  method: '',
  tells: true,
  customer_note: '',
}

/** What is asked of the cart, so that prices and delivery are those of the storefront. */
export const quoteOf = ({ customer, line_items, billing, coupons, rate }: NewOrder): QuoteRequest => ({
  lines: line_items
    .filter(({ quantity }) => quantity >= 1)
    .map((line) => ({
      cart_id: lineKey(line),
      product_id: line.product_id,
      variation_id: line.variation_id,
      quantity: line.quantity,
      meta_data: chosenOptions(line),
    })),
  coupons,
  customer_id: customer?.id ?? 0,
  shipping_address: {
    country: billing.country ?? '',
    state: billing.state ?? '',
    city: billing.city ?? '',
    postcode: billing.postcode ?? '',
  },
  ...(rate && { shipping_rate: rate }),
  ...(billing.email && { email: billing.email }),
  ...(billing.phone && { phone: billing.phone }),
})

/** Whether the order would be what was quoted: the quote leaves out, or is for fewer of, what cannot be had as typed. */
export const canPlace = ({ line_items }: NewOrder, quote: Quote | undefined): boolean =>
  line_items.length > 0 &&
  quote !== undefined &&
  quote.refused_coupons.length === 0 &&
  quote.removed.length === 0 &&
  quote.lines.every(({ quantity, requested_quantity }) => quantity === requested_quantity)

/** A line for what the buyer was quoted: the order would take the catalogue's price, which is not that of every role. */
const quotedItem = (line: EditedLine, quote: Quote | undefined) => {
  const amount = quote?.lines.find(({ cart_id }) => cart_id === lineKey(line))?.net_subtotal
  return { ...newLine(line), ...(amount !== undefined && { subtotal: amount, total: amount }) }
}

/** As `wc/v3/orders` takes it. */
export const orderBody = (
  { customer, line_items, billing, coupons, payment, method, customer_note }: NewOrder,
  quote: Quote | undefined,
  titleOf: (method: string) => string,
) => {
  const rate = quote?.shipping.rates.find(({ selected }) => selected)
  const [methodId = '', instanceId = ''] = rate?.id.split(':') ?? []
  const { email: _, ...shipping } = billing
  return {
    status:
      payment === 'later' && method !== 'cod' ? 'on-hold' : payment === 'later' ? 'processing' : 'pending',
    customer_id: customer?.id ?? 0,
    created_via: 'admin',
    customer_note,
    billing,
    shipping,
    payment_method: method,
    payment_method_title: titleOf(method),
    set_paid: payment === 'paid',
    line_items: line_items.map((line) => quotedItem(line, quote)),
    ...(rate && {
      shipping_lines: [
        { method_id: methodId, instance_id: instanceId, method_title: rate.title, total: rate.cost },
      ],
    }),
    ...(quote && quote.fees.length > 0 && { fee_lines: quote.fees }),
    coupon_lines: coupons.map((code) => ({ code })),
  }
}
