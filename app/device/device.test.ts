// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { toggleDarkMode } from './appearance/dark-mode.ts'
import { restoreAppearance } from './appearance/restore-appearance.ts'
import { createDeviceStore } from './device-store.ts'
import { registerWorker } from './service-worker.ts'
import { recentlyViewed } from './shopping/recently-viewed.ts'
import { wishList } from './shopping/wish-list.ts'

const written = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./storage/storage.ts', () => ({
  readDevice: async (key: string, fallback: unknown) => written.get(key) ?? fallback,
  writeDevice: async (key: string, value: unknown) => written.set(key, value),
  onDeviceChange: () => {},
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was looked at is added if it is not there yet, the newest first', async () => {
  for (const id of [3, 5, 3]) await recentlyViewed.add(id)
  expect(written.get('recently_viewed')).toEqual([5, 3])
  for (let id = 100; id < 140; id++) await recentlyViewed.add(id)
  expect(written.get('recently_viewed')).toHaveLength(30)
})

test('a wish is added and taken away, and each time the list tells so', async () => {
  const events = vi.fn()
  window.addEventListener('wishListUpdated', events)
  expect(await wishList.toggle({ id: 7, slug: 'cup' })).toBe(true)
  expect(written.get('wishlist')).toMatchObject([{ id: 7, slug: 'cup' }])
  expect(await wishList.toggle({ id: 7, slug: 'cup' })).toBe(false)
  expect(written.get('wishlist')).toEqual([])
  expect(events).toHaveBeenCalledTimes(2)
})

test('of wishes that are made at the same moment none takes the place of another', async () => {
  await Promise.all([8, 9].map((id) => wishList.toggle({ id, slug: `cup-${id}` })))
  await Promise.all([10, 11].map((id) => wishList.addAll([{ id, slug: `cup-${id}` }])))
  expect(written.get('wishlist')).toMatchObject([11, 10, 9, 8].map((id) => ({ id })))
})

test('what is set while the device is still read stays', async () => {
  written.set('cart_quote', 'old')
  const store = createDeviceStore<string | null>('cart_quote', null)
  const loading = store.load()
  store.set('new')
  expect(await loading).toBe('new')
  expect(store.use.getState()).toEqual({ ready: true, value: 'new' })
})

test('who loads again is told what was set since', async () => {
  const store = createDeviceStore<string | null>('cart_quote', null)
  written.set('cart_quote', 'first')
  expect(await store.load()).toBe('first')
  store.set('second')
  expect(await store.load()).toBe('second')
})

test('dark mode is toggled, stored under the shop’s origin and restored before the first paint', () => {
  const { dataset } = document.documentElement
  const key = `${location.origin}darkmode`
  expect(dataset.theme).toBeUndefined()
  toggleDarkMode()
  expect([dataset.theme, localStorage.getItem(key), written.get(key)]).toEqual(['dark', 'true', true])
  toggleDarkMode()
  expect([dataset.theme, localStorage.getItem(key), written.get(key)]).toEqual([undefined, 'false', false])

  localStorage.setItem(key, 'true')
  new Function(restoreAppearance)()
  expect(dataset.theme).toBe('dark')
  // the device wins over a shop that is dark by itself
  localStorage.setItem(key, 'false')
  new Function(restoreAppearance)()
  expect(dataset.theme).toBeUndefined()
})

test('a browser without service workers is refused', async () => {
  await expect(registerWorker()).rejects.toThrow(
    'Service workers are disabled or not supported by this browser',
  )
})

test('the worker is the one script that phones know', async () => {
  const register = vi.fn()
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, register, ready: Promise.resolve({ active: null }) },
  })
  await registerWorker()
  expect(register.mock.calls[0]?.[0]).toMatch(/^\/ngsw-worker\.js\?/)
})
