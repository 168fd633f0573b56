// @vitest-environment jsdom
import forage from 'localforage'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDeviceStore } from '../device-store.ts'

const WISHES = [{ id: 7, slug: 'cup', added_at: 1 }]
const notes = () => Object.keys(localStorage).filter((key) => key.includes('unsaved'))

const kept = new Map<string, unknown>()
beforeEach(() => {
  kept.clear()
  localStorage.clear()
  vi.spyOn(forage, 'getItem').mockImplementation(async (key) => (kept.get(key) ?? null) as never)
  vi.spyOn(forage, 'setItem').mockImplementation(async (key, value) => {
    kept.set(key, value)
    return value
  })
})

test('drivers, names and size are those that phones already hold', async () => {
  const configured = vi.spyOn(forage, 'config')
  await import('./forage.ts')
  expect(configured).toHaveBeenCalledExactlyOnceWith({
    name: 'localforage',
    storeName: 'keyvaluepairs',
    size: 4_980_736,
    driver: ['cordovaSQLiteDriver', forage.INDEXEDDB, forage.WEBSQL, forage.LOCALSTORAGE],
  })
})

test('what was set is there again although the page was left before it was written', async () => {
  vi.mocked(forage.setItem).mockReturnValueOnce(new Promise(() => {}))
  createDeviceStore('wishlist', [] as unknown[]).set(WISHES)
  // the page is gone; another one begins
  expect(await createDeviceStore('wishlist', [] as unknown[]).load()).toEqual(WISHES)
  expect(kept.get('wishlist')).toEqual(WISHES)
  expect(notes()).toEqual([])
})

test('a note goes once its own value is written, and not for an older one', async () => {
  const { resolve, promise } = Promise.withResolvers<void>()
  vi.mocked(forage.setItem).mockImplementationOnce(async (_key, value) => {
    await promise
    return value
  })
  const store = createDeviceStore('recent_searches', [] as string[])
  store.set(['tea'])
  const written = vi.waitFor(() => expect(forage.setItem).toHaveBeenCalledTimes(1))
  await written
  vi.mocked(forage.setItem).mockReturnValueOnce(new Promise(() => {}))
  store.set(['coffee', 'tea'])
  resolve()
  await vi.waitFor(() => expect(forage.setItem).toHaveBeenCalledTimes(2))
  expect(await createDeviceStore('recent_searches', [] as string[]).load()).toEqual(['coffee', 'tea'])
})

test('where nothing can be written the note is what is read', async () => {
  vi.mocked(forage.setItem).mockRejectedValue(new Error('no room'))
  createDeviceStore('wishlist', [] as unknown[]).set(WISHES)
  expect(await createDeviceStore('wishlist', [] as unknown[]).load()).toEqual(WISHES)
  expect(notes()).toHaveLength(1)
})

test('a note that nobody can read does not hide what is kept', async () => {
  kept.set('recent_searches', ['tea'])
  localStorage.setItem('localforage/unsaved/recent_searches', '["coffee')
  expect(await createDeviceStore('recent_searches', [] as string[]).load()).toEqual(['tea'])
})

test('files are not noted', () => {
  createDeviceStore('review_photos', [] as unknown[], true).set([{ photos: [] }])
  expect(notes()).toEqual([])
})
