import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { COUPON_REFUSALS } from '#store-api/contract/cart.ts'
import { describeCouponRefusal } from './coupon-refusals.ts'

afterEach(() => overwriteGetLocale(() => 'fa'))

test.each(['fa', 'en'] as const)('every reason has its own sentence in %s, with the code', (locale) => {
  overwriteGetLocale(() => locale)
  const sentences = COUPON_REFUSALS.map((reason) =>
    describeCouponRefusal({ code: 'summer', reason, amount: '100' }, (amount) => `${amount} T`),
  )
  expect(new Set(sentences).size).toBe(COUPON_REFUSALS.length)
  for (const sentence of sentences) expect(sentence).toContain('summer')
})

test('a minimum and a maximum are named', () => {
  for (const reason of ['minimum_not_met', 'maximum_exceeded'] as const) {
    expect(describeCouponRefusal({ code: 'a', reason, amount: '100' }, (amount) => `${amount} T`)).toContain(
      '100 T',
    )
  }
})
