import { percentOff } from '#app/ui/format.ts'
import { priceBefore } from '#store-api/contract/shown-sale.ts'
import type { CardProduct } from './card-product.ts'

/** What a card's button does: buys at once, leads to the options or to the product, or says that there is nothing. */
export type CardAction = 'add' | 'options' | 'view' | 'out'

export interface CardFacts {
  isNew: boolean
  /** whole percents, 0 for a sale whose size is not known */
  percent: number
  onSale: boolean
  action: CardAction
  /** before the sale, as {@link priceBefore} has it; undefined when it is not known or none */
  regular: string | undefined
  /** a price that some of its options exceed */
  from: boolean
}

const DAY = 86_400_000

type Priced = Pick<CardProduct, 'type' | 'on_sale' | 'regular_price' | 'price_range' | 'lowest_price'>

/** How the price of a card is shown: of several prices the lowest, beside the lowest before the sale. */
export const priceFacts = ({ type, on_sale, regular_price, price_range, lowest_price }: Priced) => {
  const regular = regular_price || (price_range?.regular_min ?? '')
  return {
    regular: (on_sale && priceBefore({ regular_price: regular, lowest_price })) || undefined,
    from: price_range ? price_range.min !== price_range.max : type === 'variable' || type === 'grouped',
  }
}

const actionOf = (product: CardProduct): CardAction => {
  if (product.stock_status === 'outofstock') return 'out'
  if (product.type === 'variable' || product.has_options) return 'options'
  return product.type === 'simple' && product.purchasable ? 'add' : 'view'
}

/**
 * @param now epoch milliseconds
 * @param newDays how long a product counts as new, from the settings
 */
export const cardFacts = (product: CardProduct, now: number, newDays: number): CardFacts => {
  const prices = priceFacts(product)
  const created = Date.parse(`${product.date_created_gmt ?? ''}Z`)
  return {
    isNew: now - created < newDays * DAY,
    percent: prices.regular ? percentOff(product.price, prices.regular) : 0,
    onSale: product.on_sale,
    action: actionOf(product),
    ...prices,
  }
}
