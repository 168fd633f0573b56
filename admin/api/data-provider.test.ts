import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { dataProvider } from './data-provider.ts'
import { WHOLE_LIST } from './whole-list.ts'

interface Sent {
  method: string
  url: string
  body: unknown
}

let sent: Sent[] = []

/** A store that gives these answers, one after the other. */
const answering = (...answers: { status?: number; json: unknown; total?: number }[]) => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    sent.push({
      method: request.method,
      url: request.url.replace('http://shop.test/wp-json/', ''),
      body: text ? JSON.parse(text) : undefined,
    })
    const { status = 200, json, total } = answers.shift() ?? { status: 500, json: {} }
    return Response.json(json, {
      status,
      headers: total === undefined ? {} : { 'X-WP-Total': String(total) },
    })
  })
}

/** What a browser takes a path for. */
class BrowserRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'http://shop.test'), init)
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t', documentElement: { lang: 'fa' } })
  vi.stubGlobal('Request', BrowserRequest)
  sent = []
})
afterEach(() => vi.unstubAllGlobals())

const PAGE = { pagination: { page: 2, perPage: 25 }, sort: { field: 'date_created', order: 'DESC' as const } }

test('a list is asked for in the words of the store, and tells how many there are', async () => {
  answering({ json: [{ id: 7, number: '7' }], total: 40 })
  const list = await dataProvider.getList('orders', {
    ...PAGE,
    filter: { search: 'ali', status: ['failed'] },
  })
  expect(list).toEqual({ data: [{ id: 7, number: '7' }], total: 40 })
  const [path, query] = sent[0]!.url.split('?')
  expect(path).toBe('wc/v3/orders')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    page: '2',
    per_page: '25',
    orderby: 'date',
    order: 'desc',
    search: 'ali',
    status: 'failed',
  })
})

test('a page of posts past the last one is empty, so that the list goes back to page 1', async () => {
  answering({ status: 400, json: { code: 'rest_post_invalid_page_number', message: 'No such page' } })
  expect(await dataProvider.getList('posts', PAGE)).toEqual({ data: [], total: 0 })
  answering({ status: 400, json: { code: 'rest_invalid_param', message: 'Invalid' } })
  await expect(dataProvider.getList('posts', PAGE)).rejects.toMatchObject({ status: 400 })
})

test('what is nested is found below what it belongs to', async () => {
  answering({ json: [] })
  await dataProvider.getManyReference('variations', { ...PAGE, target: 'product_id', id: 12, filter: {} })
  expect(sent[0]!.url).toMatch(/^wc\/v3\/products\/12\/variations\?/)
  expect(sent[0]!.url).not.toContain('product_id')
})

test('many by their ids are asked for as the screen wants them', async () => {
  answering({ json: [{ id: 3, name: 'Pen' }] })
  await dataProvider.getMany('products', { ids: [3], meta: { query: { context: 'view' } } })
  expect(sent[0]!.url).toBe('wc/v3/products?context=view&include=3&per_page=100')
})

test('texts of wp/v2 are edited as they were written', async () => {
  answering({ json: { id: 3, title: { raw: 'A & B', rendered: 'A &amp; B' } } })
  const { data } = await dataProvider.getOne('pages', { id: 3 })
  expect(data).toEqual({ id: 3, title: 'A & B' })
  expect(sent[0]!.url).toBe('wp/v2/pages/3?context=edit')
})

test('a change sends what was changed, after looking whether somebody else was there', async () => {
  const before = { id: 5, name: 'Pen', price: '5' }
  answering({ json: { ...before, price: '5' } }, { json: { ...before, name: 'Pencil' } })
  await dataProvider.update('products', { id: 5, data: { ...before, name: 'Pencil' }, previousData: before })
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
  expect(sent[1]).toEqual({ method: 'PUT', url: 'wc/v3/products/5?context=edit', body: { name: 'Pencil' } })
})

