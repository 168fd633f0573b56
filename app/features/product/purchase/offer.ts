import { orderableStock } from '#app/shared/cart/cart-line.ts'
import { priceBefore } from '#store-api/contract/shown-sale.ts'
import type { ProductView, VariationView } from '../product-view.ts'
import { type Choice, findChosen, fittingCombinations } from './options.ts'

export type Stock =
  | { kind: 'in_stock'; count: number | null; low: boolean }
  | { kind: 'out_of_stock' }
  | { kind: 'backorder' }

/** What is offered for the present choice. */
export interface Offer {
  variation: VariationView | null
  price: string
  onSale: boolean
  /** what the sale is measured by; '' without a sale, or where that is not known */
  priceBefore: string
  /** the lowest price charged in the thirty days before the sale; '' without a sale, or where nothing is known */
  lowestBefore: string
  /** the chosen options still leave several prices: the lowest is shown */
  from: boolean
  saleEnds: string | null
  sku: string
  stock: Stock
  /** null is unlimited */
  most: number | null
}

const LOW_STOCK = 3

const stockOf = (
  status: ProductView['stock_status'],
  most: number | null,
  lowAmount: number | null,
): Stock => {
  if (status === 'outofstock') return { kind: 'out_of_stock' }
  if (status === 'onbackorder') return { kind: 'backorder' }
  return { kind: 'in_stock', count: most, low: most !== null && most <= (lowAmount ?? LOW_STOCK) }
}

const lowestOf = (prices: (string | undefined)[]): string =>
  prices.filter((price) => price).toSorted((a, b) => Number(a) - Number(b))[0] ?? ''

type Sold = Pick<VariationView, 'on_sale' | 'regular_price' | 'lowest_price'>

/** A sale is announced where all that is offered is reduced, and measured by the lowest of the old prices. */
const saleOf = (offered: Sold[]): Pick<Offer, 'onSale' | 'priceBefore' | 'lowestBefore'> => {
  const onSale = offered.length > 0 && offered.every(({ on_sale }) => on_sale)
  if (!onSale) return { onSale, priceBefore: '', lowestBefore: '' }
  return {
    onSale,
    priceBefore: lowestOf(offered.map(priceBefore)),
    lowestBefore: lowestOf(offered.map(({ lowest_price }) => lowest_price)),
  }
}

/** When the sale of all that is offered ends; null where some of it is not reduced, or longer than the rest. */
const saleEndOf = (offered: Pick<VariationView, 'on_sale' | 'date_on_sale_to_gmt'>[]): Offer['saleEnds'] => {
  const ends = new Set(offered.map(({ on_sale, date_on_sale_to_gmt: end }) => (on_sale ? end : null)))
  return ends.size === 1 ? [...ends][0]! : null
}

const offerOfVariation = (product: ProductView, variation: VariationView): Offer => ({
  variation,
  price: variation.price,
  ...saleOf([variation]),
  from: false,
  saleEnds: saleEndOf([variation]),
  sku: variation.sku || product.sku,
  stock: stockOf(variation.stock_status, variation.most, product.low_stock_amount),
  most: product.sold_individually ? 1 : variation.most,
})

const cheapest = (variations: VariationView[]): VariationView | undefined =>
  variations.toSorted((a, b) => Number(a.price) - Number(b.price))[0]

/** The product as a whole, or what is left of it by the options chosen so far. */
const offerOfRest = (product: ProductView, rest: VariationView[]): Offer => {
  const lowest = cheapest(rest)
  const most = lowest ? null : orderableStock(product)
  const onePrice = rest.every(({ price }) => price === lowest?.price)
  return {
    variation: null,
    price: lowest?.price ?? product.price,
    // beside several prices there is no one old price to tell
    ...saleOf(lowest ? (onePrice ? rest : []) : [product]),
    from: !onePrice || product.type === 'grouped',
    // known before a choice, so that the options stay where they are when one is chosen
    saleEnds: saleEndOf(lowest ? rest : [product]),
    sku: product.sku,
    stock: stockOf(product.stock_status, most, product.low_stock_amount),
    most: product.sold_individually ? 1 : most,
  }
}

export const offerOf = (product: ProductView, choice: Choice): Offer => {
  const variation = findChosen(product.groups, product.variations, choice)
  if (variation) return offerOfVariation(product, variation)
  return offerOfRest(product, fittingCombinations(product.variations, choice))
}

/** The lowest price charged in the thirty days before any of the sales that can be chosen; '' where there is none. */
export const lowestBeforeSales = ({ variations }: Pick<ProductView, 'variations'>): string =>
  lowestOf(variations.filter(({ on_sale }) => on_sale).map(({ lowest_price }) => lowest_price))

/** The picture of the choice, also while it is not complete: what all that fits has in common. */
export const pictureOf = (product: ProductView, choice: Choice): string | null => {
  if (Object.keys(choice).length === 0) return null
  const sources = new Set(fittingCombinations(product.variations, choice).map(({ image }) => image))
  return sources.size === 1 ? [...sources][0]! : null
}
