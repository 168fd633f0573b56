import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { createTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

const address = (first_name: string) => ({
  first_name,
  last_name: 'Doe',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: 'IR',
  email: '',
  phone: '',
})
const person = (id: number, username: string, role = 'customer') => ({
  id,
  email: `${username}@shop.test`,
  username,
  password_hash: 'never shown',
  role,
  first_name: username,
  last_name: 'Doe',
  mobile: '',
  avatar_id: null,
  billing: toJson(address(username)),
  shipping: toJson(address(username)),
  is_paying_customer: id === 2 ? 1 : 0,
  meta_data: toJson([]) as never,
  created_at: Date.UTC(2026, 0, id),
  updated_at: Date.UTC(2026, 0, id),
})

let store: TestStore
let headers: Record<string, string>
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [person(1, 'zara', 'administrator'), person(2, 'sara'), person(3, 'Ali'), person(4, 'mina')],
    }),
  )
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const key = await createApiKey(context, TEST_CIPHER, {
    customerId: 1,
    description: '',
    permissions: 'read_write',
  })
  const pair = Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')
  headers = { Authorization: `Basic ${pair}` }
})
const ask = async (path: string, init: object = {}) => {
  const response = await store.call(`/wp-json/wc/v3${path}`, { headers, ...init })
  return { status: response.status, response, body: (await response.json()) as never }
}
const names = async (query: string) =>
  ((await ask(`/customers${query}`)).body as { username: string }[]).map(({ username }) => username)

test('groups, their options, one option', async () => {
  const groups = (await ask('/settings')).body as { id: string }[]
  expect(groups.map(({ id }) => id)).toEqual(['general', 'products', 'tax', 'account', 'email'])
  const general = (await ask('/settings/general')).body as { id: string; value: string }[]
  expect(general).toContainEqual(expect.objectContaining({ id: 'woocommerce_currency', value: 'IRT' }))
  expect((await ask('/settings/tax/woocommerce_calc_taxes')).body).toMatchObject({
    code: 'rest_setting_setting_invalid',
  })
  expect((await ask('/settings/nope')).body).toMatchObject({
    code: 'rest_setting_setting_group_invalid',
    data: { status: 404 },
  })
})

test('a change is saved for the whole shop', async () => {
  const path = '/settings/general/woocommerce_calc_taxes'
  const put = await ask(path, { method: 'PUT', body: { value: 'yes' } })
  expect(put.body).toMatchObject({ id: 'woocommerce_calc_taxes', value: 'yes', group_id: 'general' })
  expect((await ask(path)).body).toMatchObject({ value: 'yes' })
  const country = '/settings/general/woocommerce_default_country'
  expect((await ask(country, { method: 'POST', body: { value: 'IR:FRS' } })).body).toMatchObject({
    value: 'IR:FRS',
  })
  const currency = await ask('/settings/general/woocommerce_currency', {
    method: 'PUT',
    body: { value: 'EUR' },
  })
  expect(currency.body).toMatchObject({ value: 'EUR' })
  const app = await store.call('/wp-content/plugins/ghab/rests/plugin.php')
  expect(await app.json()).toMatchObject({ country: 'IR', currency: { code: 'EUR', symbol: '€' } })
})

test.each([
  ['general/woocommerce_currency', 'ZZZ'],
  ['general/woocommerce_calc_taxes', 'maybe'],
  ['general/woocommerce_default_country', 'nowhere'],
  ['general/woocommerce_price_num_decimals', '3'],
  ['products/woocommerce_hold_stock_minutes', '-1'],
  ['general/woocommerce_store_city', ['x']],
  ['general/woocommerce_store_city', 'x'.repeat(501)],
  ['products/ghab_product_feeds', 'google'],
  ['products/ghab_product_feeds', ['google', 'bing']],
  ['products/ghab_product_feeds', ['google', 'google', 'google', 'google']],
  ['products/ghab_product_feeds', [['google']]],
  ['products/ghab_return_days', 3651],
  ['products/ghab_return_days', '7.5'],
  ['products/ghab_sales_need_charged_price', true],
  ['email/woocommerce_email_from_address', 'not an address'],
])('%s does not take %j', async (path, value) => {
  const { status, body } = await ask(`/settings/${path}`, { method: 'PUT', body: { value } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'rest_setting_value_invalid' })
})

