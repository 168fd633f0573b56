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

/** Whether somebody tells what for, or what to do, rather than naming goods alone. */
const isWish = (typed: readonly Typed[]): boolean =>
  typed.some(
    ({ joined }) => PURPOSE.has(joined) || WISHING.has(joined) || isVerb(joined) || isInfinitive(joined),
  )

/** The goods that are needed for what a text wishes to do. */
export const needOf = (typed: readonly Typed[]): NeededGoods | null =>
  isWish(typed) ? neededGoods(typed.map(({ joined }) => joined)) : null

const wordOf = (goods: string): string => joinWords(foldPersian(goods.replaceAll('\u200c', '')).split(' '))

/** what is only called like needed goods does nothing of the kind */
const SAYS_WHAT = FIELD.head | FIELD.category

/** Needed goods as one part of a query; null where the shop has none of them. */
export const unitOfNeed = (words: Words, typed: readonly Typed[], { goods, said }: NeededGoods): Unit | null => {
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
