import { expect, test } from 'vitest'
import { createI18nProvider } from '#admin/messages/i18n-provider.ts'
import type { Coupon } from './coupon.ts'
import { copyOf, generateCode, stateOf } from './coupon.ts'
import { type SummaryWords, summaryOf } from './summary.ts'

const wordsOf = (locale: 'fa' | 'en'): SummaryWords => ({
  translate: (key, values) => createI18nProvider(locale).translate(key, values),
  money: (amount) => `${amount} T`,
  percent: (amount) => `${amount}%`,
  count: String,
  date: (value) => value.slice(0, 10),
  product: (id) => `product ${id}`,
  category: (id) => `category ${id}`,
})
const en = (coupon: Partial<Coupon>) => summaryOf(coupon, wordsOf('en'))

test('a coupon is told as a shopkeeper would say it', () => {
  expect(
    en({
      discount_type: 'percent',
      amount: '10',
      product_categories: [4],
      usage_limit_per_user: 1,
      date_expires: '2026-12-22T23:59:59',
    }),
  ).toBe('10% off category 4, once per customer, until 2026-12-22')
  expect(en({ discount_type: 'fixed_product', amount: '5' })).toBe('5 T off each product')
  expect(en({ discount_type: 'fixed_cart', amount: '5', product_ids: [1] })).toBe(
    '5 T off the cart, with product 1 in it',
  )
})

test('what is not given is not said, and nothing of what does nothing', () => {
  expect(en({})).toBe('')
  expect(en({ amount: '0' })).toBe('')
  expect(en({ amount: 'x' })).toBe('')
  expect(en({ free_shipping: true })).toBe('free shipping')
})

test('everything that limits it', () => {
  const text = en({
    discount_type: 'percent',
    amount: '10',
    excluded_product_ids: [1, 2, 3, 4, 5],
    exclude_sale_items: true,
    minimum_amount: '100',
    maximum_amount: '900',
    limit_usage_to_x_items: 2,
    usage_limit: 50,
    email_restrictions: ['*@a.example'],
    individual_use: true,
  })
  expect(text).toBe(
    [
      '10% off the cart',
      'except product 1, product 2, product 3 and 2 more',
      'not on sale items',
      'from 100 T',
      'up to 900 T',
      'for 2 items at most',
      '50 times in all',
      'only for *@a.example',
      'not with other coupons',
    ].join(', '),
  )
})

test('both languages say as much', () => {
  const coupon: Partial<Coupon> = { amount: '10', free_shipping: true, usage_limit_per_user: 1 }
  expect(summaryOf(coupon, wordsOf('fa')).split('، ')).toHaveLength(en(coupon).split(', ').length)
})

const coupon = {
  id: 3,
  code: 'spring',
  status: 'publish',
  date_expires_gmt: '2026-12-22T20:29:59',
  usage_limit: 2,
  usage_count: 1,
} as Coupon

test('whether it can be used, and why not', () => {
  const at = (iso: string) => Date.parse(iso)
  expect(stateOf(coupon, at('2026-12-22T20:29:58Z'))).toBe('active')
  expect(stateOf(coupon, at('2026-12-22T20:29:59Z'))).toBe('expired')
  expect(stateOf({ ...coupon, usage_count: 2 }, 0)).toBe('used_up')
  expect(stateOf({ ...coupon, status: 'draft' }, 0)).toBe('off')
})

test('a copy has another code and no uses; a made code is not like another', () => {
  expect(copyOf(coupon)).toEqual({ code: 'spring-2', status: 'publish', usage_limit: 2 })
  expect(generateCode()).toMatch(/^[A-Z2-9]{8}$/)
  expect(generateCode()).not.toBe(generateCode())
})
