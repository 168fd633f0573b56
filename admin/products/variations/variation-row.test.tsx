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

test('a sale that is not below the price is told beside the one that was typed, and is not saved', async () => {
  const save = vi.fn(() => Promise.resolve())
  render(<VariationRow variation={{ ...VARIATION, sale_price: '8' }} save={save} />)
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`resources.products.fields.${name}`)
  for (const [name, typed] of [
    ['sale_price', '10'],
    ['regular_price', '8'],
    ['regular_price', ''],
  ] as const) {
    fireEvent.change(field(name), { target: { value: typed } })
    await act(async () => fireEvent.keyDown(field(name), { key: 'Enter' }))
    expect(screen.getByText('products.form.sale_above')).toBeTruthy()
    fireEvent.keyDown(field(name), { key: 'Escape' })
  }
  expect(save).not.toHaveBeenCalled()
  fireEvent.change(field('sale_price'), { target: { value: '9.5' } })
  await act(async () => fireEvent.keyDown(field('sale_price'), { key: 'Enter' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({ sale_price: '9.5' })
})
