import { foldPersian } from '#common/persian.ts'
import { isInfinitive } from '../language/deeds.ts'
import { isVerb } from '../language/verbs.ts'
import { FIELD } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { PURPOSE, WISHING } from '../words/fillers.ts'
import { type NeededGoods, neededGoods } from '../words/needs.ts'
import { joinWords } from '../words/synonyms.ts'
import { asItIs, isEmpty, shownWord, type Words } from './lookup.ts'
import type { Typed } from './read-query.ts'
import { sold, type Unit, unknownUnit } from './unit.ts'

/** what opens the clause that tells of the goods before it */
const OPENING: ReadonlySet<string> = new Set([...PURPOSE, 'که', 'ک'])

/** Whether somebody tells what for, or what to do, rather than naming goods alone. */
export const isWish = (typed: readonly Typed[]): boolean =>
  typed.some(
    ({ joined }) => PURPOSE.has(joined) || WISHING.has(joined) || isVerb(joined) || isInfinitive(joined),
  )

export const textsOf = (typed: readonly Typed[]): string[] => typed.map(({ joined }) => joined)

const saysGoods = ({ kind, standing, fields }: Unit): boolean =>
  kind !== 'word' &&
  kind !== 'number' &&
  kind !== 'brand' &&
  standing === 'sold' &&
  (fields & FIELD.head) !== 0

const wordOf = (goods: string): string => joinWords(foldPersian(goods.replaceAll('\u200c', '')).split(' '))

/** Goods that a wish names, and not what is to be done with them: before what tells of them, or else named last. */
export const namedGoods = (typed: readonly Typed[], units: readonly Unit[]): Unit | undefined => {
  const need = neededGoods(textsOf(typed))
  const goods = new Set(need?.goods.map(wordOf))
  const saying = typed.filter((word, at) => need?.said.has(at) && !goods.has(word.joined))
  const said = new Set(saying.map(({ text }) => text))
  const isSaid = ({ text }: Unit) => text.split(' ').every((word) => said.has(word))
  const isNamed = (unit: Unit) => saysGoods(unit) && !isSaid(unit)
  const clause = units.findIndex(({ text }, at) => at > 0 && OPENING.has(foldPersian(text)))
  const before = clause < 0 ? units : units.slice(0, clause)
  const first = before.find((unit) => unit.kind === 'goods' && !unit.purpose && !isSaid(unit))
  if (first && first.standing !== 'sold') return first
  return (clause < 0 ? undefined : before.findLast(isNamed)) ?? units.findLast(isNamed)
}

/** what is only called like needed goods does nothing of the kind */
const SAYS_WHAT = FIELD.head | FIELD.category

/** Needed goods as one part of a query; null where the shop has none of them. */
export const unitOfNeed = (
  words: Words,
  typed: readonly Typed[],
  { goods, said }: NeededGoods,
): Unit | null => {
  const group: Group = { terms: [], phrases: [], fields: SAYS_WHAT | FIELD.name }
  let shown: string | null = null
  for (const one of goods) {
    const own = asItIs(words, wordOf(one))
    if (isEmpty(own)) continue
    shown ??= own.terms[0] ? shownWord(words.text, own.terms[0][0]) : one
    group.terms.push(...own.terms.map(([term, fit]): Candidate => [term, fit, SAYS_WHAT]))
    group.phrases.push(...own.phrases)
  }
  if (isEmpty(group)) return null
  const text = typed
    .filter((_, at) => said.has(at))
    .map((word) => word.text)
    .join(' ')
  return { ...sold(words, unknownUnit(text), group, shown), kind: 'goods', guessed: false }
}
