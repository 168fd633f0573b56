import { expect, test } from 'vitest'
import { productBody } from './product-body.ts'

test('what a form leaves empty is sent as the store takes nothing', () => {
  expect(
    productBody({
      sku: null,
      stock_quantity: null,
      low_stock_amount: null,
      download_limit: null,
      tags: null,
    }),
  ).toEqual({ sku: '', stock_quantity: 0, low_stock_amount: null, download_limit: -1, tags: [] })
})

test('pictures are sent by id, with their text where they have one', () => {
  const images = [{ id: 3, src: 'https://shop.test/a.webp', alt: 'cake', name: 'a' }, { id: 4 }]
  expect(productBody({ images, name: 'Cake' })).toEqual({
    images: [{ id: 3, alt: 'cake' }, { id: 4 }],
    name: 'Cake',
  })
})

test('the text of a picture that is somebody else’s is not sent', () => {
  const images = [{ id: 3, alt: 'cake', is_own: false }]
  expect(productBody({ images })).toEqual({ images: [{ id: 3 }] })
})
