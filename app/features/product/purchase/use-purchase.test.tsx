// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductView } from '../product-view.ts'
import { usePurchase } from './use-purchase.ts'

const addToCart = vi.hoisted(() => vi.fn())
vi.mock('#app/shared/cart/load-add-to-cart.ts', () => ({ loadAddToCart: async () => ({ addToCart }) }))

afterEach(cleanup)

const group = (key: string, values: string[]) => ({
  key,
  name: key,
  options: values.map((value) => ({ name: value.toUpperCase(), value, swatch: null })),
})

/** A shirt with one variation for red in any size. */
const SHIRT = {
  id: 20,
  type: 'variable',
  name: 'Shirt',
  slug: 'shirt',
  price: '10',
  images: [],
  categories: [],
  groups: [group('pa_color', ['red']), group('pa_size', ['m', 'l'])],
  preferred: { pa_color: 'red', pa_size: 'l' },
  variations: [
    { id: 21, values: { pa_color: 'red' }, price: '10', stock_status: 'instock', most: null, image: null },
  ],
} as unknown as ProductView

test('a line says what was chosen of the options that its variation leaves open', async () => {
  const { result } = renderHook(() => usePurchase(SHIRT), {
    wrapper: ({ children }) => (
      <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
    ),
  })
  await act(async () => result.current.add())
  expect(addToCart).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ variation_id: 21, open_options: { pa_size: 'l' } }),
  )
})
