import { beforeAll, describe, expect, test } from 'vitest'
import { squeezeSku } from '../index/lookups.ts'
import { otherLayout } from './keyboard-layout.ts'
import { queryWords, type SearchSource, searchAsWordPress, searchProducts } from './search-products.ts'
import { joinShortWords } from './split-words.ts'
import { FIELD, TextIndex } from './text-index.ts'

const index = new TextIndex()
const NAMES = [
  'پیراهن مردانه‌ی نخی', // 0
  'تی‌شرت یقه‌گرد آبی', // 1
  'شوینده‌ی شست‌وشوی کتانی', // 2
  'کفش ورزشی آسیکس ۴۲', // 3
  'كتاب مسئوليت‌پذیری', // 4, Arabic letters
  'گوشی موبایل سامسونگ Galaxy S24', // 5
  'گوشواره نقره', // 6
  'Vitamin C serum', // 7
  'تیشرت ورزشی مشکی', // 8
  'پیش بند آشپزخانه', // 9
]
beforeAll(() => {
  for (const [slot, name] of NAMES.entries()) {
    const document = index.newDocument(slot)
    index.add(document, name, FIELD.name)
    index.add(document, joinShortWords(name), FIELD.name)
    index.add(document, slot === 6 ? '<p>هدیه‌ای برای مادر &amp; خواهر</p>' : '', FIELD.content)
  }
})

const skus = NAMES.map((_, slot) => `sku10${slot}`)
const source: SearchSource = {
  text: index,
  productsWithSku: (text) => skus.flatMap((sku, slot) => (sku.startsWith(squeezeSku(text)) ? [slot] : [])),
}
const find = (text: string) => {
  const { matches, didYouMean } = searchProducts(source, text, () => true)
  const found = matches.slots.map((slot, at) => ({ slot, score: matches.scores[at] as number }))
  found.sort((a, b) => b.score - a.score || a.slot - b.slot)
  return { slots: found.map(({ slot }) => slot), didYouMean }
}

describe('as written', () => {
  test.each([
    ['پیراهن', [0]],
    ['پيراهن مردانه', [0]],
    ['پیراهن مردانهٔ', [0]],
    ['تی‌شرت', [1, 8]],
    ['تی شرت', [1, 8]],
    ['تیشرت', [1, 8]],
    ['تیشرت آبی', [1]],
    ['شستشو', [2]],
    ['شستوشو کتانی', [2]],
    ['پیشبند', [9]],
    ['پیش‌بند', [9]],
    ['کفش 42', [3]],
    ['کفش ٤٢', [3]],
    ['اسیکس', [3]],
    ['کتاب مسئولیت', [4]],
    ['galaxy s24', [5]],
    ['گوش', [5, 6]],
    ['serum vit', [7]],
    ['SKU-103', [3]],
    ['sku ۱۰۳', [3]],
    ['کفش برای ورزش', [3]],
  ])('%s', (text, slots) => {
    expect(find(text)).toEqual({ slots, didYouMean: null })
  })
})

test('the word itself comes before what begins with it', () => {
  expect(find('گوشی').slots[0]).toBe(5)
})

test('the other keyboard layout is repaired, both ways', () => {
  expect(find("nd'v")).toEqual({ slots: [], didYouMean: null })
  expect(find(';ta')).toEqual({ slots: [3], didYouMean: 'کفش' })
  expect(find('سثقعئ')).toEqual({ slots: [7], didYouMean: 'serum' })
  expect(otherLayout('kفش')).toBeNull()
  expect(otherLayout('123')).toBeNull()
})

test('a slip on the other keyboard layout is repaired too, on keys that are no letters there', () => {
  expect(otherLayout('t]va')).toBe('فچرش')
  expect(find('\\dvhik')).toEqual({ slots: [0], didYouMean: 'پیراهن' })
  // only in a description
  expect(find('lhnv')).toEqual({ slots: [6], didYouMean: 'مادر' })
  expect(find('\\]dvhik')).toEqual({ slots: [0], didYouMean: 'پیراهن' })
})

test('endings and descriptions only when nothing else fits', () => {
  expect(find('گوشواره‌ها')).toEqual({ slots: [6], didYouMean: null })
  expect(find('مادر').slots).toEqual([6])
  expect(find('amp').slots).toEqual([])
})

test('typos last, with the word that was meant', () => {
  expect(find('پیرهان')).toEqual({ slots: [], didYouMean: null })
  expect(find('پیراهم')).toEqual({ slots: [0], didYouMean: 'پیراهن' })
  expect(find('سامسونک گوشی')).toEqual({ slots: [5], didYouMean: 'سامسونگ گوشی' })
  expect(find('کفس')).toEqual({ slots: [], didYouMean: null })
})

test('slots that do not count let the next step be tried', () => {
  expect(searchProducts(source, 'تیشرت', (slot) => slot === 1).matches.slots).toEqual([1])
})

test('nothing and nonsense', () => {
  for (const text of ['', '   ', '؟!', '\u0000', '🎁', 'و']) expect(find(text).slots).toEqual([])
  expect(queryWords('و از')).toEqual(['و', 'از'])
})

test("WordPress's search looks inside words of name and description, not at SKUs", () => {
  expect(searchAsWordPress(index, 'شرت').slots).toEqual([1, 8])
  expect(searchAsWordPress(index, 'laxy').slots).toEqual([5])
  expect(searchAsWordPress(index, 'خواهر گوش').slots).toEqual([6])
  expect(searchAsWordPress(index, 'SKU').slots).toEqual([])
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
  const left: SearchSource = { text: own, productsWithSku: () => [] }
  expect(searchProducts(left, 'common', () => true).matches.slots).toHaveLength(10)
  expect(searchProducts(left, 'word3', () => true).matches.slots).toEqual([3])
})
