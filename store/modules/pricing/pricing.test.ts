import { describe, expect, test } from 'vitest'
import { offerShipping, type PricingInput, priceCart, shownPrice, type TaxRate } from './pricing.ts'

const state: TaxRate = {
  id: 1,
  label: 'IL Tax',
  code: 'US-IL-IL TAX-1',
  rate: 62_500,
  compound: false,
  shipping: true,
}
const city: TaxRate = {
  id: 2,
  label: 'City Tax',
  code: 'US-IL-CITY TAX-2',
  rate: 25_000,
  compound: false,
  shipping: false,
}

type Coupon = PricingInput['coupons'][number]
const line = (key: string, unitPrice: number, quantity: number) => ({
  key,
  unitPrice,
  quantity,
  taxable: true,
  taxClass: '',
})
const coupon = (
  type: Coupon['type'],
  amount: number,
  keys: string[],
  more: Partial<Coupon> = {},
): Coupon => ({
  id: 1,
  code: type,
  type,
  amount,
  limitToItems: null,
  lineKeys: new Set(keys),
  ...more,
})
const input = (given: Partial<PricingInput>): PricingInput => ({
  lines: [],
  coupons: [],
  sequentialDiscounts: false,
  fees: [],
  shipping: { cost: 500, taxable: true },
  taxes: null,
  ...given,
})
const taxes = (pricesIncludeTax: boolean, rates = [state, city], baseRates: TaxRate[] = []) => ({
  rates: { '': rates },
  baseRates: { '': baseRates },
  shippingClass: '',
  pricesIncludeTax,
  roundAtSubtotal: false,
})

describe('orders recorded from WooCommerce', () => {
  test('percent over two products, a fee, no taxes', () => {
    const result = priceCart(
      input({
        lines: [line('belt', 5500, 2), line('hoodie', 4500, 1)],
        coupons: [coupon('percent', 1000, ['belt', 'hoodie'])],
        fees: [{ name: 'Gift wrap', amount: 300, taxable: true, taxClass: '' }],
      }),
    )
    expect(result.lines.map(({ subtotal, total }) => [subtotal, total])).toEqual([
      [11000, 9900],
      [4500, 4050],
    ])
    expect(result.coupons).toEqual([{ code: 'percent', discount: 1550, discountTax: 0 }])
    expect(result.totals).toMatchObject({ discount: 1550, shipping: 500, total: 14750 })
  })

  test.each([
    ['fixed_cart', 500, 3100, 3600],
    ['percent', 2000, 2880, 3380],
    ['fixed_product', 200, 3200, 3700],
    ['fixed_cart', 100, 3500, 4000],
    ['fixed_cart', 0, 3600, 4100],
  ] as const)('%s of %i on two T-shirts', (type, amount, total, paid) => {
    const result = priceCart(
      input({ lines: [line('shirt', 1800, 2)], coupons: [coupon(type, amount, ['shirt'])] }),
    )
    expect(result.lines[0]?.total).toBe(total)
    expect(result.totals.total).toBe(paid)
  })

  test('two rates, one of them not on shipping, and a percent coupon', () => {
    const result = priceCart(
      input({
        lines: [line('shirt', 1800, 2)],
        coupons: [coupon('percent', 1000, ['shirt'])],
        taxes: taxes(false),
      }),
    )
    expect(result.lines[0]).toEqual({
      key: 'shirt',
      exact: { subtotal: 3600, total: 3240 },
      subtotal: 3600,
      subtotalTax: 315,
      discount: 360,
      total: 3240,
      totalTax: 284,
      taxes: [
        { rateId: 1, total: 203, subtotal: 225 },
        { rateId: 2, total: 81, subtotal: 90 },
      ],
    })
    expect(result.coupons).toEqual([{ code: 'percent', discount: 360, discountTax: 31.5 }])
    expect(result.shipping).toEqual({ total: 500, totalTax: 31, taxes: [{ rateId: 1, total: 31 }] })
    expect(result.taxLines).toEqual([
      { rate: state, total: 203, shippingTotal: 31 },
      { rate: city, total: 81, shippingTotal: 0 },
    ])
    expect(result.totals).toMatchObject({ cartTax: 284, shippingTax: 31, tax: 315, total: 4055 })
  })

  test('a cart coupon over three products with a taxed fee', () => {
    const result = priceCart(
      input({
        lines: [line('beanie', 1800, 3), line('polo', 2000, 1), line('belt', 5500, 1)],
        coupons: [coupon('fixed_cart', 500, [])],
        fees: [{ name: 'Wrap', amount: 333, taxable: true, taxClass: '' }],
        taxes: taxes(false),
      }),
    )
    expect(result.lines.map(({ subtotalTax, total, totalTax }) => [subtotalTax, total, totalTax])).toEqual([
      [473, 5100, 447],
      [175, 1900, 167],
      [482, 5400, 473],
    ])
    expect(result.fees[0]?.taxes).toEqual([
      { rateId: 1, total: 21 },
      { rateId: 2, total: 8 },
    ])
    expect(result.coupons).toEqual([{ code: 'fixed_cart', discount: 500, discountTax: 43.75 }])
    expect(result.taxLines.map(({ total }) => total)).toEqual([797, 319])
    expect(result.totals).toMatchObject({ cartTax: 1116, shippingTax: 31, tax: 1147, total: 14380 })
  })

  test('prices that include the tax of a place without any', () => {
    const result = priceCart(
      input({
        lines: [line('shirt', 1800, 2)],
        coupons: [coupon('percent', 1000, ['shirt'])],
        taxes: taxes(true),
      }),
    )
    expect(result.lines[0]).toMatchObject({ subtotal: 3600, subtotalTax: 315, total: 3240, totalTax: 284 })
    expect(result.coupons).toEqual([{ code: 'percent', discount: 359.54023, discountTax: 31.45977 }])
    expect(result.totals).toMatchObject({ discount: 360, shippingTax: 31, tax: 315, total: 4055 })
  })
})

