import { lazy } from '#common/lazy.ts'
import { foldPersian } from '#common/persian.ts'
import { isVerb } from '../language/verbs.ts'
import { Vocabulary } from '../text/vocabulary.ts'
import { FILLERS } from './fillers.ts'
import { KNOWN_BRANDS, KNOWN_GOODS, KNOWN_WORDS } from './known-goods.ts'
import { otherSpellings } from './spellings.ts'
import { BEAUTY_AND_FOOD } from './synonyms/beauty-food.ts'
import { CLOTHING } from './synonyms/clothing.ts'
import { ELECTRONICS } from './synonyms/electronics.ts'
import { EVERYDAY } from './synonyms/everyday.ts'
import { HOME } from './synonyms/home.ts'
import { KINDS } from './synonyms/kinds.ts'
import { LEISURE } from './synonyms/leisure.ts'
import { MEANINGS } from './synonyms/meanings.ts'
import { joinWords, parseGroups, type SynonymGroup, Synonyms } from './synonyms.ts'

/** `goods` name something that is sold, `brand` its maker, `word` says how something is. */
export type WordKind = 'goods' | 'brand' | 'word'

const GOODS = [CLOTHING, ELECTRONICS, HOME, BEAUTY_AND_FOOD, LEISURE, KINDS, EVERYDAY]

const joined = (text: string): string =>
  joinWords(
    foldPersian(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** The words of retail that the engine knows by itself, whatever a shop sells. */
export interface Lexicon {
  synonyms: Synonyms
  kindOf: (word: string) => WordKind | undefined
  /** phrases that other goods come near to, and that say no more than their words do where none of these are sold */
  near: ReadonlySet<string>
  /** for slips and other scripts */
  vocabulary: Vocabulary
}

const allGroups = (): SynonymGroup[] => parseGroups([...GOODS, MEANINGS].join('\n'))

/** Phrases that stand on the left of `>` alone. */
const nearPhrases = (goods: readonly SynonymGroup[]): Set<string> => {
  const near = new Set<string>()
  for (const { words, means } of goods) {
    for (const word of means.length ? words : []) if (/[\s\u200c]/.test(word.trim())) near.add(joined(word))
  }
  for (const { words, means } of goods) {
    for (const word of means.length ? means : words) near.delete(joined(word))
  }
  return near
}

const build = (): Lexicon => {
  const kinds = new Map<string, WordKind>()
  const note = (word: string, kind: WordKind) => {
    if (word !== '' && !kinds.has(word)) kinds.set(word, kind)
  }
  const list = (text: string) => text.split(/[,\n]/).map(joined)
  for (const word of FILLERS) note(word, 'word')
  for (const { words, means } of parseGroups(MEANINGS)) {
    for (const word of [...words, ...means]) note(joined(word), 'word')
  }
  for (const word of list(KNOWN_BRANDS)) note(word, 'brand')
  const goods = parseGroups(GOODS.join('\n'))
  const near = nearPhrases(goods)
  for (const { words, means } of goods) for (const word of [...words, ...means]) note(joined(word), 'goods')
  for (const word of list(KNOWN_GOODS)) {
    note(word, 'goods')
    near.delete(word)
  }
  for (const word of list(KNOWN_WORDS)) note(word, 'word')
  const vocabulary = new Vocabulary()
  for (const word of kinds.keys()) vocabulary.add(word)
  for (const word of otherSpellings()) vocabulary.add(word)
  return {
    synonyms: new Synonyms([...goods, ...parseGroups(MEANINGS)]),
    kindOf: (word) => kinds.get(word) ?? (isVerb(word) ? 'word' : undefined),
    vocabulary,
    near,
  }
}

/** A group of synonyms that every shop starts with. */
export interface StartGroup extends SynonymGroup {
  /** names it among all, also in later versions of the list */
  key: string
}

const startKey = ({ words, means }: SynonymGroup): string =>
  [words[0], means[0]].map((word) => joined(word ?? '')).join('-')

/** The synonyms that every shop starts with. */
export const startList = (): StartGroup[] => {
  const groups = new Map<string, StartGroup>()
  for (const group of allGroups()) {
    const key = startKey(group)
    const isAlone = group.words.length + group.means.length < 2
    if (!isAlone && !groups.has(key)) groups.set(key, { ...group, key })
  }
  return [...groups.values()]
}

/** The lexicon without some groups of the start list; their words stay known. */
export const lexiconWithout = (off: ReadonlySet<string>): Lexicon =>
  off.size === 0
    ? lexicon()
    : { ...lexicon(), synonyms: new Synonyms(allGroups().filter((group) => !off.has(startKey(group)))) }

/** Built when it is first needed, once for the process. */
export const lexicon = lazy(build)
