import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore } from '#tests/support/test-store.ts'

const open = (settings: Record<string, unknown> = {}) =>
  createTestStore(
    (db) =>
      writeShop(db, {
        ...catalogShop(),
        settings: Object.entries(settings).map(([name, value]) => ({
          name,
          value: JSON.stringify(value),
          updated_at: 0,
        })),
      }),
    () => CATALOG_NOW,
  )
type Store = Awaited<ReturnType<typeof open>>

const GOOD = {
  product_id: 20,
  rating: 4,
  review: 'جنسش خوب است',
  reviewer: 'مینا',
  reviewer_email: 'Mina@mail.test',
}
const send = async (store: Store, changes: object = {}, address = 'a') => {
  const response = await store.call('/wp-json/ghab/v1/reviews', {
    method: 'POST',
    body: { ...GOOD, ...changes },
    address,
  })
  return { status: response.status, body: await response.json() }
}
const product = async (store: Store) => (await store.call('/wp-json/wc/v3/products/20')).json()

test('a review waits for approval and counts for nothing until then', async () => {
  const store = await open()
  const { status, body } = await send(store)
  expect(status).toBe(201)
  expect(body).toEqual({ id: 3, status: 'hold' })
  expect(await product(store)).toMatchObject({ average_rating: '0.00', rating_count: 0 })
})

test('without moderation it is shown and rates the product', async () => {
  const store = await open({ reviews_moderated: false })
  expect((await send(store)).body.status).toBe('approved')
  await send(store, { rating: 5, review: 'عالی' })
  expect(await product(store)).toMatchObject({ average_rating: '4.50', rating_count: 2 })
  const reviews = await (await store.call('/wp-json/wc/v3/products/reviews?product=20')).json()
  expect(reviews).toHaveLength(2)
})

test('the same words twice are refused', async () => {
  const store = await open()
  await send(store)
  const again = await send(store, { reviewer_email: 'mina@MAIL.test', review: `  ${GOOD.review} ` })
  expect(again.status).toBe(409)
})

test.each([
  [{ product_id: 999 }, 400, 'rest_invalid_param'],
  [{ product_id: 50 }, 400, 'rest_invalid_param'],
  [{ product_id: 11 }, 400, 'rest_invalid_param'],
  [{ rating: 6 }, 400, 'rest_invalid_param'],
  [{ rating: '5' }, 400, 'rest_invalid_param'],
  [{ review: '   ' }, 400, 'rest_invalid_param'],
  [{ reviewer_email: 'nobody' }, 400, 'rest_invalid_param'],
])('%j is refused', async (changes, status, code) => {
  const answer = await send(await open(), changes)
  expect(answer.status).toBe(status)
  expect(answer.body.code).toBe(code)
})

test('closed reviews, and those for buyers only', async () => {
  expect((await send(await open({ enable_reviews: false }))).body.code).toBe('rest_review_closed')
  expect((await send(await open({ review_verified_only: true }))).body.code).toBe('rest_review_not_bought')
})

test('a robot that fills in the hidden field gets the usual answer', async () => {
  const store = await open()
  expect((await send(store, { website: 'http://spam.test' })).status).toBe(201)
  expect(await store.db.selectFrom('reviews').select('id').execute()).toHaveLength(2)
})

test('whoever is slowed down has nothing read', async () => {
  const store = await open()
  for (let at = 0; at < 5; at++) expect((await send(store, { rating: 6 })).status).toBe(400)
  expect((await send(store, { rating: 6 })).status).toBe(429)
})

test('one IP address is throttled, others are not', async () => {
  const store = await open()
  for (let at = 0; at < 5; at++) expect((await send(store, { review: `review ${at}` })).status).toBe(201)
  expect((await send(store, { review: 'one more' })).status).toBe(429)
  expect((await send(store, { review: 'one more' }, 'b')).status).toBe(201)
})
