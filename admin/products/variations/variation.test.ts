import { expect, test } from 'vitest'
import { bulkChangesOf, changedFields, type Variation } from './variation.ts'

const variations = [
  { id: 1, regular_price: '100' },
  { id: 2, regular_price: '' },
] as Variation[]

test('one value is set for all variations; per cent only where there is a price', () => {
  expect(bulkChangesOf(variations, 'price', 5, 0)).toEqual([
    { id: 1, regular_price: '5' },
    { id: 2, regular_price: '5' },
  ])
  expect(bulkChangesOf(variations, 'percent', 10, 0)).toEqual([{ id: 1, regular_price: '110' }])
  const odd = [{ id: 3, regular_price: '150.55' }] as Variation[]
  expect(bulkChangesOf(odd, 'percent', 10, 2)).toEqual([{ id: 3, regular_price: '165.61' }])
  expect(bulkChangesOf(odd, 'percent', -150, 2)).toEqual([{ id: 3, regular_price: '0' }])
  expect(bulkChangesOf(variations, 'stock', 3, 0)[1]).toEqual({
    id: 2,
    manage_stock: true,
    stock_quantity: 3,
  })
  expect(bulkChangesOf(variations, 'sale', 4, 0)[0]).toEqual({ id: 1, sale_price: '4' })
  expect(bulkChangesOf(variations, 'sale', 0, 0)[0]).toEqual({ id: 1, sale_price: '' })
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
