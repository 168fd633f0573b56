// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { TermInput } from './term-input.tsx'

const fakes = vi.hoisted(() => ({ create: vi.fn() }))
vi.mock('react-admin', () => ({
  useCreate: () => [fakes.create],
  useGetList: () => ({ data: [{ id: 1, name: 'Coffee' }], isPending: false }),
  useInput: ({ source }: { source: string }) => useController({ name: source }),
  useNotify: () => () => {},
  useTranslate: () => (key: string) => key,
}))

afterEach(cleanup)

const Product = () => (
  <FormProvider {...useForm({ defaultValues: { tags: [] } })}>
    <TermInput source="tags" reference="tags" />
  </FormProvider>
)

test('what is chosen while a tag is made stays beside it', async () => {
  const made = Promise.withResolvers<object>()
  fakes.create.mockReturnValue(made.promise)
  render(<Product />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'Gift' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'Coffee' } })
  fireEvent.click(screen.getByRole('option', { name: 'Coffee' }))
  await screen.findByRole('button', { name: 'Coffee' })
  await act(async () => made.resolve({ id: 2, name: 'Gift' }))
  expect(
    screen.getAllByRole('button', { name: /Coffee|Gift/ }).map(({ textContent }) => textContent),
  ).toEqual(['Coffee', 'Gift'])
})
