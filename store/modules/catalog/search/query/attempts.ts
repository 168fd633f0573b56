import { type Bitset, bitsetFor, hasBit, setBit } from '#store/modules/catalog/index/bitset.ts'
import { EVERYWHERE, FIELD, NAMING } from '../text/fields.ts'
import type { Matches } from '../text/matcher.ts'
import { PREPOSITIONS } from '../words/fillers.ts'
import type { Words } from './lookup.ts'
import type { Unit } from './unit.ts'

/** What a query found, and how it was read. */
export interface Attempt {
  matches: Matches
  /** the parts that were not looked for */
  without: Unit[]
  /** whether descriptions alone mention it */
  mentioned: boolean
  /** the part that says what is wanted */
  head: Unit | null
}

const NONE: Matches = { slots: [], scores: [] }
export const NOTHING: Attempt = { matches: NONE, without: [], mentioned: false, head: null }

export const NOUN = FIELD.head | FIELD.category | FIELD.ancestor

/** Whether a part can be what is wanted, and not only how it shall be. */
const isNoun = ({ kind, standing, fields }: Unit): boolean => {
  if (kind === 'brand' || kind === 'word' || kind === 'number') return false
  return standing === 'sold' ? (fields & NOUN) !== 0 : true
}

/** Where only a purpose is told, the last word for it that something is sold for: of the table of Yalda, Yalda. */
const occasionOf = (units: readonly Unit[]): Unit | undefined =>
  units.findLast(({ filler, standing, kind }) => !filler && standing === 'sold' && kind !== 'goods')

/** What is wanted: named first in Persian, last in English, before what it is for. */
const headOf = (units: readonly Unit[], latin: boolean): Unit | undefined => {
  const end = latin ? units.findIndex(({ text }, at) => at > 0 && PREPOSITIONS.has(text.toLowerCase())) : -1
  const named = (end < 0 ? units : units.slice(0, end)).filter(({ filler, purpose }) => !filler && !purpose)
  const order = latin ? named.toReversed() : named
  if (order.length === 0) return occasionOf(units)
  return order.find(isNoun) ?? order.find(({ standing }) => standing === 'sold') ?? order[0]
}

/**
 * Goods may not be left out of what was asked for, nor a maker that the shop has nothing of: an engine's oil is no oil for
 * salads.
 */
const mayBeDropped = ({ kind, standing, fields, purpose, guessed }: Unit): boolean => {
  if (purpose || kind === 'number' || kind === 'word') return true
  if (kind === 'brand') return standing === 'sold' || guessed
  return kind !== 'goods' && (standing !== 'sold' || (fields & FIELD.head) === 0)
}

/** Of what may be left out, first what no name says, last what others may be found by. */
const tellingOf = ({ kind, standing }: Unit): number =>
  standing !== 'sold' ? 0 : kind === 'goods' || kind === 'brand' ? 2 : 1

const commonness = ({ text }: Words, { group }: Unit): number =>
  Math.max(0, ...group.terms.map(([term]) => text.frequency(term)))

const everywhere = (unit: Unit) => ({ ...unit.group, fields: EVERYWHERE })

type Accepts = (slot: number) => boolean

interface Options {
  latin: boolean
  exactly: boolean
  accepts: Accepts
}

/** What is looked for in one attempt after the other. */
interface Search extends Options {
  words: Words
  head: Unit
}

/** Found slots as bits, of which many are sooner put together than a set of numbers. */
const setOf = ({ slots }: Matches): Bitset => {
  const set = bitsetFor(slots.reduce((most, slot) => Math.max(most, slot), 0) + 1)
  for (const slot of slots) setBit(set, slot)
  return set
}

const SORTED_UNDER = FIELD.category | FIELD.ancestor
/** what only mentions the name of a category comes after what stands in it */
const OUTSIDE = 0.4

/** A word that names a category leads with its goods: a basket for clothes is no clothing. */
const byCategory = ({ words, accepts, head }: Search, matches: Matches): Matches => {
  if (head.kind === 'number' || head.shown !== null || (head.fields & SORTED_UNDER) === 0) return matches
  const sorted = words.text.match([{ ...head.group, fields: SORTED_UNDER }], accepts)
  if (sorted.slots.length === 0) return matches
  const within = setOf(sorted)
  return {
    slots: matches.slots,
    scores: matches.scores.map((score, at) =>
      hasBit(within, matches.slots[at] as number) ? score : score * OUTSIDE,
    ),
  }
}

/** what fits its purpose as well */
const FOR_PURPOSE = 1.3

/** Goods are found by what they are; what they are for puts those first whose description speaks of it. */
const withPurpose = (found: Matches, speakingOfIt: Matches): Matches => {
  const speaking = setOf(speakingOfIt)
  return {
    slots: found.slots,
    scores: found.scores.map((score, at) =>
      hasBit(speaking, found.slots[at] as number) ? score * FOR_PURPOSE : score,
    ),
  }
}

const matchNaming = ({ words, accepts }: Search, units: readonly Unit[]): Matches =>
  words.text.match(
    units.map(({ group }) => group),
    accepts,
  )

/** a tag says whom goods suit, and not what they are: a cup for people who like coffee is no coffee */
const withoutTags = (unit: Unit) =>
  unit.kind === 'goods' && (unit.fields & FIELD.head) !== 0
    ? { ...unit.group, fields: unit.group.fields & ~FIELD.tag }
    : unit.group

