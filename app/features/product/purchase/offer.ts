import { orderableStock } from '#app/shared/cart/cart-line.ts'
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
  regularPrice: string
  onSale: boolean
  /** the lowest price charged in the thirty days before the sale; '' without one, or where nothing is known */
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

/** The old prices of what is on sale: the lowest of them. */
const lowestBeforeOf = (offered: Pick<VariationView, 'on_sale' | 'lowest_price'>[]): string =>
  offered
    .flatMap(({ on_sale, lowest_price }) => (on_sale && lowest_price) || [])
    .toSorted((a, b) => Number(a) - Number(b))[0] ?? ''

const offerOfVariation = (product: ProductView, variation: VariationView): Offer => ({
  variation,
  price: variation.price,
  regularPrice: variation.regular_price,
  onSale: variation.on_sale,
  lowestBefore: lowestBeforeOf([variation]),
  from: false,
  saleEnds: variation.on_sale ? variation.date_on_sale_to_gmt : null,
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
    regularPrice: lowest && onePrice ? lowest.regular_price : lowest ? '' : product.regular_price,
    onSale: lowest ? onePrice && lowest.on_sale : product.on_sale,
    lowestBefore: lowestBeforeOf(lowest ? rest : [product]),
    from: !onePrice || product.type === 'grouped',
    saleEnds: product.on_sale && !lowest ? product.date_on_sale_to_gmt : null,
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

/** The picture of the choice, also while it is not complete: what all that fits has in common. */
export const pictureOf = (product: ProductView, choice: Choice): string | null => {
  if (Object.keys(choice).length === 0) return null
  const sources = new Set(fittingCombinations(product.variations, choice).map(({ image }) => image))
  return sources.size === 1 ? [...sources][0]! : null
}
