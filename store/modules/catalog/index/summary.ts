import type { ProductSummary } from '../catalog-interface.ts'
import { countBits, forEachBit } from './bitset.ts'
import type { Entry } from './entry.ts'
import type { ProductFilter } from './product-filter.ts'
import type { ProductIndex } from './product-index.ts'
import { select } from './select.ts'

const range = (values: number[]): { min: number; max: number } | null => {
  const known = values.filter((value) => !Number.isNaN(value))
  return known.length ? { min: Math.min(...known), max: Math.max(...known) } : null
}

/** What the index knows of one product or variation that its row does not say. */
export const summaryOf = (index: ProductIndex, id: number): ProductSummary | null => {
  const slot = index.slotOf(id)
  if (slot === undefined) return null
  const { columns } = index
  const entry = index.entries[slot] as Entry
  const children = index.childrenOf(id)
  const priced = entry.type === 'variable' ? children : [slot]
  const sold = priced.filter((child) => index.entries[child]?.status === 'publish' || child === slot)
  return {
    onSale: entry.onSale,
    claimsSale: entry.claimsSale,
    lowestBefore: entry.lowestBefore,
    stock: entry.stock,
    price: range([columns.priceMin[slot] as number, columns.priceMax[slot] as number]),
    regularPrice: range(sold.map((child) => columns.regular[child] as number)),
    claimedRegularPrice: range(
      sold.map(
        (child) => columns[index.entries[child]?.claimsSale ? 'regular' : 'priceMin'][child] as number,
      ),
    ),
    variationIds: children.map((child) => columns.id[child] as number),
    changedAt: columns.changed[slot] as number,
  }
}

/** How many products a filter finds, and how they were rated. */
export const reviewFigures = (index: ProductIndex, filter: ProductFilter) => {
  const set = select(index, filter).result()
  const { rating, ratings } = index.columns
  let [count, sum] = [0, 0]
  forEachBit(set, (slot) => {
    count += ratings[slot] as number
    sum += (ratings[slot] as number) * (rating[slot] as number)
  })
  return { products: countBits(set), rating: count ? Math.round(sum / count) : 0, ratings: count }
}
