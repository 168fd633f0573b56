import { foldPersian } from '#common/persian.ts'
import { isInfinitive } from '../language/deeds.ts'
import { plainStems } from '../language/stems.ts'
import { FIELD, NAMING } from '../text/fields.ts'
import type { Group } from '../text/matcher.ts'
import { isFiller } from '../words/fillers.ts'
import { canonicalSpelling } from '../words/spellings.ts'
import { joinWords, ONE_WAY } from '../words/synonyms.ts'
import { correct } from './corrections.ts'
import { asItIs, isEmpty, isSaidAtOnce, ownTerms, type Words } from './lookup.ts'
import { kindOf, sold, textOf, type Unit, unknownUnit, type Word } from './unit.ts'

/** A number, by its digits and as it was written. */
export const unitOfNumber = (words: Words, span: readonly Word[], value: number): Unit => {
  const own = span.map(({ word }) => ownTerms(words, word))
  const terms = ownTerms(words, String(value))
  const alone = span.length === 1
  const group: Group = {
    terms: alone ? [...terms, ...(own[0] ?? [])] : terms,
    phrases: !alone && own.every((candidates) => candidates.length) ? [own] : [],
    fields: NAMING,
  }
  return {
    ...unknownUnit(textOf(span)),
    kind: 'number',
    standing: isEmpty(group) ? 'unknown' : 'sold',
    group,
    filler: alone && isFiller(span[0]?.word ?? ''),
  }
}

/** a green cup for tea is no green tea */
const OF_PHRASES = NAMING & ~FIELD.attribute
/** the words themselves rather than others for them */
const AS_TYPED = 2.2
const LINKS = new Set(['ی', 'ه'])

const withoutPlural = (word: string): string => plainStems(word)[0]?.word ?? word

/** A link to the next word that is written as it is spoken: رژه لب of رژ لب. */
const SPOKEN_LINK = /(?<=..)ه$/

/** words for what something is done with, of which lists of goods have one or the other */
const EQUIPMENT: ReadonlySet<string> = new Set(['وسایل', 'وسیله', 'لوازم', 'تجهیزات'])

/** whose it is: لپ تاپم */
const OWNED = /(?<=...)(?:م|مو|ت|تو|ش|شو)$/

/**
 * A phrase as one word, without what only links its words; then also without the plural of its first, or its link:
 * لباس‌های مجلسی, رژه لب.
 */
const joinedOf = (span: readonly Word[]): string[] => {
  const [first = '', ...rest] = span
    .filter(({ word }, at) => at === 0 || !LINKS.has(word))
    .map(({ word }) => word)
  const forms = new Set([first, withoutPlural(first), first.replace(SPOKEN_LINK, '')])
  if (EQUIPMENT.has(first)) for (const other of EQUIPMENT) forms.add(other)
  const joined = [...forms].map((form) => joinWords([form, ...rest]))
  return [...joined, joinWords([first, ...rest]).replace(OWNED, '')]
}

/** Whether nothing is called so, and other goods only come near. */
const isNearAlone = ({ terms, phrases }: Group): boolean =>
  [...terms, ...phrases.flat(2)].every(([, fit]) => fit <= ONE_WAY)

const hasSynonyms = (words: Words, joined: string): boolean =>
  words.synonyms.has(joined) || words.lexicon.synonyms.has(joined)

/** Whether some product is what the first word says, and the others stand in these fields of it. */
const isSoldInParts = (words: Words, [first, ...rest]: readonly Word[], fields: number): boolean => {
  if (!first || rest.length === 0) return false
  const groups = [
    { ...asItIs(words, first.word), fields: FIELD.head },
    ...rest.map(({ word }) => ({ ...asItIs(words, word), fields })),
  ]
  return !groups.some(isEmpty) && words.text.match(groups, () => true).slots.length > 0
}