test('what somebody else wrote meanwhile is not written over, unless that is meant', async () => {
  const before = { id: 5, name: 'Pen' }
  const mine = { data: { id: 5, name: 'Pencil' }, previousData: before }
  answering({ json: { id: 5, name: 'Crayon' } })
  await expect(dataProvider.update('products', { id: 5, ...mine })).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', fields: ['name'], now: { name: 'Crayon' } },
  })
  expect(sent).toHaveLength(1)
  answering({ json: { id: 5, name: 'Pencil' } })
  await dataProvider.update('products', { id: 5, ...mine, meta: { over: true } })
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'Pencil' } })
})

test('what was not changed asks nobody', async () => {
  answering()
  const same = { id: 5, name: 'Pen' }
  await dataProvider.update('products', { id: 5, data: same, previousData: same })
  expect(sent).toEqual([])
})

test('errors of fields stand beside their fields', async () => {
  answering({
    status: 400,
    json: { code: 'rest_invalid_param', message: 'Invalid', data: { params: { sku: 'Too long' } } },
  })
  await expect(dataProvider.create('products', { data: { sku: 'x' } })).rejects.toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', errors: { sku: 'Too long' } },
  })
})

test('many are changed in batches, and one that failed is told', async () => {
  const ids = Array.from({ length: 150 }, (_, i) => i + 1)
  answering(
    { json: { update: [] } },
    { json: { update: [{ id: 101, error: { code: 'no', message: 'Not this one' } }] } },
  )
  await expect(dataProvider.updateMany('orders', { ids, data: { status: 'completed' } })).rejects.toThrow(
    'Not this one',
  )
  expect(sent.map(({ body }) => (body as { update: unknown[] }).update.length)).toEqual([100, 50])
})

test('without a network nothing is said to be saved', async () => {
  answering()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(dataProvider.create('products', { data: { name: 'x' } })).rejects.toMatchObject({
    message: 'errors.network',
    status: 0,
  })
})

test('a record whose answer is lost is made by the same key again, and the next one by another', async () => {
  const keys: (string | null)[] = []
  const answers = [0, 0, 0, 400, 201, 201]
  vi.stubGlobal('fetch', async (request: Request) => {
    keys.push(request.headers.get(IDEMPOTENCY_KEY))
    const status = answers.shift()
    if (!status) throw new TypeError('Failed to fetch')
    return Response.json({ id: 7, code: 'no', message: 'No' }, { status })
  })
  const make = () => dataProvider.create('products', { data: { name: 'x' } })
  // each is sent once more by itself
  await expect(make()).rejects.toMatchObject({ status: 0 })
  await expect(make()).rejects.toMatchObject({ status: 400 })
  await make()
  await make()
  expect(new Set(keys.slice(0, 4)).size).toBe(1)
  expect(new Set(keys.slice(3)).size).toBe(3)
})

test('a refusal is told in the words of the catalogue, and one that it does not know in those of the store', async () => {
  answering(
    { status: 403, json: { code: 'woocommerce_rest_cannot_edit', message: 'Sorry, you are not allowed.' } },
    { status: 409, json: { code: 'something_else', message: 'In other words.' } },
  )
  await expect(dataProvider.create('coupons', { data: {} })).rejects.toThrow(
    'errors.woocommerce_rest_cannot_edit',
  )
  await expect(dataProvider.create('coupons', { data: {} })).rejects.toThrow('In other words.')
})

test('texts of the second language are read beside the record, and written by themselves', async () => {
  const meta = { texts: 'en' }
  const own = { id: 7, name: 'ساعت', description: 'x', slug: 'watches' }
  answering({ json: own }, { json: { ...own, name: 'Watch' } })
  const { data } = await dataProvider.getOne('categories', { id: 7, meta })
  expect(data.texts).toEqual({ name: 'Watch', description: '' })
  expect(sent[1]!.url).toBe('wc/v3/products/categories/7?lang=en')

  sent = []
  answering({ json: own })
  const texts = { name: 'Clock', description: null }
  await dataProvider.update('categories', {
    id: 7,
    data: { ...data, texts },
    previousData: data,
    meta: { ...meta, over: true },
  })
  expect(sent).toEqual([
    { method: 'PUT', url: 'wc/v3/products/categories/7?lang=en', body: { name: 'Clock', description: '' } },
  ])
})

