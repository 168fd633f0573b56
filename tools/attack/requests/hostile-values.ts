import type { Random } from '#demo/random.ts'

/** Stands in HTML that is sent; seen unescaped in a page it is a finding. */
export const HTML_MARK = '<svg/onload=vitrinAttack()>'

const nest = (depth: number): unknown => {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Texts that have broken something somewhere. None holds what an answer is searched for (see `judge.ts`). */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '9223372036854775808',
  '-9007199254740993',
  '0x10',
  '1,5',
  '۱۲۳',
  '١٢٣',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '__proto__.polluted',
  'constructor[prototype][polluted]',
  '\u0000',
  'a\u0000b',
  '\u202eabc\u202c',
  '\u200f\u200e\u200b\ufeff',
  '\ud800',
  'a\udfffb',
  '😀'.repeat(50),
  'ﷺ'.repeat(30),
  'İıſK',
  'é\u0301\u0301\u0301\u0301',
  '\r\nX-Injected: 1\r\n\r\n',
  '\n',
  '\\',
  '"',
  "'",
  "' OR 1=1 --",
  "'; DROP TABLE products; --",
  '1) UNION ALL VALUES (1) --',
  '%',
  '%_%',
  '*',
  '"a" AND "b',
  'NEAR(a b, 5)',
  '(((((((((',
  '^(a+)+$',
  HTML_MARK,
  `"'>${HTML_MARK}`,
  'javascript:alert(1)',
  '{{7*7}}',
  '../../../../etc/hosts',
  '..\\..\\boot.ini',
  '/dev/zero',
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'ftp://x',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'a@b',
  'a@b.co\nbcc: c@d.co',
  '0000-00-00',
  '2026-02-30T25:61:61',
  '99999-12-31',
  '-000001-01-01T00:00:00Z',
  '1'.repeat(400),
  'a'.repeat(5_000),
  '<'.repeat(2_000),
  'ا'.repeat(3_000),
]

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e21,
  -1e21,
  1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  5e-324,
]

export const hostileText = (random: Random): string =>
  random.chance(0.02) ? 'x'.repeat(random.pick([20_000, 100_000])) : random.pick(HOSTILE_TEXTS)

/** A value of any type for a place in a JSON body. */
export const hostileValue = (random: Random): unknown =>
  random.pick([
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => random.pick(NUMBERS),
    () => random.pick(NUMBERS),
    () => hostileText(random),
    () => hostileText(random),
    () => hostileText(random),
    () => [hostileText(random)],
    () => ({ [random.pick(['__proto__', 'constructor', 'length', 'toJSON', '0', ''])]: hostileText(random) }),
    () => nest(random.pick([3, 50, 2_000])),
    () => Array.from({ length: random.pick([3, 300, 5_000]) }, () => random.int(-1, 9)),
    () => 'x'.repeat(random.pick([201, 5_001, 70_000])),
  ])()

/** Pieces of JSON that no value encodes to; they stand where a text was. */
export const JSON_TOKENS: readonly string[] = [
  'NaN',
  '1e999',
  '-1e999',
  '-0',
  '1E-999',
  '99999999999999999999999999',
  '0.1000000000000000055511151231257827021181583404541015625',
  '"\\ud800"',
  '"\\u0000"',
  '"\\udc00\\ud800"',
  '{"__proto__":{"polluted":1}}',
  '{"a":1,"a":2}',
  '[[[[[[]]]]]]',
  'undefined',
  "'a'",
  '01',
]

/** Bytes that are no UTF-8, or that are told twice in it. */
export const BAD_BYTES: readonly string[] = [
  '\xff\xfe',
  '\xc0\x80',
  '\xed\xa0\x80',
  '\xf8\x88\x80\x80\x80',
  '\x80',
  '\xe2\x82',
]
