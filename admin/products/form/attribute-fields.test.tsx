// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { AttributeFields } from './attribute-fields.tsx'

const fakes = vi.hoisted(() => ({ create: vi.fn(), call: vi.fn(), terms: [] as { name: string }[] }))
vi.mock('#admin/api/call.ts', () => ({ call: fakes.call }))
vi.mock('react-admin', () => ({
  useCreate: () => [fakes.create],
  useGetList: (_: string, { pagination }: { pagination: { perPage: number } }) => ({
    data: fakes.terms.slice(0, pagination.perPage),
  }),
  useInput: ({ source }: { source: string }) => useController({ name: source }),
  useNotify: () => () => {},
  useTranslate: () => (key: string) => key,
}))

afterEach(() => {
  cleanup()
  fakes.terms = []
})

const COLOUR = { id: 3, name: 'Colour', position: 0, visible: true, variation: false, options: [] }

const Product = () => (
  <FormProvider {...useForm({ defaultValues: { attributes: [COLOUR], type: 'simple' } })}>
    <AttributeFields />
  </FormProvider>
)

const choose = (value: string) => {
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value } })
  return act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
}

test('of values that are typed one right after the other each stays, and so does what is switched meanwhile', async () => {
  const answers: (() => void)[] = []
  fakes.create.mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)))
  render(<Product />)
  const field = screen.getByRole('combobox')
  for (const value of ['red', 'blue']) {
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const isVisible = screen.getByRole<HTMLInputElement>('switch')
  fireEvent.click(isVisible)
  await act(async () => {
    for (const answer of answers) answer()
  })
  const chosen = screen.getAllByRole('button', { name: /red|blue/ }).map(({ textContent }) => textContent)
  expect(chosen).toEqual(['red', 'blue'])
  expect(isVisible.checked).toBe(false)
})

test('a value beyond the first hundred is chosen, and not made again', async () => {
  fakes.terms = Array.from({ length: 150 }, (_, i) => ({ name: `Colour ${i + 1}` }))
  render(<Product />)
  await choose('Colour 150')
  expect(screen.getByRole('button', { name: 'Colour 150' })).toBeTruthy()
  expect(fakes.create).not.toHaveBeenCalled()
})

test('a value that is there already under this name is put on the product as the shop spells it', async () => {
  const body = { code: 'term_exists', data: { resource_id: 9 } }
  fakes.create.mockRejectedValue(Object.assign(new Error('errors.term_exists'), { status: 400, body }))
  fakes.call.mockResolvedValue({ json: { id: 9, name: 'Old' } })
  render(<Product />)
  await choose('old')
  expect(screen.getByRole('button', { name: 'Old' })).toBeTruthy()
  expect(fakes.call).toHaveBeenCalledWith('wc/v3/products/attributes/3/terms/9')
})

test('a value that the shop refuses is not put on the product', async () => {
  fakes.create.mockRejectedValue(new Error('errors.network'))
  render(<Product />)
  await choose('red')
  expect(screen.queryByRole('button', { name: 'red' })).toBeNull()
})
