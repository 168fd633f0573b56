import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const now = Date.UTC(2026, 10, 21, 8)
let store: TestStore
let headers: Record<string, string>
/** a post that is replied to */
let answered: number

beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [managerRow()] }),
    () => now,
  )
  headers = await customerHeaders(store, managerRow(), () => now)
  const answer = await post('wp/v2/posts', { title: 'Old news', status: 'publish' })
  answered = (await answer.json()).id
  // where entries go that name no menu
  await post('wp/v2/menus', { name: 'Main', locations: ['primary'] })
})

const post = (path: string, body: object, key?: string): Promise<Response> =>
  Promise.resolve(
    store.call(`/wp-json/${path}`, {
      method: 'POST',
      headers: key ? { ...headers, [IDEMPOTENCY_KEY]: key } : headers,
      body,
    }),
  )

/** Sends it twice with a key and once without. */
const expectOnce = async (path: string, body: object): Promise<void> => {
  const [made, again] = [await post(path, body, 'a-key-of-it'), await post(path, body, 'a-key-of-it')]
  const first = await made.json()
  expect([made.status, again.status], JSON.stringify(first)).toEqual([made.status, made.status])
  expect(made.ok, JSON.stringify(first)).toBe(true)
  expect(await again.json()).toEqual(first)
  // without the key it is made anew, or refused because its name is taken
  const other = await post(path, body)
  if (other.ok) expect((await other.json()).id).not.toBe(first.id)
  else expect([400, 409]).toContain(other.status)
}

describe('what is made twice with one key is there once', () => {
  test.each<[kind: string, path: string, body: object]>([
    ['product', 'wc/v3/products', { name: 'Kettle', status: 'draft' }],
    ['variation', 'wc/v3/products/1/variations', { regular_price: '5' }],
    ['copy of a product', 'wc/v3/products/1/duplicate', {}],
    ['attribute', 'wc/v3/products/attributes', { name: 'Size' }],
    ['category', 'wc/v3/products/categories', { name: 'Kettles' }],
    ['coupon', 'wc/v3/coupons', { code: 'made-once', amount: '5' }],
    ['tax rate', 'wc/v3/taxes', { rate: '9' }],
    ['delivery zone', 'wc/v3/shipping/zones', { name: 'North' }],
    ['way of delivery', 'wc/v3/shipping/zones/0/methods', { method_id: 'flat_rate' }],
    ['webhook', 'wc/v3/webhooks', { topic: 'order.created', delivery_url: 'https://shop.test/in' }],
    ['post', 'wp/v2/posts', { title: 'News', status: 'draft' }],
    ['page', 'wp/v2/pages', { title: 'About', status: 'draft' }],
    ['category of the blog', 'wp/v2/categories', { name: 'Notes' }],
    ['menu', 'wp/v2/menus', { name: 'Footer' }],
    ['entry of a menu', 'wp/v2/menu-items', { title: 'Home', url: '/', type: 'custom', status: 'publish' }],
  ])('a new %s', (_kind, path, body) => expectOnce(path, body))

  test('a reply to a comment of the blog', () =>
    expectOnce('wp/v2/comments', { post: answered, content: 'Thank you.' }))
})
