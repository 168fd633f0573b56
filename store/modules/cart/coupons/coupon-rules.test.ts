import { describe, expect, test } from 'vitest'
import { matchesEmail, type RuledCart, type RuledLine, reachedLines, refuseCoupon } from './coupon-rules.ts'
import type { Coupon } from './coupons.ts'

const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'c',
  status: 'publish',
  discount_type: 'percent',
  amount: 1000,
  description: '',
  date_expires_at: null,
  usage_count: 0,
  individual_use: false,
  product_ids: [],
  excluded_product_ids: [],
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: false,
  product_categories: [],
  excluded_product_categories: [],
  exclude_sale_items: false,
  minimum_amount: 0,
  maximum_amount: 0,
  email_restrictions: [],
  meta_data: [],
  created_at: 0,
  updated_at: 0,
  ...given,
})
const line = (productId: number, categories: number[] = [], given: Partial<RuledLine> = {}): RuledLine => ({
  key: `line-${productId}`,
  productId,
  variationId: 0,
  categoryIds: new Set(categories),
  onSale: false,
  ...given,
})
const cart = (given: Partial<RuledCart> = {}): RuledCart => ({
  lines: [line(1, [10]), line(2, [20])],
  subtotal: 1000,
  now: 500,
  emails: null,
  usesByShopper: 0,
  ...given,
})
const reasonOf = (given: Partial<Coupon>, inCart: Partial<RuledCart> = {}) =>
  refuseCoupon(coupon(given), cart(inCart))?.reason ?? null

describe('dates, amounts and limits', () => {
  test.each<[Partial<Coupon>, Partial<RuledCart>, string | null]>([
    [{}, {}, null],
    [{ date_expires_at: 499 }, {}, 'expired'],
    [{ date_expires_at: 500 }, {}, null],
    [{ minimum_amount: 1001 }, {}, 'minimum_not_met'],
    [{ minimum_amount: 1000, maximum_amount: 1000 }, {}, null],
    [{ maximum_amount: 999 }, {}, 'maximum_exceeded'],
    [{ usage_limit: 3, usage_count: 3 }, {}, 'usage_limit'],
    [{ usage_limit: 3, usage_count: 2 }, {}, null],
    [{ usage_limit_per_user: 1 }, { usesByShopper: 1 }, 'usage_limit_per_user'],
    [{ email_restrictions: ['*@shop.test'] }, { emails: ['a@else.test'] }, 'email_restricted'],
    [{ email_restrictions: ['*@shop.test'] }, { emails: ['a@else.test', 'B@Shop.test'] }, null],
    [{ email_restrictions: ['*@shop.test'] }, { emails: null }, null],
  ])('%o in %o: %s', (given, inCart, reason) => {
    expect(reasonOf(given, inCart)).toBe(reason)
  })

  test('the amount that is missing is answered', () => {
    expect(refuseCoupon(coupon({ minimum_amount: 5000 }), cart())).toEqual({
      reason: 'minimum_not_met',
      amount: 5000,
    })
  })
})

describe('products and categories', () => {
  test.each<[Partial<Coupon>, string | null]>([
    [{ product_ids: [1] }, null],
    [{ product_ids: [9] }, 'products_not_applicable'],
    [{ product_categories: [20] }, null],
    [{ product_categories: [30] }, 'products_not_applicable'],
    [{ product_ids: [9], product_categories: [10] }, null],
    [{ excluded_product_ids: [1] }, null],
    [{ excluded_product_ids: [1, 2] }, 'products_not_applicable'],
    [{ excluded_product_categories: [10, 20] }, 'categories_excluded'],
    [{ product_ids: [1], excluded_product_categories: [10] }, 'categories_excluded'],
    [{ discount_type: 'fixed_cart', excluded_product_ids: [1] }, 'products_not_applicable'],
    [{ discount_type: 'fixed_cart', excluded_product_categories: [20] }, 'categories_excluded'],
    [{ discount_type: 'fixed_cart', product_ids: [1] }, null],
  ])('%o: %s', (given, reason) => {
    expect(reasonOf(given)).toBe(reason)
  })

  test('sale items: one spoils a cart coupon, only nothing else spoils the others', () => {
    const lines = [line(1, [], { onSale: true }), line(2)]
    const sale = { exclude_sale_items: true }
    expect(reasonOf(sale, { lines })).toBeNull()
    expect(reasonOf(sale, { lines: lines.slice(0, 1) })).toBe('sale_items_excluded')
    expect(reasonOf({ ...sale, discount_type: 'fixed_cart' }, { lines })).toBe('sale_items_excluded')
    expect(reachedLines(coupon(sale), lines)).toEqual(new Set(['line-2']))
  })

  test('a variation is meant by its own id or its product’s', () => {
    const lines = [line(1, [], { variationId: 11 })]
    expect(reasonOf({ product_ids: [11] }, { lines })).toBeNull()
    expect(reasonOf({ product_ids: [1], excluded_product_ids: [11] }, { lines })).toBe(
      'products_not_applicable',
    )
  })

  test('an empty cart may have a coupon for all products, and none for some', () => {
    const nothing = { lines: [], subtotal: 0 }
    expect(reasonOf({}, nothing)).toBeNull()
    expect(reasonOf({ exclude_sale_items: true, excluded_product_ids: [1] }, nothing)).toBeNull()
    expect(reasonOf({ product_ids: [1] }, nothing)).toBe('products_not_applicable')
    expect(reasonOf({ product_categories: [10] }, nothing)).toBe('products_not_applicable')
  })
})

test('addresses with wildcards', () => {
  const matches = (email: string, pattern: string) => matchesEmail(email, [pattern])
  expect(matches('a@b.c', 'a@b.c')).toBe(true)
  expect(matches('xa@b.c', 'a@b.c')).toBe(false)
  expect(matches('sara@shop.test', '*@*.test')).toBe(true)
  expect(matches('sara@shop.test', 's*@shop.*')).toBe(true)
  expect(matches('sara@shop.test', '*@shop.tes')).toBe(false)
  expect(matches('ab', 'ab*b')).toBe(false)
  expect(matches('', '*')).toBe(true)
})

describe('beside other coupons', () => {
  const other = coupon({ id: 2 })
  test.each<[string, Partial<Coupon>, Coupon[], string | null]>([
    ['none', { individual_use: true }, [], null],
    ['another', {}, [other], null],
    ['another, for individual use itself', { individual_use: true }, [other], 'individual_use'],
    ['one for individual use', {}, [coupon({ id: 2, individual_use: true })], 'individual_use'],
    ['itself', {}, [coupon()], 'already_applied'],
    ['itself, for individual use', { individual_use: true }, [coupon()], 'already_applied'],
    ['another, when it has expired', { date_expires_at: 1, individual_use: true }, [other], 'expired'],
  ])('%s', (_, given, accepted, reason) => {
    expect(refuseCoupon(coupon(given), cart(), accepted)?.reason ?? null).toBe(reason)
  })
})
