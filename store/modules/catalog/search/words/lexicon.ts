import { foldPersian } from '#common/persian.ts'
import { Vocabulary } from '../text/vocabulary.ts'
import { FILLERS } from './fillers.ts'
import { KNOWN_BRANDS, KNOWN_GOODS, KNOWN_WORDS } from './known-goods.ts'
import { BEAUTY_AND_FOOD } from './synonyms/beauty-food.ts'
import { CLOTHING } from './synonyms/clothing.ts'
import { ELECTRONICS } from './synonyms/electronics.ts'
import { HOME } from './synonyms/home.ts'
import { LEISURE } from './synonyms/leisure.ts'
import { MEANINGS } from './synonyms/meanings.ts'
import { joinWords, parseGroups, Synonyms } from './synonyms.ts'

/** `goods` name something that is sold, `brand` its maker, `word` says how something is. */
export type WordKind = 'goods' | 'brand' | 'word'

const GOODS = [CLOTHING, ELECTRONICS, HOME, BEAUTY_AND_FOOD, LEISURE]

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
  /** for slips and other scripts */
  vocabulary: Vocabulary
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
  for (const { words, means } of goods) for (const word of [...words, ...means]) note(joined(word), 'goods')
  for (const word of list(KNOWN_GOODS)) note(word, 'goods')
  for (const word of list(KNOWN_WORDS)) note(word, 'word')
  const vocabulary = new Vocabulary()
  for (const word of kinds.keys()) vocabulary.add(word)
  return {
    synonyms: new Synonyms([...goods, ...parseGroups(MEANINGS)]),
    kindOf: (word) => kinds.get(word),
    vocabulary,
  }
}

let built: Lexicon | undefined

/** Built when it is first needed, once for the process. */
export const lexicon = (): Lexicon => {
  built ??= build()
  return built
}
