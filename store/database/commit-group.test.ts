import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type Context, SYSTEM } from '../context.ts'
import { openMemoryDatabase } from './connection.ts'
import { inTransaction, onCommit, recordEvent } from './transaction.ts'

let context: Context
beforeEach(async () => {
  context = { db: await openMemoryDatabase(), clock: () => 1, actor: SYSTEM }
})

const add = (name: string, failure?: Error) =>
  inTransaction(context, async ({ db }) => {
    await db.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute()
    if (failure) throw failure
    return name
  })
const names = async () =>
  (await context.db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name)

test('writers who wait together are committed together, and each hears its own answer', async () => {
  let commits = 0
  onCommit(context.db as never, async () => {
    commits++
  })
  const wanted = Array.from({ length: 40 }, (_, i) => `w${String(i).padStart(2, '0')}`)
  const addAndPublish = (name: string) =>
    inTransaction(context, async (inside) => {
      await recordEvent(inside, { type: 'name.added', payload: { name } })
      await inside.db.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute()
      return name
    })
  expect(await Promise.all(wanted.map(addAndPublish))).toEqual(wanted)
  expect(await names()).toEqual(wanted)
  expect(commits).toBeGreaterThan(0)
  expect(commits).toBeLessThan(wanted.length)
})

test('a commit that recorded nothing tells nobody, nor does one that is undone', async () => {
  let published = 0
  onCommit(context.db as never, async () => {
    published++
  })
  await add('quiet')
  const failing = inTransaction(context, async (inside) => {
    await recordEvent(inside, { type: 'name.added', payload: {} })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(published).toBe(0)
})

test('one that fails is undone alone', async () => {
  const answers = await Promise.allSettled([add('a'), add('b', new Error('no')), add('c'), add('a')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(answers[1]).toMatchObject({ reason: new Error('no') })
  expect(await names()).toEqual(['a', 'c'])
})

test('a writer sees what those before it wrote', async () => {
  const first = add('first')
  const second = inTransaction(context, ({ db }) => db.selectFrom('settings').select('name').execute())
  await first
  expect(await second).toEqual([{ name: 'first' }])
})

test('work within work belongs to the outer one', async () => {
  const outer = inTransaction(context, async (inside) => {
    await inTransaction(inside, ({ db }) =>
      db.insertInto('settings').values({ name: 'inner', value: '1', updated_at: 1 }).execute(),
    )
    throw new Error('outer')
  })
  await expect(outer).rejects.toThrow('outer')
  expect(await names()).toEqual([])
})

test('a full disk ends the whole group: everybody hears it, and nothing is kept', async () => {
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(context.db)
  const limit = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(context.db)
  const fill = (name: string) =>
    inTransaction(context, async ({ db }) => {
      const row = { name, value: 'x'.repeat(100_000), updated_at: 1 }
      // one that goes on after a failure must not write outside of the transaction that SQLite has ended
      await db
        .insertInto('settings')
        .values(row)
        .execute()
        .catch(() => {})
      await db
        .insertInto('settings')
        .values({ ...row, name: `${name} too`, value: '' })
        .execute()
    })
  await limit(pages.rows[0]?.page_count ?? 0)
  const full = { status: 'rejected', reason: { errcode: 13 } }
  expect(await Promise.allSettled([add('a'), fill('b'), add('c')])).toMatchObject([
    full,
    full,
    { status: 'fulfilled' },
  ])
  expect(await names()).toEqual(['c'])
  await limit(1_000_000)
  expect(await add('d')).toBe('d')
})

test('works that cannot begin are rejected, and so are those after them', async () => {
  const works = [add('a'), add('b')]
  await context.db.destroy()
  const answers = await Promise.allSettled([...works, add('c')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
