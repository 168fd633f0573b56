import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Fetch } from '#common/http/fetch.ts'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createGateways, type StartOptions, startPayment } from './payments.ts'

const ORDER = 1
const MINUTE = 60_000
let db: Database
let now: number
let bank: ReturnType<typeof fakeZarinpal>
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  db = await openMemoryDatabase()
  await writeShop(db, smallShop())
  const billing = toJson({ phone: '', email: '' } as never)
  await db
    .insertInto('orders')
    .values(orderRow({ id: ORDER, status: 'pending', total: 140_000, payment_method: 'zarinpal', billing }))
    .execute()
  bank = fakeZarinpal()
})

/** Starts as a process of its own does, which shares nothing with others but the database. */
const processOn = (itsDb: Database, fetch: Fetch = bank.fetch) => {
  const context: Context = { db: itsDb, clock: () => now, actor: SYSTEM }
  const gateways = createGateways(fetch)
  return async (options: Partial<StartOptions> = {}): Promise<string> => {
    const started = await startPayment(context, gateways, ORDER, {
      gatewayId: 'zarinpal',
      origin: 'http://shop.test',
      returnPrefix: '',
      ...options,
    })
    return started.ok ? started.value.redirect : started.error
  }
}

/** A database of the second process, and when that first looks at what another one has begun. */
const watched = () => {
  const { promise: looked, resolve } = Promise.withResolvers<void>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"payment_starts"')) resolve()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), looked }
}

/** Has another process start while the bank is asked by the first, and lets the bank answer once that one waits or is done. */
const startMeanwhile = async (answer: Fetch) => {
  const other = watched()
  let second: Promise<string> | undefined
  const first = processOn(db, async (...call) => {
    second = processOn(other.db)()
    await Promise.race([other.looked, second])
    return answer(...call)
  })
  return [await first(), await second]
}

const claimed = (expires_at: number) =>
  db
    .insertInto('payment_starts')
    .values({ order_id: ORDER, gateway: 'zarinpal', return_prefix: '', token: 'of another', expires_at })
    .execute()
const claims = () => db.selectFrom('payment_starts').selectAll().execute()

test('a payment that two processes are asked for at once is begun once', async () => {
  const [one, other] = await startMeanwhile(bank.fetch)
  expect(one).toMatch(/^https:\/\/bank\.test\/pg\/StartPay\/A/)
  expect(other).toBe(one)
  expect(bank.calls).toHaveLength(1)
  expect(await db.selectFrom('payments').select('status').execute()).toEqual([{ status: 'started' }])
  expect(await claims()).toEqual([])
})

test.each<[string, Fetch]>([
  ['refused', async () => Response.json({ data: [], errors: { code: -9 } })],
  ['not answered', () => Promise.reject(new Error('unreachable'))],
])('what the bank has %s to one process the next one asks for itself', async (_, answer) => {
  const [one, other] = await startMeanwhile(answer)
  expect(one).toMatch(/^gateway_/)
  expect(other).toContain('/StartPay/')
  expect(await claims()).toEqual([])
})

test('what fails in the process leaves no claim', async () => {
  const broken = new Map([
    [
      'zarinpal',
      { ...createGateways(bank.fetch).get('zarinpal'), start: () => Promise.reject(new Error('broken')) },
    ],
  ]) as never
  const context = { db, clock: () => now, actor: SYSTEM }
  const options: StartOptions = { gatewayId: 'zarinpal', origin: 'http://shop.test', returnPrefix: '' }
  await expect(startPayment(context, broken, ORDER, options)).rejects.toThrow('broken')
  expect(await claims()).toEqual([])
})

test('what a process has begun that ended is begun again once its claim has expired', async () => {
  await claimed(now)
  expect(await processOn(db)()).toContain('/StartPay/')
  expect(await claims()).toEqual([])
})

test('another gateway and another language do not wait', async () => {
  await claimed(now + MINUTE)
  const start = processOn(watched().db)
  const inEnglish = await start({ returnPrefix: '/en' })
  expect(inEnglish).toContain('/StartPay/')
  expect(await start({ gatewayId: 'testbank' })).toContain('/test-bank/')
  expect(await claims()).toHaveLength(1)
})

test('a second tap some seconds later, at another process, goes to the same page of the bank', async () => {
  const one = await processOn(db)()
  now += 5000
  expect(await processOn(watched().db)()).toBe(one)
  expect(bank.calls).toHaveLength(1)
})
