import { describe, expect, test } from 'vitest'
import { agesIn, numbersIn, readNumber, splitCounted } from './numbers.ts'

describe('a number in words', () => {
  test.each([
    ['1000', 1000, 1],
    ['هزار', 1000, 1],
    ['20 هزار', 20_000, 2],
    ['دو هزار و پانصد', 2500, 4],
    ['سی و شش', 36, 3],
    ['سی وشش', 36, 2],
    ['یک میلیون و 200 هزار', 1_200_000, 5],
    ['1.5 میلیون', 1_500_000, 2],
    ['یک و نیم میلیون', 1_500_000, 4],
    ['دو میلیون و پانصد', 2_500_000, 4],
    ['twelve', 12, 1],
    ['37 38', 37, 1],
    ['شش تایی', 6, 1],
  ])('%s', (text, value, length) => {
    expect(readNumber(text.split(' '), 0)).toEqual({ value, length })
  })

  test('others are none', () => {
    expect(readNumber(['کفش'], 0)).toBeNull()
  })
})

test.each([
  ['6تایی', ['6', 'تایی']],
  ['ششتایی', ['6', 'تایی']],
  ['128gb', ['128', 'gb']],
  ['s24', null],
  ['سیب', null],
])('%s counts', (word, parts) => {
  expect(splitCounted(word)).toEqual(parts)
})

test('numbers of a name in digits', () => {
  expect(numbersIn('پازل هزار تکه'.split(' '))).toEqual(['1000'])
  expect(numbersIn('لیوان شش تایی'.split(' '))).toEqual(['6'])
  expect(numbersIn('پاوربانک 20 هزار'.split(' '))).toEqual(['20000'])
  expect(numbersIn('کفش 42'.split(' '))).toEqual([])
})

test.each<[text: string, ages: string[]]>([
  ['6 تا 9 سال', ['6', '7', '8', '9']],
  ['تا 2 سال', ['1', '2']],
  ['16 سال به بالا', ['16', '17', '18']],
  ['3 to 5 years', ['3', '4', '5']],
  ['15 years and up', ['15', '16', '17', '18']],
  ['6 تا 9 کیلو', []],
  ['24 ماه', []],
  ['0 تا 4000 سال', Array.from({ length: 19 }, (_, age) => String(age))],
])('%s is of ages', (text, ages) => {
  expect(agesIn(text)).toEqual(ages)
})
