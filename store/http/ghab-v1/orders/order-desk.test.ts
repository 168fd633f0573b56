import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import type { OrderPayment } from '#store-api/contract/order-desk.ts'
import { ADDRESS, orderOf, placed } from '#tests/support/checkout.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers: [managerRow()] }))
  headers = await customerHeaders(store, managerRow())
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const sendReceipt = async ({ order_id, order_key }: PlaceAnswer): Promise<number> => {
  const body = new FormData()
  body.set('key', order_key)
  body.set('receipt', new File([PICTURE], 'receipt.png', { type: 'image/png' }))
  const url = `${TEST_ORIGIN}/wp-json/ghab/v1/orders/${order_id}/receipt`
  return (await store.fetch(new Request(url, { method: 'POST', body }))).status
}
const transfer = async (): Promise<PlaceAnswer> => {
  const order = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  expect(await sendReceipt(order)).toBe(200)
  return order
}
const waiting = async (): Promise<OrderPayment[]> => (await call('GET', 'receipts')).body
const messages = async () => {
  await store.runJobs()
  return store.outbox()
}

describe('a receipt', () => {
  test('waits, is looked at and approved once', async () => {
    const order = await transfer()
    const [receipt] = await waiting()
    expect(receipt).toMatchObject({ order_id: order.order_id, status: 'claimed', amount: '140000' })
    const picture = await store.call(receipt?.receipt ?? '', { headers })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
    const approve = () => call('POST', `receipts/${receipt?.id}/approve`, { reference: '12345' })
    const answers = await Promise.all([approve(), approve()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await orderOf(store, order)).toMatchObject({ status: 'processing', transaction_id: '12345' })
    expect(await waiting()).toEqual([])
    expect((await call('GET', `orders/${order.order_id}/payments`)).body).toMatchObject([
      { gateway: 'bacs', status: 'paid', reference: '12345' },
    ])
  })

  test('that is refused tells the buyer why, who may send another one', async () => {
    const order = await transfer()
    const [receipt] = await waiting()
    const refused = await call('POST', `receipts/${receipt?.id}/refuse`, { reason: 'It is of last year.' })
    expect(refused).toEqual({
      status: 200,
      body: { id: receipt?.id, order_id: order.order_id, status: 'refused' },
    })
    expect(await orderOf(store, order)).toMatchObject({ status: 'on-hold', needs_receipt: true })
    const mail = (await messages()).find(
      ({ recipient, subject }) => recipient === ADDRESS.email && /یادداشتی/.test(subject),
    )
    expect(mail?.text).toContain('It is of last year.')
    expect(await sendReceipt(order)).toBe(200)
    expect((await waiting()).map(({ id }) => id)).not.toContain(receipt?.id)
  })

  test('that there is not is not found, and a refusal needs a reason', async () => {
    expect((await call('POST', 'receipts/99/approve', {})).status).toBe(404)
    expect((await call('GET', 'receipts/99/picture')).status).toBe(404)
    await transfer()
    const [receipt] = await waiting()
    expect(await call('POST', `receipts/${receipt?.id}/refuse`, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { data: { params: { reason: expect.any(String) } } },
    })
  })
})

describe('an order that is deleted', () => {
  const deleteOrder = async ({ order_id }: PlaceAnswer) => {
    const path = `/wp-json/wc/v3/orders/${order_id}?force=true`
    expect((await store.call(path, { method: 'DELETE', headers })).status).toBe(200)
    await store.runJobs()
  }
  const pictures = () => readdir(join(store.dataDir, 'receipts'))
  const payments = () => store.db.selectFrom('payments').select(['order_id', 'status', 'amount']).execute()

  test('takes its receipts along, and leaves those of others', async () => {
    const order = await transfer()
    const [receipt] = await waiting()
    await call('POST', `receipts/${receipt?.id}/refuse`, { reason: 'It is of last year.' })
    expect(await sendReceipt(order)).toBe(200)
    const other = await transfer()
    expect(await pictures()).toHaveLength(3)
    await deleteOrder(order)
    expect(await pictures()).toEqual([expect.stringMatching(`^${other.order_id}-`)])
    expect((await call('GET', `receipts/${receipt?.id}/picture`)).status).toBe(404)
  })

  test('that was paid leaves the amount in the books, without the picture', async () => {
    const order = await transfer()
    const [receipt] = await waiting()
    await call('POST', `receipts/${receipt?.id}/approve`, { reference: '12345' })
    await deleteOrder(order)
    expect(await pictures()).toEqual([])
    expect(await payments()).toEqual([{ order_id: order.order_id, status: 'paid', amount: 140_000 }])
    expect((await call('GET', `receipts/${receipt?.id}/picture`)).status).toBe(404)
  })
})

describe('the tracking code of a parcel', () => {
  const SHIPMENT = { code: '2140 5678', carrier: 'پست پیشتاز', url: 'https://tracking.post.ir/?id=21405678' }

  test('is told to the buyer by mail, SMS and on the order’s page', async () => {
    const order = await placed(store, [{ product_id: 1 }])
    const path = `orders/${order.order_id}/tracking`
    await messages()
    expect((await call('GET', path)).body).toEqual({ shipment: null })
    expect((await call('PUT', path, SHIPMENT)).body).toEqual({ shipment: SHIPMENT })
    expect((await orderOf(store, order)).shipment).toEqual(SHIPMENT)
    const told = (await messages()).filter(({ text }) => text.includes(SHIPMENT.code))
    expect(told.map(({ channel }) => channel)).toEqual(['mail', 'sms'])
    expect(told[0]?.subject).toBe('کد رهگیری سفارش ۱')
    expect(told[0]?.html).toContain(SHIPMENT.carrier)
    expect(told[1]?.text).toContain(SHIPMENT.url)
  })

  test('is noted in silence where that is wanted, and taken away', async () => {
    const order = await placed(store, [{ product_id: 1 }])
    const path = `orders/${order.order_id}/tracking`
    const before = (await messages()).length
    await call('PUT', path, { ...SHIPMENT, notify: false })
    await call('PUT', path, { code: '' })
    expect((await orderOf(store, order)).shipment).toBeNull()
    expect(await messages()).toHaveLength(before)
  })

  test('leads nowhere but to web pages, and belongs to an order', async () => {
    const { order_id } = await placed(store, [{ product_id: 1 }])
    const url = 'javascript:alert(1)'
    expect((await call('PUT', `orders/${order_id}/tracking`, { ...SHIPMENT, url })).status).toBe(400)
    expect((await call('PUT', 'orders/999/tracking', SHIPMENT)).status).toBe(404)
  })
})

describe('what an order would come to', () => {
  const quote = (id: number, body: object) => call('POST', `orders/${id}/quote`, body)
  const wc = async (method: string, path: string, body?: object) =>
    (await store.call(`/wp-json/wc/v3/${path}`, { method, headers, body })).json()

  test('is what it comes to once that is written, and nothing is written before', async () => {
    const made = await wc('POST', 'orders', {
      line_items: [{ product_id: 1, quantity: 1 }],
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Post', total: '20000' }],
    })
    const edits = {
      line_items: [
        { id: made.line_items[0].id, quantity: 3 },
        { product_id: 1, quantity: 1, subtotal: '1000', total: '900' },
      ],
      shipping_lines: [{ id: made.shipping_lines[0].id, method_title: null }],
      fee_lines: [{ name: 'Wrapping', total: '5000' }],
    }
    const { status, body } = await quote(made.id, edits)
    expect(status).toBe(200)
    expect(await wc('GET', `orders/${made.id}`)).toEqual(made)
    const written = await wc('PUT', `orders/${made.id}`, edits)
    expect(body).toEqual({
      subtotal: String(
        written.line_items.reduce(
          (sum: number, line: { subtotal: string }) => sum + Number(line.subtotal),
          0,
        ),
      ),
      discount: written.discount_total,
      shipping: '0',
      fees: '5000',
      tax: written.total_tax,
      total: written.total,
    })
    expect(Number(written.total)).not.toBe(Number(made.total))
  })

  test('is refused where it could not be written', async () => {
    const { id } = await wc('POST', 'orders', { line_items: [{ product_id: 1, quantity: 1 }] })
    expect(await quote(999_999, {})).toMatchObject({ status: 404 })
    expect(await quote(id, { coupon_lines: [{ code: 'nope' }] })).toMatchObject({
      status: 400,
      body: {
        code: 'ghab_coupon_refused',
        data: { coupon: { code: 'nope', reason: 'not_found', amount: null } },
      },
    })
    expect(await quote(id, { line_items: [{ id: 999_999, quantity: 1 }] })).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_invalid_item_id' },
    })
    expect(await quote(id, { line_items: [{ quantity: 'many' }] })).toMatchObject({ status: 400 })
    expect(await quote(id, { line_items: 'all' })).toMatchObject({ status: 400 })
  })
})
