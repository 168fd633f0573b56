// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { AttributeFields } from './attribute-fields.tsx'

const fakes = vi.hoisted(() => ({ create: vi.fn() }))
vi.mock('react-admin', () => ({
  useCreate: () => [fakes.create],
  useGetList: () => ({ data: [] }),
  useInput: ({ source }: { source: string }) => useController({ name: source }),
  useNotify: () => () => {},
  useTranslate: () => (key: string) => key,
}))

afterEach(cleanup)

const COLOUR = { id: 3, name: 'Colour', position: 0, visible: true, variation: false, options: [] }

const Product = () => (
  <FormProvider {...useForm({ defaultValues: { attributes: [COLOUR], type: 'simple' } })}>
    <AttributeFields />
  </FormProvider>
)

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
