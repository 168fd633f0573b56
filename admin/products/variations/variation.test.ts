import { expect, test } from 'vitest'
import { changedFields, changeOfAll } from './variation.ts'

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
