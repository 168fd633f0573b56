import { expect, test } from 'vitest'
import { findCardProblems, trialCard } from './card.ts'
import { BANK_MESSAGES } from './messages.ts'

// Azar 1405
const NOW = Date.UTC(2026, 10, 22)
const GOOD = { number: '4111 1111 1111 1111', expiry: '11/26', cvc: '123' }

test.each(['fa', 'en'] as const)('the trial card is taken in %s', (locale) => {
  expect(findCardProblems(trialCard(NOW, locale), NOW, locale)).toEqual([])
})

test.each(['۴۱۱۱-۱۱۱۱-۱۱۱۱-۱۱۱۱', '5555555555554444', '6037 9911 1111 1112'])(
  'number %s is one',
  (number) => {
    expect(findCardProblems({ ...GOOD, number }, NOW, 'en')).toEqual([])
  },
)

test.each(['', '4111 1111 1111 1112', '4111', 'abcd', '0'.repeat(30)])('number "%s" is none', (number) => {
  expect(findCardProblems({ ...GOOD, number }, NOW, 'en')).toEqual(['number'])
})

test.each([
  ['11/26', 'en', true],
  ['10/26', 'en', false],
  ['1/2027', 'en', true],
  ['۹/۰۵', 'fa', true],
  ['08/05', 'fa', false],
  ['09/1405', 'en', true],
  ['12/2026', 'fa', true],
  ['13/30', 'en', false],
  ['00/30', 'en', false],
  ['1230', 'en', false],
  ['', 'fa', false],
] as const)('expiry "%s" in %s: %s', (expiry, locale, isGood) => {
  expect(findCardProblems({ ...GOOD, expiry }, NOW, locale)).toEqual(isGood ? [] : ['expiry'])
})

test.each(['', '12', '12345', '12a'])('cvc "%s" is none, and all problems are named', (cvc) => {
  expect(findCardProblems({ ...GOOD, cvc }, NOW, 'en')).toEqual(['cvc'])
  expect(findCardProblems({ number: '1', expiry: '', cvc }, NOW, 'en')).toEqual(['number', 'expiry', 'cvc'])
})

test.each([
  ['number', /^Invalid card number/],
  ['expiry', /^Invalid expiry date/],
  ['cvc', /^Invalid CVC/],
] as const)('the words for a wrong %s', (problem, words) => {
  expect(BANK_MESSAGES.en.wrong[problem]).toMatch(words)
})
