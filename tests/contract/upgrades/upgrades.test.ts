import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openShop } from '#server/open-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import { findMigrations } from '#store/database/stored-shop.ts'
import { ADDRESS, orderOf, placed, stockOf } from '#tests/support/checkout.ts'
import { openTestStore } from '#tests/support/test-store.ts'

const SHOPS = join(import.meta.dirname, 'shops')
const VERSIONS = readdirSync(SHOPS).map((name) => name.replace(/\.sql$/, ''))
const parent = mkdtempSync(join(tmpdir(), 'vitrin-upgrades-'))
afterAll(() => rmSync(parent, { recursive: true }))

/** A data folder as a released version has left it. */
const folderOf = (version: string, name: string): string => {
  const dataDir = join(parent, `${name}-${version}`)
  mkdirSync(dataDir)
  const database = new DatabaseSync(join(dataDir, 'vitrin.db'), { enableForeignKeyConstraints: false })
  database.exec(
    `PRAGMA journal_mode = WAL; BEGIN;\n${readFileSync(join(SHOPS, `${version}.sql`), 'utf8')}\nCOMMIT`,
  )
  database.close()
  return dataDir
}

test('each released version has a shop here', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## \[(\d[^\]]*)\] - /gm)].map(([, version]) => version)
  expect(VERSIONS).toEqual(expect.arrayContaining(released))
})

test.each(VERSIONS)(
  'a shop of %s is opened: its orders are there, and something is bought',
  async (version) => {
    const dataDir = folderOf(version, 'bought')
    const db = await openDatabase(join(dataDir, 'vitrin.db'))
    const store = await openTestStore({ db, dataDir })
    const old = await db.selectFrom('orders').select(['id', 'order_key', 'total']).orderBy('id').execute()
    expect(old).toHaveLength(2)
    for (const { id, order_key, total } of old) {
      const order = await orderOf(store, { order_id: id, order_key } as Parameters<typeof orderOf>[1])
      expect([order.id, Number(order.total), order.line_items.length]).toEqual([id, total, 1])
    }
    const stock = (await stockOf(store, 1)) ?? 0
    const bought = await placed(store, [{ product_id: 1, quantity: 1 }])
    expect((await orderOf(store, bought)).status).toBe('processing')
    expect(await stockOf(store, 1)).toBe(stock - 1)
    await store.runJobs()
    // of each order one to who bought and one to the shop
    const mails = (await store.outbox()).filter(({ recipient }) => recipient === ADDRESS.email)
    expect(mails).toHaveLength(3)
    const database = new DatabaseSync(join(dataDir, 'vitrin.db'))
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    database.close()
    await store.close()
  },
)

test.each(VERSIONS)(
  'the start says from which version to which the database of %s was brought',
  async (version) => {
    const dataDir = folderOf(version, 'started')
    const before = findMigrations(dataDir)
    const open = async () => {
      const lines: { msg: string; migrations?: string[] }[] = []
      const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
      const shop = await openShop(readConfig({ DATA_DIR: dataDir, SHOP: 'empty' }), { demo: null }, log)
      await shop.close()
      return lines.filter(({ msg }) => msg.startsWith('The database'))
    }
    const [said] = await open()
    const after = findMigrations(dataDir)
    expect(said?.msg).toBe(`The database was brought from version ${before.at(-1)} to ${after.at(-1)}`)
    expect(said?.migrations).toEqual(after.slice(before.length))
    expect(await open()).toEqual([])
  },
)