test('an attribute that gets another name keeps its slug', async () => {
  const before = { id: 3, name: 'Glaze', slug: 'pa_glaze' }
  answering({ json: { ...before, name: 'Glazing' } })
  await dataProvider.update('attributes', {
    id: 3,
    data: { ...before, name: 'Glazing' },
    previousData: before,
    meta: { over: true },
  })
  expect(sent[0]!.body).toEqual({ name: 'Glazing', slug: 'pa_glaze' })
})

test('many are deleted in one go, so that none is left behind when the page is left', async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push({ method: request.method, url: request.url, body: request.keepalive })
    return new Promise(() => {})
  })
  void dataProvider.deleteMany('products', { ids: [1, 2, 3] })
  expect(sent.map(({ method, body }) => [method, body])).toEqual(Array(3).fill(['DELETE', true]))
})

test('texts for search engines are read beside a record, and written by themselves where they were changed', async () => {
  const texts = { title: 'A', description: '' }
  answering({ json: { id: 3, title: { raw: 'News' } } }, { json: texts }, { json: texts })
  const { data } = await dataProvider.getOne('posts', { id: 3, meta: { seo: true, texts: undefined } })
  expect(data).toMatchObject({ id: 3, title: 'News', seo: { own: texts } })
  expect(sent.map(({ url }) => url)).toEqual(['wp/v2/posts/3?context=edit', 'ghab/v1/seo/posts/3'])
  sent = []
  answering({ json: { id: 3, title: { raw: 'News' } } }, { json: texts }, { json: { ...texts, title: 'B' } })
  await dataProvider.update('posts', {
    id: 3,
    data: { ...data, seo: { own: { title: 'B', description: null } } },
    previousData: data,
    meta: { seo: true },
  })
  expect(sent.at(-1)).toEqual({
    method: 'PUT',
    url: 'ghab/v1/seo/posts/3',
    body: { title: 'B', description: '' },
  })
  expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

test('what is new has its texts for search engines written once it is there', async () => {
  answering({ json: { id: 4, name: 'Cups' } }, { json: {} })
  await dataProvider.create('categories', { data: { name: 'Cups', seo: { own: { title: 'All cups' } } } })
  expect(sent).toMatchObject([
    { method: 'POST', body: { name: 'Cups' } },
    { method: 'PUT', url: 'ghab/v1/seo/categories/4', body: { title: 'All cups', description: '' } },
  ])
  expect(sent[0]?.body).not.toHaveProperty('seo')
})

test('a record whose texts for search engines were not written is made by the same key again', async () => {
  const calls: [method: string, key: string | null][] = []
  const answers = [201, 400, 201, 200, 201, 200]
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push([request.method, request.headers.get(IDEMPOTENCY_KEY)])
    return Response.json({ id: 4, code: 'no', message: 'No' }, { status: answers.shift()! })
  })
  const make = (title: string) =>
    dataProvider.create('categories', { data: { name: 'Cups', seo: { own: { title } } } })
  await expect(make('x'.repeat(1000))).rejects.toMatchObject({ status: 400 })
  await make('All cups')
  await make('All cups')
  expect(calls.map(([method]) => method)).toEqual(['POST', 'PUT', 'POST', 'PUT', 'POST', 'PUT'])
  const [first, second, third] = calls.flatMap(([method, key]) => (method === 'POST' ? [key] : []))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a list that the store gives whole is asked for once', async () => {
  const rules = Array.from({ length: 150 }, (_, i) => ({ id: i + 1 }))
  answering({ json: rules, total: 150 })
  const list = await dataProvider.getList('search-rules', { pagination: WHOLE_LIST })
  expect([list.data.length, list.total, sent.length]).toEqual([150, 150, 1])
})
