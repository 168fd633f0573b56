import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

/** more than SQLite takes values in one statement (32,766) */
const MANY = 33_000
const NOW = Date.UTC(2026, 10, 21, 8)

const POST = postRow()

let store: TestStore
let authorization: string
const context = () => ({ db: store.db, clock: () => NOW, actor: SYSTEM })

/** Repeats the row of a table under other ids. */
const repeat = async (table: 'orders' | 'posts', id: number, unique: string[]) => {
  const tables = await store.db.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  const copied = columns.map(({ name }) =>
    name === 'id' ? sql`n` : unique.includes(name) ? sql`${sql.ref(name)} || n` : sql.ref(name),
  )
  await sql`
    with recursive numbers(n) as (select cast(${id + 1} as integer) union all select n + 1 from numbers where n <= ${MANY + id})
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(copied)} from numbers, ${sql.table(table)} where ${sql.ref('id')} = ${id}`.execute(
    store.db,
  )
}

beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...smallShop(),
        customers: [customerRow({ id: 1, role: 'administrator' })],
        posts: [POST],
      }),
    () => NOW,
  )
  const key = await createApiKey(context(), TEST_CIPHER, {
    customerId: 1,
    description: '',
    permissions: 'read',
  })
  authorization = `Basic ${Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')}`
  const { order_id } = await placed(store, [{ product_id: 1 }])
  await repeat('orders', order_id, ['draft_id', 'order_key'])
  await sql`insert into order_items
    (order_id, kind, name, product_id, variation_id, vendor_id, quantity, tax_class, tax_status, subtotal,
     subtotal_tax, total, total_tax, taxes, sku, global_unique_id, parent_name, image_id, details, meta_data)
    select orders.id, kind, name, product_id, variation_id, vendor_id, quantity, tax_class, tax_status, subtotal,
     subtotal_tax, order_items.total, order_items.total_tax, taxes, sku, global_unique_id, parent_name, image_id,
     details, order_items.meta_data
    from orders, order_items where order_items.order_id = ${order_id} and orders.id > ${order_id}`.execute(
    store.db,
  )
  await repeat('posts', POST.id, ['slug'])
})

test.each([
  ['in an address', 'مینا'],
  ['in the name of a line', 'Cup'],
])('orders are searched for what stands %s, however many there are', async (_, search) => {
  const response = await store.call(`/wp-json/wc/v3/orders?per_page=2&search=${encodeURIComponent(search)}`, {
    headers: { authorization },
  })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('x-wp-total'))).toBeGreaterThan(MANY)
  expect(await response.json()).toHaveLength(2)
})

test('comments are listed in a shop of however many posts', async () => {
  await store.db
    .insertInto('comments')
    .values({
      post_id: POST.id,
      parent_id: 0,
      customer_id: 0,
      author_name: 'A',
      author_email: '',
      content: '<p>Nice</p>',
      status: 'approved',
      created_at: NOW,
    })
    .execute()
  const response = await store.call('/wp-json/wp/v2/comments')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject([{ post: POST.id }])
})
