// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#store-api/contract/cart.ts'
import type { NewLine } from './shopping/cart.ts'

const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isReadable: true }))
vi.mock('./storage/forage.ts', () => ({
  readItem: async (key: string) => {
    if (!device.isReadable) throw new Error('the database cannot be read')
    return device.kept.get(key) ?? null
  },
  writeItem: async (key: string, value: unknown) => device.kept.set(key, value),
}))

const databases = vi.fn(async () => [{ name: 'localforage' }])
const notes = () => Object.keys(localStorage).filter((key) => key.includes('unsaved'))

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', { databases })
  device.kept.clear()
  device.isReadable = true
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const lineOf = (product_id: number) =>
  ({ product_id, quantity: 1, stock_quantity: null, price: '1' }) as NewLine

const openSearches = async () => {
  const { createDeviceStore } = await import('./device-store.ts')
  return createDeviceStore('recent_searches', [] as string[])
}

const openCart = async () => (await import('./shopping/cart.ts')).cart

const productsInCart = () => (device.kept.get('cart') as CartLine[]).map(({ product_id }) => product_id)

test('what is searched after a read that failed is added to the searches before', async () => {
  device.kept.set('recent_searches', ['tea'])
  const { recentSearches } = await import('./shopping/recent-searches.ts')
  device.isReadable = false
  await recentSearches.load()
  device.isReadable = true
  await recentSearches.add('coffee')
  await vi.waitFor(() => expect(device.kept.get('recent_searches')).toEqual(['coffee', 'tea']))
})

test('a product is added to the cart that could not be read at first', async () => {
  device.kept.set('cart', [{ ...lineOf(7), cart_id: '71' }])
  const cart = await openCart()
  device.isReadable = false
  await cart.load()
  device.isReadable = true
  expect(await cart.add(lineOf(8))).toBe('added')
  await vi.waitFor(() => expect(productsInCart()).toEqual([7, 8]))
})

test('what cannot be read is not written over', async () => {
  device.kept.set('cart', [{ ...lineOf(7), cart_id: '71' }])
  device.kept.set('wishlist', [{ id: 7, slug: 'cup', added_at: 1 }])
  device.kept.set('recently_viewed', [7])
  device.kept.set('seen_products', [{ at: 1, lang: '', card: { id: 7 } }])
  const before = new Map(device.kept)
  device.isReadable = false
  const cart = await openCart()
  await expect(cart.add(lineOf(8))).rejects.toThrow()
  const { wishList } = await import('./shopping/wish-list.ts')
  await expect(wishList.toggle({ id: 8, slug: 'pot' })).rejects.toThrow()
  await expect(wishList.addAll([{ id: 8, slug: 'pot' }])).rejects.toThrow()
  const { recentlyViewed } = await import('./shopping/recently-viewed.ts')
  await recentlyViewed.add(8)
  const { seenProducts } = await import('./shopping/seen-products.ts')
  seenProducts.note({ id: 8, name: 'Pot', slug: 'pot', price: '1' })
  await seenProducts.save()
  expect(await seenProducts.load()).toEqual([])
  expect([device.kept, notes()]).toEqual([before, []])

  device.isReadable = true
  await seenProducts.save()
  expect(device.kept.get('seen_products')).toMatchObject([{ card: { id: 8 } }, { card: { id: 7 } }])
})

test('a value that could not be read counts as unread, and is read when it is asked for again', async () => {
  device.kept.set('recent_searches', ['tea'])
  const store = await openSearches()
  device.isReadable = false
  expect(await store.load()).toEqual([])
  expect(store.use.getState().ready).toBe(false)
  device.isReadable = true
  expect(await store.load()).toEqual(['tea'])
  expect(store.use.getState().ready).toBe(true)
})

test('what was read stays while a change of another tab cannot be read, and is not written over it', async () => {
  device.kept.set('recent_searches', ['tea'])
  const store = await openSearches()
  await store.load()
  device.kept.set('recent_searches', ['pot', 'tea'])
  device.isReadable = false
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(console.info).toHaveBeenCalled())
  expect(store.get()).toEqual(['tea'])
  device.isReadable = true
  expect(await store.read()).toEqual(['pot', 'tea'])
})

test('where storage is refused the cart lives as long as the page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  device.isReadable = false
  const cart = await openCart()
  expect(await cart.add(lineOf(7))).toBe('added')
  expect(await cart.add(lineOf(8))).toBe('added')
  expect(cart.lines()).toHaveLength(2)
})

test('a browser that does not list its databases is read all the same', async () => {
  vi.stubGlobal('indexedDB', {})
  device.kept.set('recent_searches', ['tea'])
  expect(await (await openSearches()).load()).toEqual(['tea'])
})