describe('coupons', () => {
  const discounts = (lines: PricingInput['lines'], coupons: Coupon[], sequentialDiscounts = false) =>
    priceCart(input({ lines, coupons, sequentialDiscounts, shipping: null })).lines.map((l) => l.discount)

  test('what percent loses per line goes to the dearest lines', () => {
    const lines = [line('a', 33, 1), line('b', 34, 1), line('c', 33, 1)]
    expect(discounts(lines, [coupon('percent', 1000, ['a', 'b', 'c'])])).toEqual([3, 4, 3])
    expect(discounts(lines, [coupon('percent', 1000, ['a', 'c'])])).toEqual([4, 0, 3])
  })

  test('only so many pieces, the dearest line first', () => {
    const lines = [line('cheap', 1000, 5), line('dear', 9000, 2)]
    const keys = ['cheap', 'dear']
    expect(discounts(lines, [coupon('percent', 5000, keys, { limitToItems: 3 })])).toEqual([500, 9000])
    expect(discounts(lines, [coupon('fixed_product', 100, keys, { limitToItems: 1 })])).toEqual([0, 100])
  })

  test('a cart coupon is shared out again when a cheap piece is full', () => {
    const lines = [line('pin', 10, 1), line('bag', 1000, 2)]
    expect(discounts(lines, [coupon('fixed_cart', 500, [])])).toEqual([10, 490])
    expect(discounts(lines, [coupon('fixed_cart', 9999, [])])).toEqual([10, 2000])
  })

  test('fixed_product takes its amount off each piece of its lines, and no more than the piece costs', () => {
    const lines = [line('cup', 300, 3), line('pin', 20, 2), line('other', 300, 1)]
    expect(discounts(lines, [coupon('fixed_product', 50, ['cup', 'pin'])])).toEqual([150, 40, 0])
  })

  test('per piece first, then percent, then the cart', () => {
    const coupons = [
      coupon('fixed_cart', 100, [], { id: 1 }),
      coupon('percent', 1000, ['a'], { id: 2 }),
      coupon('percent', 500, ['a'], { id: 3, code: 'small' }),
      coupon('fixed_product', 50, ['a'], { id: 4 }),
    ]
    const run = (sequentialDiscounts: boolean) =>
      priceCart(input({ lines: [line('a', 1000, 1)], coupons, sequentialDiscounts })).coupons.map(
        ({ code, discount }) => [code, discount],
      )
    expect(run(false)).toEqual([
      ['fixed_product', 50],
      ['small', 50],
      ['percent', 100],
      ['fixed_cart', 100],
    ])
    expect(run(true)).toEqual([
      ['fixed_product', 50],
      ['small', 47],
      ['percent', 90],
      ['fixed_cart', 100],
    ])
  })
})

