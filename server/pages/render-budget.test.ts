import { expect, test } from 'vitest'
import { createRenderBudget } from './render-budget.ts'

const PUBLIC = '203.0.113.7'

test('an IP address has its budget of pages at once and gets it back evenly; others lose nothing', () => {
  let now = 0
  const budget = createRenderBudget({ perMinute: 60, clock: () => now })
  for (let page = 0; page < 60; page++) expect(budget.take(PUBLIC, 'page')).toBe(0)
  expect(budget.take(PUBLIC, 'page')).toBe(1)
  expect(budget.take('203.0.113.8', 'page')).toBe(0)
  now += 1000
  expect(budget.take(PUBLIC, 'page')).toBe(0)
  expect(budget.take(PUBLIC, 'page')).toBe(1)
})

test('other pages of the same IP address take nothing from the checkout', () => {
  const budget = createRenderBudget({ perMinute: 1, clock: () => 0 })
  budget.take(PUBLIC, 'page')
  expect(budget.take(PUBLIC, 'page')).toBeGreaterThan(0)
  expect(budget.take(PUBLIC, 'checkout')).toBe(0)
})

test('the IP addresses of one IPv6 network share a budget', () => {
  const budget = createRenderBudget({ perMinute: 1, clock: () => 0 })
  expect(budget.take('2001:db8:1:2::1', 'page')).toBe(0)
  expect(budget.take('2001:db8:1:2:3::9', 'page')).toBeGreaterThan(0)
})

test.each([
  '',
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.2.3.4',
  '172.18.0.1',
  '192.168.1.9',
  'fd00::1',
  'fe80::1%eth0',
])('behind the inner address "%s" may stand everybody: it has no budget', (address) => {
  const budget = createRenderBudget({ perMinute: 1, clock: () => 0 })
  for (let page = 0; page < 10; page++) expect(budget.take(address, 'page')).toBe(0)
})
