import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { customerHeaders, customerRow, PASSWORD_HASH } from '../people/customers.ts'
import { productRow } from '../rows/product-row.ts'
import { createTestStore } from '../test-store.ts'
import { startReceiver } from './http-receiver.ts'
import { createPushBrowser } from './push-browser.ts'

const [CUP, PLATE, SARA] = [1, 2, 11] as const
const HOUR = 3_600_000
const MOBILE = '09123456789'

/**
 * What a shop pushes to a customer's browser when a cup costs less and a plate is back, as that browser alone reads it:
 * the shop encrypts it, and it arrives over HTTP at a push service of the test.
 */
export const pushedAlerts = async (): Promise<string[]> => {
  let now = Date.UTC(2026, 10, 21, 8)
  const outside = await startReceiver(() => ({ status: 201 }))
  const browser = createPushBrowser('https://fcm.googleapis.com/fcm/send/one')
  const products = [
    productRow({ id: CUP, name: 'Cup', slug: 'cup', regular_price: 100_000 }),
    productRow({
      id: PLATE,
      name: 'Plate',
      slug: 'plate',
      regular_price: 50_000,
      stock_status: 'outofstock',
    }),
  ]
  const customers = [customerRow({ id: SARA, password_hash: PASSWORD_HASH })]
  const store = await createTestStore(
    (db) => writeShop(db, { products, customers }),
    () => now,
    { fetch: outside.fetch, noted: () => {} },
  )
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const headers = await customerHeaders(store, { id: SARA }, () => now)
  const ask = (path: string, body: object) =>
    store.call(`/wp-json/ghab/v1${path}`, { method: 'POST', body, headers })
  const change = async (id: number, values: Parameters<typeof productRow>[0]) => {
    await inTransaction(context, async (inside) => {
      await inside.db.updateTable('products').set(values).where('id', '=', id).execute()
      await recordEvent(inside, { type: 'product.changed', payload: { id, parent_id: 0 } })
    })
    now += HOUR
    await store.runJobs()
    await store.runJobs()
  }
  try {
    await ask('/push/subscriptions', browser.subscription)
    await ask('/alerts', { product_id: CUP, kind: 'price', contact: MOBILE })
    await ask('/alerts', { product_id: PLATE, kind: 'restock', contact: MOBILE })
    await change(CUP, { regular_price: 90_000 })
    await change(PLATE, { stock_status: 'instock' })
    return outside.requests
      .filter(({ host }) => host === 'fcm.googleapis.com')
      .map(({ body }) => JSON.stringify(browser.decrypt(body)))
  } finally {
    outside.stop()
    await store.close()
  }
}
