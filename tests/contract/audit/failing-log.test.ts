import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type StaffedShop, staffedShop, WC } from '#tests/support/audit/staffed-shop.ts'
import { breakTable } from '#tests/support/break-table.ts'
import { placed } from '#tests/support/checkout.ts'

let shop: StaffedShop
beforeAll(async () => {
  shop = await staffedShop()
})
afterAll(() => shop.store.close())

let mend = async () => {}
const breakLog = async () => {
  mend = await breakTable(shop.store.db, { before: 'insert', on: 'audit_log' })
}
afterEach(() => mend())

const createTag = (name: string) =>
  shop.store.call(`${WC}/products/tags`, { method: 'POST', headers: shop.key, body: { name } })
const tagsNamed = (name: string) =>
  shop.store.db.selectFrom('tags').select('name').where('name', '=', name).execute()
const entries = () => shop.store.db.selectFrom('audit_log').select('changes').execute()

test('a write of the staff that cannot be logged is undone and answers an error; the next one is logged', async () => {
  const before = (await entries()).length
  await breakLog()
  expect((await createTag('Unlogged')).status).toBe(500)
  expect(await tagsNamed('Unlogged')).toEqual([])
  await mend()
  expect((await createTag('Logged')).status).toBe(201)
  const told = (await entries()).slice(before).map(({ changes }) => JSON.parse(changes).name.after)
  expect(told).toEqual(['Logged'])
})

test('shoppers order while the log cannot be written, also in the same commit', async () => {
  await breakLog()
  const [refused, order] = await Promise.all([
    createTag('Unlogged'),
    placed(shop.store, [{ product_id: 20 }]),
  ])
  expect(refused.status).toBe(500)
  expect(order.order_id).toBeGreaterThan(0)
})
