import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createOutgoingFetch } from '#server/outgoing/outgoing-fetch.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { requestCode } from '#store/modules/customers/customers.ts'
import { createMailTransport, createSmsTransport } from '#store/modules/notifications/notifications.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'

const fromShop = async () => ({ name: 'Shop', address: 'shop@shop.test' })
const MINUTE = 60_000
const servers: Server[] = []
let now: number
let store: TestStore
let context: Context

beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 8)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.close()
})

const useFakeTimeouts = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const listen = async (server: Server): Promise<number> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const open = async (outside: Parameters<typeof createTestStore>[2]) => {
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    outside,
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
}

const outboxStatus = async () => (await store.outbox()).map(({ channel, status }) => `${channel} ${status}`)
const requestMailCode = () =>
  requestCode(context, { purpose: 'new-contact', contact: 'mina@shop.test' }, 2 * MINUTE)

/** Takes a mail up to its text, and from then on sends a line of its answer every second, never the last. */
const hangingMailServer = () => {
  const hanging = Promise.withResolvers<Socket>()
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.test\r\n')
    socket.on('data', (bytes) => {
      if (!/^DATA/im.test(String(bytes))) return socket.write('250 ok\r\n')
      const lines = setInterval(() => socket.write('354-wait\r\n'), 1000)
      socket.once('close', () => clearInterval(lines))
      hanging.resolve(socket)
    })
  })
  return { server, hanging: hanging.promise }
}

/** A bank that starts payments and answers no question about them; the gateway's own time-out is switched off. */
const hangingBank = () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  const hanging = Promise.withResolvers<Socket>()
  const answer: RequestListener = (request, response) => {
    if (!request.url?.endsWith('/request.json')) return hanging.resolve(request.socket)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ data: { code: 100, authority: 'A'.padEnd(36, '0') }, errors: [] }))
  }
  return { server: createServer(answer), hanging: hanging.promise }
}

const openWithBank = async (server: Server) => {
  const port = await listen(server)
  await open({ fetch: createOutgoingFetch({ allow: ['127.0.0.1'], onRefused: () => {} }) })
  const { gateways } = await readSettings(context)
  const { zarinpal } = gateways
  if (!zarinpal) throw new Error('the shop has no ZarinPal')
  const settings = { ...zarinpal.settings, host: `http://127.0.0.1:${port}` }
  await saveSettings(context, { gateways: { ...gateways, zarinpal: { ...zarinpal, settings } } })
  await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  now += 2 * MINUTE
}

test('a mail server that hangs is disconnected when the time of the job is up, and the mail tried again', async () => {
  const { server, hanging } = hangingMailServer()
  await open({
    transports: { mail: createMailTransport(`smtp://127.0.0.1:${await listen(server)}`, fromShop) },
  })
  await requestMailCode()
  useFakeTimeouts()
  const working = store.runJobs()
  const socket = await hanging
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(LANES.mail.timeout)
  await Promise.all([working, closed])
  expect(await outboxStatus()).toEqual(['mail queued'])
  const jobs = await store.db
    .selectFrom('jobs')
    .select(['status', 'attempts'])
    .where('lane', '=', 'mail')
    .execute()
  expect(jobs).toEqual([{ status: 'queued', attempts: 1 }])
})

test('a call to the SMS service is aborted when the time of the job is up', async () => {
  const called = Promise.withResolvers<AbortSignal>()
  const fetch = (_url: string, { signal }: RequestInit) => {
    called.resolve(signal as AbortSignal)
    return new Promise<Response>(() => {})
  }
  await open({ transports: { sms: createSmsTransport('key', '', fetch) } })
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  useFakeTimeouts()
  const working = store.runJobs()
  const signal = await called.promise
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(LANES.sms.timeout)
  await working
  expect(signal.aborted).toBe(true)
})

test('a question to a bank that hangs is aborted when its time is up', async () => {
  const { server, hanging } = hangingBank()
  await openWithBank(server)
  useFakeTimeouts()
  const working = store.runJobs()
  const closed = once(await hanging, 'close')
  await vi.advanceTimersByTimeAsync(12_000)
  await Promise.all([working, closed])
  const payment = await store.db.selectFrom('payments').select(['status', 'asked']).executeTakeFirst()
  expect(payment).toEqual({ status: 'started', asked: 1 })
})

test('jobs and questions under way are aborted once the grace of a stop is over, and left to the next process', async () => {
  const bank = hangingBank()
  await openWithBank(bank.server)
  const mail = hangingMailServer()
  const again = await openTestStore({
    db: store.db,
    dataDir: store.dataDir,
    clock: () => now,
    outside: {
      fetch: createOutgoingFetch({ allow: ['127.0.0.1'], onRefused: () => {} }),
      transports: {
        mail: createMailTransport(`smtp://127.0.0.1:${await listen(mail.server)}`, fromShop),
      },
      noted: () => {},
    },
  })
  await requestMailCode()
  const jobs = again.startJobs()
  const closed = (await Promise.all([bank.hanging, mail.hanging])).map((socket) => once(socket, 'close'))
  const grace = new AbortController()
  const stopped = jobs.stop(grace.signal)
  grace.abort()
  await Promise.all([stopped, ...closed])
  const left = await store.db
    .selectFrom('jobs')
    .select(['status', 'attempts', 'leased_until'])
    .where('lane', '=', 'mail')
    .where('attempts', '>', 0)
    .execute()
  expect(left).toEqual([{ status: 'queued', attempts: 1, leased_until: now + MINUTE }])
})

test('after its time-out a job begins no further step', async () => {
  const reading = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let isClaimed = false
  /** holds up the first order that the job reads */
  const slowRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isClaimed && result.rows.some((row) => 'order_key' in row)) {
        reading.resolve()
        await release.promise
      }
      isClaimed ||= result.rows[0]?.kind === 'order-messages'
      return result
    },
  }
  await open({})
  await placed(store, [{ product_id: 1 }])
  const again = await openTestStore({
    db: store.db.withPlugin(slowRead),
    dataDir: store.dataDir,
    clock: () => now,
    outside: { noted: () => {} },
  })
  useFakeTimeouts()
  const working = again.runJobs()
  await reading.promise
  await vi.advanceTimersByTimeAsync(LANES.reactions.timeout)
  await working
  release.resolve()
  vi.useRealTimers()
  // whatever still runs has had its turns
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(await store.outbox()).toEqual([])
})
