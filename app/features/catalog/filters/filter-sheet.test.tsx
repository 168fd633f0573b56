// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { readListState } from '../listing/list-state.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { Offered } from './filters.ts'

vi.mock('#app/shared/store-client/store-client.ts', () => ({
  browserStore: () => ({ products: () => Promise.reject(new Error('offline')) }),
}))
vi.mock('./filter-panel.tsx', () => ({
  FilterPanel: ({ facets }: { facets: Offered }) => <p>{facets.brands.map(({ name }) => name).join()}</p>,
}))

vi.mock('#app/ui/overlays/sheet.tsx', () => ({
  Sheet: ({ children, footer, open }: { children: ReactNode; footer: ReactNode; open: boolean }) =>
    open && (
      <div>
        {children}
        {footer}
      </div>
    ),
}))

const listing = { scope: {}, within: null } as never
const sheet = (open: boolean, search: string, brand: string, total: number) => (
  <FilterSheet
    open={open}
    state={readListState(new URLSearchParams(search))}
    listing={listing}
    facets={{ brands: [{ name: brand }] } as unknown as Offered}
    total={total}
    onApply={() => {}}
    onClose={() => {}}
  />
)

test('the sheet opens with the counts and options of the list that is shown', async () => {
  const { rerender } = render(sheet(false, 'q=shoe', 'Asics', 12))
  rerender(sheet(true, 'q=shoe', 'Asics', 12))
  expect(await screen.findByText('Asics')).toBeTruthy()
  rerender(sheet(false, 'q=shoe', 'Asics', 12))
  rerender(sheet(false, 'q=book', 'Penguin', 3))
  rerender(sheet(true, 'q=book', 'Penguin', 3))
  expect(await screen.findByText('Penguin')).toBeTruthy()
  expect(screen.getByText(/3|۳/)).toBeTruthy()
})
