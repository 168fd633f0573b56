import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { draftOf, place, stockOf } from '#tests/support/checkout.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import type { TestStore } from '#tests/support/test-store.ts'
import { openStores } from './one-shop.ts'

const PRODUCT = '/wp-json/wc/v3/products/1'

const nameOf = async (store: TestStore): Promise<string> => {
  const answer = await store.call('/wp-content/plugins/ghab/rests/plugin.php')
  return ((await answer.json()) as { site_name: string }).site_name
}
const priceOf = async (store: TestStore): Promise<string> => {
  const [product] = (await (await store.call('/wp-json/wc/v3/products?include=1')).json()) as [
    { price: string },
  ]
  return product.price
}

test('what one process commits is told to the others, which need not look for it', async () => {
  const [one, ...others] = (await openStores(3)) as [TestStore, TestStore, TestStore]
  // cached by each
  await Promise.all(others.map(nameOf))
  await Promise.all(others.map(priceOf))
  await saveSettings({ db: one.db, clock: Date.now, actor: SYSTEM }, { site_name: 'Nila' })
  const headers = await managerHeaders(one)
  expect((await one.call(PRODUCT, { method: 'PUT', headers, body: { regular_price: '7' } })).status).toBe(200)
  for (const other of others) {
    await vi.waitFor(
      async () => expect([await nameOf(other), await priceOf(other)]).toEqual(['Nila', '7']),
      10_000,
    )
  }
})

test('the last piece goes to one of many buyers, whichever process they ask', async () => {
  const stores = (await openStores(4)) as [TestStore, ...TestStore[]]
  await stores[0].db
    .updateTable('products')
    .set({ stock_quantity: 1, manage_stock: 1, backorders: 'no' })
    .where('id', '=', 1)
    .execute()
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, buyer) => {
      const store = stores[buyer % stores.length] as TestStore
      return (await place(store, await draftOf(store, [{ product_id: 1 }]))).status
    }),
  )
  expect(answers.filter((status) => status === 200 || status === 201)).toHaveLength(1)
  expect(answers.filter((status) => status >= 500)).toEqual([])
  expect(await stockOf(stores[0], 1)).toBe(0)
})

test('a job is done by one process', async () => {
  const stores = (await openStores(3)) as [TestStore, ...TestStore[]]
  const placed = await Promise.all(
    Array.from({ length: 9 }, async (_, buyer) => {
      const store = stores[buyer % stores.length] as TestStore
      return (await place(store, await draftOf(store, [{ product_id: 1 }]))).status
    }),
  )
  expect(new Set(placed).size).toBe(1)
  await Promise.all(stores.map((store) => store.runJobs()))
  await Promise.all(stores.map((store) => store.runJobs()))
  const messages = await stores[0].db.selectFrom('outbox_messages').select('dedupe_key').execute()
  const orders = await stores[0].db.selectFrom('orders').select('id').execute()
  expect(new Set(messages.map(({ dedupe_key }) => dedupe_key)).size).toBe(messages.length)
  expect(orders).toHaveLength(9)
  const open = await stores[0].db.selectFrom('jobs').select('id').where('status', '=', 'queued').execute()
  expect(open).toEqual([])
})
