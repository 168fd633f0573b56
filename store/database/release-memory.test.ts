import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, releaseMemory } from './connection.ts'

test('a database that let go of its memory answers and writes as before', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-release-'))
  const db = await openDatabase(join(folder.path, 'vitrin.db'))
  const count = async () => (await db.selectFrom('events').selectAll().execute()).length
  const add = () => db.insertInto('events').values({ type: 'x', payload: '{}', created_at: 1 }).execute()
  await add()
  expect(await count()).toBe(1)
  releaseMemory(db)
  await db.transaction().execute(async (inside) => {
    await inside.insertInto('events').values({ type: 'y', payload: '{}', created_at: 2 }).execute()
    releaseMemory(db)
    await inside.insertInto('events').values({ type: 'z', payload: '{}', created_at: 3 }).execute()
  })
  expect(await count()).toBe(3)
  releaseMemory(db)
  await add()
  expect(await count()).toBe(4)
  await db.destroy()
})

test('a closed database has nothing to let go of: a restore closes it while the shop is quiet', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-release-'))
  const db = await openDatabase(join(folder.path, 'vitrin.db'))
  await db.selectFrom('events').selectAll().execute()
  await db.destroy()
  expect(() => releaseMemory(db)).not.toThrow()
})
