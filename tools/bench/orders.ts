import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeShop } from '#demo/write-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import { draftOf, place } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore } from '#tests/support/test-store.ts'
import type { Row } from './table.ts'

const CALLERS = 50
const SECONDS = 5

/** Orders placed per second on a file database, each acknowledged one durable (WAL, synchronous FULL). */
export const measureOrders = async (): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-bench-orders-'))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, smallShop())
  await db.updateTable('products').set({ stock_quantity: 1_000_000 }).where('id', '=', 1).execute()
  const store = await openTestStore({ db, dataDir })
  const drafts: string[] = []
  for (let i = 0; i < SECONDS * 2000; i++) drafts.push(await draftOf(store, [{ product_id: 1 }]))

  let done = 0
  const end = performance.now() + SECONDS * 1000
  const caller = async () => {
    while (performance.now() < end) {
      const draft = drafts.pop()
      if (!draft) return
      const response = await place(store, draft)
      if (response.status !== 200) throw new Error(`placing answered ${response.status}`)
      done++
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const seconds = (performance.now() - started) / 1000
  await store.close()
  rmSync(dataDir, { recursive: true })
  return [{ what: `orders placed, ${CALLERS} callers`, 'orders/s': Math.round(done / seconds) }]
}
