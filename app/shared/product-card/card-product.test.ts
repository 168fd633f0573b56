import { expect, it } from 'vitest'
import type { Product } from '#store-api/contract/products.ts'
import { toCardProduct } from './card-product.ts'

const product = (images: object[]) =>
  ({
    id: 1,
    name: 'Cup',
    description: 'long',
    images,
    categories: [{ id: 2, name: 'Cups', slug: 'cups' }],
  }) as never

it('keeps what a card needs, one picture and one category', () => {
  const card = toCardProduct(product([]) as Product)
  expect(card).toEqual({ id: 1, name: 'Cup', image: null, category: { id: 2, name: 'Cups', slug: 'cups' } })
})
