import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createApplicationPassword } from '#store/modules/customers/customers.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const CUSTOMER = customerRow({ id: 7 })
const SHOP_MANAGER = customerRow({ id: 8, role: 'shop_manager' })
const TAGS = '/wp/v2/tags'
const POST_TAG = { path: TAGS, body: { name: 'Green' } }

let store: TestStore
let staff: Record<string, string>
beforeEach(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow(), CUSTOMER, SHOP_MANAGER],
        posts: [postRow({ id: 1, slug: 'coffee', title: 'Coffee' })],
      }),
    () => NOW,
  )
  staff = await customerHeaders(store, SHOP_MANAGER, () => NOW)
})

const send = async (body: unknown, headers = staff) => {
  const response = await store.call('/wp-json/batch/v1', { method: 'POST', body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
/** The requests one after the other: status, and the code of a refusal. */
const outcomes = async (requests: object[], headers = staff) => {
  const { status, body } = await send({ requests }, headers)
  expect(status).toBe(207)
  return body.responses.map((one: { status: number; body: { code?: string } }) => [one.status, one.body.code])
}
const tagNames = async () => {
  const tags = await (await store.call('/wp-json/wp/v2/tags')).json()
  return tags.map(({ name }: { name: string }) => name)
}

describe('requests of a batch', () => {
  test('are answered one after the other, each as by itself, and one that is refused undoes no other', async () => {
    const { status, body } = await send({
      requests: [POST_TAG, POST_TAG, { method: 'DELETE', path: '/wp/v2/posts/99999' }],
    })
    expect(status).toBe(207)
    const [made, again, gone] = body.responses
    const self = `${TEST_ORIGIN}/wp-json/wp/v2/tags/${made.body.id}`
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Green', slug: 'green' },
      headers: { Location: self },
    })
    expect(again).toMatchObject({ status: 400, body: { code: 'term_exists' } })
    expect(gone).toMatchObject({ status: 404, body: { code: 'rest_post_invalid_id' } })
    expect(await tagNames()).toEqual(['Green'])
  })

  test('see what those before them did, and write what may be written in a batch', async () => {
    const { body } = await send({
      requests: [
        { path: '/wp/v2/categories', body: { name: 'News' } },
        { path: '/wp/v2/posts?title=Tea', body: { status: 'publish' } },
        { method: 'PUT', path: '/wp/v2/posts/1', body: { title: 'Cocoa' } },
        { method: 'DELETE', path: '/wp/v2/posts/1?force=true' },
        { path: '/wp/v2/pages', body: { title: 'About' } },
        { path: '/wp/v2/menus', body: { name: 'Footer' } },
        { path: '/wp/v2/menu-items', body: { title: 'Home', url: '/', menus: 1 } },
      ],
    })
    expect(body.responses.map(({ status }: { status: number }) => status)).toEqual([
      201, 201, 200, 200, 201, 201, 201,
    ])
    expect(body.responses[3].body.previous.title.rendered).toBe('Cocoa')
    const posts = await (await store.call('/wp-json/wp/v2/posts')).json()
    expect(posts.map(({ title }: { title: { rendered: string } }) => title.rendered)).toEqual(['Tea'])
  })

  test('are 25 at most, and no reads', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ path: TAGS, body: { name: `n${i}` } }))
    expect(await send({ requests: many(26) })).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { details: { requests: { code: 'rest_too_many_items' } } } },
    })
    expect(await send({ requests: [{ method: 'GET', path: TAGS }] })).toMatchObject({
      status: 400,
      body: { data: { details: { requests: { code: 'rest_not_in_enum' } } } },
    })
    expect(await send({})).toMatchObject({ status: 400, body: { code: 'rest_missing_callback_param' } })
    expect(await tagNames()).toEqual([])
    expect((await outcomes(many(25))).length).toBe(25)
    expect(await outcomes([])).toEqual([])
  })

  test('are no batch, nothing of the shop and nothing else that WordPress takes by itself alone', async () => {
    const notAllowed = [400, 'rest_batch_not_allowed']
    const customer = { path: '/wc/v3/customers', body: { email: 'new@example.com' } }
    expect(
      await outcomes([
        { path: '/batch/v1', body: { requests: [POST_TAG] } },
        customer,
        { path: '/wp/v2/settings', body: { title: 'x' } },
        { path: '/wp/v2/comments', body: { post: 1, content: 'x' } },
        { path: '/wp/v2/media', body: {} },
        { path: '/wp/v2/users/me/application-passwords', body: { name: 'x' } },
        { path: '/wp/v2/tags/../users/me/application-passwords', body: { name: 'x' } },
      ]),
    ).toEqual(Array(7).fill(notAllowed))
    expect(
      await outcomes([
        { path: '/ghab/v1/auth/sign-in', body: { login: 'x', password: 'x' } },
        { path: '/wp/v2/nothing' },
        { path: 'wp/v2/tags' },
        { path: '//example.com/wp/v2/tags' },
      ]),
    ).toEqual(Array(4).fill([404, 'rest_no_route']))
    expect(await tagNames()).toEqual([])
  })
})

