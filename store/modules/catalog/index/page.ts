import type { Matches } from '../search/text/matcher.ts'
import { type Bitset, bitsetFor, countBits, forEachBit, hasBit, setBit, subtract } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'
import { sortEnd } from './sort-end.ts'
import type { SortOrderName } from './sort-orders.ts'

export interface PageRequest {
  /** `relevance` wants a search, without one it is popularity; `include` the ids in their order; price sorts by the cheapest or dearest child */
  orderBy: Exclude<SortOrderName, 'price_low' | 'price_high'> | 'price' | 'relevance' | 'include' | 'random'
  descending: boolean
  /** of the cheapest first, as WooCommerce has it; else products without a price come last both ways */
  unpricedFirst?: boolean
  skip: number
  limit: number
}

const slotsIn = (set: Bitset): number[] => {
  const slots: number[] = []
  forEachBit(set, (slot) => slots.push(slot))
  return slots
}

/** The first `count` of a shuffle. */
const drawn = (slots: number[], count: number): number[] => {
  for (let at = 0; at < Math.min(count, slots.length); at++) {
    const other = at + Math.floor(Math.random() * (slots.length - at))
    const kept = slots[at] as number
    slots[at] = slots[other] as number
    slots[other] = kept
  }
  return slots
}

const SLOT_SPACE = 2 ** 24
const FINEST = 1000
const HIGHEST = 2 ** 28

/** Slots with their scores. One number holds both, which sorts without a function. */
const scored = (result: Bitset, matches: Matches): Float64Array => {
  const packed = new Float64Array(matches.slots.length)
  const { slots, scores } = matches
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (!hasBit(result, slot)) continue
    const score = Math.round((scores[at] as number) * FINEST)
    packed[count++] = Math.min(score, HIGHEST) * SLOT_SPACE + slot
  }
  return packed.subarray(0, count)
}

const bestOf = (packed: Float64Array, skip: number, limit: number): number[] => {
  sortEnd(packed, skip + limit)
  const end = Math.max(0, packed.length - skip)
  return Array.from(packed.subarray(Math.max(0, end - limit), end), (value) => value % SLOT_SPACE).reverse()
}

const cheapestFirst = (
  index: ProductIndex,
  result: Bitset,
  { skip, limit, unpricedFirst }: PageRequest,
): number[] => {
  const order = index.order('price_low')
  if (!unpricedFirst) return order.page(result, false, skip, limit)
  const unpriced = bitsetFor(index.columns.capacity)
  forEachBit(result, (slot) => {
    if (Number.isNaN(index.columns.priceMin[slot])) setBit(unpriced, slot)
  })
  const first = order.page(unpriced, false, skip, limit)
  if (first.length === limit) return first
  const priced = result.slice()
  subtract(priced, unpriced)
  const skipped = Math.max(0, skip - countBits(unpriced))
  return [...first, ...order.page(priced, false, skipped, limit - first.length)]
}

/** One page of a result as ids, and how many there are in all. */
export const pageOf = (
  index: ProductIndex,
  result: Bitset,
  request: PageRequest,
  given: { matches?: Matches | null; include?: readonly number[] | undefined } = {},
): { ids: number[]; total: number } => {
  const { orderBy, descending, skip, limit } = request
  const total = countBits(result)
  const cut = (slots: number[]) => slots.slice(skip, skip + limit)
  const slots = (): number[] => {
    if (skip >= total || limit === 0) return []
    switch (orderBy) {
      case 'relevance':
        return given.matches
          ? bestOf(scored(result, given.matches), skip, limit)
          : index.order('popularity').page(result, true, skip, limit)
      case 'include':
        return cut(
          (given.include ?? []).flatMap((id) => {
            const slot = index.slotOf(id)
            return slot !== undefined && hasBit(result, slot) ? [slot] : []
          }),
        )
      case 'random':
        return cut(drawn(slotsIn(result), skip + limit))
      case 'price':
        return descending
          ? index.order('price_high').page(result, true, skip, limit)
          : cheapestFirst(index, result, request)
      default:
        return index.order(orderBy).page(result, descending, skip, limit)
    }
  }
  return { ids: slots().map((slot) => index.columns.id[slot] as number), total }
}
