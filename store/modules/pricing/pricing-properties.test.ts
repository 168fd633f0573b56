import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundHalfUp } from '#common/money.ts'
import { type PricingInput, priceCart } from './pricing.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const rate = fc.record({
  id: fc.integer({ min: 1, max: 1 }),
  label: fc.constant('Tax'),
  code: fc.constant('TAX-1'),
  rate: fc.integer({ min: 0, max: 300_000 }),
  compound: fc.boolean(),
  shipping: fc.boolean(),
})
const rates = fc
  .array(rate, { maxLength: 3 })
  .map((list) => list.map((each, index) => ({ ...each, id: index + 1 })))
/** Amounts with parts of the minor unit, as six digits after the point of a currency with two allow them. */
const withParts = (max: number) => fc.integer({ min: 0, max: max * 1e4 }).map((amount) => amount / 1e4)
const whole = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1e9 }))
const lineOf = (unitPrice: fc.Arbitrary<number>) =>
  fc.record({
    unitPrice,
    quantity: fc.integer({ min: 1, max: 30 }),
    taxable: fc.boolean(),
    taxClass: fc.constantFrom('', 'reduced-rate'),
  })
const linesOf = (unitPrice: fc.Arbitrary<number>) =>
  fc
    .array(lineOf(unitPrice), { maxLength: keys.length })
    .map((list) => list.map((each, index) => ({ ...each, key: keys[index] ?? '' })))
const wholeLines = linesOf(whole)
const lines = linesOf(fc.oneof(whole, withParts(50), withParts(1e6)))
const coupon = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), amount: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({
    type: fc.constantFrom('fixed_cart' as const, 'fixed_product' as const),
    amount: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 1e9 }), withParts(200)),
  }),
)
const coupons = fc
  .array(
    fc.record({
      base: coupon,
      limitToItems: fc.option(fc.integer({ min: 1, max: 10 })),
      lineKeys: fc.subarray(keys).map((list) => new Set(list)),
    }),
    { maxLength: 3 },
  )
  .map((list) => list.map(({ base, ...rest }, id) => ({ ...base, ...rest, id, code: `c${id}` })))
const taxes = fc.record({
  rates: fc.record({ '': rates, 'reduced-rate': rates }),
  baseRates: fc.record({ '': rates, 'reduced-rate': rates }),
  shippingClass: fc.constantFrom('', 'reduced-rate', null),
  pricesIncludeTax: fc.boolean(),
  roundAtSubtotal: fc.boolean(),
})
const input: fc.Arbitrary<PricingInput> = fc.record({
  lines,
  coupons,
  sequentialDiscounts: fc.boolean(),
  fees: fc.array(
    fc.record({
      name: fc.constant('Fee'),
      amount: fc.integer({ min: -1e6, max: 1e6 }),
      taxable: fc.boolean(),
      taxClass: fc.constantFrom('', 'reduced-rate'),
    }),
    { maxLength: 2 },
  ),
  shipping: fc.option(
    fc.record({ cost: fc.oneof(fc.integer({ min: 0, max: 1e6 }), withParts(1e4)), taxable: fc.boolean() }),
  ),
  taxes: fc.option(taxes),
})
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const holds = (check: (input: PricingInput) => void) => fc.assert(fc.property(input, check), { numRuns: 300 })

test('nothing is negative, no discount exceeds its line, all is whole', () =>
  holds((given) => {
    const result = priceCart(given)
    for (const { subtotal, discount, total, totalTax, taxes } of result.lines) {
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(subtotal)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(totalTax).toBeGreaterThanOrEqual(0)
      for (const tax of taxes) expect(Math.min(tax.total, tax.subtotal)).toBeGreaterThanOrEqual(0)
    }
    for (const [name, amount] of Object.entries(result.totals)) {
      expect(Number.isSafeInteger(amount)).toBe(true)
      if (name !== 'fees') expect(amount).toBeGreaterThanOrEqual(0)
    }
  }))

test('line by line what is paid is the sum of what is shown', () =>
  holds((given) => {
    if (given.taxes?.roundAtSubtotal) return
    const { lines, fees, shipping, taxLines, totals } = priceCart(given)
    expect(totals.subtotal).toBe(sum(lines.map((line) => line.subtotal)))
    expect(totals.cartTax).toBe(sum([...lines, ...fees].map((charge) => charge.totalTax)))
    expect(totals.tax).toBe(sum(taxLines.map((line) => line.total + line.shippingTotal)))
    expect(totals.tax).toBe(totals.cartTax + totals.shippingTax)
    expect(totals.shipping).toBe(shipping?.total ?? 0)
    expect(totals.total).toBe(
      sum(lines.map((line) => line.total)) + totals.fees + totals.shipping + totals.tax,
    )
    for (const line of lines) expect(line.totalTax).toBe(sum(line.taxes.map((tax) => tax.total)))
  }))