test('feeds are named in a list, an empty one switches them off', async () => {
  const path = '/settings/products/ghab_product_feeds'
  const feedsAfter = async (value: unknown) => {
    const { body } = await ask(path, { method: 'PUT', body: { value } })
    return (body as { value: unknown }).value
  }
  expect((await ask(path)).body).toMatchObject({ type: 'multiselect', value: [], default: [] })
  expect((await store.call('/product-feeds/google.xml')).status).toBe(404)
  expect(await feedsAfter(['torob', 'google', 'google'])).toEqual(['torob', 'google'])
  expect((await store.call('/product-feeds/google.xml')).status).toBe(200)
  expect(await feedsAfter([])).toEqual([])
  expect((await store.call('/product-feeds/google.xml')).status).toBe(404)
})

test('who mails come from is an address or nobody', async () => {
  const path = '/settings/email/woocommerce_email_from_address'
  for (const value of ['shop@shop.test', '']) {
    expect((await ask(path, { method: 'PUT', body: { value } })).body).toMatchObject({ value })
  }
})

test('settings are written in batches, of a group and of all, each by itself', async () => {
  const post = async (path: string, update: object[]) =>
    (await ask(path, { method: 'POST', body: { update } })).body
  expect(
    await post('/settings/general/batch', [
      { id: 'woocommerce_store_city', value: 'Shiraz' },
      { id: 'nope', value: '1' },
      { id: 'woocommerce_currency', value: 'XXXX' },
    ]),
  ).toMatchObject({
    update: [
      { id: 'woocommerce_store_city', value: 'Shiraz', group_id: 'general' },
      { id: 'nope', error: { code: 'rest_setting_setting_invalid', data: { status: 404 } } },
      { id: 'woocommerce_currency', error: { code: 'rest_setting_value_invalid' } },
    ],
  })
  expect(
    await post('/settings/batch', [
      { group_id: 'general', id: 'woocommerce_store_city', value: 'Yazd' },
      { group_id: 'nope', id: 'x', value: '1' },
    ]),
  ).toMatchObject({ update: [{ value: 'Yazd' }, { id: 'x', error: { data: { status: 404 } } }] })
  expect((await ask('/settings/general/woocommerce_store_city')).body).toMatchObject({ value: 'Yazd' })
})

test('two options of one setting, written at once, are both kept', async () => {
  const update = [
    { id: 'woocommerce_currency', value: 'USD' },
    { id: 'woocommerce_currency_pos', value: 'left' },
  ]
  await ask('/settings/general/batch', { method: 'POST', body: { update } })
  const app = await store.call('/wp-content/plugins/ghab/rests/plugin.php')
  expect(await app.json()).toMatchObject({ currency: { code: 'USD', position: 'left' } })
  const back = { value: 'right_space' }
  await ask('/settings/general/woocommerce_currency_pos', { method: 'PUT', body: back })
})

describe('payment gateways', () => {
  const put = (id: string, body: object) => ask(`/payment_gateways/${id}`, { method: 'PUT', body })

  test('are changed field by field, and shoppers see it', async () => {
    await put('bacs', { enabled: true, settings: { iban: 'IR12' } })
    const { status, body } = await put('bacs', {
      title: 'Transfer to us',
      order: 3,
      settings: { bank_name: 'Melli' },
    })
    expect([status, body]).toMatchObject([
      200,
      {
        id: 'bacs',
        title: 'Transfer to us',
        order: 3,
        enabled: true,
        settings: {
          title: { value: 'Transfer to us' },
          iban: { value: 'IR12' },
          bank_name: { value: 'Melli' },
        },
      },
    ])
    expect((await ask('/payment_gateways/bacs')).body).toEqual(body)
    const { gateways } = await readSettings({ db: store.db, clock: Date.now, actor: SYSTEM })
    expect(gateways.bacs).toMatchObject({ enabled: true, title: 'Transfer to us', order: 3 })
  })

  test('are named by their settings as well', async () => {
    expect((await put('cod', { settings: { title: 'At the door' } })).body).toMatchObject({
      title: 'At the door',
    })
  })

  test.each([
    ['nope', { enabled: true }, 404, 'woocommerce_rest_payment_gateway_invalid'],
    ['constructor', { enabled: true }, 404, 'woocommerce_rest_payment_gateway_invalid'],
    ['bacs', { settings: { nope: 'x' } }, 400, 'rest_invalid_param'],
    ['zarinpal', { settings: { host: 'http://127.0.0.1' } }, 400, 'rest_invalid_param'],
    ['zarinpal', { settings: { sandbox: 'maybe' } }, 400, 'rest_setting_value_invalid'],
    ['bacs', { settings: { iban: 5 } }, 400, 'rest_setting_value_invalid'],
    ['bacs', { settings: 'x' }, 400, 'rest_setting_value_invalid'],
    ['bacs', { enabled: 'perhaps' }, 400, 'rest_invalid_param'],
  ])('%s does not take %j', async (id, given, status, code) => {
    const answer = await put(id, given)
    expect([answer.status, answer.body]).toMatchObject([status, { code }])
  })
})

