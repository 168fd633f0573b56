import { forEachBit } from '../index/bitset.ts'
import type { ProductIndex } from '../index/product-index.ts'
import { priceWithin } from '../index/select.ts'
import { queryKey, type SearchKnowledge } from './knowledge.ts'
import type { Intent } from './query/intents.ts'
import { inOrder, weigh, withRules } from './ranking.ts'
import { type FoundText, type SearchOptions, type SearchSource, searchProducts } from './search-products.ts'
import type { Matches } from './text/matcher.ts'
import { lexicon } from './words/lexicon.ts'

export const sourceOf = (
  index: ProductIndex,
  { synonyms, money, lexicon: own = lexicon() }: SearchKnowledge,
): SearchSource => ({
  text: index.text,
  lexicon: own,
  synonyms,
  money,
  productsWithSku: (text) =>
    index.slotsWithSku(text, true).flatMap((slot) => {
      const parent = index.columns.parent[slot] as number
      return parent ? (index.slotOf(parent) ?? []) : slot
    }),
  everything: () => {
    const slots: number[] = []
    forEachBit(index.products, (slot) => slots.push(slot))
    return slots
  },
})

const keep = ({ slots, scores }: Matches, keeps: (slot: number) => boolean): Matches => {
  const kept = [...slots.keys()].filter((at) => keeps(slots[at] as number))
  return { slots: kept.map((at) => slots[at] as number), scores: kept.map((at) => scores[at] as number) }
}

const narrowed = (index: ProductIndex, matches: Matches, intent: Intent): Matches => {
  if (intent.kind === 'on_sale') return keep(matches, (slot) => index.entries[slot]?.onSale ?? false)
  if (intent.kind !== 'price') return matches
  const low = intent.min ?? Number.NEGATIVE_INFINITY
  const high = intent.max ?? Number.POSITIVE_INFINITY
  return keep(matches, priceWithin(index, low, high))
}

const NO_CLICKS: ReadonlyMap<number, number> = new Map()

/** Finds products for a shopper's words, the best first by score: what fits, sells, is there and was chosen before. */
export const searchShop = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  text: string,
  options: SearchOptions,
): FoundText => {
  const found = searchProducts(sourceOf(index, knowledge), text, options)
  const key = queryKey(text)
  const clicks = knowledge.clicks.get(key) ?? NO_CLICKS
  let matches = found.intents.reduce((left, intent) => narrowed(index, left, intent), found.matches)
  matches = weigh(index, matches, clicks)
  for (const intent of found.intents) {
    if (intent.kind === 'order') matches = inOrder(index, matches, intent.order)
  }
  const rule = knowledge.rules.get(key)
  if (rule) {
    const slotsOf = (ids: readonly number[]) =>
      ids.flatMap((id) => index.slotOf(id) ?? []).filter((slot) => options.accepts(slot))
    matches = withRules(matches, slotsOf(rule.pinned), new Set(slotsOf(rule.hidden)))
  }
  return { ...found, matches }
}
