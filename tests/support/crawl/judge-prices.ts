import type { Product } from '#store-api/contract/products.ts'
import type { Thing } from './read-page.ts'

interface Offer {
  price: string
  priceCurrency: string
  availability: string
}

const offersIn = (things: Thing[]): Offer[] =>
  things.flatMap((thing): Offer[] => {
    const parts = (thing.hasVariant ?? thing.itemListElement ?? []) as Thing[]
    return [
      ...(thing.offers ? [thing.offers as Offer] : []),
      ...offersIn(parts.map((part) => (part.item as Thing | undefined) ?? part)),
    ]
  })

/** The type that a product is told as. */
const TYPES: Record<string, string> = { variable: 'ProductGroup', grouped: 'ItemList' }

/** Whether an offer of the product can be had, as its page says. */
const isToBeHad = ({ availability }: Offer): boolean => !availability.endsWith('OutOfStock')

/** Where what search engines are told of a product differs from what its page is made of, in words. */
export const priceFaults = (product: Product, data: Thing[], factor: number, currency: string): string[] => {
  const things = data.filter((thing) => thing['@type'] !== 'BreadcrumbList')
  const offers = offersIn(things.slice(0, 1))
  const prices = offers.map(({ price }) => Number(price))
  const { min, max } = product.price_range ?? { min: product.price, max: product.price }
  const type = TYPES[product.type] ?? 'Product'
  const found: [boolean, string][] = [
    [things[0]?.['@type'] !== type, `told as ${things[0]?.['@type']}`],
    [Math.min(...prices) !== Number(min) * factor, `from ${Math.min(...prices)}, not ${min}`],
    [Math.max(...prices) !== Number(max) * factor, `to ${Math.max(...prices)}, not ${max}`],
    [offers.some(({ priceCurrency }) => priceCurrency !== currency), 'another currency'],
    [
      offers.some(isToBeHad) !== (product.stock_status !== 'outofstock'),
      `stock ${product.stock_status}, not as its offers`,
    ],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, fault]) => `${product.slug}: ${fault}`)
}
