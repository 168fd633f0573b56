import { expect, test } from 'vitest'
import type { Difference } from './compare.ts'
import { Judge, TO_DO } from './judge.ts'

const recording = {
  name: 'x',
  method: 'GET',
  path: '/wp-json/wc/v3/orders/7',
  auth: 'none',
  status: 200,
  headers: {},
}
const price: Difference = { kind: 'value', path: 'body.line_items[2].price', expected: 1, actual: 2 }
const total: Difference = { kind: 'value', path: 'body.total', expected: '1', actual: '2' }
const ROUTE = 'GET wc/v3/orders/{id}'

test('a call passes, differs as meant, or differs', () => {
  const judge = new Judge([{ path: /total$/, reason: 'rounded' }], {
    [ROUTE]: { 'body.line_items[].price': TO_DO },
  })
  expect(judge.judge({ recording, differences: [] }).outcome).toBe('passed')
  expect(judge.judge({ recording, differences: [total] }).outcome).toBe('meant')
  const { outcome, differences } = judge.judge({ recording, differences: [total, price] })
  expect(outcome).toBe('differing')
  expect(differences.map(({ reason }) => reason)).toEqual(['rounded', TO_DO])
})

test('what is not served is no pass, whatever the reason', () => {
  const status: Difference = {
    kind: 'status',
    path: 'status',
    expected: '200',
    actual: '404 rest_no_route',
  }
  const judge = new Judge([{ path: /^status$/, reason: 'not wanted' }], {})
  expect(judge.judge({ recording, differences: [status] }).outcome).toBe('not served')
})

test('a difference that nobody knew and one that is gone are both told', () => {
  const judge = new Judge([{ path: /nothing/, reason: '' }], {
    [ROUTE]: { 'body.line_items[].price': 'exact', 'body.status': TO_DO },
  })
  const { differences } = judge.judge({ recording, differences: [price, total] })
  expect(differences.map(({ field, reason }) => [field, reason])).toEqual([
    ['body.line_items[].price', 'exact'],
    ['body.total', null],
  ])
  expect(judge.gone()).toEqual([`${ROUTE}: body.status`])
  expect(judge.unusedRules()).toHaveLength(1)
  expect(judge.found()).toEqual({ [ROUTE]: { 'body.line_items[].price': 'exact', 'body.total': TO_DO } })
})