describe('taxes', () => {
  const vat: TaxRate = { id: 3, label: 'VAT', code: 'VAT-1', rate: 90_000, compound: false, shipping: true }
  const duty: TaxRate = {
    id: 4,
    label: 'Duty',
    code: 'DUTY-2',
    rate: 100_000,
    compound: true,
    shipping: true,
  }

  test('a compound rate lies on the price with its taxes', () => {
    const result = priceCart(input({ lines: [line('a', 10000, 1)], taxes: taxes(false, [vat, duty]) }))
    expect(result.lines[0]?.taxes.map(({ total }) => total)).toEqual([900, 1090])
    expect(result.shipping?.taxes.map(({ total }) => total)).toEqual([45, 55])
    const within = taxes(true, [vat, duty], [vat, duty])
    const included = priceCart(input({ lines: [line('a', 11990, 1)], taxes: within, shipping: null }))
    expect(included.lines[0]).toMatchObject({ total: 10000, totalTax: 1990 })
    expect(included.totals.total).toBe(11990)
  })

  test('the shop’s own tax is taken out of a price for a place with another', () => {
    const result = priceCart(
      input({ lines: [line('a', 10900, 1)], taxes: taxes(true, [state], [vat]), shipping: null }),
    )
    expect(result.lines[0]).toMatchObject({ subtotal: 10000, subtotalTax: 625 })
    const untaxed = priceCart(
      input({ lines: [line('a', 10900, 1)], taxes: taxes(true, [], [vat]), shipping: null }),
    )
    expect(untaxed.totals).toMatchObject({ tax: 0, total: 10000 })
  })

  test('coupons take no more than a price with the taxes of another place, its half unit included', () => {
    const [base, here] = [
      { ...vat, id: 5, rate: 260_000 },
      { ...vat, id: 6, rate: 50_000 },
    ]
    const { coupons } = priceCart(
      input({
        lines: [line('a', 123, 3)],
        coupons: [coupon('percent', 10_000, ['a']), coupon('fixed_cart', 100, [], { id: 2, code: 'x' })],
        taxes: taxes(true, [here], [base]),
        shipping: null,
      }),
    )
    const given = coupons.reduce((sum, { discount, discountTax }) => sum + discount + discountTax, 0)
    expect(given).toBe(307.5)
  })

  test('rounded at the subtotal, each number is rounded by itself from exact sums', () => {
    const lines = ['a', 'b', 'c', 'd'].map((key) => line(key, 5, 1))
    const perLine = priceCart(input({ lines, taxes: taxes(false, [vat]), shipping: null }))
    expect(perLine.totals.tax).toBe(0)
    const overCart = { ...taxes(false, [vat]), roundAtSubtotal: true }
    const once = priceCart(input({ lines, taxes: overCart, shipping: null }))
    expect(once.totals).toMatchObject({ tax: 2, total: 22 })
    expect(once.lines.map(({ totalTax }) => totalTax)).toEqual([0, 0, 0, 0])
  })

  test('several taxes within a price are rounded each, so that a cart may miss its price by a unit', () => {
    const within = taxes(true, [vat, city], [vat, city])
    const { lines, totals } = priceCart(input({ lines: [line('a', 15, 1)], taxes: within, shipping: null }))
    expect(lines[0]).toMatchObject({ total: 13, totalTax: 1, taxes: [{ total: 1 }, { total: 0 }] })
    expect(totals.total).toBe(14)
    const once = { ...within, roundAtSubtotal: true }
    expect(priceCart(input({ lines: [line('a', 15, 1)], taxes: once, shipping: null })).totals.total).toBe(15)
  })

  test('a price is shown with the taxes of the shopper’s place, or without any', () => {
    const item = { taxable: true, taxClass: '' }
    expect(shownPrice(10900, item, taxes(true, [state], [vat]), true)).toBe(10625)
    expect(shownPrice(10900, item, taxes(true, [state], [vat]), false)).toBe(10000)
    expect(shownPrice(1999.5, item, taxes(true, [vat], [vat]), true)).toBe(1999.5)
    expect(shownPrice(1999.5, item, taxes(false, [vat]), true)).toBe(2180)
    expect(shownPrice(1999.5, item, taxes(false, [vat]), false)).toBe(1999.5)
    expect(shownPrice(1999.5, { ...item, taxable: false }, taxes(true, [state], [vat]), true)).toBe(1999.5)
  })

  test('a delivery that costs nothing has no taxes', () => {
    const free = input({
      lines: [line('a', 1000, 1)],
      shipping: { cost: 0, taxable: true },
      taxes: taxes(false, [vat]),
    })
    expect(priceCart(free).shipping).toEqual({ total: 0, totalTax: 0, taxes: [] })
  })

  test('what is not taxable pays none, and a discount as fee takes no more than there is', () => {
    const lines = [{ ...line('a', 1000, 1), taxable: false }]
    const fees = [{ name: 'Gift', amount: -5000, taxable: true, taxClass: '' }]
    const result = priceCart(
      input({ lines, fees, shipping: { cost: 500, taxable: false }, taxes: taxes(false, [vat]) }),
    )
    expect(result.totals).toMatchObject({ fees: -1500, tax: 0, total: 0 })
  })
})