/** Also in descriptions, but for what is wanted. */
const matchEverywhere = ({ words, accepts, head }: Search, units: readonly Unit[]): Matches =>
  words.text.match(
    units.map((unit) => (unit === head ? withoutTags(unit) : everywhere(unit))),
    accepts,
  )

const isSold = ({ standing }: Unit): boolean => standing === 'sold'

/** Whether what it is for says of no goods of the kind what they are: a cup of the model "morning" is no coffee for mornings. */
const saysNothingOf = ({ words, accepts, head }: Search, unit: Unit): boolean => {
  if (unit.guessed || !isSold(unit) || (unit.fields & NAMING) === FIELD.model) return true
  const goods = { ...head.group, fields: NOUN }
  return words.text.match([goods, unit.group], accepts).slots.length === 0
}

/** Goods by what they are, where what they are for is met by none of them, or only spoken of. */
const attemptPurpose = (search: Search, left: readonly Unit[]): Attempt | null => {
  const { head } = search
  if (search.exactly || head.kind !== 'goods' || (head.fields & FIELD.head) === 0) return null
  const isOrdering = (unit: Unit) => (unit.clause && unit.kind === 'goods') || saysNothingOf(search, unit)
  const purposes = left.filter((unit) => unit.purpose && unit !== head && isOrdering(unit))
  const goods = left.filter((unit) => !purposes.includes(unit))
  if (purposes.length === 0 || !goods.every(isSold)) return null
  const matches = matchNaming(search, goods)
  if (matches.slots.length === 0) return null
  const speaking = matchEverywhere(search, left)
  const found = setOf(matches)
  const isMet = speaking.slots.some((slot) => hasBit(found, slot))
  const named = purposes.filter(isSold).map((unit) => matchNaming(search, [head, unit]))
  const spoken = purposes.filter((unit) => !isSold(unit)).map((unit) => matchEverywhere(search, [head, unit]))
  const ordered = [speaking, ...named, ...spoken].reduce(withPurpose, matches)
  return { matches: ordered, without: isMet ? [] : purposes, mentioned: false, head }
}

const IS_WHAT = NOUN | FIELD.brand

/** Whether a part may stand for a query by itself: not goods that names, tags and the like only mention. */
const isCertain = ({ kind, fields }: Unit): boolean => kind !== 'goods' || (fields & IS_WHAT) !== 0

/** Without one part, whichever is told least by; then without more and more of them. */
const attemptWithout = (search: Search, left: readonly Unit[]): Attempt => {
  const { words, head } = search
  if (!isCertain(head)) return NOTHING
  const droppable = left
    .filter((unit) => unit !== head && mayBeDropped(unit))
    .sort((a, b) => tellingOf(a) - tellingOf(b) || commonness(words, b) - commonness(words, a))
  const dropped = [
    ...droppable.map((unit) => [unit]),
    ...droppable.map((_, at) => droppable.slice(0, at + 1)).slice(1),
  ]
  for (const without of dropped) {
    const matches = matchEverywhere(
      search,
      left.filter((unit) => !without.includes(unit)),
    )
    if (matches.slots.length) return { matches, without, mentioned: false, head }
  }
  return NOTHING
}

const CALLED = IS_WHAT | FIELD.name | FIELD.model

/** Goods that tags and the like mention and no product is called by: without sugar (بدون قند) is no sugar. */
const isOfOthers = ({ kind, fields }: Unit): boolean => kind === 'goods' && (fields & CALLED) === 0

const attemptAll = (search: Search, left: readonly Unit[]): Attempt => {
  const { head } = search
  if (left.every(isSold)) {
    const matches = matchNaming(search, left)
    if (matches.slots.length) {
      return { matches: byCategory(search, matches), without: [], mentioned: false, head }
    }
  }
  const matches = matchEverywhere(search, left)
  if (matches.slots.length) return { matches, without: [], mentioned: false, head }
  return search.exactly ? NOTHING : attemptWithout(search, left)
}

/** Tries all parts, then also in descriptions, then without the least telling ones; never without what is wanted. */
export const attempt = (words: Words, units: readonly Unit[], options: Options): Attempt => {
  const { exactly } = options
  const telling = units.filter(({ filler }) => !filler)
  const wanted = telling.length ? telling : [...units]
  const head = headOf(units, options.latin) ?? wanted[0]
  if (!head) return NOTHING
  const search = { ...options, words, head }
  // a description that mentions goods sells none
  if (wanted.length === 1 && head.standing === 'mentioned' && (exactly || head.kind !== 'goods')) {
    return { matches: matchEverywhere(search, wanted), without: [], mentioned: true, head }
  }
  if (isSold(head) && isOfOthers(head)) return NOTHING
  if (!isSold(head) && !(exactly && head.standing === 'mentioned')) return NOTHING
  const left = wanted.filter(({ standing }) => standing === 'sold' || standing === 'mentioned')
  const without = wanted.filter((unit) => !left.includes(unit))
  if (without.length && (exactly || !isCertain(head))) return NOTHING
  if (!without.every(mayBeDropped)) return NOTHING
  const found = attemptPurpose(search, left) ?? attemptAll(search, left)
  return { ...found, without: [...without, ...found.without] }
}
