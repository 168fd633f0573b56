import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let now: number
let store: TestStore
let logged: MockInstance<typeof console.error>

beforeEach(async () => {
  now = 0
  logged = vi.spyOn(console, 'error').mockReturnValue()
  store = await createTestStore(undefined, () => now)
})
afterEach(() => {
  logged.mockRestore()
  rmSync(store.dataDir, { recursive: true, force: true })
})

const status = async (path: string) => (await store.call(path)).status
const later = async (path: string) => {
  now += 1000
  return status(path)
}

test('alive as long as the process is, ready as long as the database takes a change', async () => {
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await store.db.destroy()
  expect([await status('/healthz'), await later('/readyz')]).toEqual([200, 503])
  expect(logged.mock.calls.map(([message]) => message)).toEqual(['nothing can be written'])
})

test('not ready where the data folder takes no file, and ready again when it does', async () => {
  expect(await status('/readyz')).toBe(200)
  rmSync(store.dataDir, { recursive: true })
  writeFileSync(store.dataDir, '')
  now += 1000
  const refused = await store.call('/readyz')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  rmSync(store.dataDir)
  mkdirSync(store.dataDir)
  expect(await later('/readyz')).toBe(200)
  expect(readdirSync(store.dataDir)).toEqual([])
})

test('a thousand questions are one look a second, and leave nothing behind', async () => {
  const written = vi.spyOn(store.db, 'transaction')
  const answers = await Promise.all(Array.from({ length: 1000 }, () => status('/readyz')))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await status('/readyz')).toBe(200)
  expect(written).toHaveBeenCalledTimes(1)
  expect(await later('/readyz')).toBe(200)
  expect(written).toHaveBeenCalledTimes(2)
  expect(await store.db.selectFrom('event_cursors').selectAll().execute()).toEqual([])
})
