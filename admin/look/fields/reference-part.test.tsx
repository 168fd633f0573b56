// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldProps } from './field-props.ts'
import { ReferencePart } from './reference-part.tsx'

const CATEGORIES = Array.from({ length: 150 }, (_, i) => ({ id: i + 1, name: `Category ${i + 1}` }))
vi.mock('react-admin', () => ({
  useGetList: (_: string, { pagination }: { pagination: { perPage: number } }) => ({
    data: CATEGORIES.slice(0, pagination.perPage),
  }),
}))

afterEach(cleanup)

test('a category beyond the first hundred is shown by its name', () => {
  const field = { kind: 'category', label: { fa: 'دسته', en: 'Category' } }
  const props = { field, path: 'category', problems: {}, locale: 'en', value: 150, onChange: () => {} }
  render(<ReferencePart {...(props as unknown as FieldProps<number | undefined>)} banners={[]} />)
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Category 150')
})
