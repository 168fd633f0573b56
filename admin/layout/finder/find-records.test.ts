import { expect, test, vi } from 'vitest'
import type { Query } from '#admin/api/call.ts'
import { findRecords } from './find-records.ts'

const fakes = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#admin/api/call.ts', () => ({ call: fakes.call }))

const PRODUCTS = [
  { id: 7, parent_id: 0, type: 'simple', name: 'Tea', sku: 'T-7' },
  { id: 12, parent_id: 10, type: 'variation', name: 'Shoe - 42', sku: 'R-42' },
]

const find = (typed: string) => {
  fakes.call.mockImplementation(async (_: string, { query }: { query: Query }) => ({
    json: PRODUCTS.filter(({ name, sku, type }) =>
      query.search_sku ? sku === query.search_sku : type !== 'variation' && name === query.search,
    ),
  }))
  const can = ({ needs }: { needs: string }) => needs === 'edit_products'
  return findRecords(typed, can, new AbortController().signal)
}

test('a product is found by its name and by its SKU', async () => {
  const tea = [{ kind: 'products', id: 7, to: '/products/7', title: 'Tea', detail: 'T-7' }]
  expect(await find('Tea')).toEqual(tea)
  expect(await find('T-7')).toEqual(tea)
})

test('the SKU of a variation leads to its product', async () => {
  expect(await find('R-42')).toEqual([
    { kind: 'products', id: 12, to: '/products/10', title: 'Shoe - 42', detail: 'R-42' },
  ])
})
