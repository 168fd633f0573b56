import type { Insertable } from 'kysely'
import type { PriceHistoryTable } from '#store/modules/catalog/tables.ts'
import { createRandom, type Random } from '../random.ts'
import { DAY, HOUR } from './build-context.ts'
import type { ProductRow } from './product-row.ts'

type HistoryRow = Insertable<PriceHistoryTable>

/** A year, and the month before it. */
const LONGEST = 390 * DAY
/** parts of the products; featured ones have changed */
const NEVER_CHANGED = 0.3
const EARLIER_SALE = 0.5
const SALE_SHORTLY_BEFORE = 0.4

interface Change {
  at: number
  /** of the next regular price */
  factor: number
}
interface PastSale {
  from: number
  to: number
  /** part of the regular price that it took off */
  off: number
}
interface Past {
  changes: Change[]
  sales: PastSale[]
  /** when the present sale began; after now where there is none */
  saleFrom: number
}

/** Three significant figures: prices stay prices. */
const tidy = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2)
  return Math.max(step, Math.round(amount / step) * step)
}

/**
 * What happened to the price of a product since `begin`, the same for all of its variations: it mostly rose, and was the
 * same for the weeks before the present sale.
 */
const inventPast = (random: Random, isMain: boolean, begin: number, now: number): Past => {
  const saleFrom = now - random.int(2, 9) * DAY - random.int(1, 20) * HOUR
  const steadyFrom = now - 42 * DAY
  const life = Math.max(0, steadyFrom - begin)
  const sales: PastSale[] = []
  if (random.chance(SALE_SHORTLY_BEFORE)) {
    const from = saleFrom - random.int(16, 24) * DAY
    sales.push({ from, to: from + random.int(4, 9) * DAY, off: random.int(6, 12) / 100 })
  }
  const isSteady = random.chance(NEVER_CHANGED) && !isMain
  if (!isSteady && life > 60 * DAY && random.chance(EARLIER_SALE)) {
    const from = Math.round(begin + (0.3 + random.next() * 0.5) * life)
    sales.push({ from, to: from + random.int(4, 14) * DAY, off: random.int(8, 20) / 100 })
  }
  const most = Math.min(5, Math.floor(life / (50 * DAY)))
  const count = isSteady || most === 0 ? 0 : random.int(Math.ceil(most / 2), most)
  const changes = Array.from({ length: count }, (_, place) => ({
    at: Math.round(begin + ((place + 0.3 + random.next() * 0.6) / count) * life),
    factor: random.int(86, 101) / 100,
  }))
  return { changes, sales, saleFrom }
}

const historyOf = (row: ProductRow, past: Past, begin: number, now: number): HistoryRow[] => {
  const { id, regular_price: regular, sale_price: sale = null, sale_from_at } = row
  if (typeof regular !== 'number') return []
  const isOnSale = typeof sale === 'number' && (!sale_from_at || sale_from_at <= now)
  // what is too new for a past before its sale begins with it
  const saleFrom = Math.max(past.saleFrom, begin + 2 * DAY)
  // its history begins when the shop opens
  if (isOnSale && saleFrom >= now) return []
  const sales = past.sales.filter(({ from, to }) => from > begin + 3 * DAY && (!isOnSale || to < saleFrom))
  const regularAt = (at: number) => {
    const factor = past.changes
      .filter((change) => change.at > at)
      .reduce((product, change) => product * change.factor, 1)
    return factor === 1 ? regular : tidy(regular * factor)
  }
  const times = [
    begin,
    ...past.changes.map(({ at }) => at),
    ...sales.flatMap(({ from, to }) => [from, to]),
    ...(isOnSale ? [saleFrom] : typeof sale === 'number' ? [now - HOUR] : []),
  ]
  const rows = [...new Set(times)]
    .filter((at) => at >= begin && at < now)
    .sort((a, b) => a - b)
    .map((at): HistoryRow => {
      const regular_price = regularAt(at)
      const off = sales.find(({ from, to }) => at >= from && at < to)?.off
      const past_sale = off === undefined ? null : tidy(regular_price * (1 - off))
      const isPresent = isOnSale ? at >= saleFrom : at >= now - HOUR
      const sale_price = isPresent ? sale : past_sale
      const isReduced = sale_price !== null && (!isPresent || isOnSale)
      return {
        product_id: id as number,
        began_at: at,
        regular_price,
        sale_price,
        price: isReduced ? sale_price : regular_price,
      }
    })
  return rows.filter(({ price, sale_price, regular_price }, at) => {
    const before = rows[at - 1]
    return (
      !before ||
      price !== before.price ||
      sale_price !== before.sale_price ||
      regular_price !== before.regular_price
    )
  })
}

/** A year of prices that ends in the present ones, for everything that has a price of its own. */
export const buildPriceHistory = (products: readonly ProductRow[], now: number): HistoryRow[] => {
  const byId = new Map(products.map((row) => [row.id, row]))
  const pasts = new Map<string, Past>()
  return products.flatMap((row) => {
    const { slug, featured, created_at } = byId.get(row.parent_id || row.id) ?? row
    const begin = Math.max(created_at, now - LONGEST)
    const past = pasts.get(slug) ?? inventPast(createRandom(`${slug} prices`), featured === 1, begin, now)
    pasts.set(slug, past)
    return historyOf(row, past, begin, now)
  })
}
