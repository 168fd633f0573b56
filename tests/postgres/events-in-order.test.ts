import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { connectPostgres } from '#store/database/postgres/open-postgres.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { catchUp, followEvents } from '#store/events/follow-events.ts'
import { createShopDatabase } from './one-shop.ts'

/** `EVENTS=100000` for a long run */
const EVENTS = Number(process.env.EVENTS ?? 4000)
const WRITERS = 16
const AT_ONCE = 10
const KILLS = 20

test('events of many writers, some killed, are heard in the order of commits, each once', {
  timeout: 1_800_000,
}, async () => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const { url, connect } = await createShopDatabase()
  const follower = connect()
  const heard: number[] = []
  await followEvents(follower, 'follower', (events) => {
    for (const { payload } of events) heard.push(payload.number as number)
  })

  const acknowledged: number[] = []
  const writers = Array.from({ length: WRITERS }, () => connectPostgres(url, { connections: 2 }))
  let next = 0
  const write = async (writer: number): Promise<void> => {
    const context = { db: writers[writer]!, clock: Date.now, actor: SYSTEM }
    while (next < EVENTS) {
      const numbers = Array.from({ length: AT_ONCE }, () => next++)
      try {
        await inTransaction(context, async (inside) => {
          for (const number of numbers) await recordEvent(inside, { type: 'counted', payload: { number } })
        })
        acknowledged.push(...numbers)
      } catch {
        // killed: whether it was committed is not known
      }
    }
  }
  const kill = async (): Promise<void> => {
    for (let killed = 0; killed < KILLS && next < EVENTS; killed++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() and query not like 'listen%'
        order by random() limit 1`.execute(follower)
    }
  }
  await Promise.all([...writers.map((_, writer) => write(writer)), kill().catch(() => {})])
  await catchUp(follower)

  const rows = await follower.selectFrom('events').select(['id', 'payload']).orderBy('id').execute()
  const committed = rows.map(({ payload }) => (JSON.parse(payload) as { number: number }).number)
  expect(heard).toEqual(committed)
  expect(new Set(committed).size).toBe(committed.length)
  expect(acknowledged.filter((number) => !committed.includes(number))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(EVENTS / 2)
  await Promise.all([...writers, follower].map((db) => db.destroy()))
})
