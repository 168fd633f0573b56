import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createOutgoingFetch } from '#server/outgoing/outgoing-fetch.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const START = Date.UTC(2026, 10, 22, 10, 20)
const MINUTE = 60_000
const SECRET = 's3cret'

let now: number
let store: TestStore
let headers: Record<string, string>
let receiver: Server
let receiverUrl: string
let received: Received[]
/** what the receiver answers */
let answers: number
let says: string

const openStore = async (allow: string[]) => {
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [managerRow(), customerRow({ id: 7 })] }),
    () => now,
    { fetch: createOutgoingFetch({ allow, onRefused: () => {} }), noted: () => {} },
  )
  headers = await managerHeaders(store)
}

beforeEach(async () => {
  now = START
  received = []
  answers = 200
  says = ''
  receiver = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(answers, answers === 302 ? { Location: '/elsewhere' } : {}).end(says)
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  await openStore(['127.0.0.1'])
})
afterEach(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const ask = async (method: string, path: string, body?: object) => {
  const response = await store.call(`/wp-json/wc/v3/webhooks${path}`, { method, headers, body })
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}
const add = async (topic: string, given: object = {}) => {
  const webhook = { topic, delivery_url: `${receiverUrl}/${topic}`, secret: SECRET, ...given }
  const { body } = await ask('POST', '', webhook)
  return (body as { id: number }).id
}
const read = async (id: number) => (await ask('GET', `/${id}`)).body as Record<string, unknown>
const log = async (id: number) => (await ask('GET', `/${id}/deliveries`)).body as Record<string, unknown>[]
const failuresOf = async (id: number) => {
  const row = await store.db
    .selectFrom('webhooks')
    .select(['failure_count', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [row.failure_count, row.status]
}
/** What the receiver got since it was asked last. */
const deliveries = async () => {
  await store.runJobs()
  return received.splice(0)
}
const happen = (type: string, id: number) =>
  inTransaction({ db: store.db, clock: () => now, actor: SYSTEM }, (inside) =>
    recordEvent(inside, { type, payload: { id } }),
  )

describe('the resource', () => {
  test('is made active whatever its status, named by its time, and never shows its secret', async () => {
    const { status, headers, body } = await ask('POST', '', {
      topic: 'order.updated',
      delivery_url: receiverUrl,
      secret: SECRET,
      status: 'paused',
    })
    expect([status, headers.get('location'), headers.get('allow')]).toEqual([
      201,
      'http://shop.test/wp-json/wc/v3/webhooks/1',
      'GET, POST',
    ])
    expect(body).toEqual({
      id: 1,
      name: 'Webhook created on Nov 22, 2026 @ 10:20 AM',
      status: 'active',
      topic: 'order.updated',
      resource: 'order',
      event: 'updated',
      hooks: ['woocommerce_update_order', 'woocommerce_order_refunded'],
      delivery_url: receiverUrl,
      date_created: '2026-11-22T13:50:00',
      date_created_gmt: '2026-11-22T10:20:00',
      date_modified: null,
      date_modified_gmt: null,
      _links: expect.anything(),
    })
    const { secret } = await store.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()
    expect(secret).toMatch(/^enc:v1:/)
  })

  test.each([
    [
      { topic: 'nope.created', delivery_url: 'https://a.test' },
      'woocommerce_rest_shop_webhook_invalid_topic',
    ],
    [
      { topic: 'order.created', delivery_url: 'ftp://x' },
      'woocommerce_rest_shop_webhook_invalid_delivery_url',
    ],
    [
      { topic: 'order.created', delivery_url: 'https://user:word@a.test' },
      'woocommerce_rest_shop_webhook_invalid_delivery_url',
    ],
    [{ topic: 'order.created', delivery_url: 'https://a.test', name: 'n'.repeat(201) }, 'rest_invalid_param'],
    [
      { topic: 'order.created', delivery_url: 'https://a.test', secret: 's'.repeat(201) },
      'rest_invalid_param',
    ],
    [{ delivery_url: 'https://a.test' }, 'rest_missing_callback_param'],
    [{ topic: 'order.created', delivery_url: 'https://a.test', status: 'off' }, 'rest_invalid_param'],
  ])('refuses %j', async (given, code) => {
    const { status, body } = await ask('POST', '', given)
    expect([status, body]).toMatchObject([400, { code }])
  })

  test('is changed, and deleted only by force', async () => {
    const id = await add('order.created')
    const changed = await ask('PUT', `/${id}`, { name: 'Renamed', status: 'paused' })
    expect(changed.body).toMatchObject({ name: 'Renamed', status: 'paused', topic: 'order.created' })
    expect((await ask('PUT', `/${id}`, { topic: 'x' })).body).toMatchObject({
      message: 'Webhook topic must be valid.',
    })
    expect((await ask('DELETE', `/${id}`)).status).toBe(501)
    expect((await ask('DELETE', `/${id}?force=true`)).body).toMatchObject({ id, name: 'Renamed' })
    const gone = [
      await ask('DELETE', `/${id}?force=true`),
      await ask('GET', `/${id}`),
      await ask('PUT', `/${id}`, {}),
    ]
    expect(gone.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual([
      [404, 'Invalid ID.'],
      [404, 'ID is invalid.'],
      [400, 'ID is invalid.'],
    ])
  })

  test('is listed by status, name and order', async () => {
    await add('order.created', { name: 'Books' })
    const second = await add('coupon.created', { name: 'Apples' })
    await ask('PUT', `/${second}`, { status: 'paused' })
    const names = async (query: string) =>
      ((await ask('GET', query)).body as { name: string }[]).map(({ name }) => name)
    expect(await names('')).toEqual(['Apples', 'Books'])
    expect(await names('?orderby=title&order=desc')).toEqual(['Books', 'Apples'])
    expect(await names('?status=active')).toEqual(['Books'])
    expect(await names('?search=APP')).toEqual(['Apples'])
    const paged = await ask('GET', '?per_page=1&page=2')
    expect([paged.headers.get('x-wp-total'), (paged.body as object[]).length]).toEqual(['2', 1])
  })

  test('is written in batches', async () => {
    const first = await add('order.created')
    const { status, body } = await ask('POST', '/batch', {
      create: [
        { topic: 'product.updated', delivery_url: receiverUrl },
        { topic: 'bad', delivery_url: receiverUrl },
      ],
      delete: [first, 99],
    })
    expect([status, body]).toMatchObject([
      200,
      {
        create: [{ topic: 'product.updated' }, { id: 0, error: { data: { status: 400 } } }],
        delete: [{ id: first }, { id: 99, error: { message: 'Invalid ID.' } }],
      },
    ])
  })

  test('is for those who run the shop', async () => {
    const id = await add('order.created')
    const paths = [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ]
    const more = [
      ['POST', '/batch'],
      ['GET', `/${id}/deliveries`],
      ['POST', `/${id}/deliveries/1`],
    ]
    const statuses = () =>
      Promise.all(
        [...paths, ...more].map(async ([method = '', path = '']) => {
          const given =
            method === 'POST' && path === '' ? { topic: 'order.created', delivery_url: receiverUrl } : {}
          return (await ask(method, path, method === 'GET' ? undefined : given)).status
        }),
      )
    headers = {}
    expect(new Set(await statuses())).toEqual(new Set([401]))
    headers = await managerHeaders(store, 'read_write', 7)
    expect(new Set(await statuses())).toEqual(new Set([403]))
    headers = await managerHeaders(store, 'read')
    expect((await ask('DELETE', `/${id}?force=true`)).status).toBe(401)
  })
})

describe('deliveries', () => {
  test('begin with a ping, and with another where the URL changes', async () => {
    const id = await add('order.created')
    const [ping] = await deliveries()
    expect(ping).toMatchObject({ path: '/order.created', body: `webhook_id=${id}` })
    expect(ping?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.keys(ping?.headers ?? {}).filter((name) => name.startsWith('x-wc'))).toEqual([])
    await ask('PUT', `/${id}`, { name: 'x', delivery_url: `${receiverUrl}/order.created` })
    expect(await deliveries()).toEqual([])
    await ask('PUT', `/${id}`, { delivery_url: `${receiverUrl}/moved` })
    expect(await deliveries()).toMatchObject([{ path: '/moved', body: `webhook_id=${id}` }])
  })

  test('of a webhook that was deleted before are not made, and hold up nobody', async () => {
    const gone = await add('order.created')
    await ask('DELETE', `/${gone}?force=true`)
    const id = await add('product.created')
    expect((await deliveries()).map(({ body }) => body)).toEqual([`webhook_id=${id}`])
    await happen('product.created', 1)
    await store.db.deleteFrom('webhooks').execute()
    expect(await deliveries()).toEqual([])
  })

  test('hold the resource as its owner reads it, signed', async () => {
    const id = await add('order.created')
    await deliveries()
    const { order_id } = await placed(store, [{ product_id: 1, quantity: 2 }])
    const [sent] = await deliveries()
    const order = await (await store.call(`/wp-json/wc/v3/orders/${order_id}`, { headers })).text()
    expect(sent?.body).toBe(order)
    const signature = createHmac('sha256', SECRET).update(order).digest('base64')
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-wc-webhook-source': 'http://shop.test/',
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'created',
      'x-wc-webhook-signature': signature,
      'x-wc-webhook-id': String(id),
      'x-wc-webhook-delivery-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await log(id)).toMatchObject([
      { topic: 'order.created', resource_id: order_id, status: 'delivered', attempts: 1, response_code: 200 },
      { topic: 'ping', status: 'delivered' },
    ])
  })

  test('tell several changes made before they are sent once, and of each topic', async () => {
    await add('product.updated')
    await add('product.created')
    await deliveries()
    await happen('product.changed', 1)
    await happen('product.changed', 1)
    await happen('product.changed', 2)
    await happen('product.created', 2)
    const sent = await deliveries()
    expect(sent.map(({ path, body }) => [path, JSON.parse(body).id]).sort()).toEqual([
      ['/product.created', 2],
      ['/product.updated', 1],
      ['/product.updated', 2],
    ])
    await happen('product.changed', 1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('of what went into the trash name its id', async () => {
    await add('product.deleted')
    await deliveries()
    await happen('product.trashed', 3)
    await happen('product.deleted', 3)
    expect((await deliveries()).map(({ body }) => body)).toEqual(['{"id":3}'])
  })

  test('tell that an order went into the bin, not that it was deleted for good', async () => {
    await add('order.deleted')
    await add('order.updated')
    const deleteOrder = async (query: string) => {
      const { order_id } = await placed(store, [{ product_id: 1, quantity: 1 }])
      await deliveries()
      await store.call(`/wp-json/wc/v3/orders/${order_id}${query}`, { method: 'DELETE', headers })
      return (await deliveries()).map(({ path, body }) => [path, JSON.parse(body).id === order_id])
    }
    expect(await deleteOrder('')).toEqual([['/order.deleted', true]])
    expect(await deleteOrder('?force=true')).toEqual([])
  })

  test('tell of a new order and customer as of changes, too', async () => {
    for (const topic of ['order.created', 'order.updated', 'customer.created', 'customer.updated'])
      await add(topic)
    await deliveries()
    const paths = async () => (await deliveries()).map(({ path }) => path).sort()
    await placed(store, [{ product_id: 1, quantity: 1 }])
    expect(await paths()).toEqual(['/order.created', '/order.updated'])
    const body = { email: 'ann@example.test', password: 'ann-pass-1' }
    await store.call('/wp-json/wc/v3/customers', { method: 'POST', headers, body })
    expect(await paths()).toEqual(['/customer.created', '/customer.updated'])
  })

  test('tell of another way to pay, and not of the same once more', async () => {
    await add('order.updated')
    const line_items = [{ product_id: 1, quantity: 1 }]
    const made = await store.call('/wp-json/wc/v3/orders', { method: 'POST', headers, body: { line_items } })
    const { id, order_key } = (await made.json()) as { id: number; order_key: string }
    await deliveries()
    const pay = async () => {
      const body = { key: order_key, payment_method: 'testbank' }
      const paid = await store.call(`/wp-json/ghab/v1/orders/${id}/pay`, { method: 'POST', body })
      expect(paid.status).toBe(200)
      return (await deliveries()).map(({ body }) => JSON.parse(body).payment_method)
    }
    expect(await pay()).toEqual(['testbank'])
    expect(await pay()).toEqual([])
  })

  test('tell once of a product whose stock an order changes, and of none that is not counted', async () => {
    await add('product.updated')
    await deliveries()
    const stocks = async () =>
      (await deliveries()).map(({ body }) => JSON.parse(body)).map((told) => [told.id, told.stock_quantity])
    const goods = [
      { product_id: 1, quantity: 2 },
      { product_id: 6, quantity: 1 },
    ]
    const { order_id } = await placed(store, goods)
    expect(await stocks()).toEqual([[1, 8]])
    await store.call(`/wp-json/wc/v3/orders/${order_id}`, {
      method: 'PUT',
      headers,
      body: { status: 'cancelled' },
    })
    expect(await stocks()).toEqual([[1, 10]])
    await placed(store, [{ product_id: 6, quantity: 1 }])
    expect(await stocks()).toEqual([])
  })

  test('tell when a customer has paid for the first time, and when no order of theirs is left', async () => {
    await add('customer.updated')
    await deliveries()
    const order = async (method: string, path: string, body?: object) => {
      const answer = await store.call(`/wp-json/wc/v3/orders${path}`, { method, headers, body })
      const { id } = (await answer.json()) as { id: number }
      const told = (await deliveries()).map(({ body }) => JSON.parse(body))
      return { id, told: told.map(({ id, is_paying_customer }) => [id, is_paying_customer]) }
    }
    const bought = { customer_id: 7, status: 'completed', line_items: [{ product_id: 1, quantity: 1 }] }
    const first = await order('POST', '', bought)
    expect(first.told).toEqual([[7, true]])
    const second = await order('POST', '', bought)
    expect(second.told).toEqual([])
    expect((await order('DELETE', `/${first.id}?force=true`)).told).toEqual([])
    expect((await order('DELETE', `/${second.id}?force=true`)).told).toEqual([[7, false]])
  })

  test('count as taken from 200 to 302; a redirect is not followed', async () => {
    const id = await add('product.updated')
    answers = 302
    await happen('product.changed', 1)
    expect((await deliveries()).map(({ path }) => path)).not.toContain('/elsewhere')
    expect(await failuresOf(id)).toEqual([0, 'active'])
  })

  test('keep how a refusal began until it is taken, and nothing of what was taken', async () => {
    const id = await add('product.updated')
    says = 'thank you'
    await deliveries()
    ;[answers, says] = [422, `no such field ${'x'.repeat(1000)}`]
    await happen('product.changed', 1)
    await deliveries()
    const [refused, ping] = await log(id)
    expect([refused?.answer, ping?.answer]).toEqual([says.slice(0, 500), ''])
    ;[answers, says] = [200, 'thank you']
    now += MINUTE
    await deliveries()
    expect((await log(id))[0]).toMatchObject({ status: 'delivered', answer: '' })
  })

  test('forget what they were answered when a customer is forgotten', async () => {
    const id = await add('product.updated')
    await deliveries()
    ;[answers, says] = [400, 'mina@shop.test is wrong']
    await happen('product.changed', 1)
    await deliveries()
    await store.call('/wp-json/wc/v3/customers/7?force=true', { method: 'DELETE', headers })
    await deliveries()
    expect((await log(id)).map(({ answer }) => answer).join('')).toBe('')
  })

  test('are tried again later and later, and then given up', async () => {
    const id = await add('product.updated')
    await deliveries()
    answers = 500
    await happen('product.changed', 1)
    const [first] = await deliveries()
    const keys = [first?.headers['x-wc-webhook-delivery-id']]
    for (const minutes of [1, 10, 60, 360]) {
      now += minutes * MINUTE - 1
      expect(await deliveries()).toEqual([])
      now += 1
      keys.push((await deliveries())[0]?.headers['x-wc-webhook-delivery-id'])
    }
    now += 10_000 * MINUTE
    expect(await deliveries()).toEqual([])
    expect(new Set(keys).size).toBe(1)
    expect(await log(id)).toMatchObject([
      { status: 'failed', attempts: 5, response_code: 500, error: 'answered 500' },
      { topic: 'ping' },
    ])
    expect(await failuresOf(id)).toEqual([1, 'active'])
  })

  test('that fail for the seventh event in a row disable the webhook; one that is taken forgets them', async () => {
    const id = await add('product.updated')
    await deliveries()
    answers = 410
    for (let event = 1; event <= 6; event++) {
      await happen('product.changed', 1)
      await deliveries()
      expect(await failuresOf(id)).toEqual([event, 'active'])
    }
    await happen('product.changed', 1)
    await deliveries()
    expect(await failuresOf(id)).toEqual([6, 'disabled'])
    await happen('product.changed', 1)
    now += MINUTE
    expect(await deliveries()).toEqual([])
    await ask('PUT', `/${id}`, { status: 'active' })
    expect(await failuresOf(id)).toEqual([6, 'active'])
    answers = 200
    await happen('product.changed', 1)
    expect(await deliveries()).toHaveLength(1)
    expect(await failuresOf(id)).toEqual([0, 'active'])
  })

  test('are sent once more when staff asks for it', async () => {
    const id = await add('product.updated')
    await deliveries()
    await happen('product.changed', 1)
    const [first] = await deliveries()
    const delivery = (await log(id))[0]?.id
    expect((await ask('POST', `/${id}/deliveries/${delivery}`, {})).body).toMatchObject({ status: 'waiting' })
    expect((await ask('POST', `/${id}/deliveries/${delivery}`, {})).status).toBe(409)
    const [second] = await deliveries()
    expect(second?.headers['x-wc-webhook-delivery-id']).toBe(first?.headers['x-wc-webhook-delivery-id'])
    expect((await log(id))[0]).toMatchObject({ status: 'delivered', attempts: 2 })
    expect((await ask('POST', `/${id}/deliveries/9999`, {})).status).toBe(404)
  })

  test('reach no private address that is not allowed', async () => {
    await openStore([])
    const id = await add('product.updated')
    expect(await deliveries()).toEqual([])
    expect((await log(id))[0]).toMatchObject({ status: 'failed', response_code: null })
  })

  test('stop when their owner may no longer read', async () => {
    const id = await add('order.created')
    await deliveries()
    await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', 900).execute()
    await placed(store, [{ product_id: 1, quantity: 1 }])
    expect(await deliveries()).toEqual([])
    await store.db.updateTable('customers').set({ role: 'administrator' }).where('id', '=', 900).execute()
    expect((await log(id))[0]).toMatchObject({
      status: 'dropped',
      error: 'its owner may no longer read this',
    })
  })

  test('of ids that are gone stop, too, when their owner may no longer read', async () => {
    const id = await add('product.deleted')
    await deliveries()
    await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', 900).execute()
    await happen('product.trashed', 3)
    expect(await deliveries()).toEqual([])
    await store.db.updateTable('customers').set({ role: 'administrator' }).where('id', '=', 900).execute()
    expect((await log(id))[0]).toMatchObject({ status: 'dropped' })
  })

  test('of more changes than one statement holds are queued, and hold up no other jobs', async () => {
    for (let count = 0; count < 9; count++) await add('product.updated')
    await store.db.updateTable('webhooks').set({ customer_id: 7 }).execute()
    await inTransaction({ db: store.db, clock: () => now, actor: SYSTEM }, async (inside) => {
      for (let id = 1; id <= 450; id++) {
        await recordEvent(inside, { type: 'product.changed', payload: { id } })
      }
    })
    await deliveries()
    const { made } = await store.db
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('made'))
      .where('topic', '=', 'product.updated')
      .executeTakeFirstOrThrow()
    expect(Number(made)).toBe(9 * 450)
  })

  test('whose job was given up can be asked for again', async () => {
    const id = await add('product.updated')
    await deliveries()
    await store.db.updateTable('webhooks').set({ secret: 'enc:v1:broken' }).execute()
    await happen('product.changed', 1)
    for (let hours = 0; hours < 40; hours++) {
      expect(await deliveries()).toEqual([])
      now += 60 * MINUTE
    }
    const [given] = await log(id)
    expect(given).toMatchObject({ status: 'failed', response_code: null })
    expect(await failuresOf(id)).toEqual([0, 'active'])
    await ask('PUT', `/${id}`, { secret: SECRET })
    expect((await ask('POST', `/${id}/deliveries/${given?.id}`, {})).body).toMatchObject({
      status: 'waiting',
    })
    expect(await deliveries()).toHaveLength(1)
  })

  test('of a paused webhook are not made', async () => {
    const id = await add('product.updated')
    await ask('PUT', `/${id}`, { status: 'paused' })
    await deliveries()
    await happen('product.changed', 1)
    expect(await deliveries()).toEqual([])
    expect(await read(id)).toMatchObject({ status: 'paused' })
  })

  test('are forgotten after a month', async () => {
    const id = await add('product.updated')
    await deliveries()
    now += 31 * 24 * 60 * MINUTE
    await store.runJobs()
    expect(await log(id)).toEqual([])
  })
})
