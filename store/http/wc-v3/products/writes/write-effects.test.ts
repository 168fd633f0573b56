import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PRODUCTS = '/wp-json/wc/v3/products'
const MINUTE = 60_000
let now: number
let store: TestStore
let manager: Record<string, string>
let calls: { open: number; most: number; all: number }

beforeEach(async () => {
  now = CATALOG_NOW
  calls = { open: 0, most: 0, all: 0 }
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c04' } })
    .png()
    .toBuffer()
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => now,
    {
      fetch: async () => {
        calls.all += 1
        calls.open += 1
        calls.most = Math.max(calls.most, calls.open)
        await new Promise(setImmediate)
        calls.open -= 1
        return new Response(new Uint8Array(picture))
      },
    },
  )
  manager = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown, headers = manager) => {
  const response = await store.call(path, { method, body, headers })
  return { status: response.status, body: await response.json() }
}
const post = (path: string, body: unknown) => send('POST', PRODUCTS + path, body)
const put = (path: string, body: unknown) => send('PUT', PRODUCTS + path, body)
const get = async (path: string) => (await send('GET', path, undefined, {})).body

describe('what follows a write', () => {
  test('a lowered price reaches the alert for it and the price history', async () => {
    const { body: cup } = await post('', { name: 'Cup', regular_price: '500000' })
    const ask = { product_id: cup.id, kind: 'price', contact: 'sara@mail.test' }
    expect((await send('POST', '/wp-json/ghab/v1/alerts', ask, {})).status).toBe(201)
    now += MINUTE
    expect((await put(`/${cup.id}`, { sale_price: '400000' })).status).toBe(200)
    await store.runJobs()
    await store.runJobs()
    expect((await store.outbox()).map(({ recipient }) => recipient)).toContain('sara@mail.test')
    const steps = await store.db
      .selectFrom('price_history')
      .select(['began_at', 'price', 'past_unknown'])
      .where('product_id', '=', cup.id)
      .orderBy('began_at')
      .execute()
    expect(steps).toEqual([
      { began_at: CATALOG_NOW, price: 500_000, past_unknown: 0 },
      { began_at: now, price: 400_000, past_unknown: 0 },
    ])
  })

  test('related products follow where another product goes', async () => {
    const related = async (id: number) => (await get(`${PRODUCTS}/${id}`)).related_ids
    expect(await related(20)).not.toContain(30)
    await put('/30', { categories: [{ id: 1 }] })
    expect(await related(20)).toContain(30)
    await put('/30', { categories: [{ id: 3 }] })
    expect(await related(20)).not.toContain(30)
  })
})

describe('a write of a product', () => {
  test('keeps no link that runs a script, and no tags where plain text is shown', async () => {
    const { body } = await post('', {
      name: 'x',
      type: 'external',
      external_url: 'javascript:alert(1)',
      button_text: '<img src=x onerror=alert(1)>Buy',
      downloadable: true,
      downloads: [{ name: '<b>Manual</b>', file: 'a.pdf' }],
      attributes: [{ name: '<i>Size</i>', options: ['<script>alert(1)</script>L'] }],
    })
    expect(body).toMatchObject({ external_url: '', button_text: 'Buy' })
    expect(body.downloads[0].name).toBe('Manual')
    expect(body.attributes[0]).toMatchObject({ name: 'Size', options: ['L'] })
    const elsewhere = await put(`/${body.id}`, { external_url: 'https://shop.test/x?y=1' })
    expect(elsewhere.body.external_url).toBe('https://shop.test/x?y=1')
  })

  test('takes a term by its name in other letters', async () => {
    await post('/attributes/1/terms', { name: 'Dark Green', slug: 'dg' })
    const { body } = await post('', { attributes: [{ id: 1, options: ['DARK GREEN'] }] })
    expect(body.attributes[0].options).toEqual(['Dark Green'])
  })

  test('takes a value by its name, not as another one that has this slug', async () => {
    await put('/attributes/1/terms/1', { name: 'زرشکی', slug: 'قرمز' })
    const bySlug = { regular_price: '1', attributes: [{ id: 1, option: 'قرمز' }] }
    const ofCrimson = await post('/10/variations', bySlug)
    expect(ofCrimson.body.attributes[0].option).toBe('زرشکی')

    const options = ['قرمز', 'زرشکی']
    const { body } = await post('', { type: 'variable', attributes: [{ id: 1, options, variation: true }] })
    expect(body.attributes[0].options).toEqual(options)
    const ofRed = await post(`/${body.id}/variations`, bySlug)
    expect(ofRed.body.attributes[0].option).toBe('قرمز')
    const terms = await get(`${PRODUCTS}/attributes/1/terms`)
    expect(terms.map(({ name }: { name: string }) => name).toSorted()).toEqual([...options, 'آبی'].toSorted())
  })

  test('does not come out of the trash with a SKU that another has got meanwhile', async () => {
    await send('DELETE', `${PRODUCTS}/20`)
    await post('', { name: 'other', sku: 'SH-20' })
    const back = await put('/20', { status: 'publish' })
    expect([back.status, back.body.code]).toEqual([400, 'product_invalid_sku'])
    expect((await put('/20', { status: 'publish', sku: 'SH-20-b' })).status).toBe(200)
  })

  test('takes lists as long as a body may be', async () => {
    const categories = Array.from({ length: 40_000 }, (_, at) => ({ id: at + 1 }))
    const { status, body } = await put('/20', { categories })
    expect(status).toBe(200)
    expect(body.categories).toHaveLength(3)
    const meta_data = Array.from({ length: 20_000 }, (_, at) => ({ key: `k${at}`, value: 1 }))
    expect((await put('/20', { meta_data })).body.meta_data.length).toBeGreaterThan(20_000)
  })

  test('fetches few pictures at once, however many a batch names', async () => {
    const create = Array.from({ length: 40 }, (_, at) => ({
      name: `p${at}`,
      images: [{ src: `https://pictures.test/${at}.png` }],
    }))
    const { body } = await post('/batch', { create })
    expect(body.create.filter((one: { error?: object }) => one.error)).toEqual([])
    expect(calls).toEqual({ open: 0, most: 2, all: 40 })
    const images = Array.from({ length: 101 }, (_, at) => ({ src: `https://pictures.test/${at}.png` }))
    expect((await post('', { images })).status).toBe(400)
    expect(calls.all).toBe(40)
  })
})

