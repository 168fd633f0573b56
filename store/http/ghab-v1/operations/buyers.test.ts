import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const DAY = 86_400_000
let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  const customers = [
    managerRow(),
    customerRow({ id: 1, first_name: 'Ann', last_name: 'Abel', mobile: '09120000001', created_at: 1 }),
    customerRow({ id: 2, first_name: 'مینا', last_name: 'راد', role: 'wholesale_customer', created_at: 2 }),
    customerRow({ id: 3, first_name: 'Zed', last_name: 'Zan', created_at: 3 }),
  ]
  store = await createTestStore((db) =>
    writeShop(db, {
      ...smallShop(),
      customers,
      orders: [
        orderRow({ id: 1, customer_id: 1, total: 500, created_at: DAY }),
        orderRow({ id: 2, customer_id: 1, total: 300, created_at: 2 * DAY }),
        orderRow({ id: 3, customer_id: 2, total: 900, created_at: 3 * DAY }),
        // nothing is earned by it
        orderRow({ id: 4, customer_id: 3, total: 9000, status: 'cancelled', created_at: 4 * DAY }),
      ],
    }),
  )
  headers = await customerHeaders(store, managerRow())
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: answer.status, body: (await answer.json()) as any, headers: answer.headers }
}
const listed = async (query: string) =>
  ((await call('GET', `customers?${query}`)).body as Buyer[]).map(({ id }) => id)

test('whom the shop sells to is listed with what they bought, in any order asked for', async () => {
  const { body, headers: told } = await call('GET', 'customers')
  expect(told.get('x-wp-total')).toBe('3')
  expect(body.map(({ id }: Buyer) => id)).toEqual([3, 2, 1])
  expect(body[2]).toMatchObject({ orders: 2, phone: '09120000001', last_order_gmt: '1970-01-03T00:00:00' })
  expect(Number(body[2].spent) / Number(body[1].spent)).toBeCloseTo(8 / 9)
  expect(body[0]).toMatchObject({ orders: 0, last_order_gmt: null, blocked: false })
  expect(await listed('orderby=spent')).toEqual([2, 1, 3])
  expect(await listed('orderby=orders')).toEqual([1, 2, 3])
  expect(await listed('orderby=last_order')).toEqual([2, 1, 3])
  expect(await listed('orderby=name&order=asc')).toEqual([1, 3, 2])
  expect(await listed('per_page=1&page=2')).toEqual([2])
})

test('they are found by name, number in any form and e-mail address, by role and by who is kept out', async () => {
  expect(await listed('search=ann%20ab')).toEqual([1])
  expect(await listed(`search=${encodeURIComponent('مینا')}`)).toEqual([2])
  expect(await listed(`search=${encodeURIComponent('+98 912 000 0001')}`)).toEqual([1])
  expect(await listed(`search=${encodeURIComponent('۰۹۱۲۰۰۰')}`)).toEqual([1])
  expect(await listed('search=customer-3')).toEqual([3])
  expect(await listed('search=%25')).toEqual([])
  expect(await listed('role=wholesale_customer')).toEqual([2])
  await call('PUT', 'customers/3/block', { blocked: true, reason: 'Sends everything back' })
  expect(await listed('blocked=true')).toEqual([3])
  expect(await listed('blocked=false')).toEqual([2, 1])
  expect((await call('GET', 'customers/3')).body.blocked_reason).toBe('Sends everything back')
  await call('PUT', 'customers/3/block', { blocked: false })
  expect((await call('GET', 'customers/3')).body).toMatchObject({ blocked: false, blocked_reason: '' })
})

test('who calls gets an account by their number, once', async () => {
  const made = await call('POST', 'customers', { first_name: 'Sara', mobile: '+98 912 333 4455' })
  expect([made.status, made.body]).toMatchObject([201, { phone: '09123334455', first_name: 'Sara' }])
  const again = await call('POST', 'customers', { mobile: '۰۹۱۲۳۳۳۴۴۵۵' })
  expect([again.status, Object.keys(again.body.data.params)]).toEqual([400, ['mobile']])
  expect((await call('POST', 'customers', { mobile: 'x' })).status).toBe(400)
  expect((await call('POST', 'customers', { first_name: 'Nobody' })).status).toBe(400)
  const taken = await call('POST', 'customers', { email: 'Customer-1@shop.test' })
  expect([taken.status, Object.keys(taken.body.data.params)]).toEqual([400, ['email']])
})

test('a buyer is made another kind of buyer, and nobody of the staff is', async () => {
  const mina = await customerHeaders(store, { id: 1 })
  const done = await call('PUT', 'customers/1/role', { role: 'wholesale_customer' })
  expect(done.body.role).toBe('wholesale_customer')
  expect((await store.call('/wp-json/ghab/v1/customer', { headers: mina })).status).toBe(401)
  expect((await call('PUT', `customers/${managerRow().id}/role`, { role: 'customer' })).status).toBe(403)
  expect((await call('PUT', 'customers/1/role', { role: 'administrator' })).status).toBe(400)
  expect((await call('PUT', 'customers/99/role', { role: 'customer' })).status).toBe(404)
})

test('where a customer is signed in is told, and ended', async () => {
  const device = await customerHeaders(store, { id: 1 })
  expect((await call('GET', 'customers/1/sessions')).body).toMatchObject([{ user_agent: 'test' }])
  expect((await call('DELETE', 'customers/1/sessions')).body).toEqual([])
  expect((await store.call('/wp-json/ghab/v1/customer', { headers: device })).status).toBe(401)
  expect((await call('DELETE', `customers/${managerRow().id}/sessions`)).status).toBe(403)
  expect((await call('GET', 'customers/99/sessions')).status).toBe(404)
})

test('what points came and went by is listed', async () => {
  await call('POST', 'customers/1/points', { points: 30, reason: 'A late parcel' })
  expect((await call('GET', 'customers/1/points')).body).toMatchObject([
    { points: 30, reason: 'adjusted', note: 'A late parcel' },
  ])
})
