import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { Services } from '#store/services.ts'
import { mountBatch } from './batch.ts'
import { ApiError, answerError, noRoute } from './errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from './item-writes.ts'
import { args } from './parameters.ts'
import { mountRoute } from './route.ts'

const names = new Map<number, string>()
const logged: object[] = []
const services = {
  siteUrl: null,
  log: { error: (details: object) => logged.push(details) },
} as unknown as Services

const invalid = () => new ApiError(404, 'invalid_id', 'Invalid ID.')
const item = (id: number) => ({
  id,
  name: names.get(id),
  _links: { self: [{ href: `http://shop.test/things/${id}` }] },
})
const fields = args({
  name: { type: 'string' },
  colour: { type: 'unserved', allowed: [''] },
  parts: {
    type: 'array',
    items: {
      type: 'object',
      properties: { size: { type: 'integer', required: true }, note: { type: 'string', nullable: true } },
    },
  },
})
const create = itemWrite(
  { ...fields, name: { type: 'string', required: true } },
  async (_c, { name, parts }) => {
    if (name === 'crash') throw new Error('secret')
    const id = names.size + 1
    names.set(id, name)
    return { ...item(id), parts }
  },
)
const update = itemWrite(fields, async (_c, { name }, id) => {
  const before = names.get(id)
  if (before === undefined) throw invalid()
  await Promise.resolve()
  names.set(id, `${before}+${name}`)
  return item(id)
})
const remove = itemWrite({ force: { type: 'boolean', default: false } }, async (_c, { force }, id) => {
  const gone = { ...item(id), force }
  if (!names.delete(id)) throw invalid()
  return gone
})

const routes = new Hono()
mountRoute(routes, services, '/things', createEndpoint(create))
mountRoute(routes, services, '/things/:id{[0-9]+}', updateEndpoint(update), deleteEndpoint(remove))
mountBatch(routes, services, '/things', { create, update, delete: remove })
mountBatch(routes, services, '/fixed', { update })
const app = new Hono()
app.use(async (c, next) => {
  if (c.req.header('x-role') !== 'guest') c.set('actor', { customerId: 1, role: 'administrator' })
  await next()
})
app.route('/wp-json/wc/v3', routes)
app.onError(answerError(() => {}))
app.notFound(noRoute)

beforeEach(() => {
  names.clear()
  logged.length = 0
})

