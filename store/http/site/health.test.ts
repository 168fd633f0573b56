import { expect, test } from 'vitest'
import { openDatabase } from '../../database/connection.ts'
import { createStore } from '../../store.ts'

test('alive as long as the process is, ready as long as the database answers', async () => {
  const db = await openDatabase(':memory:')
  const errors: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => errors.push(message) }
  const store = await createStore({ db, clock: Date.now, log, dataDir: '/nowhere', siteUrl: null })
  const status = async (path: string) => (await store.fetch(new Request(`http://shop.test${path}`))).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await db.destroy()
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  expect(errors).toEqual(['the database does not answer'])
})
