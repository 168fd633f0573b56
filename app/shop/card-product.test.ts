import { expect, it } from 'vitest'
import type { Product } from '../../store-api/contract/products.ts'
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

it('takes the widths that cards are drawn in, and the shop’s own pictures without its origin', () => {
  const srcset = [160, 320, 640, 960]
    .map((width) => `https://s.example/media/${width}/a.webp ${width}w`)
    .join(', ')
  const { image } = toCardProduct(
    product([{ src: 'https://s.example/media/a.webp', srcset, alt: 'a' }]) as Product,
  )
  expect(image).toEqual({
    src: '/media/a.webp',
    srcset: '/media/320/a.webp 320w, /media/640/a.webp 640w',
    tint: undefined,
  })
})

it('leaves addresses of other places as they are', () => {
  const { image } = toCardProduct(product([{ src: 'https://wp.example/wp-content/a.jpg' }]) as Product)
  expect(image?.src).toBe('https://wp.example/wp-content/a.jpg')
})
