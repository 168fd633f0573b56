/** A row of a product's price history, minor units. */
export interface PricePoint {
  began_at: number
  regular_price: number | null
  /** null while nothing was charged */
  price: number | null
  past_unknown: number
}

/** What a sale may say of itself. */
export interface SaleFacts {
  /** the old price was charged shortly before */
  claimed: boolean
  /** minor units: the lowest price charged in the thirty days before the reduction; null where nothing is known */
  lowest: number | null
}

const DAY = 86_400_000
/** before a reduction (directive 98/6/EC, Article 6a) */
const WINDOW = 30 * DAY
/** altogether within the window; a price that stood for an hour at night was none */
const LEAST_CHARGED = DAY

const NO_SALE: SaleFacts = { claimed: false, lowest: null }

const isReduced = ({ price, regular_price }: PricePoint): boolean =>
  price !== null && regular_price !== null && price < regular_price

/** Where the present reduction began: one that grows without a break is one reduction (Article 6a, 5). */
const startOfReduction = (history: readonly PricePoint[]): number => {
  let at = history.length - 1
  for (; at > 0; at--) {
    const [before, after] = [history[at - 1] as PricePoint, history[at] as PricePoint]
    if (!isReduced(before) || (before.price as number) < (after.price as number)) break
  }
  return at
}

/**
 * Judges the present sale by what was charged before it began.
 * @param history of one product, the oldest first
 */
export const judgeSale = (history: readonly PricePoint[]): SaleFacts => {
  const present = history.at(-1)
  if (!present || !isReduced(present)) return NO_SALE
  const start = startOfReduction(history)
  const end = (history[start] as PricePoint).began_at
  const from = end - WINDOW
  if (start === 0) return { claimed: history[0]?.past_unknown === 1, lowest: null }
  let charged = 0
  let lowest: number | null = null
  for (let at = 0; at < start; at++) {
    const { price, began_at, past_unknown } = history[at] as PricePoint
    const until = (history[at + 1] as PricePoint).began_at
    if (price === null || until <= from) continue
    lowest = lowest === null ? price : Math.min(lowest, price)
    const since = past_unknown ? from : Math.max(began_at, from)
    if (price === present.regular_price) charged += until - since
  }
  return { claimed: charged >= LEAST_CHARGED, lowest }
}
