// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart } from '#app/device/shopping/cart.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import { useCoupons } from './use-coupons.ts'

const quote = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: () => {} }))
vi.mock('#app/shared/store-client/store-client.ts', () => ({ browserStore: () => ({ quote }) }))
vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => ({}) }))

beforeEach(async () => {
  await cart.load()
  cart.setCoupons(['spring'])
})
afterEach(cleanup)

const open = () =>
  renderHook(() => useCoupons({ requestWith: (coupons) => ({ lines: [], coupons }), adopt: () => {} })).result

test('a code that is taken off while another one is tried stays off', async () => {
  const answer = Promise.withResolvers<Partial<Quote>>()
  quote.mockReturnValue(answer.promise)
  const coupons = open()
  await act(async () => {
    const trying = coupons.current.apply('summer')
    coupons.current.remove('spring')
    answer.resolve({ coupons: [{ code: 'summer' }] as Quote['coupons'], refused_coupons: [] })
    await trying
  })
  expect(cart.coupons()).toEqual(['summer'])
})
