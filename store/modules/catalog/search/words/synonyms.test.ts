import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { parseGroups, Synonyms } from './synonyms.ts'

const joinedOf = (synonyms: Synonyms, word: string) => synonyms.of(word).map(({ joined }) => joined)

test('equals find each other, one-way words do not', () => {
  const synonyms = new Synonyms(parseGroups('کیف پول, والت\nکیف پول > کیف سکه\n! قفل, کلید'))
  expect(joinedOf(synonyms, 'والت')).toEqual(['کیفپول'])
  expect(synonyms.of('والت')[0]?.words).toEqual(['کیف', 'پول'])
  expect(joinedOf(synonyms, 'کیفپول')).toEqual(['کیفپول', 'والت', 'کیفسکه'])
  expect(joinedOf(synonyms, 'کیفسکه')).toEqual([])
  expect(joinedOf(synonyms, 'قفل')).toEqual([])
  expect(synonyms.has('کلید')).toBe(true)
})

test.each([
  ['یخچال', 'goods'],
  ['پوشک', 'goods'],
  ['سیمان', 'goods'],
  ['diaper', 'goods'],
  ['جاروبرقی', 'goods'],
  ['سامسونگ', 'brand'],
  ['مشکی', 'word'],
  ['گلبرگینه', undefined],
])('%s is known as %s', (word, kind) => {
  expect(lexicon().kindOf(word)).toBe(kind)
})

test('the lists of the engine hold no word twice in a line', () => {
  const twice: string[] = []
  for (const word of lexicon().synonyms.words()) {
    const others = lexicon().synonyms.of(word)
    if (new Set(others.map(({ joined }) => joined)).size !== others.length) twice.push(word)
  }
  expect(twice).toEqual([])
})
