import { beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { CardProduct } from '../product-card/card-product.ts'
import {
  type LineProduct,
  type LineVariation,
  lineFromCard,
  lineFromProduct,
  orderableStock,
  variationStock,
} from './cart-line.ts'

beforeEach(() => overwriteGetLocale(() => 'en'))

const product: LineProduct = {
  id: 7,
  name: 'Shirt',
  slug: 'shirt',
  price: '20',
  on_sale: false,
  categories: [{ id: 3, name: 'Tops', slug: 'tops' }],
  images: [{ src: '/media/1.webp' }, { src: '/media/2.webp' }],
  stock_status: 'instock',
  stock_quantity: 9,
  manage_stock: true,
  backorders_allowed: false,
  tax_class: '',
  tax_status: 'taxable',
  sold_individually: false,
  shipping_required: true,
}

const variation: LineVariation = {
  id: 71,
  price: '18.5',
  on_sale: true,
  most: 2,
  tax_status: 'none',
  tax_class: 'reduced',
  virtual: false,
  image: '/media/red.webp',
}

test('a simple product gives its own price, stock and first picture, and what the specification names beside', () => {
  const odd = { ...product, on_sale: true, sold_individually: true, shipping_required: false }
  expect(lineFromProduct(odd, null, 3)).toMatchObject({
    product_id: 7,
    name: 'Shirt',
    quantity: 3,
    image: '/media/1.webp',
    stock_quantity: 9,
    tax_class: '',
    tax_status: 'taxable',
    price: '20',
    on_sale: true,
    categories: [{ id: 3, name: 'Tops', slug: 'tops' }],
    meta_data: [],
    sold_individually: true,
    shipping_required: false,
  })
  const reduced = { ...product, tax_class: 'reduced', tax_status: 'none' } as const
  expect(lineFromProduct(reduced, null, 1)).toMatchObject({
    tax_class: 'reduced',
    tax_status: 'none',
    on_sale: false,
    sold_individually: false,
    shipping_required: true,
  })
})

test('a variation gives its price, name, stock, tax and picture', () => {
  const options = [
    { key: 'Color', value: 'Red' },
    { key: 'Size', value: 'L' },
  ]
  const open = { pa_size: '41' }
  expect(lineFromProduct(product, variation, 1, options, open).open_options).toEqual(open)
  expect(lineFromProduct(product, variation, 1, options)).not.toHaveProperty('open_options')
  expect(lineFromProduct(product, variation, 1, options)).toMatchObject({
    product_id: 7,
    variation_id: 71,
    name: 'Shirt - Red, L',
    image: '/media/red.webp',
    stock_quantity: 2,
    price: '18.5',
    on_sale: true,
    tax_status: 'none',
    tax_class: 'reduced',
    meta_data: options,
  })
})

test('the name lists what was chosen as the language does', () => {
  overwriteGetLocale(() => 'fa')
  const options = [
    { key: 'رنگ', value: 'آبی' },
    { key: 'سایز', value: '۴۱' },
  ]
  expect(lineFromProduct({ ...product, name: 'کفش' }, variation, 1, options).name).toBe('کفش - آبی، ۴۱')
})

test('a variation without a picture shows the product', () => {
  expect(lineFromProduct(product, { ...variation, image: null }).image).toBe('/media/1.webp')
})

test('a variation shares the stock its product keeps', () => {
  const own = { stock_status: 'instock', stock_quantity: 2, manage_stock: true } as const
  expect(variationStock(product, own)).toBe(2)
  expect(variationStock(product, { ...own, manage_stock: 'parent', stock_quantity: null })).toBe(9)
  expect(variationStock(product, { ...own, manage_stock: false, stock_quantity: null })).toBeNull()
})

test('a virtual variation needs no delivery', () => {
  expect(lineFromProduct(product, { ...variation, virtual: true }).shipping_required).toBe(false)
})

test('stock counts only where it is kept, and not past a backorder', () => {
  const kept = { stock_status: 'instock', stock_quantity: 4, manage_stock: true } as const
  expect(orderableStock(kept)).toBe(4)
  expect(orderableStock({ ...kept, manage_stock: false })).toBeNull()
  expect(orderableStock({ ...kept, backorders_allowed: true })).toBeNull()
  expect(orderableStock({ ...kept, stock_status: 'onbackorder' })).toBeNull()
  expect(orderableStock({ ...kept, stock_status: 'outofstock', manage_stock: false })).toBe(0)
})

test('a card without a picture gives the placeholder', () => {
  const card = { ...product, image: null, category: product.categories[0]! } as unknown as CardProduct
  expect(lineFromCard(card, 2)).toMatchObject({
    image: '/placeholder.svg',
    quantity: 2,
    categories: product.categories,
  })
})
