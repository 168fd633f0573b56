// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Product } from '../product.ts'
import { PriceEdit } from './quick-edit.tsx'

const fakes = vi.hoisted(() => ({ update: vi.fn(), undo: async (): Promise<unknown> => undefined }))
vi.mock('#admin/shared/inputs/decimal-input.tsx', () => ({
  MoneyInput: () => null,
  WholeNumberInput: () => null,
}))
vi.mock('#admin/shared/undo.tsx', () => ({
  useNotifyDone: () => (done: { undo: () => Promise<unknown> }) => {
    fakes.undo = done.undo
  },
}))
vi.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useRefresh: () => () => {},
  useUpdate: () => [fakes.update],
  SaveButton: () => <button type="submit">save</button>,
  Form: ({ onSubmit, children }: { onSubmit: (values: object) => void; children: ReactNode }) => {
    const submit = (event: FormEvent) => {
      event.preventDefault()
      onSubmit({ sale_price: '7' })
    }
    return <form onSubmit={submit}>{children}</form>
  },
}))

afterEach(cleanup)

test('undo of a sale price puts back the dates of an ended sale, which the store has emptied', async () => {
  const dates = { date_on_sale_from: null, date_on_sale_to: '2026-11-20T00:00:00' }
  const product = { id: 3, name: 'Cup', regular_price: '10', sale_price: '8', ...dates } as unknown as Product
  const saved = { ...product, sale_price: '7', date_on_sale_to: null }
  fakes.update.mockResolvedValue(saved)
  render(<PriceEdit product={product} shown="10" />)
  fireEvent.click(screen.getByRole('button'))
  await act(async () => fireEvent.click(screen.getByText('save')))
  await fakes.undo()
  const [, { data, previousData }] = fakes.update.mock.lastCall as [
    string,
    Record<'data' | 'previousData', object>,
  ]
  expect(data).toMatchObject({ sale_price: '8', ...dates })
  expect(previousData).toMatchObject({ sale_price: '7', date_on_sale_from: null, date_on_sale_to: null })
})