const send = async (path: string, body: unknown, init: { method?: string; headers?: object } = {}) => {
  const request = new Request(`http://shop.test/wp-json/wc/v3/${path}`, {
    method: init.method ?? 'POST',
    headers: { 'content-type': 'application/json', ...init.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await app.fetch(request, { caller: { clientIp: '', requestId: 'r-1' } })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('creates, updates and deletes in this order, each entry by itself', async () => {
  const { status, body, headers } = await send('things/batch', {
    delete: [1, 9, '0', {}],
    update: [{ id: 2, name: 'x' }, { id: 9 }, { name: 'y' }, { id: 2, name: 'z' }, 'w'],
    create: [{ name: 'a' }, { name: 5 }, {}, { name: 'b' }, 7],
  })
  expect(status).toBe(200)
  expect(headers.get('Allow')).toBe('POST, PUT, PATCH')
  expect(Object.keys(body)).toEqual(['create', 'update', 'delete'])
  expect(body.create).toEqual([
    expect.objectContaining({ id: 1, name: 'a' }),
    { id: 0, error: expect.objectContaining({ code: 'rest_invalid_param' }) },
    { id: 0, error: expect.objectContaining({ code: 'rest_missing_callback_param' }) },
    expect.objectContaining({ id: 2, name: 'b' }),
    { id: 0, error: expect.objectContaining({ message: 'create[4] is not of type object.' }) },
  ])
  const gone = { code: 'invalid_id', message: 'Invalid ID.', data: { status: 404 } }
  expect(body.update).toEqual([
    expect.objectContaining({ id: 2, name: 'b+x' }),
    { id: 9, error: gone },
    { id: null, error: gone },
    expect.objectContaining({ id: 2, name: 'b+x+z' }),
    { id: null, error: expect.objectContaining({ code: 'rest_invalid_type' }) },
  ])
  expect(body.delete).toEqual([
    expect.objectContaining({ id: 1, name: 'a', force: true }),
    { id: 9, error: gone },
    { id: null, error: expect.objectContaining({ code: 'rest_invalid_type' }) },
  ])
})

test('a hundred entries and no more', async () => {
  const create = Array.from({ length: 100 }, (_, index) => ({ name: `n${index}` }))
  expect((await send('things/batch', { create, delete: [1] })).status).toBe(413)
  expect(names.size).toBe(0)
  expect((await send('things/batch', { create })).body.create).toHaveLength(100)
})

test('what is no list is empty, and so is the answer', async () => {
  for (const body of [{}, { create: 'x' }, { update: null, delete: [] }, '', '[]', 'null']) {
    expect((await send('things/batch', body)).body).toEqual([])
  }
})

test('a failure of an entry is logged, and tells nothing', async () => {
  const { body } = await send('things/batch', { create: [{ name: 'crash' }, { name: 'kept' }] })
  expect(body.create[0]).toEqual({
    id: 0,
    error: { code: 'internal_server_error', message: 'Server Error', data: { status: 500 } },
  })
  expect(body.create[1]).toMatchObject({ name: 'kept' })
  const err = new Error('secret')
  expect(logged).toEqual([{ err, path: '/wp-json/wc/v3/things/batch', requestId: 'r-1' }])
})

test('what a collection does not write is refused by entry', async () => {
  const { body } = await send('fixed/batch', { create: [{}], delete: [4] })
  const error = expect.objectContaining({ code: 'rest_field_not_served' })
  expect(body).toEqual({ create: [{ id: 0, error }], delete: [{ id: 4, error }] })
})

test('nobody without a key, whatever the body says', async () => {
  const guest = { headers: { 'x-role': 'guest' } }
  const refused = await send('things/batch', '{', guest)
  expect([refused.status, refused.body.code]).toEqual([401, 'woocommerce_rest_cannot_batch'])
  expect((await send('things', '{', guest)).body.code).toBe('woocommerce_rest_cannot_create')
  expect((await send('things/1', '{', { ...guest, method: 'PATCH' })).body.code).toBe(
    'woocommerce_rest_cannot_edit',
  )
  expect((await send('things/1', '{', { ...guest, method: 'DELETE' })).body.code).toBe(
    'woocommerce_rest_cannot_delete',
  )
})

test('an item is made, told where it is, and cut to the fields asked for', async () => {
  const made = await send('things?_fields=id', { name: 'one' })
  expect([made.status, made.headers.get('Location')]).toEqual([201, 'http://shop.test/things/1'])
  expect(Object.keys(made.body)).toEqual(['id', '_links'])
})

test('fields that are not served are refused by name, unless they say nothing', async () => {
  const refused = await send('things', { name: 'x', colour: 'red' })
  expect(refused.status).toBe(400)
  expect(refused.body.data.details.colour).toMatchObject({
    code: 'rest_field_not_served',
    message: 'colour is not served by this shop.',
  })
  for (const colour of ['', null]) expect((await send('things', { name: 'x', colour })).status).toBe(201)
})

test.each([
  [{ parts: 5 }, 'parts is not of type array.', 'rest_invalid_type'],
  [{ parts: [{ size: 1 }, 'x'] }, 'parts[1] is not of type object.', 'rest_invalid_type'],
  [{ parts: [{ size: 'x' }] }, 'parts[0][size] is not of type integer.', 'rest_invalid_type'],
  [{ parts: [{ note: 'x' }] }, 'size is a required property of parts[0].', 'rest_property_required'],
  [{ parts: [{ size: null }] }, 'parts[0][size] is not of type integer.', 'rest_invalid_type'],
])('%j', async (body, message, code) => {
  const { status, body: refused } = await send('things', { name: 'x', ...body })
  expect(status).toBe(400)
  expect(refused.data.details.parts).toMatchObject({ message, code })
})

test('lists of objects come in JSON and in forms', async () => {
  const parts = [
    { size: 1, note: null },
    { size: 2, note: 'n' },
  ]
  expect((await send('things', { name: 'x', parts })).body.parts).toEqual(parts)
  const form = await send('things', 'name=x&parts[0][size]=1&parts[1][size]=2', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.body.parts).toEqual([{ size: 1 }, { size: 2 }])
  const other = await send('things', { name: 'x', parts: [{ size: 1 }, { size: 2, other: 'y' }] })
  expect([other.status, other.body.data.params]).toEqual([
    400,
    { parts: 'parts[1][other] is not served by this shop.' },
  ])
})

test('characters of two halves may be escaped', async () => {
  const text = String.raw`{"name": "\ud83d\ude00 and \\ud83d"}`
  expect((await send('things', text)).body.name).toBe(String.raw`😀 and \ud83d`)
})

test.each([
  ['{"name": "x"', 4, 'Syntax error'],
  ['{"name": "\u0001"}', 3, 'Control character error, possibly incorrectly encoded'],
  [`${'['.repeat(513)}${']'.repeat(513)}`, 1, 'Maximum stack depth exceeded'],
  [String.raw`{"name": "x\ud83d"}`, 10, 'Single unpaired high surrogate in Unicode escape'],
  [String.raw`{"\uDC00": 1}`, 10, 'Single unpaired high surrogate in Unicode escape'],
])('%s is no JSON', async (text, code, message) => {
  expect((await send('things', text)).body).toEqual({
    code: 'rest_invalid_json',
    message: 'Invalid JSON body passed.',
    data: { status: 400, json_error_code: code, json_error_message: message },
  })
})
