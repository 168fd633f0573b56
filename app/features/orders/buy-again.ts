import { type AddOutcome, cart, type NewLine } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import { digits } from '#app/ui/digits.ts'
import type { QuotedLine } from '#store-api/contract/cart.ts'
import type { ReorderAnswer } from '#store-api/contract/orders.ts'

export interface BoughtAgain {
  /** pieces that went into the cart */
  count: number
  /** what did not go as it was ordered, in words */
  changes: string[]
}

const PLACEHOLDER = '/placeholder.svg'

/** The cart line of what the shop still sells of an order. */
const lineOfQuote = (line: QuotedLine): NewLine => ({
  product_id: line.product_id,
  ...(line.variation_id > 0 && { variation_id: line.variation_id }),
  name: line.name,
  slug: line.slug,
  quantity: line.quantity,
  image: line.image?.src ?? PLACEHOLDER,
  stock_quantity: line.max_quantity,
  tax_class: '',
  tax_status: 'taxable',
  price: line.entered_price,
  price_html: '',
  on_sale: line.on_sale,
  categories: [],
  meta_data: line.meta_data,
  ...(line.open_options && { open_options: line.open_options }),
  sold_individually: line.sold_individually,
  shipping_required: line.shipping_required,
})

const describeRemoved = ({ name, reason }: ReorderAnswer['removed'][number]): string =>
  reason === 'out_of_stock' ? m.orders_out_of_stock({ name }) : m.orders_gone({ name })

const describeLine = ({ name, quantity, notices }: QuotedLine, outcome: AddOutcome): string[] => {
  if (outcome === 'exceeds_stock') return [m.orders_enough({ name })]
  if (outcome === 'only_one' || notices.includes('sold_individually')) return [m.orders_only_one({ name })]
  return notices.includes('quantity_clamped') ? [m.orders_fewer({ name, count: digits(quantity) })] : []
}

/** Puts the goods of an order into this device's cart again, by the cart's own rules. */
export const buyAgain = async (orderId: number): Promise<BoughtAgain> => {
  const { lines, removed } = await browserAccount().reorder(orderId)
  const changes = removed.map(describeRemoved)
  let count = 0
  for (const line of lines) {
    const outcome = await cart.add(lineOfQuote(line))
    if (outcome === 'added' || outcome === 'added_again') count += line.quantity
    changes.push(...describeLine(line, outcome))
  }
  return { count, changes }
}
