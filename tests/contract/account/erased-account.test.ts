import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { countCouponUsage } from '#store/modules/cart/cart.ts'
import { deleteOrder, joinGuestOrders } from '#store/modules/orders/orders.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { ADDRESS, place, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const clock = () => NOW
const MINA = { id: 7, mobile: '09123456789' }
const TEN = 1
/** `hello`, once for each customer. */
const HELLO = 5

let store: TestStore
let mina: { Authorization: string }
const context = () => ({ db: store.db, clock, actor: SYSTEM })

beforeEach(async () => {
  const customers = [
    customerRow({ ...MINA, password_hash: PASSWORD_HASH }),
    customerRow({ id: 8 }),
    managerRow(),
  ]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), clock)
  mina = await customerHeaders(store, MINA, clock)
})

const erase = async (): Promise<void> => {
  const body = { password: PASSWORD }
  const deleted = await store.call('/wp-json/ghab/v1/customer', { method: 'DELETE', headers: mina, body })
  expect(deleted.status).toBe(200)
  await store.runJobs()
}

const buyWithCoupon = async (headers: Record<string, string>): Promise<number> => {
  const body = {
    products: [{ product_id: 6 }],
    customer_id: 0,
    one_page: 1,
    platform: 'web',
  }
  const drafted = await store.call('/api/appsettings/ionic_data_link/', { method: 'POST', headers, body })
  const placing = await place(store, (await drafted.json()) as string, { coupons: ['hello'] })
  return ((await placing.json()) as PlaceAnswer).order_id
}
const usages = () =>
  store.db.selectFrom('coupon_usages').select(['order_id', 'used_by']).orderBy('id').execute()

test('that a coupon was used stays, by whom goes with the account', async () => {
  const order = await buyWithCoupon(mina)
  const asGuest = await placed(store, [{ product_id: 6 }])
  expect(await countCouponUsage(context(), TEN, asGuest.order_id, [ADDRESS.email, MINA.mobile])).toBeNull()
  await joinGuestOrders(context(), MINA.id, { email: '', phone: MINA.mobile })
  const guest = { email: 'guest@shop.test', phone: '09120000001' }
  const others = await placed(store, [{ product_id: 6 }], { billing: { ...ADDRESS, ...guest } })
  await countCouponUsage(context(), HELLO, others.order_id, [guest.email])
  expect(await usages()).toContainEqual({ order_id: order, used_by: MINA.mobile })

  await erase()
  expect(await usages()).toEqual([
    { order_id: order, used_by: '' },
    { order_id: asGuest.order_id, used_by: '' },
    { order_id: others.order_id, used_by: guest.email },
  ])
  const coupon = await store.call('/wp-json/wc/v3/coupons/5', { headers: await managerHeaders(store) })
  expect(await coupon.json()).toMatchObject({ usage_count: 2, used_by: ['', guest.email] })
})

test('who used a coupon goes with an order that is deleted, and the coupon has been used still', async () => {
  const order = await buyWithCoupon({})
  await store.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order).execute()
  await deleteOrder(context(), order)
  expect(await usages()).toEqual([])
  const coupon = store.db.selectFrom('coupons').select('usage_count').where('id', '=', HELLO)
  expect(await coupon.executeTakeFirst()).toEqual({ usage_count: 1 })
})

test('an order that is left to nobody is among those that were modified since', async () => {
  const order = await buyWithCoupon(mina)
  await store.db.updateTable('orders').set({ updated_at: 0 }).where('id', '=', order).execute()
  const headers = await managerHeaders(store)
  const modified = async () =>
    (await store.call('/wp-json/wc/v3/orders?modified_after=2026-11-01T00:00:00', { headers })).json()
  expect(await modified()).toEqual([])
  await erase()
  expect(await modified()).toMatchObject([{ id: order, customer_id: 0 }])
})

test('browsers that are reached by push are forgotten with the account', async () => {
  const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const subscribe = (headers: Record<string, string>, endpoint: string) =>
    store.call('/wp-json/ghab/v1/push/subscriptions', { method: 'POST', headers, body: { endpoint, keys } })
  const [own, others] = ['own', 'others'].map((name) => `https://fcm.googleapis.com/fcm/send/${name}`)
  expect((await subscribe(mina, String(own))).status).toBe(201)
  await subscribe(await customerHeaders(store, { id: 8 }, clock), String(others))
  await erase()
  expect(await store.db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([
    { endpoint: others },
  ])
})

test('a vendor whose owner is gone sells no more and names nobody; the shop it was stays for its orders', async () => {
  const address = { street_1: 'Vali Asr 1', street_2: '', city: '', zip: '', state: '', country: '' }
  const person = { phone: MINA.mobile, email: 'mina@shop.test', address: toJson(address) }
  await store.db
    .insertInto('vendors')
    .values([
      vendorRow({ id: 1, customer_id: MINA.id, ...person, social: toJson({ instagram: 'mina' }) }),
      vendorRow({ id: 2, customer_id: 8 }),
    ])
    .execute()
  await store.db.updateTable('customers').set({ role: 'vendor' }).where('id', '=', MINA.id).execute()
  const shown = async () => (await store.call('/wp-json/ghab/v1/vendors')).json()
  expect(await shown()).toMatchObject([{ id: 1, first_name: 'Sara', phone: MINA.mobile }, { id: 2 }])

  mina = await customerHeaders(store, MINA, clock)
  await erase()
  expect(await shown()).toMatchObject([{ id: 2, first_name: 'Sara' }])
  expect(await store.db.selectFrom('vendors').selectAll().where('id', '=', 1).executeTakeFirst()).toEqual({
    ...vendorRow({ id: 1 }),
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    enabled: 0,
  })
})
