import { forEachBit } from '../index/bitset.ts'
import type { ProductIndex } from '../index/product-index.ts'
import { priceWithin } from '../index/select.ts'
import { knownOf, type QueryRule, queryKeys, type SearchKnowledge } from './knowledge.ts'
import type { Intent } from './query/intents.ts'
import type { PriceRange } from './query/prices.ts'
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

const costing = (index: ProductIndex, matches: Matches, { min, max }: PriceRange): Matches =>
  keep(matches, priceWithin(index, min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY))

/** @param claimedSales see `ProductFilter` */
const narrowed = (index: ProductIndex, matches: Matches, intent: Intent, claimedSales: boolean): Matches => {
  if (intent.kind === 'on_sale') {
    const sale = claimedSales ? 'claimsSale' : 'onSale'
    return keep(matches, (slot) => index.entries[slot]?.[sale] ?? false)
  }
  return intent.kind === 'price' ? costing(index, matches, intent) : matches
}

/** A small number stands for thousands or, where nothing found costs so little, for millions. */
const inMeantUnit = (index: ProductIndex, matches: Matches, intent: Intent): Intent => {
  if (intent.kind !== 'price' || !intent.inMillions) return intent
  const { inMillions, ...inThousands } = intent
  const isThousands = costing(index, matches, inThousands).slots.length > 0
  return isThousands || costing(index, matches, inMillions).slots.length === 0
    ? inThousands
    : { ...inThousands, ...inMillions }
}

/** Whether a product lies in a category that is called what is wanted and nothing else: each shoe is one of "shoes". */
const isOneOf = (index: ProductIndex, wanted: string | null): ((slot: number) => boolean) => {
  const keys = wanted === null ? new Set() : queryKeys(wanted)
  const called = [...index.taxonomy.categories.values()].filter(({ name }) =>
    [...queryKeys(name)].some((key) => keys.has(key)),
  )
  const members = new Set(called.map(({ id }) => index.members.number(`in_category:${id}`)))
  return (slot) => members.size > 0 && index.members.keysOf(slot).some((key) => members.has(key))
}

const NO_CLICKS: ReadonlyMap<number, number> = new Map()

interface ShopSearchOptions extends SearchOptions {
  /** only reductions from a price that was charged are on sale */
  claimedSales?: boolean
  /** in place of the shop's own */
  rule?: QueryRule | undefined
}

/** Finds products for a shopper's words, the best first by score: what fits, sells, is there and was chosen before. */
export const searchShop = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  text: string,
  { claimedSales = false, rule: tried, ...options }: ShopSearchOptions,
): Omit<FoundText, 'wanted'> => {
  const { wanted, ...found } = searchProducts(sourceOf(index, knowledge), text, options)
  const keys = queryKeys(text, found.shownFor)
  const clicks = knownOf(knowledge.clicks, keys) ?? NO_CLICKS
  const intents = found.intents.map((intent) => inMeantUnit(index, found.matches, intent))
  let matches = intents.reduce((left, intent) => {
    const narrower = narrowed(index, left, intent, claimedSales)
    const isHalfTyped = options.typing && intent.kind === 'price' && narrower.slots.length === 0
    return isHalfTyped ? left : narrower
  }, found.matches)
  matches = weigh(index, matches, clicks)
  for (const intent of intents) {
    if (intent.kind === 'order') matches = inOrder(index, matches, intent.order, isOneOf(index, wanted))
  }
  const rule = tried ?? knownOf(knowledge.rules, keys)
  if (rule) {
    const slotsOf = (ids: readonly number[]) =>
      ids.flatMap((id) => index.slotOf(id) ?? []).filter((slot) => options.accepts(slot))
    matches = withRules(matches, slotsOf(rule.pinned), new Set(slotsOf(rule.hidden)))
  }
  return { ...found, intents, matches }
}
