// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { CompareTable } from './compare-table.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({ currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left' } }),
}))
vi.mock('#app/shared/product-card/card-actions.tsx', () => ({ CardButton: () => null }))

const product = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  price: '10',
  regular_price: '10',
  image: null,
  rating_count: 0,
  stock_status: 'instock',
  categories: [],
})

const compared = {
  products: [product(1, 'Cup'), product(2, 'Pot')],
  brands: { name: 'Brand', values: ['', ''], differs: false },
  attributes: [],
} as unknown as ComponentProps<typeof CompareTable>
const Compare = () => <CompareTable {...compared} />

test('what is taken out of the table is chosen no more', () => {
  comparison.set([
    { id: 1, categories: [5] },
    { id: 2, categories: [5] },
  ])
  const Stub = createRoutesStub([{ path: '/compare', Component: Compare }])
  render(<Stub initialEntries={['/compare?ids=1,2']} />)
  fireEvent.click(screen.getByRole('link', { name: m.catalog_compare_remove_named({ name: 'Cup' }) }))
  expect(comparison.get().map(({ id }) => id)).toEqual([2])
})
