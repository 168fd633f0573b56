import { expect, test } from 'vitest'
import { findCoverageProblems } from './spec-coverage.ts'
import type { RanTest } from './test-reports.ts'

const FILES: Record<string, string> = {
  'app/cart.ts': 'export const cart = {}',
  'app/cart.test.ts': "test('keeps lines', () => {})",
}
const read = (path: string) => FILES[path] ?? null
const check = (rows: string, ran: RanTest[] | null = null) =>
  findCoverageProblems(['# Title', '## §2 Routes', rows].join('\n'), { read, ran })

const GOOD = '| `2.routes.cart` Cart | `app/cart.ts#cart` | `app/cart.test.ts: keeps lines` |'

test('a row with its code and its test is fine', () => {
  expect(check(`| Statement | Code | Test |\n| --- | --- | --- |\n${GOOD}`)).toEqual([])
})

test.each([
  ['| `2.a.b` x |  | `app/cart.test.ts: keeps lines` |', ['2.a.b: no code']],
  ['| `2.a.b` x | `app/cart.ts` |', ['2.a.b: no test']],
  ['| `2.a.b` x | `app/gone.ts` | `app/cart.test.ts: keeps lines` |', ['2.a.b: no file app/gone.ts']],
  [
    '| `2.a.b` x | `app/cart.ts#basket` | `app/cart.test.ts: keeps lines` |',
    ['2.a.b: no "basket" in app/cart.ts'],
  ],
  [
    '| `2.a.b` x | `app/cart.ts` | `app/cart.test.ts: loses lines` |',
    ['2.a.b: no test "loses lines" in app/cart.test.ts'],
  ],
  [
    '| `2.a.b` x | `app/cart.ts` | `app/cart.test.ts: keeps` |',
    ['2.a.b: no test "keeps" in app/cart.test.ts'],
  ],
  ['| `2.a.b` x | `app/cart.ts` | `app/gone.test.ts: a` |', ['2.a.b: no file app/gone.test.ts']],
  ['| `2.a.b` x | `app/cart.ts` | `app/cart.ts: cart` |', ['2.a.b: "app/cart.ts: cart" names no test']],
  ['| `2.a.b` x | `app/cart.ts` | `app/cart.test.ts` |', ['2.a.b: "app/cart.test.ts" names no test']],
  ['| `3.a.b` x | `app/cart.ts` | `app/cart.test.ts: keeps lines` |', ['3.a.b: is no id of §2']],
  [`${GOOD}\n${GOOD}`, ['2.routes.cart: stands twice']],
  ['nothing', ['no row at all']],
])('%s', (rows, problems) => {
  expect(check(rows)).toEqual(problems)
})

const keepsLines = (outcome: RanTest['outcome']): RanTest[] => [
  { file: 'app/cart.test.ts', title: 'keeps lines', outcome },
]

test('after a run, a row is proved by a test that passed', () => {
  expect(check(GOOD, keepsLines('passed'))).toEqual([])
})

test.each<[RanTest[], string]>([
  [[], 'did not run'],
  [keepsLines('failed'), 'failed'],
  [keepsLines('skipped'), 'was skipped'],
])('after a run, a row is named whose test did anything else, case %#', (ran, what) => {
  expect(check(GOOD, ran)).toEqual([`2.routes.cart: "keeps lines" in app/cart.test.ts ${what}`])
})
