import { foldPersian } from '#common/persian.ts'
import { isNumberWord, readNumber } from '../language/numbers.ts'
import { PURPOSE } from '../words/fillers.ts'
import type { Words } from './lookup.ts'
import type { Typed } from './read-query.ts'
import { unitOfNumber, unitOfSpan, withNames } from './read-span.ts'
import { unitOfWord } from './read-word.ts'
import { begunTogether, begunWord } from './typing.ts'
import { sold, textOf, type Unit, unknownUnit, type Word, wordsOf } from './unit.ts'

const LONGEST = 4
const LONGEST_BEGUN = 3

const isPart = (words: readonly Word[], at: number, length: number): boolean =>
  at + length <= words.length && !words.slice(at, at + length).some(({ word }) => /^\d/.test(word))

/** Words after a "for" say what something is for. */
const markPurpose = (units: readonly Unit[]): Unit[] => {
  const from = units.findIndex(({ text }, at) => at > 0 && PURPOSE.has(foldPersian(text)))
  return from < 0 ? [...units] : units.map((unit, at) => (at > from ? { ...unit, purpose: true } : unit))
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

/** The parts of a query, the longest that mean something together first. */
export const unitsOf = (
  words: Words,
  typed: readonly Typed[],
  { exactly = false, typing = false }: ReadingMode,
): Unit[] => {
  const all = wordsOf(typed)
  const texts = all.map(({ word }) => word)
  const units: Unit[] = []
  const spanAt = (at: number): { unit: Unit; length: number } | null => {
    for (let length = LONGEST; length > 1; length--) {
      const unit = isPart(all, at, length) ? unitOfSpan(words, all.slice(at, at + length)) : null
      if (unit) return { unit, length }
    }
    return null
  }
  for (let at = 0; at < all.length; ) {
    const rest = all.slice(at)
    const begun = typing && rest.length <= LONGEST_BEGUN ? unitOfBegun(words, rest) : null
    if (begun) {
      units.push(begun)
      break
    }
    const span = spanAt(at)
    const { word, text } = all[at] as Word
    const number = !span && isNumberWord(word) ? readNumber(texts, at) : null
    if (span) units.push(span.unit)
    else if (number) units.push(unitOfNumber(words, all.slice(at, at + number.length), number.value))
    else units.push(unitOfWord(words, text || word, word, exactly))
    at += span?.length ?? number?.length ?? 1
  }
  return markPurpose(exactly ? units : withNames(words, units))
}
