import { beforeEach, expect, test } from 'vitest'
import { readForm } from '#app/shared/pages/reading/read-form.ts'
import { writeShop } from '#demo/write-shop.ts'
import { orderOf, placed } from '#tests/support/checkout.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const LONG = 'x'.repeat(70)

let store: TestStore
beforeEach(async () => {
  store = await createTestStore(async (db) => {
    await writeShop(db, smallShop())
    await db.insertInto('customers').values(managerRow()).execute()
  })
})

/** A form of texts, and perhaps one file, as a client with a boundary of its own would send it. */
const multipart = (
  boundary: string,
  texts: Record<string, string>,
  file?: { name: string; bytes: Buffer },
) => {
  const parts = Object.entries(texts).map(
    ([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  const head = file
    ? `--${boundary}\r\nContent-Disposition: form-data; name="${file.name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
    : ''
  const end = `${file ? '\r\n' : ''}--${boundary}--\r\n`
  return {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary="${boundary}"` },
    body: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file?.bytes ?? Buffer.alloc(0),
      Buffer.from(end),
    ]),
  }
}
const post = (path: string, init: RequestInit) => store.fetch(new Request(TEST_ORIGIN + path, init))

test.each(['x', LONG])('a receipt is read between boundaries of any length: %s', async (boundary) => {
  const order = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  const form = multipart(boundary, { key: order.order_key }, { name: 'receipt', bytes: PIXEL })
  expect((await post(`/wp-json/ghab/v1/orders/${order.order_id}/receipt`, form)).status).toBe(200)
  expect((await orderOf(store, order)).needs_receipt).toBe(false)
})

test.each(['x', LONG])('so is a review: %s', async (boundary) => {
  const review = {
    product_id: '1',
    rating: '5',
    review: 'خوب',
    reviewer: 'مینا',
    reviewer_email: 'm@example.com',
  }
  expect((await post('/wp-json/ghab/v1/reviews', multipart(boundary, review))).status).toBe(201)
})

test.each(['x', LONG])('so is what a page is sent: %s', async (boundary) => {
  const request = new Request(TEST_ORIGIN, multipart(boundary, { a: 'ب' }, { name: 'f', bytes: PIXEL }))
  const form = (await readForm(request)) ?? new FormData()
  expect(form.get('a')).toBe('ب')
  expect(Buffer.from(await (form.get('f') as File).bytes())).toEqual(PIXEL)
  expect(await readForm(new Request(TEST_ORIGIN, { method: 'POST', body: '{}' }))).toBeNull()
})

test('a body that is cut, or that has too many fields, is refused as no form', async () => {
  const { headers, body, method } = multipart('x', { review: 'a' })
  const cut = await post('/wp-json/ghab/v1/reviews', { method, headers, body: body.subarray(0, -6) })
  expect([cut.status, (await cut.json()).code]).toEqual([400, 'rest_invalid_form'])

  const manager = await managerHeaders(store)
  const many = await post('/wp-json/wc/v3/orders/1', {
    method: 'PUT',
    headers: { ...manager, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a&'.repeat(1000),
  })
  expect([many.status, (await many.json()).code]).toEqual([400, 'rest_invalid_form'])
})
