import { expect, test } from 'vitest'
import { findCoverageProblems } from './spec-coverage.ts'

const FILES: Record<string, string> = {
  'app/cart.ts': 'export const cart = {}',
  'app/cart.test.ts': "test('keeps lines', () => {})",
}
const read = (path: string) => FILES[path] ?? null
const check = (...rows: string[]) =>
  findCoverageProblems(['# Title', '## §2 Routes', ...rows].join('\n'), read)

const GOOD = '| `2.routes.cart` Cart | `app/cart.ts#cart` | `app/cart.test.ts: keeps lines` |'

test('a row with its code and its test is fine', () => {
  expect(check('| Statement | Code | Test |', '| --- | --- | --- |', GOOD)).toEqual([])
})

test.each([
  ['| `2.a.b` x |  | `app/cart.test.ts: keeps lines` |', ['2.a.b: no code']],
  ['| `2.a.b` x | `app/cart.ts` |', ['2.a.b: no test']],
  ['| `2.a.b` x | `app/gone.ts` | `app/cart.test.ts: keeps lines` |', ['2.a.b: no file app/gone.ts']],
  ['| `2.a.b` x | `app/cart.ts#basket` | `app/cart.test.ts: keeps` |', ['2.a.b: no "basket" in app/cart.ts']],
  [
    '| `2.a.b` x | `app/cart.ts` | `app/cart.test.ts: loses lines` |',
    ['2.a.b: no test "loses lines" in app/cart.test.ts'],
  ],
  ['| `2.a.b` x | `app/cart.ts` | `app/gone.test.ts: a` |', ['2.a.b: no file app/gone.test.ts']],
  ['| `2.a.b` x | `app/cart.ts` | `app/cart.ts: cart` |', ['2.a.b: "app/cart.ts: cart" names no test']],
  ['| `2.a.b` x | `app/cart.ts` | `app/cart.test.ts` |', ['2.a.b: "app/cart.test.ts" names no test']],
  ['| `3.a.b` x | `app/cart.ts` | `app/cart.test.ts: keeps` |', ['3.a.b: is no id of §2']],
  [`${GOOD}\n${GOOD}`, ['2.routes.cart: stands twice']],
  ['nothing', ['no row at all']],
])('%s', (rows, problems) => {
  expect(check(rows)).toEqual(problems)
})
