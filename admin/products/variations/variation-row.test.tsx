// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeHttpError } from '#tests/support/fake-http-error.ts'
import type { Variation } from './variation.ts'
import { VariationRow } from './variation-row.tsx'

const notify = vi.hoisted(() => vi.fn())
vi.mock('react-admin', () => ({
  HttpError: FakeHttpError,
  useNotify: () => notify,
  useTranslate: () => (key: string) => key,
}))

afterEach(cleanup)

const VARIATION = {
  id: 7,
  name: 'red',
  sku: '',
  status: 'publish',
  regular_price: '10',
  sale_price: '',
  manage_stock: false,
  stock_quantity: null,
  image: null,
  attributes: [],
} as unknown as Variation

test('what is typed on while a code is being saved stays', async () => {
  const saved = Promise.withResolvers<void>()
  render(<VariationRow variation={VARIATION} save={() => saved.promise} />)
  const code = screen.getByLabelText<HTMLInputElement>('resources.products.fields.sku')
  fireEvent.change(code, { target: { value: 'CUP' } })
  fireEvent.keyDown(code, { key: 'Enter' })
  fireEvent.change(code, { target: { value: 'CUP-RED' } })
  await act(async () => saved.resolve())
  expect(code.value).toBe('CUP-RED')
})

test('who switches a variation off hears where the shop did not take it', async () => {
  render(<VariationRow variation={VARIATION} save={() => Promise.reject(new Error('errors.network'))} />)
  await act(async () => fireEvent.click(screen.getByRole('switch')))
  expect(notify).toHaveBeenCalledWith('errors.network', expect.objectContaining({ type: 'error' }))
})

test('a price that somebody else changed meanwhile is saved over theirs by Enter, and not by leaving it', async () => {
  const conflict = new FakeHttpError('errors.changed_meanwhile', 409, { code: 'changed_meanwhile' })
  const save = vi.fn(() => Promise.reject(conflict))
  render(<VariationRow variation={VARIATION} save={save} />)
  const price = screen.getByLabelText<HTMLInputElement>('resources.products.fields.regular_price')
  fireEvent.change(price, { target: { value: '12' } })
  await act(async () => fireEvent.blur(price))
  expect(screen.getByText('products.variation.changed_meanwhile')).toBeTruthy()
  await act(async () => fireEvent.blur(price))
  expect([price.value, save.mock.calls.length]).toEqual(['۱۲', 1])
  await act(async () => fireEvent.keyDown(price, { key: 'Enter' }))
  expect(save).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(price, { key: 'Escape' })
  expect([price.value, screen.queryByText('products.variation.changed_meanwhile')]).toEqual(['۱۰', null])
})

test('why a price is not saved is told beside what was typed', async () => {
  const save = vi.fn(() => Promise.reject(new Error('products.form.sale_above')))
  render(<VariationRow variation={VARIATION} save={save} />)
  const sale = screen.getByLabelText<HTMLInputElement>('resources.products.fields.sale_price')
  fireEvent.change(sale, { target: { value: '12' } })
  await act(async () => fireEvent.blur(sale))
  expect([sale.value, screen.queryByText('products.form.sale_above')]).toEqual(['۱۲', expect.anything()])
})
