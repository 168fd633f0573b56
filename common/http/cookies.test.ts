import { expect, test } from 'vitest'
import { readCookie, serializeCookie } from './cookies.ts'

test.each([
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1', '1'],
  ['b=2;\t a=1 ; c=3', '1'],
  ['a = 1', '1'],
  ['a=1; a=2', '1'],
  ['a=b=c', 'b=c'],
  ['a=', ''],
  ['a=%D8%B3', '%D8%B3'],
  ['aa=2; ba=3', null],
  ['b=a=1', null],
  ['A=1', null],
  ['a', null],
  [';;=;=a', null],
  ['', null],
  [null, null],
])('of %j the cookie is %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value)
})

test.each([
  [{ origin: 'http://shop.test', httpOnly: false }, 'a=1; Path=/; SameSite=Lax'],
  [
    { origin: 'https://shop.test', httpOnly: true, maxAge: 0 },
    'a=1; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ],
])('with %j it is set as %s', (options, expected) => {
  expect(serializeCookie('a', '1', options)).toBe(expected)
})