describe('parts of the minor unit', () => {
  const vat: TaxRate = { id: 3, label: 'VAT', code: 'VAT-1', rate: 90_000, compound: false, shipping: true }
  const overCart = { ...taxes(false, [vat]), roundAtSubtotal: true }

  test('a line is rounded after price times quantity', () => {
    const { lines, totals } = priceCart(input({ lines: [line('a', 1999.5, 5)], shipping: null }))
    expect(lines[0]).toMatchObject({ subtotal: 9998, total: 9998, exact: { subtotal: 9997.5 } })
    expect(totals.total).toBe(9998)
  })

  test('rounded at the subtotal, lines are summed up as exact as they are', () => {
    const lines = [line('a', 10.4, 1), line('b', 10.4, 1), line('c', 10.4, 1)]
    const perLine = priceCart(input({ lines, taxes: taxes(false, []), shipping: null }))
    expect(perLine.totals.subtotal).toBe(30)
    expect(priceCart(input({ lines, taxes: overCart, shipping: null })).totals.subtotal).toBe(31)
  })

  test('a delivery is taxed as exact as it is, and charged rounded', () => {
    const cost = { cost: 549.5, taxable: true }
    expect(offerShipping(cost, taxes(false, [vat]))).toEqual({ total: 550, totalTax: 49 })
    const lines = [line('a', 100.4, 1)]
    const given = { lines, shipping: { cost: 2.3, taxable: false } }
    expect(priceCart(input({ ...given, taxes: taxes(false, []) })).totals.total).toBe(102)
    expect(priceCart(input({ ...given, taxes: overCart })).totals).toMatchObject({ shipping: 2, total: 112 })
  })

  test('a coupon of so many per piece takes its parts, one for the cart whole units', () => {
    const each = coupon('fixed_product', 2.5, ['a', 'b'])
    const lines = [line('a', 100, 3), line('b', 0.4, 2)]
    const perPiece = priceCart(input({ lines, coupons: [each], shipping: null }))
    expect(perPiece.lines.map(({ exact }) => exact.total)).toEqual([292.5, 0])
    expect(perPiece.coupons[0]?.discount).toBe(8.5)
    const cart = priceCart(input({ lines, coupons: [coupon('fixed_cart', 7.77, [])], shipping: null }))
    expect(cart.totals.discount).toBe(8)
  })

  test('coupons after one another take no half unit below nothing', () => {
    const coupons = [coupon('percent', 10_000, ['a']), coupon('fixed_cart', 100, [], { id: 2, code: 'x' })]
    const { lines, totals } = priceCart(input({ lines: [line('a', 0.5, 5)], coupons, shipping: null }))
    expect(lines[0]).toMatchObject({ total: 0, exact: { total: 0 } })
    expect(totals.total).toBe(0)
  })
})

test('what rounding left is not sought on every piece of a line that has nothing left', () => {
  const pieces = 1e12
  const { lines } = priceCart(
    input({
      lines: [line('dust', 1 / pieces, pieces), line('mug', 10, 1)],
      coupons: [coupon('fixed_cart', 5, [])],
    }),
  )
  expect(lines.map(({ discount }) => discount)).toEqual([1, 1])
})
