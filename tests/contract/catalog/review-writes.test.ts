import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { OwnReviews, ReviewPhotos } from '#store-api/contract/reviews.ts'
import { buyCups } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const MINA = { id: 7, mobile: '09123456789' }
const ANYBODY: Record<string, string> = {}

interface WcReview {
  id: number
  status: string
  rating: number
  review: string
  reviewer: string
  reviewer_email: string
}

let store: TestStore
let mina: { Authorization: string }
let key: Record<string, string>

beforeEach(async () => {
  const customers = [customerRow(MINA), managerRow()]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }))
  mina = await customerHeaders(store, MINA)
  key = await managerHeaders(store)
})

/** A buyer's review with a photo, waiting. */
const write = async (): Promise<number> => {
  const id = await buyCups(store, mina)
  await store.call(`/wp-json/wc/v3/orders/${id}`, {
    method: 'PUT',
    headers: key,
    body: { status: 'completed' },
  })
  const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c04' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  const said = { product_id: '1', rating: '4', review: 'Fine', reviewer: 'Mina', reviewer_email: 'm@x.test' }
  for (const [name, value] of Object.entries(said)) body.set(name, value)
  body.append('photos', new File([new Uint8Array(jpeg)], 'a.jpg'))
  const request = new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/reviews`, {
    method: 'POST',
    headers: mina,
    body,
  })
  return ((await (await store.fetch(request)).json()) as WcReview).id
}
const get = async <T>(path: string, headers = ANYBODY): Promise<T> =>
  (await (await store.call(`/wp-json/${path}`, { headers })).json()) as T
const send = (method: string, path: string, body?: object, headers = key) =>
  store.call(`/wp-json/wc/v3/products/reviews/${path}`, { method, headers, body })
const edit = async (id: number, body: object): Promise<WcReview> => {
  const answer = await send('PUT', String(id), body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as WcReview
}
/** What a guest sees of the product's reviews, read twice so that a stale cached answer would be found. */
const seen = async (id: number) => {
  const look = async () => {
    const [review] = await get<WcReview[]>('wc/v3/products/reviews?product=1')
    const { average_rating, rating_count } = await get<Record<string, unknown>>('wc/v3/products/1')
    const photos = (await get<ReviewPhotos>(`ghab/v1/reviews/photos?include=${id}`))[id] ?? []
    return { review: review?.id, photos: photos.length, average_rating, rating_count }
  }
  await look()
  return look()
}
const unseen = { review: undefined, photos: 0, average_rating: '0.00', rating_count: 0 }
const photoOf = async (): Promise<Request> => {
  const [own] = (await get<OwnReviews>('ghab/v1/reviews/mine', mina)).reviews
  return new Request(own?.photos[0]?.src ?? '')
}
const statusOf = async (request: Request) => (await store.fetch(request)).status

test('an approved review is seen by everybody with its photos, and moves the rating', async () => {
  const id = await write()
  const photo = await photoOf()
  expect(await seen(id)).toEqual(unseen)
  expect(await statusOf(photo)).toBe(404)

  const shown = { review: id, photos: 1, average_rating: '4.00', rating_count: 1 }
  expect(await edit(id, { status: 'approved' })).toMatchObject({ id, status: 'approved', verified: true })
  expect(await seen(id)).toEqual(shown)
  expect(await statusOf(photo)).toBe(200)
  expect((await edit(id, { status: 'approved' })).status).toBe('approved')
  expect(await seen(id)).toEqual(shown)

  await edit(id, { status: 'spam' })
  expect(await seen(id)).toEqual(unseen)
  expect(await statusOf(photo)).toBe(404)
})

test('spam and trash come back to wait for approval', async () => {
  const id = await write()
  const steps = [
    ['unspam', 'hold'],
    ['trash', 'trash'],
    ['unspam', 'trash'],
    ['untrash', 'hold'],
    ['spam', 'spam'],
    ['untrash', 'spam'],
    ['unspam', 'hold'],
    ['approved', 'approved'],
    ['untrash', 'approved'],
    ['hold', 'hold'],
  ]
  for (const [asked, status] of steps) expect((await edit(id, { status: asked })).status).toBe(status)
})

test('words, name, address and stars are mended, by POST and PATCH too', async () => {
  const id = await write()
  await edit(id, { status: 'approved' })
  const changes = { rating: 2, reviewer: 'M. R.', reviewer_email: 'M.R@x.test' }
  for (const method of ['POST', 'PATCH']) {
    const answer = await send(method, String(id), { ...changes, review: method })
    expect(await answer.json()).toMatchObject({
      ...changes,
      reviewer_email: 'm.r@x.test',
      review: method,
    })
  }
  expect(await seen(id)).toMatchObject({ average_rating: '2.00', rating_count: 1 })
})

test('what is no review is refused', async () => {
  const id = await write()
  const problem = async (body: object) => (await send('PUT', String(id), body)).json()
  expect(await problem({ status: 'lovely', rating: 6, reviewer_email: 'nobody' })).toMatchObject({
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): status, reviewer_email, rating',
    data: { status: 400 },
  })
  expect(await problem({ review: ' ' })).toMatchObject({ code: 'woocommerce_rest_review_content_invalid' })
  for (const method of ['PUT', 'DELETE']) {
    expect(await (await send(method, '999', {})).json()).toEqual({
      code: 'woocommerce_rest_review_invalid_id',
      message: 'Invalid review ID.',
      data: { status: 404 },
    })
  }
  expect(await edit(id, {})).toMatchObject({ status: 'hold', rating: 4, review: 'Fine' })
})

test('a deleted review goes to the trash first; by force it is gone with its photos', async () => {
  const id = await write()
  const photo = await photoOf()
  await edit(id, { status: 'approved' })
  expect(await (await send('DELETE', String(id))).json()).toMatchObject({ id, status: 'trash' })
  expect(await seen(id)).toEqual(unseen)
  expect((await send('DELETE', String(id))).status).toBe(410)
  await edit(id, { status: 'approved' })

  const gone = (await (await send('DELETE', `${id}?force=true`)).json()) as { previous: object }
  expect(gone).toMatchObject({ deleted: true, previous: { id, status: 'approved', reviewer: 'Mina' } })
  expect(gone.previous).not.toHaveProperty('_links')
  expect(await seen(id)).toEqual(unseen)
  expect(await statusOf(photo)).toBe(404)
  expect((await send('DELETE', `${id}?force=true`)).status).toBe(404)
  for (const table of ['reviews', 'review_photos'] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const kept = store.db.selectFrom('media').select('id').where('file', 'like', 'unlisted/%')
  expect(await kept.execute()).toEqual([])
})

test('reviews are judged by those who run the shop alone', async () => {
  const id = await write()
  const refusals: [headers: Record<string, string>, status: number, code: string][] = [
    [ANYBODY, 401, 'woocommerce_rest_cannot_'],
    [await managerHeaders(store, 'read'), 401, 'woocommerce_rest_authentication_error'],
    [await managerHeaders(store, 'read_write', MINA.id), 403, 'woocommerce_rest_cannot_'],
    [mina, 403, 'woocommerce_rest_cannot_'],
  ]
  for (const [headers, status, code] of refusals) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await send(method, `${id}?force=true`, { status: 'approved' }, headers)
      const body = (await refused.json()) as { code: string }
      expect([refused.status, body.code]).toEqual([status, expect.stringContaining(code)])
    }
  }
  expect(await seen(id)).toEqual(unseen)
  const session = await customerHeaders(store, { id: managerRow().id, role: 'administrator' })
  expect((await send('PUT', String(id), { status: 'approved' }, session)).status).toBe(200)
})
