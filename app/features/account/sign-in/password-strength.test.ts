import { expect, test } from 'vitest'
import { ownWords } from '#common/own-words.ts'
import { strengthOf } from './password-strength.ts'

test('what everybody knows of its owner makes a password weak, and a long one is judged at once', () => {
  const words = ownWords(['Sara', 'amini@shop.test'])
  expect(strengthOf('Sara-Amini-1405', words)).toBe(1)
  expect(strengthOf('Sara-Amini-1405')).toBe(4)
  expect(strengthOf('قرمز-Sara-and-the-dwarfs', words)).toBe(4)
  expect(strengthOf(`${'yuiopasdf'.repeat(22)}x`)).toBe(3)
})

test.each([
  ['', 0],
  ['short', 0],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['Password1!', 1],
  ['P@ssw0rd!', 1],
  ['Qwerty1234', 1],
  ['1qaz2wsx', 1],
  ['blackcat', 1],
  ['blackcat7', 2],
  ['Blackcat7', 3],
  ['four plain words here', 4],
  ['گربه روی دیوار بلند', 4],
])('%j is %d', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
