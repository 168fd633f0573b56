import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { ProductJson } from './product-json.ts'
import { productPieces, productText } from './product-text.ts'

const text = (product: object): string => {
  const pieces = productPieces(productText(product as ProductJson))
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))).toString()
}

test('is what JSON says of a product, whatever its texts say', () => {
  const product = {
    id: 1,
    name: 'کفش ,"related_ids":[9]',
    related_ids: [2, 3],
    meta_data: [{ related_ids: [4] }],
  }
  expect(text(product)).toBe(JSON.stringify(product))
  expect(text({ ...product, related_ids: [] })).toBe(JSON.stringify({ ...product, related_ids: [] }))
})

test('names the products that are related when it is told', () => {
  const product = { id: 1, related_ids: [2], name: 'کفش' }
  const kept = productText(product as unknown as ProductJson)
  product.related_ids = [5, 6]
  expect(productPieces(kept)[1]).toBe('5,6')
})
