import { bitsetFor, setBit } from '../index/bitset.ts'
import type { ProductIndex } from '../index/product-index.ts'
import type { SortOrderName } from '../index/sort-orders.ts'
import type { WantedOrder } from './query/intents.ts'
import type { Matches } from './text/matcher.ts'

/** what is out of stock comes after what fits as well and is there */
const OUT_OF_STOCK = 0.8
/** scores above those of words: first pinned products, then those in the order that was asked for */
const PINNED = 200_000
const ORDERED = 100_000
/** an order is of what fits nearly as well as the best: the cheapest phone is no cheap wallpaper for phones */
const FITTING = 0.55

/**
 * Lightly raises what sells, is there and was chosen before.
 * @param clicks how often products were chosen from the results of the query, by id
 */
export const weigh = (
  index: ProductIndex,
  { slots, scores }: Matches,
  clicks: ReadonlyMap<number, number>,
): Matches => {
  const { fame, id, soldOut } = index.columns
  const most = Math.max(1, ...clicks.values())
  const weighed: number[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const there = soldOut[slot] ? OUT_OF_STOCK : 1
    const chosen = clicks.size ? 1 + 0.15 * ((clicks.get(id[slot] as number) ?? 0) / most) : 1
    weighed.push((scores[at] as number) * (fame[slot] as number) * there * chosen)
  }
  return { slots, scores: weighed }
}

const KEYS: Record<WantedOrder, (index: ProductIndex, slot: number) => number> = {
  price_low: ({ columns }, slot) => -(columns.priceMin[slot] as number),
  price_high: ({ columns }, slot) => columns.priceMax[slot] as number,
  newest: ({ columns }, slot) => columns.created[slot] as number,
  best_selling: ({ columns }, slot) => columns.sales[slot] as number,
  best_rated: ({ columns }, slot) =>
    (columns.rating[slot] as number) + Math.min(99, columns.ratings[slot] as number) / 100,
}

/** How many of the values, sorted upwards, are no greater than this one. */
const noGreater = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** The place of each of some matches in an order, those of equals as they were found. */
const placesByKey = (
  index: ProductIndex,
  slots: readonly number[],
  fitting: readonly number[],
  order: WantedOrder,
): Int32Array => {
  const keys = Float64Array.from(fitting, (at) => {
    const key = KEYS[order](index, slots[at] as number)
    return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key
  })
  // numbers are sorted without a function, many times faster than what they belong to
  const sorted = keys.toSorted()
  const equals = new Uint32Array(fitting.length + 1)
  return Int32Array.from(fitting, (_, which) => {
    const rank = noGreater(sorted, keys[which] as number)
    const place = fitting.length - rank + (equals[rank] as number)
    equals[rank] = (equals[rank] as number) + 1
    return place
  })
}

const LISTS: Record<WantedOrder, [name: SortOrderName, descending: boolean]> = {
  price_low: ['price_low', false],
  price_high: ['price_high', true],
  newest: ['date', true],
  best_selling: ['popularity', true],
  best_rated: ['rating', true],
}
/** so many are sooner found in the list that is kept in that order; equals are as they are there */
const MANY = 1000

const placesInList = (
  index: ProductIndex,
  slots: readonly number[],
  fitting: readonly number[],
  wanted: WantedOrder,
): Int32Array => {
  const { capacity } = index.columns
  const [name, descending] = LISTS[wanted]
  const found = bitsetFor(capacity)
  for (const at of fitting) setBit(found, slots[at] as number)
  const place = new Int32Array(capacity)
  const inOrder = index.order(name).page(found, descending, 0, fitting.length)
  for (const [at, slot] of inOrder.entries()) place[slot] = at
  return Int32Array.from(fitting, (at) => place[slots[at] as number] as number)
}

/**
 * Puts what fits best into an order, before the rest.
 * @param fits which slots are of what is wanted, however their scores are
 */
export const inOrder = (
  index: ProductIndex,
  { slots, scores }: Matches,
  order: WantedOrder,
  fits: (slot: number) => boolean = () => false,
): Matches => {
  const least = FITTING * scores.reduce((most, score) => Math.max(most, score), 0)
  const fitting = [...slots.keys()].filter(
    (at) => (scores[at] as number) >= least || fits(slots[at] as number),
  )
  const places = (fitting.length > MANY ? placesInList : placesByKey)(index, slots, fitting, order)
  const ordered = [...scores]
  for (const [which, at] of fitting.entries()) {
    ordered[at] = ORDERED * (1 + (1 - (places[which] as number) / fitting.length) / 2)
  }
  return { slots, scores: ordered }
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
