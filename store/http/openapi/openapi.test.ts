import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES_BY_ORDER_KEY } from '#tests/support/routes-by-order-key.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import { NAMESPACES } from './document.ts'
import { OWN_ROUTES } from './own-routes/own-routes.ts'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { name: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, object>
}
type PathItem = Record<string, Operation> & { parameters?: { name: string }[] }
interface Document {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, { properties: Record<string, object> }> }
}
interface Described {
  methods: string[]
}

let store: TestStore
let document: Document
beforeAll(async () => {
  store = await createTestStore()
  document = (await (await store.call('/wp-json/openapi.json')).json()) as Document
})
afterAll(() => store.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, { parameters, ...item }]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      parameters,
    })),
  )
const at = (path: string): PathItem => document.paths[`/wp-json${path}`] ?? {}

/** A path with one sign for each of its parameters, whatever they are called. */
const shape = (path: string): string =>
  path.replace(/\(\?P<\w+>(?:\[[^\]]*\](?:\{\d+\})?|[^)])*\)/g, '*').replace(/\{\w+\}/g, '*')

test('the document is one of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone({ ...document }))
  expect([errors, valid, validator.version]).toEqual([undefined, true, '3.1'])
  expect(() => validator.resolveRefs()).not.toThrow()
})

test.each(NAMESPACES)('every route of %s is in it, as the shop’s own index tells them', async (namespace) => {
  const index = await store.call(`/wp-json/${namespace}`)
  const { routes } = (await index.json()) as { routes: Record<string, Described> }
  const mounted = Object.entries(routes).flatMap(([path, { methods }]) =>
    methods.map((method) => `${method} /wp-json${shape(path)}`),
  )
  const described = operations()
    .filter(({ path }) => path.startsWith(`/wp-json/${namespace}/`))
    .map(({ method, path }) => `${method} ${shape(path)}`)
  expect(described.length).toBeGreaterThan(0)
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted())
})

test('each operation has a name of its own, its path’s parameters and the shape of refusals', () => {
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, operation, parameters = [] } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      parameters.map(({ name }) => name),
      path,
    ).toEqual(named)
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Error' })
  }
})

test('what our own namespaces declare is of routes that are mounted, and of all of them', () => {
  const own = operations().filter(({ path }) => /\/(ghab|rankmath)\/v1\//.test(path))
  const declared = [...OWN_ROUTES.keys()].map((route) => route.replace(/:\w+/g, '*'))
  expect(own.map(({ method, path }) => `${method} ${shape(path)}`).toSorted()).toEqual(declared.toSorted())
})

describe('what a route takes', () => {
  test('is told of queries, bodies, batches and lists', () => {
    const names = (list: Operation['parameters']) => list?.map(({ name }) => name)
    expect(names(at('/wc/v3/products').get?.parameters)).toEqual(
      expect.arrayContaining(['per_page', 'category', 'on_sale']),
    )
    const body = at('/wc/v3/coupons').post?.requestBody?.content['application/json']?.schema.$ref ?? ''
    const coupon = document.components.schemas[body.split('/').at(-1) ?? '']
    expect(coupon?.properties).toMatchObject({ code: { type: 'string' }, amount: {} })
    const batch = at('/wc/v3/coupons/batch').post?.requestBody?.content['application/json']?.schema.$ref ?? ''
    expect(document.components.schemas[batch.split('/').at(-1) ?? '']?.properties.create).toEqual({
      type: 'array',
      items: { $ref: body },
    })
    expect(at('/wc/v3/shipping/zones/{id}/locations').put?.requestBody?.content).toMatchObject({
      'application/json': { schema: { type: 'array' } },
    })
    expect(at('/ghab/v1/reviews').post?.requestBody?.content).toHaveProperty('multipart/form-data')
    expect(at('/ghab/v1/cart/quote').post?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { lines: { type: 'array' } },
    })
  })

  test('says nothing of fields that are not served', () => {
    expect(JSON.stringify(document)).not.toContain('unserved')
    const ref = at('/wc/v3/products').post?.requestBody?.content['application/json']?.schema.$ref ?? ''
    const { properties = {} } = document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
    expect(properties).toHaveProperty('name')
    expect(properties).not.toHaveProperty('related_ids')
  })
})

test('who may call is told as it is: nobody is refused where everybody is let in, and the other way round', async () => {
  const unclear: string[] = []
  for (const { method, path, operation } of operations()) {
    const isOpen =
      operation.security.length === 0 || operation.security.some((one) => Object.keys(one).length === 0)
    const body = method === 'GET' ? undefined : {}
    const { status } = await store.call(path.replace(/\{\w+\}/g, '1'), { method, body })
    const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`
    // WordPress looks at parameters first, and for an item before the key
    if (!isOpen && (status === 400 || status === 404)) unclear.push(route)
    else if (ROUTES_BY_ORDER_KEY.has(route)) expect([route, isOpen, status]).toEqual([route, true, 401])
    else expect([route, status === 401, status < 500]).toEqual([route, !isOpen, true])
  }
  expect(unclear.length).toBeLessThan(10)
})

test('it is told once, is everybody’s, and costs little to ask for again', async () => {
  const first = await store.call('/wp-json/openapi.json?lang=en&x=1')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json; charset=UTF-8'])
  expect(first.headers.get('cache-control')).toContain('public')
  const again = await store.call('/wp-json/openapi.json', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const packed = await store.call('/wp-json/openapi.json', { headers: { 'Accept-Encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(40_000)
})

test('whoever asks for it, and however, it is made ready once', async () => {
  const { etag } = Object.fromEntries((await store.call('/wp-json/docs/swagger-ui-bundle.js')).headers)
  for (const [query, headers] of [
    ['', { Authorization: 'Basic eDp5' }],
    ['', { Authorization: `p.${'a'.repeat(43)}` }],
    ['?consumer_key=x&consumer_secret=y', {}],
    [`?${'x'.repeat(3000)}`, {}],
  ] as const) {
    const answer = await store.call(`/wp-json/docs/swagger-ui-bundle.js${query}`, { headers })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag])
  }
})

test('the page comes from the shop alone, with nothing inline', async () => {
  const page = await store.call('/wp-json/docs/')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:/)
  const html = await page.text()
  expect(html).not.toMatch(/<style|style=|<script>|https?:\/\//)
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(files).toHaveLength(4)
  for (const path of files) {
    const file = await store.call(path)
    expect([path, file.status, (await file.text()).length > 100]).toEqual([path, 200, true])
    expect(file.headers.get('etag')).toBeTruthy()
  }
  expect((await store.call('/wp-json/docs/..%2fpackage.json')).status).toBe(404)
  expect((await store.call('/wp-json/docs/swagger-ui.js')).status).toBe(404)
})
