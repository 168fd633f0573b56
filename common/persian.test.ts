import { expect, test } from 'vitest'
import { foldPersian, indexWords, toLatinDigits, toPersianDigits } from './persian.ts'

test('spellings of one word fold to one', () => {
  expect(foldPersian('كِتابِ عَلي')).toBe('کتاب علی')
  expect(foldPersian('آبمیوه‌گیری')).toBe('ابمیوه گیری')
  expect(foldPersian('  Xiaomi   ۱۲ ')).toBe('xiaomi 12')
})

test('digits of three scripts', () => {
  expect(toLatinDigits('۰۹۱۲٣٤٥')).toBe('0912345')
  expect(toPersianDigits('1403')).toBe('۱۴۰۳')
})

test('words are indexed parted and joined at the ZWNJ', () => {
  expect(indexWords('آبمیوه‌گیری برقی')).toEqual(['ابمیوه', 'گیری', 'برقی', 'ابمیوهگیری'])
})
