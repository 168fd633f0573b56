import { beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#common/result.ts'
import { type Context, SYSTEM } from '../context.ts'
import { followEvents } from '../events/follow-events.ts'
import { type Database, openMemoryDatabase } from './connection.ts'
import { inTransaction, inTransactionKeepingRefusals, recordEvent } from './transaction.ts'

let context: Context
let heard: string[]
beforeEach(async () => {
  const db: Database = await openMemoryDatabase()
  context = { db, clock: () => 1, actor: SYSTEM }
  heard = []
  await followEvents(db, 'a test', (events) => {
    for (const { payload } of events) heard.push(String(payload.name))
  })
})

const write = async (inside: Context, name: string) => {
  await inside.db.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute()
  await recordEvent(inside, { type: 'name.added', payload: { name } })
}
const add = (around: Context, name: string) =>
  inTransaction(around, async (inside) => {
    await write(inside, name)
    return ok(name)
  })
const addAndRefuse = (around: Context, name: string) =>
  inTransaction(around, async (inside) => {
    await write(inside, name)
    return refuse(`no ${name}`)
  })

/** what is on disk, and what was told of it */
const kept = async () => {
  const names = await context.db.selectFrom('settings').select('name').orderBy('name').execute()
  const events = await context.db.selectFrom('events').select('payload').orderBy('id').execute()
  return {
    names: names.map(({ name }) => name),
    events: events.map(({ payload }) => (JSON.parse(payload) as { name: string }).name),
    heard,
  }
}
const only = (...names: string[]) => ({ names, events: names, heard: names })

test('a refusal leaves nothing behind and tells nobody', async () => {
  expect(await addAndRefuse(context, 'a')).toEqual({ ok: false, error: 'no a' })
  expect(await kept()).toEqual(only())
})

test('a refusal does not hurt those who are committed with it', async () => {
  const answers = await Promise.all([
    add(context, 'a'),
    addAndRefuse(context, 'b'),
    add(context, 'c'),
    addAndRefuse(context, 'd'),
    add(context, 'b'),
  ])
  expect(answers.map((answer) => answer.ok)).toEqual([true, false, true, false, true])
  expect(await kept()).toEqual({ names: ['a', 'b', 'c'], events: ['a', 'c', 'b'], heard: ['a', 'c', 'b'] })
})

test('a refusal within a transaction is undone alone', async () => {
  const answer = await inTransaction(context, async (inside) => {
    await write(inside, 'a')
    const refused = await addAndRefuse(inside, 'b')
    const seen = await inside.db.selectFrom('settings').select('name').execute()
    await add(inside, 'c')
    return [refused, seen]
  })
  expect(answer).toEqual([{ ok: false, error: 'no b' }, [{ name: 'a' }]])
  expect(await kept()).toEqual(only('a', 'c'))
})

test('what was done within work that is refused goes with it', async () => {
  const answer = await inTransaction(context, async (outer) => {
    await write(outer, 'a')
    await inTransaction(outer, async (inner) => {
      await add(inner, 'b')
      return refuse('inner')
    })
    await add(outer, 'c')
    return ok(null)
  })
  expect(answer).toEqual(ok(null))
  expect(await kept()).toEqual(only('a', 'c'))
  await inTransaction(context, async (outer) => {
    await add(outer, 'd')
    return refuse('outer')
  })
  expect(await kept()).toEqual(only('a', 'c'))
})

test('work within work that fails is undone alone where its failure is caught', async () => {
  await inTransaction(context, async (inside) => {
    await write(inside, 'a')
    const failing = inTransaction(inside, async (inner) => {
      await write(inner, 'b')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
  })
  expect(await kept()).toEqual(only('a'))
})

test('what counts refusals is committed, and is a transaction of its own', async () => {
  const count = (around: Context) =>
    inTransactionKeepingRefusals(around, async (inside) => {
      await write(inside, 'counted')
      return refuse('wrong')
    })
  expect(await count(context)).toEqual({ ok: false, error: 'wrong' })
  expect(await kept()).toEqual(only('counted'))
  await expect(inTransaction(context, count)).rejects.toThrow('of its own')
})
