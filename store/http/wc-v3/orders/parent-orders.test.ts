import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  const variation = { type: 'variation', parent_id: 1, name: '' } as const
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow()],
      products: [
        productRow({ id: 1, name: 'Shirt', type: 'variable' }),
        productRow({ ...variation, id: 2, regular_price: 3000 }),
        productRow({ ...variation, id: 3, regular_price: 2500, sale_price: 2000 }),
        productRow({ ...variation, id: 4, regular_price: 100, status: 'private' }),
        productRow({ id: 5, name: 'Cap', regular_price: 4000 }),
        productRow({ id: 6, name: 'Both', type: 'grouped', grouped_ids: toJson([1, 5]) }),
        productRow({ id: 7, name: 'Nothing', type: 'grouped' }),
      ],
      coupons: [
        couponRow({ id: 1, code: 'ten' }),
        couponRow({ id: 2, code: 'caps', product_ids: toJson([5]) }),
      ],
    }),
  )
  headers = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown) => {
  const response = await store.call(`/wp-json/wc/v3/orders${path}`, { method, headers, body })
  return { status: response.status, body: await response.json() }
}
const make = async (body: object = {}) => (await send('POST', '', body)).body
const listed = async (query: string): Promise<number[]> =>
  (await send('GET', `?order=asc&orderby=id&${query}`)).body.map(({ id }: { id: number }) => id)

test('an order belongs to another, and is found by it', async () => {
  const first = await make()
  const second = await make({ parent_id: first.id })
  const third = await make()
  expect(second).toMatchObject({
    parent_id: first.id,
    _links: { up: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/orders/${first.id}` }] },
  })
  expect(first._links.up).toBeUndefined()
  expect(await listed(`parent=${first.id}`)).toEqual([second.id])
  expect(await listed('parent=0')).toEqual([first.id, third.id])
  expect(await listed(`parent_exclude=${first.id}`)).toEqual([first.id, third.id])
  expect((await send('PUT', `/${second.id}`, { parent_id: 0 })).body.parent_id).toBe(0)
  expect(await listed(`parent=${first.id}`)).toEqual([])
})

test('an order belongs neither to itself nor to one that there is not', async () => {
  const { id } = await make()
  for (const parent_id of [id, 99]) {
    expect(await send('PUT', `/${id}`, { parent_id })).toMatchObject({
      status: 400,
      body: { code: 'order_invalid_parent_id', message: 'Invalid parent ID' },
    })
  }
  expect((await send('POST', '', { parent_id: 99 })).status).toBe(400)
  expect((await send('POST', '', { parent_id: -1 })).body.code).toBe('rest_invalid_param')
})

test('an order whose parent is deleted moves up', async () => {
  const first = await make()
  const second = await make({ parent_id: first.id })
  const third = await make({ parent_id: second.id })
  await send('DELETE', `/${second.id}?force=true`)
  expect((await send('GET', `/${third.id}`)).body.parent_id).toBe(first.id)
})

test('what is sold by its variations or members is ordered at the lowest of their prices', async () => {
  const { line_items } = await make({
    line_items: [{ product_id: 1, quantity: 2 }, { product_id: 6 }, { product_id: 7 }],
  })
  expect(line_items).toMatchObject([
    { name: 'Shirt', product_id: 1, variation_id: 0, total: '4000' },
    { name: 'Both', product_id: 6, total: '2000' },
    { name: 'Nothing', product_id: 7, total: '0' },
  ])
})

test('an order without lines takes a coupon for all products', async () => {
  expect(await make({ coupon_lines: [{ code: 'ten' }] })).toMatchObject({
    total: '0',
    coupon_lines: [{ code: 'ten', discount: '0' }],
  })
  expect((await send('POST', '', { coupon_lines: [{ code: 'caps' }] })).body.code).toBe(
    'woocommerce_rest_invalid_coupon',
  )
})
