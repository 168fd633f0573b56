// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkEditButton } from './bulk-edit-button.tsx'

const CATEGORIES = Array.from({ length: 150 }, (_, i) => ({ id: i + 1, name: `Category ${i + 1}` }))
vi.mock('./product-changes.ts', () => ({ useProductChange: () => async () => true }))
vi.mock('react-admin', () => ({
  Button: ({ label, onClick }: { label: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  ),
  useGetList: (_: string, { pagination }: { pagination: { perPage: number } }) => ({
    data: CATEGORIES.slice(0, pagination.perPage),
  }),
  useListContext: () => ({ selectedIds: [1, 2] }),
  useTranslate: () => (key: string) => key,
}))

afterEach(cleanup)

test('a category beyond the first hundred can be added to many products', () => {
  render(<BulkEditButton />)
  fireEvent.click(screen.getByText('products.bulk.edit'))
  const field = screen.getByLabelText('products.bulk.add_category')
  fireEvent.change(field, { target: { value: 'Category 150' } })
  expect(screen.getByRole('option', { name: 'Category 150' })).toBeTruthy()
})
