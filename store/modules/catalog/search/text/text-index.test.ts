import { beforeAll, describe, expect, test } from 'vitest'
import { searchAsWordPress } from '../wordpress-search.ts'
import { EVERYWHERE, FIELD, NAMING } from './fields.ts'
import { TextIndex } from './text-index.ts'

const index = new TextIndex()
const TEXTS: [name: string, description: string][] = [
  ['تی‌شرت یقه‌گرد آبی', ''],
  ['کفش‌های ورزشی', 'راحت برای خواهر و مادر'],
  ['Galaxy phones', '<p>fits &amp; sits</p>'],
  ['گوشواره نقره', 'گوشی نیست'],
]
beforeAll(() => {
  for (const [slot, [name, description]] of TEXTS.entries()) {
    const document = index.newDocument(slot)
    index.add(document, name, FIELD.name)
    index.add(document, description, FIELD.content)
  }
})

const slotsOf = (words: string[], fields: number = NAMING) => {
  const groups = words.map((word) => {
    const term = index.exact(word)
    return { terms: term === undefined ? [] : [[term, 1] as [number, number]], phrases: [], fields }
  })
  return index.match(groups, () => true).slots
}

test.each([
  ['تیشرت', 'تی‌شرت'],
  ['شرت', 'شرت'],
  ['ابی', 'آبی'],
])('%s is shown as it was written: %s', (word, shown) => {
  expect(index.shown(index.exact(word) ?? -1)).toBe(shown)
})

describe('what a word leads to', () => {
  test.each<[words: string[], slots: number[]]>([
    [['تیشرت'], [0]],
    [['شرت', 'ابی'], [0]],
    [['کفش'], [1]],
    [['کفشهای'], [1]],
    [['phone'], [2]],
    [['phones'], [2]],
    [['مادر'], []],
    [['amp'], []],
    [['تیشرت', 'کفش'], []],
  ])('%j', (words, slots) => {
    expect(slotsOf(words)).toEqual(slots)
  })

  test('descriptions only where asked for', () => {
    expect(slotsOf(['مادر'], EVERYWHERE)).toEqual([1])
  })

  test('a phrase needs all of its words, and is worth its least one', () => {
    const of = (word: string): [number, number][] => [[index.exact(word) as number, 1]]
    const phrase = (...words: string[]) =>
      index.match([{ terms: [], phrases: [words.map(of)], fields: EVERYWHERE }], () => true)
    expect(phrase('کفش', 'ورزشی').slots).toEqual([1])
    expect(phrase('کفش', 'ابی').slots).toEqual([])
    expect(phrase('کفش', 'مادر').scores[0]).toBeLessThan(phrase('کفش', 'ورزشی').scores[0] as number)
  })
})

test('names alone are words that others may be taken for', () => {
  const written = (terms: number[]) => terms.map((term) => index.written(term))
  expect(written(index.similar('گوشوازه'))).toEqual(['گوشواره'])
  expect(written(index.similar('مادز'))).toEqual([])
  expect(written(index.likeSounding('galaksi'))).toContain('galaxy')
})

test("WordPress's search looks inside words of name and description, not at SKUs", () => {
  expect(searchAsWordPress(index, 'شرت').slots).toEqual([0])
  expect(searchAsWordPress(index, 'laxy').slots).toEqual([2])
  expect(searchAsWordPress(index, 'خواهر کفش').slots).toEqual([1])
})

test('dropped documents are not found, compacting keeps the rest', () => {
  const own = new TextIndex()
  const documents = Array.from({ length: 12_000 }, (_, slot) => {
    const document = own.newDocument(slot)
    own.add(document, `word${slot % 7} common`, FIELD.name)
    return document
  })
  for (const document of documents.slice(10)) own.drop(document)
  expect(own.wantsCompacting).toBe(true)
  const renumbered = own.compact()
  expect(renumbered[9]).toBe(9)
  expect(renumbered[10]).toBe(-1)
  expect(own.wantsCompacting).toBe(false)
  const slotsWith = (word: string) =>
    own.match([{ terms: [[own.exact(word) as number, 1]], phrases: [], fields: NAMING }], () => true).slots
  expect(slotsWith('common')).toHaveLength(10)
  expect(slotsWith('word3')).toEqual([3])
})
