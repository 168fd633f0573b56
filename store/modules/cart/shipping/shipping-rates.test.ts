import { describe, expect, test } from 'vitest'
import { offerRates, progressToFree, type ShippedCart } from './shipping-rates.ts'
import type { ShippingMethod } from './shipping-zones.ts'

const method = (
  id: number,
  methodId: string,
  settings: Record<string, string>,
  enabled = true,
): ShippingMethod => ({
  id,
  zone_id: 1,
  method_order: id,
  title: `Method ${id}`,
  methodId,
  enabled,
  settings,
})
const cart = (given: Partial<ShippedCart> = {}): ShippedCart => ({
  lines: [
    { quantity: 2, total: 1000, shippingClassId: 0 },
    { quantity: 1, total: 500, shippingClassId: 7 },
  ],
  subtotal: 2000,
  discounted: 1500,
  freeByCoupon: false,
  decimals: 0,
  ...given,
})
const costs = (methods: ShippingMethod[], given: Partial<ShippedCart> = {}) =>
  offerRates(methods, cart(given)).map(({ id, cost }) => [id, cost])

test('the enabled methods in their order, a pick-up costs nothing unless it says so', () => {
  const methods = [
    method(1, 'flat_rate', { cost: '10 * [qty]', tax_status: 'none' }),
    method(2, 'local_pickup', {}),
    method(3, 'local_pickup', { cost: '50' }),
    method(4, 'flat_rate', { cost: '1' }, false),
    method(5, 'flat_rate', { cost: '' }),
    method(6, 'drone', { cost: '1' }),
  ]
  expect(costs(methods)).toEqual([
    ['flat_rate:1', 30],
    ['local_pickup:2', 0],
    ['local_pickup:3', 50],
  ])
  expect(offerRates(methods, cart())[0]).toMatchObject({ taxable: false, title: 'Method 1', instanceId: 1 })
})

test('shipping classes add their cost, or only the dearest', () => {
  const settings = { cost: '100', no_class_cost: '10', class_cost_7: '[qty] * 20 + [cost] / 100' }
  expect(costs([method(1, 'flat_rate', settings)])).toEqual([['flat_rate:1', 135]])
  expect(costs([method(1, 'flat_rate', { ...settings, type: 'order' })])).toEqual([['flat_rate:1', 125]])
})

describe('free delivery', () => {
  const free = (requires: string, more: Record<string, string> = {}) => [
    method(1, 'free_shipping', { requires, min_amount: '1800', ...more }),
  ]
  const offered = (methods: ShippingMethod[], given: Partial<ShippedCart> = {}) =>
    costs(methods, given).length

  test.each([
    ['', false, 1000, 1],
    ['min_amount', false, 1799, 0],
    ['min_amount', false, 1800, 1],
    ['coupon', false, 9999, 0],
    ['coupon', true, 0, 1],
    ['either', true, 0, 1],
    ['either', false, 1800, 1],
    ['both', true, 1799, 0],
    ['both', false, 1800, 0],
    ['both', true, 1800, 1],
  ] as const)('requires %s, coupon %s, spent %i: %i', (requires, freeByCoupon, discounted, rates) => {
    expect(offered(free(requires), { freeByCoupon, discounted })).toBe(rates)
  })

  test('the minimum may have a comma between thousands', () => {
    const methods = free('min_amount', { min_amount: '1,800' })
    expect([1799, 1800].map((discounted) => offered(methods, { discounted }))).toEqual([0, 1])
  })

  test('the minimum may count before coupons', () => {
    expect(offered(free('min_amount'))).toBe(0)
    expect(offered(free('min_amount', { ignore_discounts: 'yes' }))).toBe(1)
  })

  test('progress towards it', () => {
    const progress = (methods: ShippingMethod[], given: Partial<ShippedCart> = {}) =>
      progressToFree(methods, cart(given))
    expect(progress(free('min_amount'))).toEqual({ minimum: 1800, remaining: 300 })
    expect(progress(free('min_amount'), { discounted: 5000 })).toEqual({ minimum: 1800, remaining: 0 })
    expect(progress(free('either'), { freeByCoupon: true })).toEqual({ minimum: 1800, remaining: 0 })
    expect(progress(free('both'))).toBeNull()
    expect(progress(free('coupon'))).toBeNull()
    expect(progress(free(''))).toBeNull()
  })
})

test('a minimum with a decimal comma is one', () => {
  const methods = [method(1, 'free_shipping', { requires: 'min_amount', min_amount: '1500,5' })]
  expect(costs(methods)).toEqual([])
  expect(costs(methods, { discounted: 1501 })).toEqual([['free_shipping:1', 0]])
})
