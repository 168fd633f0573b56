import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { draftOf, place } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const clock = () => NOW
/** as an order's address in `ADDRESS` has it */
const MINA = { id: 7, email: 'mina@example.com', mobile: '09123456789' }
const IP = '203.0.113.7'

let store: TestStore
let mina: Record<string, string>
let staff: Record<string, string>

beforeEach(async () => {
  const customers = [customerRow(MINA), customerRow({ id: 8 }), managerRow()]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), clock)
  await store.db.updateTable('customers').set({ email_proved: 1 }).where('id', '=', MINA.id).execute()
  mina = await customerHeaders(store, MINA, clock)
  staff = await customerHeaders(store, managerRow(), clock)
})

const post = (path: string, body: object, headers = {}) =>
  store.call(`/wp-json/ghab/v1/${path}`, { method: 'POST', headers, body, address: IP })
const copyOf = async (path: string, headers: Record<string, string>) =>
  (await store.call(`/wp-json/ghab/v1/${path}`, { headers })).json()
const copies = async () => [await copyOf('customer/export', mina), await copyOf('customers/7/export', staff)]

test('a copy has the messages to the shop and the coupons that were used', async () => {
  const message = { name: 'Mina', message: 'Do you sell tea?' }
  await post('contact', { ...message, email: 'Mina@Example.com' })
  await post('contact', { ...message, email: 'other@shop.test', phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' })
  await post('contact', { ...message, email: 'other@shop.test', phone: '09120000000' })
  const order = (await (
    await place(store, await draftOf(store, [{ product_id: 6 }]), { coupons: ['hello'] })
  ).json()) as PlaceAnswer
  for (const copy of await copies()) {
    const sent = { ...message, date_gmt: '2026-11-21T12:00:00' }
    expect(copy.contact_messages).toEqual([
      { ...sent, email: 'Mina@Example.com', phone: '' },
      { ...sent, email: 'other@shop.test', phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' },
    ])
    expect(copy.coupon_uses).toEqual([{ code: 'hello', order_id: order.order_id }])
  }
})

test('a copy has where pushes go, without keys, and where sessions and orders came from', async () => {
  const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/mina'
  expect((await post('push/subscriptions', { endpoint, keys }, mina)).status).toBe(201)
  await store.db.updateTable('sessions').set({ client_ip: IP }).execute()
  await place(store, await draftOf(store, [{ product_id: 6 }]))
  await store.db
    .updateTable('orders')
    .set({ customer_id: MINA.id, customer_ip_address: IP, customer_user_agent: 'Firefox' })
    .execute()
  for (const copy of await copies()) {
    expect(copy.push_subscriptions).toEqual([{ endpoint, date_gmt: '2026-11-21T12:00:00' }])
    expect(copy.sessions).toMatchObject([{ user_agent: 'test', ip_address: IP }])
    expect(copy.orders).toMatchObject([{ ip_address: IP, user_agent: 'Firefox' }])
  }
})

test('a copy says since when and why somebody is kept out', async () => {
  expect((await copyOf('customer/export', mina)).customer.block).toBeNull()
  const body = { blocked: true, reason: 'Sends everything back' }
  await store.call('/wp-json/ghab/v1/customers/7/block', { method: 'PUT', headers: staff, body })
  expect((await copyOf('customers/7/export', staff)).customer.block).toEqual({
    reason: 'Sends everything back',
    since_gmt: '2026-11-21T12:00:00',
  })
})

test('a contact that nobody has proved brings no messages of others into the customer’s copy', async () => {
  const made = await post('customers', { email: 'sara@shop.test', mobile: '09120000000' }, staff)
  const { id } = (await made.json()) as { id: number }
  await post('contact', { name: 'Ali', message: 'A secret', email: 'sara@shop.test' })
  await post('contact', { name: 'Ali', message: 'A secret', email: 'ali@shop.test', phone: '09120000000' })
  const own = await copyOf('customer/export', await customerHeaders(store, { id }, clock))
  expect(own.contact_messages).toEqual([])
  expect((await copyOf(`customers/${id}/export`, staff)).contact_messages).toHaveLength(2)
})
