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

test.each([
  ['50,000', 50_000],
  ['1,250,000', 1_250_000],
  ['1,234.5', 1234.5],
  ['۵۰٬۰۰۰', 50_000],
  ['۵۰,۰۰۰ + ۲۰۰۰ * [qty]', 56_000],
  ['٢٫٥', 2.5],
  ['5,5', 5.5],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['[fee percent="2,5" min_fee="50,000"]', 50_000],
])('%s of a currency without decimals is %d', (formula, cost) => {
  expect(evaluateCost(formula, { quantity: 3, cost: 12_000, decimals: 0 })).toBe(cost)
})

test('a comma before three digits is a decimal point where a currency has as many decimals', () => {
  expect(evaluateCost('1,234', { ...values, decimals: 3 })).toBe(1234)
  expect(evaluateCost('۱٬۲۳۴', { ...values, decimals: 3 })).toBe(1_234_000)
})

test.each(['1,23,456', '1,234,5', '50٬'])('%s is no formula', (formula) => {
  expect(evaluateCost(formula, values)).toBeNull()
})

test('a cost may have parts of the minor unit', () => {
  expect(evaluateCost('[cost] / 8', { quantity: 1, cost: 100, decimals: 0 })).toBe(12.5)
  expect(evaluateCost('7.495', values)).toBe(749.5)
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
