import { expect, test } from 'vitest'
import { readCost } from './cost-text.ts'

test.each([
  ['50,000', '50,000'],
  ['5,5', '5,5'],
  ['۵۰٬۰۰۰', '50000'],
  ['۱۲٫۵', '12.5'],
  ['', ''],
  ['۱۰ + ۲ * [qty]', '10 + 2 * [qty]'],
  ['[cost]/۱۰', '[cost]/10'],
  ['10/2', '10/2'],
  ['۵۰٬۰۰۰ * [qty]', '50٬000 * [qty]'],
])('a cost typed as %s is sent as %s', (typed, sent) => {
  expect(readCost(typed)).toBe(sent)
})