test('where prices are whole and without tax, so is what is taken off, and every sum holds', () =>
  holds((given) => {
    const plain = {
      ...given,
      lines: given.lines.map((line) => ({ ...line, unitPrice: Math.round(line.unitPrice) })),
      coupons: given.coupons.map((one) => ({ ...one, amount: Math.round(one.amount), limitToItems: null })),
      taxes: given.taxes && { ...given.taxes, pricesIncludeTax: false, roundAtSubtotal: false },
    }
    const { lines, coupons, totals } = priceCart(plain)
    expect(totals.subtotal - totals.discount).toBe(sum(lines.map((line) => line.total)))
    expect(sum(coupons.map((c) => c.discount))).toBe(totals.discount)
  }))

test('no number misses the sum of its parts by more than half a unit for each of them', () =>
  holds((given) => {
    const { lines, fees, shipping, taxLines, totals } = priceCart(given)
    const near = (actual: number, parts: number[]) =>
      expect(Math.abs(actual - sum(parts))).toBeLessThanOrEqual((parts.length + 1) / 2 + 1e-3)
    near(
      totals.subtotal,
      lines.map((line) => line.subtotal),
    )
    near(
      totals.tax,
      taxLines.flatMap((line) => [line.total, line.shippingTotal]),
    )
    const charged = [...lines, ...fees, ...(shipping ? [shipping] : [])]
    near(totals.total, [...charged.map(({ total }) => total), ...charged.map(({ totalTax }) => totalTax)])
    for (const line of lines) {
      near(
        line.totalTax,
        line.taxes.map((tax) => tax.total),
      )
    }
  }))

test('each coupon’s discount is what the lines lost', () =>
  holds((given) => {
    const { lines, coupons, totals } = priceCart(given)
    const gross = given.taxes?.pricesIncludeTax ?? false
    const lost = sum(lines.map(({ exact }) => exact.subtotal - exact.total))
    // the last half unit of a line may be given though it is not there
    expect(sum(coupons.map((c) => c.discount)) - lost).toBeLessThan(lines.length / 2 + 1e-3)
    expect(sum(coupons.map((c) => c.discount)) - lost).toBeGreaterThan(-1e-3)
    if (!gross) expect(totals.discount).toBe(roundHalfUp(sum(coupons.map((c) => c.discount))))
  }))

test('a cart coupon gives its whole amount, or all there is', () =>
  fc.assert(
    fc.property(wholeLines, fc.integer({ min: 0, max: 1e6 }), (given, amount) => {
      const cartCoupon = { id: 1, code: 'c', type: 'fixed_cart', amount, limitToItems: null } as const
      const { totals } = priceCart({
        lines: given,
        coupons: [{ ...cartCoupon, lineKeys: new Set() }],
        sequentialDiscounts: false,
        fees: [],
        shipping: null,
        taxes: null,
      })
      expect(totals.discount).toBe(Math.min(amount, totals.subtotal))
    }),
  ))

test('a percent coupon over everything gives the percentage of the whole, rounded once', () =>
  fc.assert(
    fc.property(wholeLines, fc.integer({ min: 0, max: 10_000 }), (given, amount) => {
      const percent = { id: 1, code: 'c', type: 'percent', amount, limitToItems: null } as const
      const { totals } = priceCart({
        lines: given,
        coupons: [{ ...percent, lineKeys: new Set(keys) }],
        sequentialDiscounts: false,
        fees: [],
        shipping: null,
        taxes: null,
      })
      expect(totals.discount).toBe(Math.ceil((totals.subtotal * amount) / 10_000 - 0.5) + 0)
    }),
  ))

test('coupons may come in any order', () =>
  holds((given) => {
    const turned = { ...given, coupons: [...given.coupons].reverse() }
    expect(priceCart(turned)).toEqual(priceCart(given))
  }))

test('lines may come in any order where nothing is rounded between them', () =>
  holds((given) => {
    const plain = { ...given, coupons: [], taxes: given.taxes && { ...given.taxes, roundAtSubtotal: false } }
    const turned = { ...plain, lines: [...plain.lines].reverse() }
    expect(priceCart(turned).totals).toEqual(priceCart(plain).totals)
  }))

test('where prices include one tax and the shopper is at home, the price shown is the price paid', () =>
  holds((given) => {
    if (!given.taxes) return
    const rates = Object.fromEntries(
      Object.entries(given.taxes.rates).map(([name, list]) => [name, list.slice(0, 1)]),
    )
    const home = { ...given.taxes, rates, baseRates: rates, pricesIncludeTax: true }
    const lines = given.lines.map((line) => ({ ...line, unitPrice: Math.round(line.unitPrice) }))
    const { totals } = priceCart({ ...given, lines, taxes: home, coupons: [], fees: [], shipping: null })
    expect(totals.total).toBe(sum(lines.map((line) => line.unitPrice * line.quantity)))
  }))

test('rounded at the subtotal, it is paid with several taxes too', () =>
  holds((given) => {
    if (!given.taxes) return
    const home = {
      ...given.taxes,
      baseRates: given.taxes.rates,
      pricesIncludeTax: true,
      roundAtSubtotal: true,
    }
    const { totals } = priceCart({ ...given, taxes: home, coupons: [], fees: [], shipping: null })
    expect(totals.total).toBe(roundHalfUp(sum(given.lines.map((line) => line.unitPrice * line.quantity))))
  }))
