import { EVERYWHERE, FIELD } from '../text/fields.ts'
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
}

const NONE: Matches = { slots: [], scores: [] }
export const NOTHING: Attempt = { matches: NONE, without: [], mentioned: false }

const NOUN = FIELD.head | FIELD.category | FIELD.ancestor

/** Whether a part can be what is wanted, and not only how it shall be. */
const isNoun = ({ kind, standing, fields }: Unit): boolean => {
  if (kind === 'brand' || kind === 'word' || kind === 'number') return false
  return standing === 'sold' ? (fields & NOUN) !== 0 : true
}

/** What is wanted: named first in Persian, last in English, before what it is for. */
const headOf = (units: readonly Unit[], latin: boolean): Unit | undefined => {
  const end = latin ? units.findIndex(({ text }, at) => at > 0 && PREPOSITIONS.has(text.toLowerCase())) : -1
  const named = (end < 0 ? units : units.slice(0, end)).filter(({ filler, purpose }) => !filler && !purpose)
  const order = latin ? named.toReversed() : named
  return order.find(isNoun) ?? order.find(({ standing }) => standing === 'sold') ?? order[0]
}

/** Goods may not be left out of what was asked for: an engine's oil is no oil for salads. */
const mayBeDropped = ({ kind, standing, fields, purpose }: Unit): boolean => {
  if (purpose || kind === 'number' || kind === 'word' || kind === 'brand') return true
  return kind !== 'goods' && (standing !== 'sold' || (fields & FIELD.head) === 0)
}

const commonness = ({ text }: Words, { group }: Unit): number =>
  Math.max(0, ...group.terms.map(([term]) => text.frequency(term)))

const everywhere = (unit: Unit) => ({ ...unit.group, fields: EVERYWHERE })

type Accepts = (slot: number) => boolean

const SORTED_UNDER = FIELD.category | FIELD.ancestor
/** what only mentions the name of a category comes after what stands in it */
const OUTSIDE = 0.4

/** A word that names a category leads with its goods: a basket for clothes is no clothing. */
const byCategory = ({ text }: Words, unit: Unit, matches: Matches, accepts: Accepts): Matches => {
  const isOneWord = unit.kind !== 'number' && !unit.guessed && unit.group.phrases.length === 0
  if (!isOneWord || (unit.fields & SORTED_UNDER) === 0) return matches
  const { slots } = text.match([{ ...unit.group, fields: SORTED_UNDER }], accepts)
  if (slots.length === 0) return matches
  const within = new Set(slots)
  return {
    slots: matches.slots,
    scores: matches.scores.map((score, at) =>
      within.has(matches.slots[at] as number) ? score : score * OUTSIDE,
    ),
  }
}

/** what fits its purpose as well */
const FOR_PURPOSE = 1.3

/** Goods are found by what they are; what they are for puts those first whose description speaks of it. */
const withPurpose = (found: Matches, speakingOfIt: Matches): Matches => {
  const speaking = new Set(speakingOfIt.slots)
  return {
    slots: found.slots,
    scores: found.scores.map((score, at) =>
      speaking.has(found.slots[at] as number) ? score * FOR_PURPOSE : score,
    ),
  }
}

/** Tries all parts, then also in descriptions, then without the least telling ones; never without what is wanted. */
export const attempt = (
  words: Words,
  units: readonly Unit[],
  options: { latin: boolean; exactly: boolean; accepts: Accepts },
): Attempt => {
  const { accepts, exactly } = options
  const match = (wanted: readonly Unit[], head: Unit, loose: boolean): Matches =>
    words.text.match(
      wanted.map((unit) => (loose && unit !== head ? everywhere(unit) : unit.group)),
      accepts,
    )
  const telling = units.filter(({ filler }) => !filler)
  const wanted = telling.length ? telling : [...units]
  const head = headOf(units, options.latin) ?? wanted[0]
  if (!head) return NOTHING
  // a description that mentions goods sells none
  if (wanted.length === 1 && head.standing === 'mentioned' && (exactly || head.kind !== 'goods')) {
    return { matches: match(wanted, head, true), without: [], mentioned: true }
  }
  if (head.standing !== 'sold' && !(exactly && head.standing === 'mentioned')) return NOTHING
  const left = wanted.filter(({ standing }) => standing === 'sold' || standing === 'mentioned')
  const without = wanted.filter((unit) => !left.includes(unit))
  if (exactly && without.length) return NOTHING
  if (!without.every(mayBeDropped)) return NOTHING
  const purposes = left.filter(
    (unit) => unit.purpose && unit !== head && (unit.guessed || unit.standing !== 'sold'),
  )
  if (!exactly && purposes.length && head.kind === 'goods' && (head.fields & FIELD.head) !== 0) {
    const goods = left.filter((unit) => !purposes.includes(unit))
    const matches = goods.every(({ standing }) => standing === 'sold') ? match(goods, head, false) : NONE
    if (matches.slots.length) {
      const speaking = match(left, head, true)
      const unmet = speaking.slots.some((slot) => matches.slots.includes(slot)) ? [] : purposes
      return {
        matches: withPurpose(matches, speaking),
        without: [...without, ...unmet],
        mentioned: false,
      }
    }
  }
  if (left.every(({ standing }) => standing === 'sold')) {
    const matches = match(left, head, false)
    if (matches.slots.length) {
      const [only, ...others] = left
      const sorted = only && others.length === 0 ? byCategory(words, only, matches, accepts) : matches
      return { matches: sorted, without, mentioned: false }
    }
  }
  const droppable = left
    .filter((unit) => unit !== head && mayBeDropped(unit))
    .sort((a, b) => commonness(words, a) - commonness(words, b))
  for (;;) {
    const matches = match(left, head, true)
    if (matches.slots.length) return { matches, without, mentioned: false }
    const least = exactly ? undefined : droppable.pop()
    if (!least) return NOTHING
    left.splice(left.indexOf(least), 1)
    without.push(least)
  }
}
