import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeShop } from '#demo/write-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import { openPostgres } from '#store/database/postgres/open-postgres.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { createEmptyDatabase } from '#tests/support/postgres/databases.ts'
import { startPostgres } from '#tests/support/postgres/server.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createClient } from '../crash/client.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import type { Row } from './table.ts'

const CALLERS = 24
const SECONDS = 4
/** ms after the start in which the other processes begin, too */
const WARM_UP = 4000

const placing = { billing: ADDRESS, shipping_rate: 'flat_rate:1', payment_method: 'cod', terms: true }

/** Each caller is a visitor with an address and a connection of their own. */
const countFor = async (
  port: number,
  act: (ask: ReturnType<typeof createClient>['ask'], number: number) => Promise<number>,
): Promise<number> => {
  let count = 0
  let done = 0
  const end = performance.now() + SECONDS * 1000
  const call = async (caller: number) => {
    while (performance.now() < end) {
      // an address may place so many orders an hour
      const client = createClient(port, `127.0.${1 + caller}.${1 + (count % 250)}`)
      const status = await act(client.ask, count++)
      client.close()
      if (status !== 200) throw new Error(`answered ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)))
  return done / SECONDS
}

const measure = async ({ port }: ServerProcess) => {
  const reads = await countFor(port, async (ask, number) => {
    const { status } = await ask(`/wp-json/wc/v3/products?per_page=20&min_price=0.${number}`)
    return status
  })
  const orders = await countFor(port, async (ask) => {
    const drafted = await ask('/api/appsettings/ionic_data_link/', {
      method: 'POST',
      body: { products: [{ product_id: 6, quantity: 1 }], customer_id: 0, one_page: 1, platform: 'web' },
    })
    const draft = JSON.parse(drafted.text) as string
    return (await ask(`/wp-json/ghab/v1/checkout/${draft}/place`, { method: 'POST', body: placing })).status
  })
  return { reads, orders }
}

type Figures = Awaited<ReturnType<typeof measure>>

/** Serves a shop of six products from a folder of its own while it is measured. */
const serve = async (
  settings: Record<string, string>,
  flags: string[],
  fill: (dataDir: string) => Promise<void>,
): Promise<Figures> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-bench-processes-'))
  await fill(dataDir)
  const server = await startServerProcess(dataDir, settings, flags)
  try {
    await sleep(WARM_UP)
    return await measure(server)
  } finally {
    await server.stop()
    for (const path of [dataDir, `${dataDir}.key`]) rmSync(path, { recursive: true, force: true })
  }
}

const onSqlite = (): Promise<Figures> =>
  serve({}, [], async (dataDir) => {
    const db = await openDatabase(join(dataDir, 'vitrin.db'))
    await writeShop(db, smallShop())
    await db.destroy()
  })

const onPostgres = async (server: string, workers: number): Promise<Figures> => {
  const url = await createEmptyDatabase(server)
  return serve({ DATABASE_URL: url }, ['--workers', String(workers)], async () => {
    const db = await openPostgres(url)
    await writeShop(db, smallShop())
    await db.destroy()
  })
}

/**
 * Uncached lists and whole orders (a draft, and placing it) over HTTP: one process on SQLite, and one, two and four on
 * PostgreSQL, which runs on the same machine and makes each commit durable.
 */
export const measureProcesses = async (): Promise<Row[]> => {
  const base = await onSqlite()
  const postgres = await startPostgres({ isDurable: true })
  const toRow = (what: string, { reads, orders }: Figures): Row => ({
    what,
    'orders/s': Math.round(orders),
    'of SQLite, orders': `${(orders / base.orders).toFixed(2)}×`,
    'uncached lists/s': Math.round(reads),
    'of SQLite, lists': `${(reads / base.reads).toFixed(2)}×`,
  })
  try {
    const rows = [toRow('SQLite, 1 process', base)]
    for (const workers of [1, 2, 4]) {
      const figures = await onPostgres(postgres.url, workers)
      rows.push(toRow(`PostgreSQL, ${workers} ${workers === 1 ? 'process' : 'processes'}`, figures))
    }
    return rows
  } finally {
    await postgres.stop()
  }
}
