import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { addMedia } from '#store/modules/media/media.ts'
import { placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
const PASSPHRASE = 'twelve letters and more'
const STOCK = 100_000
const parent = mkdtempSync(join(tmpdir(), 'vitrin-backup-'))
const dataDir = join(parent, 'data')
let store: TestStore

const open = async (folder: string) => {
  const db = await openDatabase(join(folder, 'vitrin.db'))
  return openTestStore({ db, dataDir: folder, cipher: await openCipher(db, dataKeyFile(folder), null) })
}

beforeAll(async () => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const shop = smallShop()
  const products = shop.products?.map((row) => (row.id === 1 ? { ...row, stock_quantity: STOCK } : row))
  await writeShop(db, { ...shop, products })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await addMedia({ db, clock: Date.now, actor: SYSTEM }, dataDir, picture, { title: 'red', alt: '' })
  await db.destroy()
  store = await open(dataDir)
})
afterAll(async () => {
  await store.close()
  rmSync(parent, { recursive: true })
})

const command = (name: string, ...flags: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, `tools/${name}.ts`), ...flags], {
    env: { ...process.env, BACKUP_PASSPHRASE: PASSPHRASE },
  })
const backUp = (file: string) => command('backup', '--data', dataDir, '--to', join(parent, file))
const restore = (file: string, folder: string) =>
  command('restore', '--data', join(parent, folder), '--from', join(parent, file))

/** Every row of every table. */
const rowsOf = (folder: string): Record<string, unknown[]> => {
  const database = new DatabaseSync(join(folder, 'vitrin.db'))
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    )
  } finally {
    database.close()
  }
}

/** Places orders until it is told to stop; answers those that were acknowledged so far. */
const placeOrders = () => {
  const acknowledged: number[] = []
  let isOver = false
  const buy = async () => {
    while (!isOver) {
      acknowledged.push((await placed(store, [{ product_id: 1, quantity: 1 }])).order_id)
      // no order of an embedded store waits for anything outside, and others want a turn
      await setImmediate()
    }
  }
  const buyers = [buy(), buy(), buy()]
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(buyers)
    },
  }
}

test('a shop is backed up while orders are placed: each is in it whole or not at all', {
  timeout: 60_000,
}, async () => {
  const orders = placeOrders()
  await expect.poll(() => orders.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5)
  const before = [...orders.acknowledged]
  const { stdout } = await backUp('busy')
  const during = orders.acknowledged.length - before.length
  await orders.stop()
  expect(stdout).toMatch(
    /busy: [\d.]+ MB, the database and \d+ files\nIt is encrypted, and the key .* is in it\./,
  )
  expect(during).toBeGreaterThan(0)

  await restore('busy', 'restored')
  const restored = await open(join(parent, 'restored'))
  const kept = (await restored.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  expect(before.filter((id) => !kept.includes(id))).toEqual([])
  const left = await restored.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(left.stock_quantity).toBe(STOCK - kept.length)
  const lines = await restored.db
    .selectFrom('order_items')
    .select('id')
    .where('kind', '=', 'line_item')
    .execute()
  expect(lines).toHaveLength(kept.length)
  const events = await restored.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'order.placed')
    .execute()
  expect(events).toHaveLength(kept.length)
  const next = await placed(restored, [{ product_id: 1, quantity: 1 }])
  expect(kept).not.toContain(next.order_id)
  await restored.close()
})

test('an open shop that nobody uses comes back row by row and file by file', {
  timeout: 60_000,
}, async () => {
  await store.runJobs()
  const before = rowsOf(dataDir)
  await backUp('quiet')
  const { stdout } = await restore('quiet', 'again')
  expect(stdout).toContain('each table and file is as it was written.\nThe key of its secrets came along')
  const folder = join(parent, 'again')
  expect(Object.keys(before).length).toBeGreaterThan(70)
  expect(rowsOf(folder)).toEqual(before)
  const files = readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dataDir, 'media', name)).isFile(),
  )
  expect(files.length).toBeGreaterThan(0)
  for (const name of files) {
    expect(readFileSync(join(folder, 'media', name))).toEqual(readFileSync(join(dataDir, 'media', name)))
  }
  expect(readFileSync(dataKeyFile(folder), 'utf8')).toBe(readFileSync(dataKeyFile(dataDir), 'utf8'))
})

test('a shop that another process has open is not replaced', { timeout: 60_000 }, async () => {
  await backUp('kept')
  const replacing = command('restore', '--data', dataDir, '--from', join(parent, 'kept'), '--replace')
  await expect(replacing).rejects.toMatchObject({
    code: 1,
    stderr: `restore: a process runs on ${dataDir}; stop the shop first\n`,
  })
  expect((await placed(store, [{ product_id: 1, quantity: 1 }])).order_id).toBeGreaterThan(0)
})
