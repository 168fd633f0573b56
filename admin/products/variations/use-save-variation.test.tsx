// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeHttpError } from '#tests/support/fake-http-error.ts'
import { useSaveVariation } from './use-save-variation.ts'
import type { Variation, VariationChange } from './variation.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#admin/api/call.ts', () => ({ call }))
vi.mock('react-admin', () => ({
  HttpError: FakeHttpError,
  useNotify: () => () => {},
}))

afterEach(cleanup)

const KEY = ['variations-of', 2]
const CUP = { id: 7, sku: '', manage_stock: true, stock_quantity: 5 } as Variation

/** A shop with this variation, shown as `CUP`, and how to save a change of what is shown. */
const open = (stored: Variation) => {
  call.mockImplementation(async (_: string, { body }: { body?: VariationChange }) => {
    stored = { ...stored, ...body }
    return { json: stored }
  })
  const queries = new QueryClient()
  queries.setQueryData(KEY, [CUP])
  const { result } = renderHook(() => useSaveVariation(2, KEY), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
  const shown = () => queries.getQueryData<Variation[]>(KEY)![0]!
  const save = (change: VariationChange, over = shown()) => result.current(over, change)
  return { shown, save, inShop: () => stored }
}

test('stock that was sold meanwhile is shown, and the next save goes over it', async () => {
  const { shown, save, inShop } = open({ ...CUP, stock_quantity: 3 })
  await expect(save({ stock_quantity: 15 })).rejects.toMatchObject({ status: 409 })
  expect([shown().stock_quantity, inShop().stock_quantity]).toEqual([3, 3])
  await save({ stock_quantity: 15 })
  expect([shown().stock_quantity, inShop().stock_quantity]).toEqual([15, 15])
})

test('what this screen is saving is not taken for a change of somebody else', async () => {
  const { shown, save } = open(CUP)
  await Promise.all([save({ sku: 'CUP' }, CUP), save({ sku: 'CUP-RED' }, CUP)])
  expect(shown().sku).toBe('CUP-RED')
})

test('a sale that is not below the price is not saved, nor a price that is not above the sale', async () => {
  const { save, inShop } = open({ ...CUP, regular_price: '10', sale_price: '8' })
  const over = inShop()
  for (const change of [{ sale_price: '10' }, { regular_price: '8' }, { regular_price: '' }])
    await expect(save(change, over)).rejects.toThrow('products.form.sale_above')
  expect(inShop()).toMatchObject({ regular_price: '10', sale_price: '8' })
  await save({ sale_price: '9.5' }, over)
  expect(inShop().sale_price).toBe('9.5')
})

test('a sale is compared with the price that is being saved', async () => {
  const { save, inShop } = open({ ...CUP, regular_price: '10', sale_price: '8' })
  const over = inShop()
  await Promise.all([save({ regular_price: '20' }, over), save({ sale_price: '15' }, over)])
  expect(inShop()).toMatchObject({ regular_price: '20', sale_price: '15' })
  const [, refused] = await Promise.allSettled([
    save({ sale_price: '18' }, inShop()),
    save({ regular_price: '16' }, inShop()),
  ])
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'products.form.sale_above' } })
})
