import { EVERYWHERE, FIELD, KIND_OF_GOODS, NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { isFiller } from '../words/fillers.ts'
import { correct, inPersian } from './corrections.ts'
import { asBeginning, asForm, asItIs, asTwo, isEmpty, shownWord, type Words } from './lookup.ts'
import { fieldsOfGroup, kindOf, sold, type Unit, unknownUnit } from './unit.ts'

const mentionedAs = ({ text }: Words, word: string): Candidate[] => {
  const term = text.exact(word)
  return term !== undefined && text.frequency(term) > 0 ? [[term, 1]] : []
}

/** A Latin word that names nothing by itself may spell a Persian one that does. */
const addPersian = (words: Words, group: Group, word: string, shortest?: number): void => {
  for (const persian of inPersian(words, word, shortest)) {
    const { terms, phrases } = asItIs(words, persian)
    group.terms.push(...terms)
    group.phrases.push(...phrases)
  }
}

const SHORT_LATIN = 2

/** So short a word is no slip of another one; it may be one in the other script: ab of ab anar. */
const shortInPersian = (words: Words, word: string, unit: Unit): Unit | null => {
  const group: Group = { terms: [], phrases: [], fields: NAMING }
  if (word.length === SHORT_LATIN) addPersian(words, group, word, SHORT_LATIN)
  const [first] = group.terms
  return first ? sold(words, unit, group, shownWord(words.text, first[0])) : null
}

const SURELY_MEANT = 0.25
const OF_MATTER = /[^یاو]ی$/

/** A word that neither shop nor lexicon know as it is: by the first way of reading it that finds something. */
const guess = (words: Words, word: string, unit: Unit, mentioned: Unit | null): Unit => {
  const form = asForm(words, word) ?? asTwo(words, word)
  const formed = form && { ...sold(words, unit, form), guessed: true }
  if (formed && (formed.fields & KIND_OF_GOODS) !== 0) return formed
  const short = formed ? null : shortInPersian(words, word, unit)
  if (short) return short
  const correction = correct(words, word)
  const meant = correction?.known ? sold(words, unit, correction.group, correction.shown) : null
  // a form of what names only mention, or a slip in what goods are called
  if (formed) return meant && (meant.fields & FIELD.head) !== 0 ? meant : formed
  if (meant && correction?.known && correction.cost < SURELY_MEANT) return meant
  const kind = kindOf(words, word, true)
  // of iron (آهنی), and not iron
  if (kind === 'goods' && OF_MATTER.test(word)) return { ...unit, standing: 'absent', kind: 'word' }
  if (kind === 'goods') return { ...unit, standing: 'absent', kind }
  const begun = asBeginning(words, word)
  if (!isEmpty(begun)) return { ...sold(words, unit, begun), guessed: true }
  if (mentioned) return mentioned
  if (meant) return meant
  const known = kind ?? (correction?.known === false ? correction.kind : undefined)
  return { ...unit, standing: correction || kind ? 'absent' : 'unknown', kind: known, guessed: !kind }
}

/** so short a known word is no beginning of another one: نور of نوروز */
const SHORT = 3

/** One word: as it is, with its stem and synonyms, or else as what it may mean. */
export const unitOfWord = (words: Words, text: string, word: string, exactly: boolean): Unit => {
  const kind = kindOf(words, word, false)
  const unit: Unit = {
    ...unknownUnit(text),
    kind,
    standing: kind ? 'absent' : 'unknown',
    filler: isFiller(word),
  }
  const own = asItIs(words, word)
  if (!isEmpty(own)) {
    if ((fieldsOfGroup(words, own) & FIELD.head) === 0) addPersian(words, own, word)
    return sold(words, unit, own)
  }
  const terms = mentionedAs(words, word)
  const mentioned: Unit | null = terms.length
    ? { ...unit, standing: 'mentioned', group: { terms, phrases: [], fields: EVERYWHERE } }
    : null
  if (exactly) return mentioned ?? unit
  if (kind === 'goods') return mentioned ?? unit
  if (kind === 'brand') return unit
  if (!kind) return guess(words, word, unit, mentioned)
  const begun = word.length > SHORT ? asBeginning(words, word) : { terms: [], phrases: [], fields: NAMING }
  if (!isEmpty(begun)) return { ...sold(words, unit, begun), guessed: true }
  return mentioned ?? unit
}
