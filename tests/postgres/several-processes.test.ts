import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { draftOf, place, stockOf } from '#tests/support/checkout.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'
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

test('what is sent with one key to two processes at once is done by one of them', async () => {
  const stores = (await openStores(2)) as [TestStore, TestStore]
  const headers = { ...(await managerHeaders(stores[0])), [IDEMPOTENCY_KEY]: 'one-and-the-same' }
  const body = { line_items: [{ product_id: 1, quantity: 1 }] }
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const answer = await stores[index % 2]!.call('/wp-json/wc/v3/orders', { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { id: number }).id]
    }),
  )
  const orders = await stores[0].db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(1)
  expect(answers).toEqual(answers.map(() => [201, orders[0]?.id]))
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

test('who guesses at one process has no guess left at the others', async () => {
  const [one, other] = (await openStores(2)) as [TestStore, TestStore]
  const guess = async (store: TestStore, login: string): Promise<number> => {
    const request = new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login, password: 'not this one' }),
    })
    return (await store.fetch(request, { clientIp: '203.0.113.7', requestId: '' })).status
  }
  // who has not connected yet hears nothing
  await nameOf(other)
  await saveSettings({ db: one.db, clock: Date.now, actor: SYSTEM }, { site_name: 'Nila' })
  await vi.waitFor(async () => expect(await nameOf(other)).toBe('Nila'), 10_000)
  for (let guesses = 0; guesses < 5; guesses++) expect(await guess(one, 'nobody@shop.test')).toBe(403)
  let atOther = 0
  await vi.waitFor(
    async () => {
      atOther += 1
      expect(await guess(other, 'nobody@shop.test')).toBe(429)
    },
    { timeout: 10_000, interval: 200 },
  )
  // of its own it would have let five pass
  expect(atOther).toBeLessThanOrEqual(5)
  expect(await guess(other, 'somebody-else@shop.test')).toBe(403)
})
