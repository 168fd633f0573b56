import type { ProductIndex } from '../index/product-index.ts'
import type { WantedOrder } from './query/intents.ts'
import type { Matches } from './text/matcher.ts'

/** what is out of stock comes after what fits as well and is there */
const OUT_OF_STOCK = 0.8
/** scores above those of words: first pinned products, then those in the order that was asked for */
const PINNED = 200_000
const ORDERED = 100_000
/** an order is of what fits nearly as well as the best: the cheapest phone is no cheap wallpaper for phones */
const FITTING = 0.55

/** Lightly raises what sells, is there and was chosen before. @param clicksOf a product's share of the query's clicks, 0–1 */
export const weigh = (
  index: ProductIndex,
  { slots, scores }: Matches,
  clicksOf: (id: number) => number,
): Matches => ({
  slots,
  scores: slots.map((slot, at) => {
    const fame = index.columns.fame[slot] as number
    const there = index.entries[slot]?.stock === 'outofstock' ? OUT_OF_STOCK : 1
    return (scores[at] as number) * fame * there * (1 + 0.15 * clicksOf(index.columns.id[slot] as number))
  }),
})

const KEYS: Record<WantedOrder, (index: ProductIndex, slot: number) => number> = {
  price_low: ({ columns }, slot) => -(columns.priceMin[slot] as number),
  price_high: ({ columns }, slot) => columns.priceMax[slot] as number,
  newest: ({ columns }, slot) => columns.created[slot] as number,
  best_selling: ({ columns }, slot) => columns.sales[slot] as number,
  best_rated: ({ columns }, slot) =>
    (columns.rating[slot] as number) + Math.min(99, columns.ratings[slot] as number) / 100,
}

/** Puts what fits best into an order, before the rest. */
export const inOrder = (index: ProductIndex, matches: Matches, order: WantedOrder): Matches => {
  const best = matches.scores.reduce((most, score) => Math.max(most, score), 0)
  const fitting = matches.slots.filter((_, at) => (matches.scores[at] as number) >= best * FITTING)
  const keyOf = (slot: number) => {
    const key = KEYS[order](index, slot)
    return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key
  }
  fitting.sort(
    (a, b) => keyOf(b) - keyOf(a) || (index.columns.id[a] as number) - (index.columns.id[b] as number),
  )
  const placeOf = new Map(fitting.map((slot, place) => [slot, place]))
  return {
    slots: matches.slots,
    scores: matches.slots.map((slot, at) => {
      const place = placeOf.get(slot)
      return place === undefined
        ? (matches.scores[at] as number)
        : ORDERED * (1 + (1 - place / fitting.length) / 2)
    }),
  }
}

/** Puts pinned slots first, in their order, and leaves hidden ones out. */
export const withRules = (
  matches: Matches,
  pinned: readonly number[],
  hidden: ReadonlySet<number>,
): Matches => {
  if (pinned.length === 0 && hidden.size === 0) return matches
  const first = new Map(pinned.map((slot, place) => [slot, PINNED + pinned.length - place]))
  const kept = [...matches.slots.keys()].filter((at) => {
    const slot = matches.slots[at] as number
    return !first.has(slot) && !hidden.has(slot)
  })
  return {
    slots: [...first.keys(), ...kept.map((at) => matches.slots[at] as number)],
    scores: [...first.values(), ...kept.map((at) => matches.scores[at] as number)],
  }
}
