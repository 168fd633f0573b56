import { expect, it } from 'vitest'
import type { StoreClient } from '#store-api/client/store-client.ts'
import { findListing } from './listing-context.ts'

const store = {
  categories: async () => [{ id: 5, name: 'Shoes', slug: 'shoes', parent: 0, count: 3, description: '' }],
} as unknown as StoreClient

const scopeOf = async (id: string, type: string) =>
  (await findListing(store, 'products/:id/:name/:type', { id, name: 'x', type }))?.scope

it.each([
  ['5', 'category', { category: '5' }],
  ['5', 'newest', { category: '5' }],
  ['5', 'sale', { category: '5', on_sale: true }],
  ['5', 'featured', { category: '5', featured: true }],
  ['0', 'newest', {}],
  ['0', 'all', {}],
  ['0', 'sale', { on_sale: true }],
  ['0', 'on_sale', { on_sale: true }],
  ['0', 'featured', { featured: true }],
])('products/%s/…/%s lists what it says', async (id, type, scope) => {
  expect(await scopeOf(id, type)).toEqual(scope)
})

it.each([
  ['6', 'category'],
  ['0', 'category'],
  ['5', 'nonsense'],
  ['5', 'constructor'],
])('there is no list products/%s/…/%s', async (id, type) => {
  expect(await scopeOf(id, type)).toBeUndefined()
})
