// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayRootPress } from '#app/first-view/first-interaction.ts'
import { ProductSlider } from './product-slider.tsx'

const NOW = Date.UTC(2026, 0, 10)

vi.mock('#app/first-view/hydrate-when-idle.tsx', () => ({
  hydrateWhenIdle: () => null,
  HydrateWhenIdle: ({ to, onEnd }: { to: string; onEnd: () => void }) => (
    <button type="button" onClick={() => onEnd()}>
      {to}
    </button>
  ),
}))
vi.mock('#app/shared/product-card/card-row.tsx', () => ({ CardRow: () => null }))
vi.mock('#app/shared/product-grid/use-products-by-ids.ts', () => ({
  useRowOfProducts: () => ({ products: [], failed: false, retry: () => {} }),
}))
vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => ({ timezone: 'UTC' }) }))
vi.mock('#app/shared/settings/root-data.ts', async (original) => ({
  ...(await original<object>()),
  useRootData: () => ({ now: NOW, locale: 'en', homeLocale: 'en' }),
}))

// the page answers presses from now on
beforeEach(() => replayRootPress())
afterEach(cleanup)

const sale = (on_sale: boolean, date_on_sale_to_gmt: string | null) => ({ on_sale, date_on_sale_to_gmt })
const show = (products: ReturnType<typeof sale>[]) => {
  const section = {
    id: 1,
    type: 'products',
    source: 'on_sale',
    title: '',
    countdown: true,
    products,
    more: [],
  }
  const props = { section, inFirstView: false } as unknown as ComponentProps<typeof ProductSlider>
  const routes = [{ path: '/', element: <ProductSlider {...props} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

test('counts to the end of the running sale that ends first, and shows nothing once it has come', () => {
  show([
    sale(false, '2026-01-05T00:00:00'),
    sale(false, '2026-01-11T00:00:00'),
    sale(true, '2026-01-09T00:00:00'),
    sale(true, null),
    sale(true, '2026-01-13T00:00:00'),
    sale(true, '2026-01-12T00:00:00'),
  ])
  fireEvent.click(screen.getByRole('button', { name: '2026-01-12T00:00:00Z' }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('counts to nothing where no sale is running', () => {
  show([sale(false, '2026-01-11T00:00:00')])
  expect(screen.queryByRole('button')).toBeNull()
})
