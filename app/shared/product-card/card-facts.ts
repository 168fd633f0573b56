import { percentOff } from '#app/ui/format.ts'
import type { CardProduct } from './card-product.ts'

/** What a card's button does: buys at once, leads to the options or to the product, or says that there is nothing. */
export type CardAction = 'add' | 'options' | 'view' | 'out'

export interface CardFacts {
  isNew: boolean
  /** whole percents, 0 for a sale whose size is not known */
  percent: number
  onSale: boolean
  action: CardAction
  /** a price that some of its options exceed */
  from: boolean
}

const DAY = 86_400_000

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
  const created = Date.parse(`${product.date_created_gmt ?? ''}Z`)
  return {
    isNew: now - created < newDays * DAY,
    percent: product.on_sale ? percentOff(product.price, product.regular_price) : 0,
    onSale: product.on_sale,
    action: actionOf(product),
    from: product.type === 'variable' || product.type === 'grouped',
  }
}
