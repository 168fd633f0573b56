// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { setPlacedOrder } from '#app/shared/orders/placed-order.ts'
import { EmptyCart } from './empty-cart.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast }))
vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => ({}) }))
vi.mock('./checkout/order-thanks.tsx', () => {
  throw new TypeError('Failed to fetch')
})

overwriteGetLocale(() => 'en')
afterEach(() => {
  cleanup()
  setPlacedOrder(null)
})

test('stays as it is where the code of the thanks for an order cannot be fetched, and says so', async () => {
  render(<EmptyCart />, { wrapper: MemoryRouter })
  await act(async () => setPlacedOrder({ id: 7, order_key: 'key' }))
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
})
