import { expect, test, vi } from 'vitest'
import { changedFields, changeOfAll, saveVariation, type Variation } from './variation.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#admin/api/call.ts', () => ({ call }))

const withStock = (stock_quantity: number) => ({ id: 7, manage_stock: true, stock_quantity }) as Variation

test('a value for all variations is told by what it is of', () => {
  expect(changeOfAll('price', 5)).toEqual({ regular_price: '5' })
  expect(changeOfAll('percent', -10)).toEqual({ percent: -10 })
  expect(changeOfAll('stock', 0)).toEqual({ stock_quantity: 0 })
  expect(changeOfAll('sale', 4.5)).toEqual({ sale_price: '4.5' })
  expect(changeOfAll('sale', 0)).toEqual({ sale_price: '' })
})

test('of the details of a variation only what was changed is sent', () => {
  const before = {
    date_on_sale_from: null,
    date_on_sale_to: null,
    weight: '1',
    downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
  }
  expect(changedFields(before, before)).toEqual({})
  const downloads = [{ name: 'Guide', file: 'downloads/a/guide.pdf' }]
  expect(changedFields(before, { ...before, downloadable: true, downloads })).toEqual({
    downloadable: true,
    downloads,
  })
})

test('stock is not written over what was sold since it was shown', async () => {
  call.mockResolvedValue({ json: withStock(3) })
  const saved = saveVariation(2, withStock(5), { manage_stock: true, stock_quantity: 15 })
  await expect(saved).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', fields: ['stock_quantity'], now: { stock_quantity: 3 } },
  })
  expect(call.mock.calls).toEqual([['wc/v3/products/2/variations/7', { query: { context: 'edit' } }]])
})

test('what nobody changed since it was shown is saved', async () => {
  call.mockImplementation(async (_: string, { body }) => ({ json: body ? withStock(15) : withStock(5) }))
  const change = { manage_stock: true, stock_quantity: 15 }
  expect(await saveVariation(2, withStock(5), change)).toEqual(withStock(15))
  const [, ...writes] = call.mock.calls
  expect(writes).toEqual([['wc/v3/products/2/variations/7', { method: 'PUT', body: change }]])
})
