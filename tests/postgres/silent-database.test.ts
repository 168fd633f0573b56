import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createNotifications } from '#store/database/postgres/notifications.ts'
import { connectPostgres } from '#store/database/postgres/open-postgres.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { startSilentProxy } from '#tests/support/postgres/silent-proxy.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore } from '#tests/support/test-store.ts'
import { createShopDatabase } from './one-shop.ts'

/** ms, shorter than those of a shop */
const PATIENCE = { longestSilence: 4000, longestConnect: 4000 }

/** A shop whose database can be cut off from it, and that database for who looks into it meanwhile. */
const openBehindProxy = async () => {
  const { url, connect } = await createShopDatabase()
  const beside = connect()
  await writeShop(beside, { ...smallShop(), customers: [managerRow()] })
  const proxy = await startSilentProxy(url)
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-silent-'))
  const db = connectPostgres(proxy.url, { connections: 4, ...PATIENCE })
  const store = await openTestStore({ db, dataDir: folder.path })
  onTestFinished(async () => {
    await Promise.all([store.close(), beside.destroy()])
    await proxy.stop()
    folder.remove()
  })
  const headers = await managerHeaders(store)
  /** what is answered to an order, and its id */
  const order = async (key: string) => {
    const answer = await store.call('/wp-json/wc/v3/orders', {
      method: 'POST',
      headers: { ...headers, [IDEMPOTENCY_KEY]: key },
      body: { line_items: [{ product_id: 1, quantity: 1 }] },
    })
    const { id, code } = (await answer.json()) as { id?: number; code?: string }
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), id, code }
  }
  const orders = async () =>
    (await beside.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)
  return { proxy, order, orders }
}

const UNAVAILABLE = { status: 503, retryAfter: '5', code: 'database_busy' }

test('a write to a database that has fallen silent is refused in time, and the next has a new connection', {
  timeout: 120_000,
}, async () => {
  const { proxy, order, orders } = await openBehindProxy()
  const first = await order('the-first-one')
  expect(first).toMatchObject({ status: 201 })
  proxy.fallSilent()
  expect(await Promise.all([order('the-second-one'), order('the-third-one')])).toEqual([
    expect.objectContaining(UNAVAILABLE),
    expect.objectContaining(UNAVAILABLE),
  ])
  expect(await orders()).toEqual([first.id])
  proxy.speakAgain()
  // one of the other connections may be as silent
  const next = await vi.waitUntil(
    async () => {
      const answer = await order('the-second-one')
      return answer.status === 201 && answer
    },
    { timeout: 60_000, interval: 1 },
  )
  expect(await orders()).toEqual([first.id, next.id])
})

test('an order whose commit was not answered is made once, however often it is sent again', {
  timeout: 120_000,
}, async () => {
  const { proxy, order, orders } = await openBehindProxy()
  proxy.fallSilentAfterCommit()
  expect(await order('the-once-one')).toMatchObject(UNAVAILABLE)
  const made = await vi.waitUntil(
    async () => {
      const ids = await orders()
      return ids.length > 0 && ids
    },
    { timeout: 60_000 },
  )
  proxy.speakAgain()
  const again = await vi.waitUntil(
    async () => {
      const answer = await order('the-once-one')
      return answer.status === 201 && answer
    },
    { timeout: 60_000, interval: 1 },
  )
  expect([again.id]).toEqual(made)
  expect(await orders()).toEqual(made)
})

test('a process whose connection for news has fallen silent opens another when it has something to tell', {
  timeout: 120_000,
}, async () => {
  const { url } = await createShopDatabase()
  const proxy = await startSilentProxy(url)
  const [cutOff, other] = [createNotifications(proxy.url), createNotifications(url)]
  onTestFinished(async () => {
    await Promise.all([cutOff.end(), other.end()])
    await proxy.stop()
  })
  const heard = new Set<string>()
  cutOff.counts.hear((text) => void heard.add(text))
  for (const news of [cutOff, other]) news.listen(() => {})
  const untilHeard = (text: string) =>
    vi.waitFor(
      () => {
        other.counts.tell([text])
        expect(heard).toContain(text)
      },
      { timeout: 60_000, interval: 50 },
    )
  await untilHeard('before')
  proxy.fallSilent()
  proxy.speakAgain()
  cutOff.counts.tell(['into the silence'])
  await untilHeard('after')
})
