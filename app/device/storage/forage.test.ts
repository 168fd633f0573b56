import forage from 'localforage'
import { expect, test, vi } from 'vitest'

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
