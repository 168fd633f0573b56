import { beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { type CheckoutAnswer, submitCheckout } from './checkout-action.ts'

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
