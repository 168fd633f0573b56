import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { OwnReviews, ReviewPhotos } from '#store-api/contract/reviews.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const REVIEWS = '/wp-json/ghab/v1/reviews'
const PRODUCT = 1
const SECRET = 'where it was taken'

let now: number
let store: TestStore
let buyer: Record<string, string>
let other: Record<string, string>

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    async (db) => {
      await writeShop(db, smallShop())
      await db
        .insertInto('customers')
        .values([
          customerRow({ id: 11, email: 'mina@example.com', password_hash: PASSWORD_HASH }),
          customerRow({ id: 12 }),
        ])
        .execute()
    },
    () => now,
  )
  buyer = await customerHeaders(store, { id: 11 }, () => now)
  other = await customerHeaders(store, { id: 12 }, () => now)
  await buys(11)
})

const buys = async (customer: number, status = 'completed') => {
  const { order_id } = await placed(store, [{ product_id: PRODUCT }])
  await store.db
    .updateTable('orders')
    .set({ customer_id: customer, status })
    .where('id', '=', order_id)
    .execute()
}
const moderated = (isOn: boolean) =>
  saveSettings(
    { db: store.db, clock: () => now, actor: { customerId: 0, role: 'system' } },
    { reviews_moderated: isOn },
  )
const picture = () => sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c04' } })
const photo = async (name = 'a.jpg') =>
  new File(
    [
      new Uint8Array(
        await picture()
          .withExif({ IFD0: { Copyright: SECRET } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
  )
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'a.jpg') =>
  new File([text], name, { type: 'image/jpeg' })

const send = async (
  photos: File[],
  headers: Record<string, string> = buyer,
  fields: Record<string, string> = {},
) => {
  const body = new FormData()
  const review = { product_id: String(PRODUCT), rating: '5', review: 'خوب است', reviewer: 'مینا' }
  for (const [name, value] of Object.entries({ ...review, reviewer_email: 'mina@example.com', ...fields })) {
    body.set(name, value)
  }
  for (const one of photos) body.append('photos', one)
  const response = await store.fetch(new Request(TEST_ORIGIN + REVIEWS, { method: 'POST', headers, body }))
  return { status: response.status, body: await response.json() }
}
const get = async <T>(path: string, headers: Record<string, string> = {}) =>
  (await (await store.call(path, { headers })).json()) as T
const mine = (headers = buyer) => get<OwnReviews>(`${REVIEWS}/mine`, headers)
const shown = (id: number) => get<ReviewPhotos>(`${REVIEWS}/photos?include=${id}`)
const fetchPhoto = (url = '', headers: Record<string, string> = {}) =>
  store.fetch(new Request(url, { headers }))
const problemOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.data?.params?.photos]
const kept = () => store.db.selectFrom('media').select('id').where('file', 'like', 'unlisted/%').execute()

test('a buyer’s photos are seen with the review, drawn anew', async () => {
  await moderated(false)
  const { status, body } = await send([await photo(), await photo('b.webp')])
  expect(status).toBe(201)
  const photos = (await shown(body.id))[body.id] ?? []
  expect(photos).toHaveLength(2)
  expect(photos[0]).toMatchObject({ width: 1200, height: 900 })
  for (const url of [photos[0]?.src, photos[0]?.thumbnail]) {
    const answer = await fetchPhoto(url)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes(SECRET)).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
  const [told] = await get<object[]>(`/wp-json/wc/v3/products/reviews?product=${PRODUCT}`)
  expect(told).toMatchObject({ id: body.id, verified: true })
  expect(JSON.stringify(told)).not.toContain('media')
  expect(await (await store.call('/wp-json/wp/v2/media')).text()).not.toContain('unlisted')
})

test('while a review waits, only its author sees its photos', async () => {
  const { body } = await send([await photo()])
  expect(body.status).toBe('hold')
  expect(await shown(body.id)).toEqual({})
  const [own] = (await mine()).reviews
  expect(own).toMatchObject({ id: body.id, status: 'hold', verified: true })
  const url = own?.photos[0]?.thumbnail
  expect((await fetchPhoto(url)).status).toBe(404)
  expect((await fetchPhoto(url, other)).status).toBe(404)
  const seen = await fetchPhoto(url, buyer)
  expect(seen.status).toBe(200)
  expect(seen.headers.get('cache-control')).toBe('private, no-store')

  await store.db.updateTable('reviews').set({ status: 'approved' }).where('id', '=', body.id).execute()
  expect((await fetchPhoto(url)).status).toBe(200)
  const productIs = (status: string) =>
    store.db.updateTable('products').set({ status }).where('id', '=', PRODUCT).execute()
  await productIs('draft')
  expect((await fetchPhoto(url)).status).toBe(404)
  expect((await fetchPhoto(url, buyer)).headers.get('cache-control')).toBe('private, no-store')
  await productIs('publish')
  await store.db.updateTable('reviews').set({ status: 'trash' }).where('id', '=', body.id).execute()
  expect((await fetchPhoto(url)).status).toBe(404)
})

test('photos are for those whose account bought the product', async () => {
  const picture = await photo()
  expect(problemOf(await send([picture], {}))).toEqual([400, 'not_bought'])
  expect(problemOf(await send([picture], other))).toEqual([400, 'not_bought'])
  await buys(12, 'pending')
  expect(problemOf(await send([picture], other))).toEqual([400, 'not_bought'])
  expect(await get(`${REVIEWS}/rights?product_id=${PRODUCT}`, other)).toMatchObject({ photos: false })
  await buys(12, 'pws-courier')
  expect(await get(`${REVIEWS}/rights?product_id=${PRODUCT}`, other)).toMatchObject({ photos: true })
  expect((await send([picture], other)).status).toBe(201)
})

test('photos of a guest are not even read', async () => {
  let read = 0
  const body = new ReadableStream({
    pull: (stream) => {
      read += 1
      if (read > 40) return stream.close()
      stream.enqueue(new Uint8Array(128 * 1024))
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as const
  const sent = await store.fetch(new Request(TEST_ORIGIN + REVIEWS, init))
  expect(problemOf({ status: sent.status, body: await sent.json() })).toEqual([400, 'not_bought'])
  expect(read).toBeLessThan(6)
})

test('words alone are taken as a form too, from anybody', async () => {
  expect((await send([file('', '')], {})).status).toBe(201)
  const wrong = await send([], {}, { rating: '', review: ' ' })
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.data.params).sort()).toEqual(['rating', 'review'])
})

test('what is no picture, too large or too many leaves nothing behind', async () => {
  const good = await photo()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>'
  for (const bad of [file(svg, 'a.png'), file('%PDF-1.7'), file('GIF89a<script>'), file(' ')]) {
    expect(problemOf(await send([good, bad]))).toEqual([400, 'not_a_picture'])
    now += 3_600_000
  }
  const large = file(new Uint8Array(5 * 1024 * 1024 + 1))
  expect(problemOf(await send([large]))).toEqual([400, 'too_large'])
  expect(problemOf(await send([good, good, good, good, good]))).toEqual([400, 'too_many'])
  expect(await kept()).toEqual([])
  expect((await mine()).reviews).toEqual([])
})

test('a picture that is a script too is only a picture afterwards', async () => {
  await moderated(false)
  const bytes = new Uint8Array(await (await photo()).arrayBuffer())
  const polyglot = new File([bytes, '<script>alert(1)</script>'], 'a.html', { type: 'text/html' })
  const { body } = await send([polyglot])
  const answer = await fetchPhoto((await shown(body.id))[body.id]?.[0]?.src)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer()).includes('<script>')).toBe(false)
})

test('a refused review keeps no photo', async () => {
  expect((await send([await photo()])).status).toBe(201)
  expect((await send([await photo()])).status).toBe(409)
  expect(await kept()).toHaveLength(1)
})

test('photos that lost their review are swept once it cannot come any more', async () => {
  const first = await send([await photo()])
  await send([await photo(), await photo()], buyer, { review: 'دوباره' })
  await store.db.deleteFrom('review_photos').where('review_id', '=', first.body.id).execute()
  now += 3_599_000
  await store.runJobs()
  expect(await kept()).toHaveLength(3)
  now += 20_000
  await store.runJobs()
  expect(await kept()).toHaveLength(2)
  expect((await mine()).reviews.map(({ photos }) => photos.length)).toEqual([2, 0])
  // as if the process had ended while a review was deleted
  await store.db.deleteFrom('reviews').where('customer_id', '>', 0).execute()
  now += 20_000
  await store.runJobs()
  expect(await kept()).toHaveLength(0)
  expect(await store.db.selectFrom('review_photos').selectAll().execute()).toEqual([])
})

test('what was bought waits for a word until there is one', async () => {
  expect((await mine()).to_review.map(({ id }) => id)).toEqual([PRODUCT])
  expect((await mine(other)).to_review).toEqual([])
  await send([])
  expect(await mine()).toMatchObject({ to_review: [], total: 1 })
  expect((await mine(other)).reviews).toEqual([])
})

test('a guest has no reviews of their own', async () => {
  for (const path of ['mine', `rights?product_id=${PRODUCT}`]) {
    expect((await store.call(`${REVIEWS}/${path}`)).status).toBe(401)
  }
  expect((await store.call(`${REVIEWS}/photos?include=x`)).status).toBe(400)
})

test('a copy of the account tells of photos, and with the account they go', async () => {
  await moderated(false)
  const { body } = await send([await photo()])
  const [{ src } = { src: '' }] = (await shown(body.id))[body.id] ?? []
  const copy = await get<{ reviews: object[] }>('/wp-json/ghab/v1/customer/export', buyer)
  expect(copy.reviews).toMatchObject([{ rating: 5, photos: [src] }])

  const gone = await store.call('/wp-json/ghab/v1/customer', {
    method: 'DELETE',
    headers: buyer,
    body: { password: PASSWORD },
  })
  expect(gone.status).toBe(200)
  await store.runJobs()
  expect(await shown(body.id)).toEqual({})
  expect((await fetchPhoto(src)).status).toBe(404)
  expect(await kept()).toEqual([])
  const [left] = await store.db.selectFrom('reviews').selectAll().execute()
  expect(left).toMatchObject({ reviewer: 'مینا', reviewer_email: '', customer_id: 0 })
})
