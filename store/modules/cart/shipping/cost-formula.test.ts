import { expect, test } from 'vitest'
import { evaluateCost } from './cost-formula.ts'

const values = { quantity: 3, cost: 12_000, decimals: 2 }

test.each([
  ['5', 500],
  ['5.00', 500],
  ['5,5', 550],
  ['10.00 * [qty]', 3000],
  ['10 + ( 2 * [qty] )', 1600],
  ['[cost] / 10', 1200],
  ['-(2 - 5) * 2', 600],
  ['[fee percent="10"]', 1200],
  ['[fee percent="10" min_fee="20" max_fee=""]', 2000],
  ["[fee percent='10' max_fee='4']", 400],
  ['1 + [fee percent=“5”]', 700],
  ['1 - 2', 0],
])('%s is %i', (formula, cost) => {
  expect(evaluateCost(formula, values)).toBe(cost)
})

test('without decimals, halves round up', () => {
  expect(evaluateCost('[cost] / 8', { quantity: 1, cost: 100, decimals: 0 })).toBe(13)
})

test.each([
  '',
  '  ',
  'abc',
  '1 +',
  '2 2',
  '(1',
  '1 / 0',
  '[qty',
  '1; 2',
  '9'.repeat(600),
  '9'.repeat(300),
  '[cost] * 1000000000000000',
])('%s is no formula', (formula) => {
  expect(evaluateCost(formula, values)).toBeNull()
})
