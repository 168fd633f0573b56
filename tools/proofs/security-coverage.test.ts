import { expect, test } from 'vitest'
import { ASVS_LEVELS } from './asvs-levels.ts'
import { findSecurityProblems } from './security-coverage.ts'

const FILES: Record<string, string> = {
  'store/a.ts': 'const safe = 1',
  'store/a.test.ts': "test('is safe', () => {})",
}
const read = (path: string) => FILES[path] ?? null
const check = (...rows: string[]) =>
  findSecurityProblems(rows.join('\n'), { read, ran: null }, new Map([['1.1.1', '2']]))

const HELD = '| 1.1.1 | 2 | Safe | held | `store/a.ts#safe` | `store/a.test.ts: is safe` |'

test('levels 1 and 2 are all there', () => {
  const levels = Object.values(ASVS_LEVELS).join('')
  expect([...levels].filter((level) => level !== '3')).toHaveLength(253)
})

test('a row with its test, and one with its reason, are fine', () => {
  expect(
    check('| Id | L | Asks | State | Where | Test |', '| --- | --- | --- | --- | --- | --- |', HELD),
  ).toEqual([])
  expect(check('| 1.1.1 | 2 | Safe | not applicable | | There is no such thing here. |')).toEqual([])
})

test.each([
  ['', ['1.1.1: has no row']],
  [`${HELD}\n${HELD}`, ['1.1.1: stands twice']],
  ['| 1.1.1 | 1 | Safe | open | | Nothing is tested yet. |', ['1.1.1: is no requirement of level 1']],
  ['| 1.1.1 | 2 | Safe | maybe | | Nothing is tested yet. |', ['1.1.1: "maybe" is no state']],
  ['| 1.1.1 | 2 | Safe | held | | |', ['1.1.1: no test']],
  ['| 1.1.1 | 2 | Safe | held | | By hand. |', ['1.1.1: no test']],
  ['| 1.1.1 | 2 | Safe | open | | |', ['1.1.1: no reason']],
  ['| 1.1.1 | 2 | | owner’s duty | | Of the proxy. |', ['1.1.1: does not say what it asks']],
  [
    '| 1.1.1 | 2 | Safe | held | `store/b.ts` | `store/a.test.ts: is unsafe` |',
    ['1.1.1: no file store/b.ts', '1.1.1: no test "is unsafe" in store/a.test.ts'],
  ],
])('%s', (rows, problems) => {
  expect(check(rows)).toEqual(problems)
})
