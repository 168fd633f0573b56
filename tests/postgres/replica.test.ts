import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { connectPostgres, openPostgres } from '#store/database/postgres/open-postgres.ts'
import { draftOf } from '#tests/support/checkout.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { startOwnPostgres } from '#tests/support/postgres/server.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'

const SIZE = { connections: 4, idle: 2000 }

const listOf = async (store: TestStore, query: string) => {
  const answer = await store.call(`/wp-json/wc/v3/products?include=1&${query}`)
  expect(answer.status).toBe(200)
  const [product] = (await answer.json()) as [{ price: string; description: string }]
  return product
}

const setPrice = async (store: TestStore, regular_price: string): Promise<void> => {
  const headers = await managerHeaders(store)
  const answer = await store.call('/wp-json/wc/v3/products/1', {
    method: 'PUT',
    headers,
    body: { regular_price, description: `costs ${regular_price}` },
  })
  expect(answer.status).toBe(200)
}

const newestAt = async ({ db }: TestStore): Promise<number> => {
  const row = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

/** A shop whose public reads may go to a standby that follows its database by streaming. */
const openShopWithStandby = async () => {
  const primary = await startOwnPostgres()
  onTestFinished(primary.stop)
  const made = await openPostgres(primary.url)
  await writeShop(made, { ...smallShop(), customers: [managerRow()] })
  await made.destroy()
  const standby = await primary.startStandby()
  onTestFinished(standby.stop)
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-replica-'))
  onTestFinished(() => folder.remove())
  const db = connectPostgres(primary.url, SIZE, standby.url)
  const store = await openTestStore({ db, dataDir: folder.path })
  onTestFinished(store.close)
  const client = new Client({ connectionString: standby.url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  /** connections of the shop that have read its tables there */
  const readers = async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity
       where application_name = 'vitrin' and query like 'select "%'`,
    )
    return rows[0].count as number
  }
  const newest = async () => {
    const { rows } = await client.query('select max(id)::int as id from events')
    return rows[0].id as number
  }
  const replay = (verb: 'pause' | 'resume') => client.query(`select pg_wal_replay_${verb}()`)
  return { store, standby, readers, newest, replay }
}

test('public reads go to a replica, and never see less than this process has heard of', {
  timeout: 60_000,
}, async () => {
  const { store, standby, readers, newest, replay } = await openShopWithStandby()
  let asked = 0
  const read = () => listOf(store, `min_price=0.${++asked}`)
  await setPrice(store, '7')
  // whoever reads before it has arrived is answered by the database
  expect(await read()).toMatchObject({ price: '7' })
  // not read before it has arrived there: what was read once is kept until it changes
  await setPrice(store, '8')
  await vi.waitFor(async () => expect(await newest()).toBe(await newestAt(store)), 10_000)
  await sleep(100)
  expect(await read()).toMatchObject({ price: '8' })
  expect(await readers()).toBeGreaterThan(0)

  await replay('pause')
  await setPrice(store, '9')
  expect(await read()).toMatchObject({ price: '9', description: expect.stringContaining('costs 9') })
  // what only its maker reads is not read there at all
  const draft = await draftOf(store, [{ product_id: 1 }])
  expect((await store.call(`/wp-json/ghab/v1/checkout/${draft}`)).status).toBe(200)
  await replay('resume')

  await standby.stop()
  expect(await read()).toMatchObject({ price: '9' })
  await setPrice(store, '10')
  expect(await read()).toMatchObject({ price: '10', description: expect.stringContaining('costs 10') })
})
