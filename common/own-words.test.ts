import { expect, test } from 'vitest'
import { isMadeOf, ownWords } from './own-words.ts'

const WORDS = ownWords(['Sara', 'امینی', 'sara.a@gmail.com', '09121110011', 'فروشگاه ویترین', ''])

test('words are those of names, of an e-mail address before its @, and of a number', () => {
  expect(WORDS).toEqual(
    expect.arrayContaining(['sara', 'امینی', 'saraa', '09121110011', '9121110011', 'ویترین']),
  )
  expect(WORDS).not.toContain('a')
  expect(WORDS.join(' ')).not.toContain('gmail')
})

test.each([
  ['sara1234', true],
  ['S.A.R.A.-saraa', true],
  ['اميني۱۴۰۵!', true],
  ['۰۹۱۲۱۱۱۰۰۱۱', true],
  ['Vitrin-1405', false],
  ['ویترین-sara-1', true],
  ['sara-and-the-dwarfs', false],
  ['گربه روی دیوار', false],
  ['12345678', false],
])('%s is made of them: %s', (password, isMade) => {
  expect(isMadeOf(password, WORDS)).toBe(isMade)
})

test('what is left is judged too', () => {
  expect(isMadeOf('sara-qwertyui', WORDS)).toBe(false)
  expect(isMadeOf('sara-qwertyui', WORDS, (rest) => rest === 'qwertyui')).toBe(true)
})
