import { foldPersian } from '#common/persian.ts'
import { isNumberWord, readNumber } from '../language/numbers.ts'
import { FIELD } from '../text/fields.ts'
import { PURPOSE, WISHING } from '../words/fillers.ts'
import type { Words } from './lookup.ts'
import type { Typed } from './read-query.ts'
import { unitOfNumber, unitOfSpan, withNames } from './read-span.ts'
import { unitOfWord } from './read-word.ts'
import { begunTogether, begunWord } from './typing.ts'
import { kindOf, sold, textOf, type Unit, unknownUnit, type Word, wordsOf } from './unit.ts'

const LONGEST = 4
const LONGEST_BEGUN = 3

const isPart = (words: readonly Word[], at: number, length: number): boolean =>
  at + length <= words.length && !words.slice(at, at + length).some(({ word }) => /^\d/.test(word))

const isPurpose = ({ text }: Unit): boolean => PURPOSE.has(foldPersian(text))

/** Goods that are named last: برای عکس گرفتن از طبیعت دوربین. */
const lastGoods = (units: readonly Unit[]): number =>
  units.findLastIndex(
    ({ kind, standing, fields }, at) =>
      at > 1 && kind === 'goods' && standing === 'sold' && (fields & FIELD.head) !== 0,
  )

/** Whether somebody asks what there is: برای سفره یلدا چی دارین. */
const asksWhat = (units: readonly Unit[]): boolean =>
  units.some(({ text }) => WISHING.has(foldPersian(text.replaceAll('\u200c', ''))))

/** Whether a clause begins that tells of goods before it: چراغی که. */
const opensClause = (units: readonly Unit[], at: number): boolean =>
  foldPersian(units[at]?.text ?? '') === 'که' &&
  units.slice(0, at).some(({ kind, standing }) => kind === 'goods' && standing === 'sold')

/** Words after a "for" or in a clause say what something is for; where it comes first, up to the goods that are named last. */
const markPurpose = (units: readonly Unit[]): Unit[] => {
  const [first] = units
  const goods = first && isPurpose(first) ? lastGoods(units) : -1
  if (goods > 0) return units.map((unit, at) => (at < goods ? { ...unit, purpose: true } : unit))
  if (first && isPurpose(first) && asksWhat(units)) return units.map((unit) => ({ ...unit, purpose: true }))
  const from = units.findIndex((unit, at) => at > 0 && (isPurpose(unit) || opensClause(units, at)))
  if (from < 0) return [...units]
  const clause = opensClause(units, from)
  return units.map((unit, at) => (at > from ? { ...unit, purpose: true, clause } : unit))
}

/** How words are read: as they are, or as what may become of the last one while it is typed. */
export interface ReadingMode {
  exactly?: boolean | undefined
  typing?: boolean | undefined
}

/** What is being typed, and how many of the words it takes; null where it begins nothing. */
const unitOfBegun = (words: Words, rest: readonly Word[]): Unit | null => {
  const [{ word, text }, ...others] = rest as [Word, ...Word[]]
  if (others.length) {
    const group = begunTogether(
      words,
      rest.map((one) => one.word),
    )
    return group && sold(words, unknownUnit(textOf(rest)), group)
  }
  const begun = begunWord(words, word)
  if (!begun) return null
  return sold(words, unknownUnit(text || word), begun.group, begun.shown)
}

const LONGEST_GAP = 2
const PARTING = new Set(['و', 'یا'])

/** Whether goods that the shop has not begin here: of the chair of a dining table, the dining chair is sold. */
const isAbsentWith = (words: Words, all: readonly Word[], at: number): boolean => {
  const span = all.slice(at, at + 2)
  const unit = span.length > 1 ? unitOfSpan(words, span) : null
  return unit?.kind === 'goods' && unit.standing === 'absent'
}

/** How many words that only say how something is follow a word. */
const gapAfter = (words: Words, all: readonly Word[], at: number): number => {
  let length = 0
  while (length < LONGEST_GAP) {
    const word = all[at + 1 + length]?.word
    if (word === undefined || PARTING.has(word)) break
    if (kindOf(words, word, false) !== 'word' && !isAbsentWith(words, all, at + 1 + length)) break
    length += 1
  }
  return length
}

/** Goods whose name something else parts, then that: کفش مشکی پاشنه‌دار is as good as کفش پاشنه‌دار مشکی. */
const pulledTogether = (words: Words, all: readonly Word[], at: number): Word[] | null => {
  for (let gap = gapAfter(words, all, at); gap > 0; gap--) {
    const after = at + 1 + gap
    for (let length = Math.min(2, all.length - after); length > 0; length--) {
      const span = [all[at] as Word, ...all.slice(after, after + length)]
      if (span.some(({ text }) => text === '') || !isPart(span, 0, span.length)) continue
      const unit = unitOfSpan(words, span)
      if (unit?.kind !== 'goods' || unit.standing !== 'sold') continue
      const between = all
        .slice(at + 1, after)
        .map((word) => (kindOf(words, word.word, false) === 'word' ? word : { ...word, aside: true }))
      return [...all.slice(0, at), ...span, ...between, ...all.slice(after + length)]
    }
  }
  return null
}

interface Part {
  unit: Unit
  /** how many words it takes */
  length: number
}

/** Several words from one on that mean something together, as many as there are. */
const spanAt = (words: Words, all: readonly Word[], at: number): Part | null => {
  for (let length = LONGEST; length > 1; length--) {
    const unit = isPart(all, at, length) ? unitOfSpan(words, all.slice(at, at + length)) : null
    if (unit) return { unit, length }
  }
  return null
}

const partAt = (words: Words, all: readonly Word[], at: number, { exactly, typing }: ReadingMode): Part => {
  const rest = all.slice(at)
  const begun = typing && rest.length <= LONGEST_BEGUN ? unitOfBegun(words, rest) : null
  if (begun) return { unit: begun, length: rest.length }
  const span = spanAt(words, all, at)
  if (span) return span
  const { word, text, noun } = all[at] as Word
  const number = isNumberWord(word)
    ? readNumber(
        all.map((one) => one.word),
        at,
      )
    : null
  if (number) {
    const { length, value } = number
    return { unit: unitOfNumber(words, all.slice(at, at + length), value), length }
  }
  const read = unitOfWord(words, text || word, word, exactly ?? false)
  const unit: Unit = noun ? { ...read, kind: 'goods' } : read
  // what only ends a compound, as کش of وزن‌کش
  const isEnding = text === '' && (unit.guessed || unit.standing !== 'sold')
  return { unit: isEnding ? { ...unit, filler: true } : unit, length: 1 }
}

/** The parts of a query, the longest that mean something together first. */
export const unitsOf = (words: Words, typed: readonly Typed[], mode: ReadingMode): Unit[] => {
  const { exactly = false, typing = false } = mode
  let all = wordsOf(typed)
  const units: Unit[] = []
  for (let at = 0; at < all.length; ) {
    if (!exactly && !typing) all = pulledTogether(words, all, at) ?? all
    const { unit, length } = partAt(words, all, at, mode)
    units.push(all[at]?.aside ? { ...unit, purpose: true } : unit)
    at += length
  }
  return markPurpose(exactly ? units : withNames(words, units))
}