describe('with require-all-validate', () => {
  const validation = 'require-all-validate'

  test('nothing is written where one cannot be right, and what is wrong is told in its place', async () => {
    const { status, body } = await send({
      validation,
      requests: [POST_TAG, { path: TAGS, body: {} }, { path: '/batch/v1' }, { path: '/wp/v2/nothing' }],
    })
    expect([status, body]).toEqual([
      207,
      {
        failed: 'validation',
        responses: [
          null,
          {
            body: {
              code: 'rest_missing_callback_param',
              message: 'Missing parameter(s): name',
              data: { status: 400, params: ['name'] },
            },
            status: 400,
            headers: [],
          },
          { status: 400, headers: [], body: expect.objectContaining({ code: 'rest_batch_not_allowed' }) },
          { status: 404, headers: [], body: expect.objectContaining({ code: 'rest_no_route' }) },
        ],
      },
    ])
    expect(await tagNames()).toEqual([])
  })

  test('all are written where each can be right', async () => {
    const { body } = await send({ validation, requests: [POST_TAG, { path: TAGS, body: { name: 'Blue' } }] })
    expect(body.responses.map(({ status }: { status: number }) => status)).toEqual([201, 201])
    expect((await tagNames()).toSorted()).toEqual(['Blue', 'Green'])
  })
})

describe('who asks', () => {
  test('is told by the batch: a guest, a customer and a consumer key write nothing', async () => {
    const customer = await customerHeaders(store, CUSTOMER, () => NOW)
    expect(await outcomes([POST_TAG], {})).toEqual([[401, 'rest_cannot_create']])
    expect(await outcomes([POST_TAG], customer)).toEqual([[403, 'rest_cannot_create']])
    expect(await outcomes([POST_TAG], await managerHeaders(store))).toEqual([[401, 'rest_cannot_create']])
    expect(await tagNames()).toEqual([])
  })

  test('is never told by one of its requests, neither in its headers nor in its query', async () => {
    const basic = Buffer.from((await managerHeaders(store)).Authorization!.slice(6), 'base64').toString()
    const [key = '', secret = ''] = basic.split(':')
    const query = new URLSearchParams({ consumer_key: key, consumer_secret: secret, lang: 'fa', title: 'x' })
    const wrong = new URLSearchParams({ consumer_key: key, consumer_secret: 'cs_guess', title: 'x' })
    const refused = [401, 'rest_cannot_edit']
    const requests = [
      { path: `/wp/v2/posts/1?${query}` },
      { path: `/wp/v2/posts/1?${wrong}` },
      { path: '/wp/v2/posts/1', body: { title: 'x' }, headers: staff },
    ]
    expect(await outcomes(requests, {})).toEqual([refused, refused, refused])
    const title = { rendered: 'Coffee' }
    expect(await (await store.call('/wp-json/wp/v2/posts/1')).json()).toMatchObject({ title })
  })

  test('may be an application password; a wrong one is refused before all of its requests', async () => {
    const actor = { customerId: SHOP_MANAGER.id, role: 'shop_manager' } as const
    const made = await createApplicationPassword(
      { db: store.db, clock: () => NOW, actor },
      { name: 'App', appId: '' },
    )
    if (!made.ok) throw new Error('no password')
    const name = `${SHOP_MANAGER.email}`
    const login = (password: string) => ({
      Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
    })
    expect(await outcomes([POST_TAG], login(made.value.password))).toEqual([[201, undefined]])
    const requests = Array.from({ length: 25 }, () => POST_TAG)
    const wrong = await send({ requests }, login('xxxx xxxx xxxx xxxx xxxx xxxx'))
    expect([wrong.status, wrong.body.code]).toEqual([401, 'incorrect_password'])
  })
})

test('cached answers are those of after the batch, and its own is kept by nobody', async () => {
  expect(await tagNames()).toEqual([])
  const { headers } = await send({ requests: [POST_TAG] })
  expect(headers.get('cache-control')).toContain('no-store')
  expect(await tagNames()).toEqual(['Green'])
  const refused = await send({ requests: [{ path: TAGS, body: { name: 'Red' } }] }, {})
  expect(refused.headers.get('cache-control')).toContain('no-store')
  expect(await tagNames()).toEqual(['Green'])
})

test('the index of routes tells it in no namespace', async () => {
  const { namespaces, routes } = await (await store.call('/wp-json/')).json()
  expect(routes['/batch/v1']).toMatchObject({ namespace: '', methods: ['POST'] })
  expect(namespaces).not.toContain('batch/v1')
})
