// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareWishes } from './share-wishes.ts'

const fakes = vi.hoisted(() => ({
  device: new Map<string, unknown>(),
  unreadable: '',
  changeWishes: vi.fn(),
}))
vi.mock('../account/browser-account.ts', () => ({
  browserAccount: () => ({ changeWishes: fakes.changeWishes }),
}))
vi.mock('#app/device/storage/forage.ts', () => ({
  readItem: async (key: string) => {
    if (key === fakes.unreadable) throw new Error('the database cannot be read')
    return fakes.device.get(key) ?? null
  },
  writeItem: async (key: string, value: unknown) => fakes.device.set(key, value),
}))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'localforage' }] })
})
let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a list that cannot be read takes nothing away from the account', async () => {
  const cup = { id: 7, slug: 'cup', added_at: 1 }
  fakes.device.set('wishlist', [cup])
  fakes.device.set('wishlist_shared', { customer: 3, ids: [7] })
  fakes.changeWishes.mockResolvedValue([{ id: 7, slug: 'cup', date_added_gmt: '2026-01-01T00:00:00' }])
  fakes.unreadable = 'wishlist'
  stop = shareWishes(3)
  await vi.waitFor(() => expect(console.info).toHaveBeenCalled())
  fakes.unreadable = ''
  window.dispatchEvent(new CustomEvent('wishListUpdated'))
  await vi.waitFor(() => expect(fakes.changeWishes).toHaveBeenCalled())
  expect(fakes.changeWishes.mock.calls).toEqual([[{ add: [], remove: [] }]])
})
