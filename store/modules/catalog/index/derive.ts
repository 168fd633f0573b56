import type { StockStatus } from '../tables.ts'
import type { Columns } from './columns.ts'
import type { Entry } from './entry.ts'

export interface Derived {
  onSale: boolean
  claimsSale: boolean
  lowestBefore: number | null
  stock: StockStatus
  priceMin: number
  priceMax: number
  prices: number[] | null
}

const BEST_FIRST: StockStatus[] = ['instock', 'onbackorder', 'outofstock']
/** Of a variable product without a published variation nothing can be bought, whatever it says itself. */
const bestOf = (statuses: StockStatus[]): StockStatus =>
  BEST_FIRST.find((status) => statuses.includes(status)) ?? 'outofstock'

/** NaN compares false: a missing price is never on sale, a missing date never in the way. */
export const saleHolds = (columns: Columns, slot: number, now: number): boolean =>
  (columns.sale[slot] as number) < (columns.regular[slot] as number) &&
  !((columns.saleFrom[slot] as number) > now) &&
  !((columns.saleTo[slot] as number) < now)

/** When the sale next begins or ends after `now`; infinite for never. */
export const nextFlipOf = (columns: Columns, slot: number, now: number): number => {
  const from = columns.saleFrom[slot] as number
  const to = columns.saleTo[slot] as number
  if (from > now) return from
  return to >= now ? to + 1 : Number.POSITIVE_INFINITY
}

/** When the sale last began or ended by its dates; 0 for never, as of one that ends before it begins. */
export const lastFlipOf = (columns: Columns, slot: number, now: number): number => {
  if (!((columns.sale[slot] as number) < (columns.regular[slot] as number))) return 0
  const from = columns.saleFrom[slot] as number
  const to = columns.saleTo[slot] as number
  return to < from ? 0 : Math.max(0, ...[from, to + 1].filter((flip) => flip <= now))
}

/** A product that has its own price. */
export const deriveOwn = (
  columns: Columns,
  slot: number,
  entry: Entry,
  parent: Entry | undefined,
  now: number,
) => {
  const onSale = saleHolds(columns, slot, now)
  const price = (onSale ? columns.sale[slot] : columns.regular[slot]) as number
  const stock = !entry.counted && parent?.counted ? parent.ownStock : entry.ownStock
  const { claimed = false, lowest = null } = (onSale && entry.saleFacts) || {}
  return {
    onSale,
    claimsSale: claimed,
    lowestBefore: lowest,
    stock,
    priceMin: price,
    priceMax: price,
    prices: null,
  } satisfies Derived
}

const spread = (prices: number[]): Pick<Derived, 'priceMin' | 'priceMax' | 'prices'> => {
  const different = [...new Set(prices)].sort((a, b) => a - b)
  return { priceMin: different[0] ?? Number.NaN, priceMax: different.at(-1) ?? Number.NaN, prices: different }
}

/** A variable or grouped product, from its published children. A grouped product is not itself on sale. */
export const deriveFromChildren = (
  columns: Columns,
  entry: Entry,
  children: [slot: number, Entry][],
): Derived => {
  const published = children.filter(([, child]) => child.status === 'publish' && child.type !== 'grouped')
  const prices = published.flatMap(([slot, child]) => child.prices ?? [columns.priceMin[slot] as number])
  const lowest = published.flatMap(([, { lowestBefore }]) => lowestBefore ?? [])
  const isVariable = entry.type === 'variable'
  const stocks = published.map(([, child]) => child.stock)
  return {
    onSale: isVariable && published.some(([, child]) => child.onSale),
    claimsSale: isVariable && published.some(([, child]) => child.claimsSale),
    lowestBefore: isVariable && lowest.length > 0 ? Math.min(...lowest) : null,
    stock: entry.counted || entry.type === 'grouped' ? entry.ownStock : bestOf(stocks),
    ...spread(prices.filter((price) => !Number.isNaN(price))),
  }
}
