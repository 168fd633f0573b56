// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { setPlacedOrder } from '#app/shared/orders/placed-order.ts'
import { EmptyCart } from './empty-cart.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({ wish_list_page: true }),
}))

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  setPlacedOrder(null)
})
afterEach(cleanup)

const show = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <EmptyCart /> }])} />)

it('keeps the focus on its links, whatever code arrives', async () => {
  show()
  const [sale] = screen.getAllByRole('link')
  sale?.focus()
  await act(() => import('./checkout/order-thanks.tsx'))
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(document.activeElement?.getAttribute('href')).toBe('/shop/sale')
})

it('thanks for an order that was placed in another tab', async () => {
  show()
  act(() => setPlacedOrder({ id: 7, order_key: 'wc_order_a&b' }))
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  await vi.waitFor(() =>
    expect(links()).toEqual(['/mobile-checkout/order-received/7?key=wc_order_a%26b', '/']),
  )
})
