import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 0],
  ['short', 0],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['Password1!', 1],
  ['abcdxyzw', 1],
  ['abcdxyz7', 2],
  ['Abcdxyz7', 3],
  ['four plain words here', 4],
  ['گربه روی دیوار بلند', 4],
])('%j is %d', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