test('settings and gateways are written by those who run the shop', async () => {
  const statuses = (given: Record<string, string>) =>
    Promise.all(
      [
        ['PUT', '/settings/general/woocommerce_store_city'],
        ['POST', '/settings/batch'],
        ['POST', '/settings/general/batch'],
        ['PUT', '/payment_gateways/bacs'],
      ].map(async ([method, path = '']) => (await ask(path, { method, headers: given, body: {} })).status),
    )
  expect(await statuses({})).toEqual([401, 401, 401, 401])
  expect(await statuses(await managerHeaders(store, 'read_write', 2))).toEqual([403, 403, 403, 403])
  expect(await statuses(await managerHeaders(store, 'read', 1))).toEqual([401, 401, 401, 401])
})

test('customers by name, with their addresses and without their secrets', async () => {
  const { response, body } = await ask('/customers')
  expect(response.headers.get('x-wp-total')).toBe('3')
  expect(JSON.stringify(body)).not.toContain('never shown')
  const [first] = body as object[]
  expect(first).toMatchObject({
    role: 'customer',
    billing: { country: 'IR', email: '' },
    shipping: { phone: '' },
    is_paying_customer: false,
    date_created: '2026-01-03T03:30:00',
    date_created_gmt: '2026-01-03T00:00:00',
  })
  expect((await ask('/customers/2?_fields=id,email,is_paying_customer')).body).toEqual({
    id: 2,
    email: 'sara@shop.test',
    is_paying_customer: true,
    _links: expect.objectContaining({ collection: [{ href: 'http://shop.test/wp-json/wc/v3/customers' }] }),
  })
  expect((await ask('/customers/9')).body).toMatchObject({
    code: 'wc_user_invalid_id',
    data: { status: 404 },
  })
})

test.each([
  ['?role=all&orderby=id', ['zara', 'sara', 'Ali', 'mina']],
  ['?role=administrator', ['zara']],
  ['?email=mina@shop.test', ['mina']],
  ['?search=SAR', ['sara']],
  ['?search=doe', []],
  ['?include=4,2&orderby=include', ['mina', 'sara']],
  ['?exclude=2&orderby=registered_date&order=desc', ['mina', 'Ali']],
  ['?per_page=1&page=2&orderby=id', ['Ali']],
])('customers%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('the state of the system tells of the shop and not of the machine', async () => {
  const { body } = await ask('/system_status?_fields=environment.version,settings.currency_position')
  expect(body).toEqual({ environment: { version: '10.5.0' }, settings: { currency_position: 'right_space' } })
  const text = JSON.stringify((await ask('/system_status')).body)
  expect(text).not.toMatch(/node|sqlite|\/tmp|linux/i)
})

test('the indexes are open to anybody and list what is mounted', async () => {
  const root = await (await store.call('/wp-json/')).json()
  expect(root.namespaces).toEqual(['ghab/v1', 'rankmath/v1', 'wc/store', 'wc/store/v1', 'wc/v3', 'wp/v2'])
  expect(root).toMatchObject({ name: 'Vitrin', gmt_offset: 3.5, timezone_string: 'Asia/Tehran' })
  expect(root.routes['/wp/v2/posts/(?P<id>[0-9]+)']).toMatchObject({ namespace: 'wp/v2' })
  const fields = await (await store.call('/wp-json?_fields=name,namespaces')).json()
  expect(Object.keys(fields)).toEqual(['name', 'namespaces'])
  const wc = await (await store.call('/wp-json/wc/v3')).json()
  expect(wc.routes['/wc/v3/settings/(?P<group>[^/]+)/(?P<id>[^/]+)'].methods).toEqual([
    'GET',
    'POST',
    'PUT',
    'PATCH',
  ])
  const storeApi = await (await store.call('/wp-json/wc/store/v1')).json()
  expect(storeApi.namespace).toBe('wc/store/v1')
  expect(Object.keys(storeApi.routes)).toContain('/wc/store/v1/cart')
  expect((await store.call('/wp-json/no/v9')).status).toBe(404)
  expect((await store.call('/wp-json/wc/none')).status).toBe(404)
})

test('OPTIONS is open to anybody', async () => {
  const options = await store.call('/wp-json/wp/v2/posts', { method: 'OPTIONS' })
  expect(options.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(await options.json()).toMatchObject({ namespace: 'wp/v2', methods: ['GET', 'POST'] })
})