/** Words of which two are one of the shop's compounds, these as one: آب نبات چوبی. */
const compounded = (words: Words, span: readonly Word[]): string[] => {
  const found: string[] = []
  for (const { word } of span) {
    const both = `${found.at(-1) ?? ''}${word}`
    if (span.length > 2 && found.length && ownTerms(words, both).length) found.splice(-1, 1, both)
    else found.push(word)
  }
  return found
}

/** Several words that belong together: goods, a maker or a quality of that name, or one word of the shop. */
export const unitOfSpan = (words: Words, span: readonly Word[]): Unit | null => {
  const joined = joinedOf(span).find(
    (one) => kindOf(words, one, false) || ownTerms(words, one).length || hasSynonyms(words, one),
  )
  if (joined === undefined) return null
  const kind = kindOf(words, joined, false)
  const group = { ...asItIs(words, joined), fields: OF_PHRASES }
  const telling = span.filter(({ word }) => !isFiller(word))
  const phrase = compounded(words, telling).map((word) => ownTerms(words, word, AS_TYPED))
  const isSaid = phrase.length > 1 && phrase.every((candidates) => candidates.length)
  if (isSaid && (kind !== 'goods' || isSaidAtOnce(words, phrase))) group.phrases.push(phrase)
  const unit: Unit = { ...unknownUnit(textOf(span)), kind, standing: 'absent' }
  if (isEmpty(group)) {
    if (words.lexicon.near.has(joined)) return null
    return kind === 'goods' && isSoldInParts(words, telling, FIELD.category | FIELD.ancestor) ? null : unit
  }
  // other goods come near, and these are sold as their words say
  const near = words.lexicon.near.has(joined) || isNearAlone(group)
  return kind === 'goods' && near && isSoldInParts(words, telling, NAMING) ? null : sold(words, unit, group)
}

/** so few Latin letters may spell a part of a Persian word */
const SHORT_LATIN = /^[a-z]{1,3}$/

/** Whether a word by itself may as well be something else. */
const isLoose = ({ text, standing, kind, guessed }: Unit): boolean =>
  guessed || (standing !== 'sold' && kind !== 'word' && (kind !== 'goods' || SHORT_LATIN.test(text)))

const asOneWord = (text: string): string => canonicalSpelling(foldPersian(text.replaceAll('\u200c', '')))

/** so well a word stands for one in the other script that spells it */
const SPELLED = 0.9

/** A word as it was written, and in the other script: aftab and آفتاب. */
const spellings = ({ text }: Words, { text: typed, group }: Unit): string[] => [
  asOneWord(typed),
  ...group.terms.filter(([, fit]) => fit >= SPELLED).map(([term]) => text.written(term)),
]

/** Whether a word keeps the part of it that was written right: اسباب of اسباب‌بازی. */
const keepsPart = (words: Words, shown: string, one: Unit, other: Unit): boolean => {
  const whole = asOneWord(shown)
  return isLoose(one)
    ? spellings(words, other).some((part) => whole.endsWith(part))
    : spellings(words, one).some((part) => whole.startsWith(part))
}

/** A name of the shop that was written as two words, in the other script or with a slip: پلی نیک for Playnik. */
const unitOfName = (words: Words, one: Unit, other: Unit): Unit | null => {
  const loose = [one, other].filter(isLoose).length
  if (loose === 0) return null
  const correction = correct(words, asOneWord(`${one.text}${other.text}`))
  if (!correction?.known) return null
  if (loose === 1 && !keepsPart(words, correction.shown, one, other)) return null
  return sold(
    words,
    { ...one, text: `${one.text} ${other.text}`, kind: undefined },
    correction.group,
    correction.shown,
  )
}

/** Joins words that together are a name. */
export const withNames = (words: Words, units: readonly Unit[]): Unit[] => {
  const found: Unit[] = []
  for (const unit of units) {
    const before = found.at(-1)
    const mayBeName =
      before && ![before, unit].some(({ filler, text }) => filler || isInfinitive(asOneWord(text)))
    const name = mayBeName ? unitOfName(words, before, unit) : null
    if (name) found.splice(-1, 1, name)
    else found.push(unit)
  }
  return found
}
