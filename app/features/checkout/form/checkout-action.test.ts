import { beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { type CheckoutAnswer, submitCheckout } from './checkout-action.ts'
import { describeRefusal } from './checkout-problems.ts'

const store = { checkout: vi.fn(), place: vi.fn() }
const PLACED = { order_id: 5, order_key: 'k', status: 'pending', redirect: '/test-bank/1' }

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  store.checkout.mockReset().mockResolvedValue(viewWith([]))
  store.place.mockReset().mockResolvedValue(PLACED)
})

const viewWith = (codes: string[], refused: object[] = [], total = '100') =>
  ({
    saved: [],
    country: 'IR',
    quote: {
      coupons: codes.map((code) => ({ code, discount: '10' })),
      refused_coupons: refused,
      shipping: { rates: [] },
      totals: { total },
    },
  }) as unknown as CheckoutView

const submit = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ address: 'other', expected_total: '100', ...fields }))
    form.set(name, value)
  return submitCheckout({ store: store as never, draft: 'd-1', form, returnPrefix: '' })
}
const answerTo = async (fields: Record<string, string>) => (await submit(fields)) as CheckoutAnswer

const expired = () => new StoreError(410, { code: 'draft_expired' })
const tooMany = () => new StoreError(429, { code: 'rest_too_many_requests' })
const NOT_FOUND = { code: 'nothing', reason: 'not_found' }

test.each([
  ['the order is placed', { intent: 'place' }],
  ['the amounts are calculated again', { intent: 'update' }],
  ['a saved address is read', { intent: 'update', address: 'billing' }],
])('a checkout that has run out when %s is gone, and no server error', async (_, fields) => {
  store.checkout.mockRejectedValue(expired())
  store.place.mockRejectedValue(expired())
  const { gone, problems } = await answerTo(fields)
  expect({ gone, problems }).toEqual({ gone: true, problems: { form: null, fields: {} } })
})

test('a coupon that the shop does not look up is not kept, and the shopper is told why', async () => {
  store.checkout.mockRejectedValue(tooMany())
  const fields = { intent: 'coupon', coupons: 'spring', coupon: 'summer' }
  const { values, view, problems } = await answerTo(fields)
  expect(view).toBeNull()
  expect(values?.coupons).toEqual(['spring'])
  const told = { form: null, fields: { coupon: 'Too many tries; try again in a few minutes.' } }
  expect(problems).toEqual(told)
  expect(await answerTo({ ...fields, address: 'billing' })).toMatchObject({
    problems: told,
    values: { coupons: ['spring'] },
  })
})

test('amounts that could not be calculated again are no silent success', async () => {
  store.checkout.mockRejectedValue(new StoreError(503, { code: 'database_busy' }))
  const { values, problems } = await answerTo({ intent: 'drop-coupon:spring', coupons: 'spring' })
  expect(values?.coupons).toEqual(['spring'])
  expect(problems.form).toMatch(/^The shop cannot save orders at the moment/)
})

test.each([
  ['place', true],
  ['update', undefined],
])(
  'where a saved address cannot be read, %s is marked as refused only where an order was to be placed: %s',
  async (intent, refused) => {
    store.checkout.mockRejectedValue(new StoreError(503, { code: 'database_busy' }))
    const answer = await answerTo({ intent, address: 'billing' })
    expect(answer.problems.form).toMatch(/^The shop cannot save orders at the moment/)
    expect(answer.refused).toBe(refused)
  },
)

test('placing too often has words of its own', () => {
  expect(describeRefusal(tooMany()).form).toBe('Too many tries; try again in a few minutes.')
})

test('an order is not placed without the coupon that was typed and not applied', async () => {
  store.checkout.mockResolvedValue(viewWith(['summer'], [], '90'))
  const answer = await answerTo({ intent: 'place', coupon: 'Summer' })
  expect(store.place).not.toHaveBeenCalled()
  expect(store.checkout).toHaveBeenCalledWith('d-1', expect.objectContaining({ coupon: 'summer' }))
  expect(answer).toMatchObject({ view: { quote: { totals: { total: '90' } } }, refused: true })
  expect(answer.values?.coupons).toEqual(['summer'])
  expect(answer.problems.form).toMatch(/^The total has changed/)
})

test('a typed coupon that is refused keeps the order from being placed once', async () => {
  store.checkout.mockResolvedValue(viewWith([], [NOT_FOUND]))
  const { values, problems } = await answerTo({ intent: 'place', coupon: 'nothing' })
  expect(store.place).not.toHaveBeenCalled()
  expect(problems.form).toBeNull()
  const again = await submit({ intent: 'place', coupon: 'nothing', tried_coupon: values?.triedCoupon ?? '' })
  expect(again).toEqual({ placed: PLACED })
})

test('what has been told of a refused coupon is told once, whatever else is wrong', async () => {
  store.place.mockRejectedValue(new StoreError(400, { code: 'unknown_payment_method' }))
  const { values } = await answerTo({ intent: 'place', coupon: 'nothing', tried_coupon: 'nothing' })
  expect(values?.triedCoupon).toBe('nothing')
})

test('a coupon that counts already is not added once more in another spelling', async () => {
  await submit({ intent: 'coupon', coupons: 'sale10', coupon: 'SALE۱۰' })
  expect(store.checkout).toHaveBeenCalledWith('d-1', expect.objectContaining({ coupon: 'sale10' }))
})

test('a coupon that counts already is placed with, however it is typed once more', async () => {
  const answer = await submit({ intent: 'place', coupons: 'summer', coupon: 'SUMMER' })
  expect(answer).toEqual({ placed: PLACED })
})