describe('a review that the shop enters', () => {
  const given = { product_id: 20, review: 'Good', reviewer: 'Mina', reviewer_email: 'Mina@x.test', rating: 4 }

  test('is shown at once and counts', async () => {
    const { status, body } = await post('/reviews', given)
    expect(status).toBe(201)
    expect(body).toMatchObject({ product_id: 20, status: 'approved', rating: 4, verified: false })
    expect(body.reviewer_email).toBe('mina@x.test')
    expect(await get(`${PRODUCTS}/20`)).toMatchObject({ average_rating: '4.00', rating_count: 1 })
    expect((await get(`${PRODUCTS}/reviews?product=20`))[0].id).toBe(body.id)
  })

  test('is refused twice, without a text, for no product and for nobody', async () => {
    await post('/reviews', given)
    const codes = async (body: object) => {
      const answer = await post('/reviews', body)
      return [answer.status, answer.body.code]
    }
    expect(await codes(given)).toEqual([409, 'woocommerce_rest_comment_duplicate'])
    expect(await codes({ ...given, review: ' ' })).toEqual([400, 'woocommerce_rest_review_content_invalid'])
    expect(await codes({ ...given, product_id: 999 })).toEqual([404, 'woocommerce_rest_product_invalid_id'])
    expect(await codes({ ...given, product_id: 11 })).toEqual([404, 'woocommerce_rest_product_invalid_id'])
    expect(await codes({ product_id: 20 })).toEqual([400, 'rest_missing_callback_param'])
    expect((await send('POST', `${PRODUCTS}/reviews`, given, {})).status).toBe(401)
    expect((await send('POST', `${PRODUCTS}/reviews/batch`, { create: [given] }, {})).status).toBe(401)
  })

  test('holds no script', async () => {
    const { body } = await post('/reviews', {
      ...given,
      review: 'a<script>b()</script>',
      reviewer: '<b>M</b>',
    })
    expect(body).toMatchObject({ review: expect.not.stringContaining('script'), reviewer: 'M' })
  })

  test('is made, changed and deleted in batches', async () => {
    const { reviewer: _, ...anonymous } = given
    const made = await post('/reviews/batch', {
      create: [
        given,
        { ...anonymous, review: 'Wait', status: 'hold' },
        { ...given, product_id: 999 },
        { product_id: 20 },
      ],
    })
    const [first, second, ...refused] = made.body.create
    expect([first.status, second.status]).toEqual(['approved', 'hold'])
    expect(refused.map(({ id, error }: { id: number; error: { code: string } }) => [id, error.code])).toEqual(
      [
        [0, 'woocommerce_rest_product_invalid_id'],
        [0, 'woocommerce_rest_review_content_invalid'],
      ],
    )
    const { body } = await post('/reviews/batch', {
      update: [{ id: second.id, status: 'approved', rating: 2 }],
      delete: [first.id, 999],
    })
    expect(body.update[0]).toMatchObject({ id: second.id, status: 'approved', rating: 2 })
    expect(body.delete[0]).toMatchObject({ deleted: true, previous: { id: first.id } })
    expect(body.delete[1]).toMatchObject({ id: 999, error: { code: 'woocommerce_rest_review_invalid_id' } })
  })
})
