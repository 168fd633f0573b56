import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
let store: TestStore
let headers: Record<string, string>
let readOnly: Record<string, string>

beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow()],
        settings: [
          settingRow('currency', { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }),
          settingRow('timezone', 'America/New_York'),
        ],
      }),
    () => NOW,
  )
  headers = await managerHeaders(store)
  readOnly = await managerHeaders(store, 'read')
})

const send = async (method: string, path: string, body?: unknown, as = headers) => {
  const response = await store.call(`/wp-json/wc/v3/coupons${path}`, {
    method,
    headers: as,
    body,
  })
  return { status: response.status, location: response.headers.get('location'), body: await response.json() }
}
const made = async (body: object): Promise<number> => (await send('POST', '', body)).body.id

test('a coupon is made with every field, changed and read again', async () => {
  const given = {
    code: 'GOLD5 ',
    discount_type: 'fixed_cart',
    amount: '5.5',
    description: 'For spring',
    status: 'draft',
    date_expires: '2030-01-01T00:00:00',
    individual_use: true,
    product_ids: [37, 37],
    excluded_product_ids: [38],
    usage_limit: 3,
    usage_limit_per_user: 1,
    limit_usage_to_x_items: 2,
    free_shipping: true,
    product_categories: [4],
    excluded_product_categories: [5],
    exclude_sale_items: true,
    minimum_amount: 10,
    maximum_amount: '99.999',
    email_restrictions: ['A@example.test', 'nope', '*@example.test'],
    meta_data: [{ key: 'k', value: { v: 1 } }],
  }
  const { status, location, body } = await send('POST', '', given)
  expect(status).toBe(201)
  expect(location).toBe(`http://shop.test/wp-json/wc/v3/coupons/${body.id}`)
  expect(body).toMatchObject({
    ...given,
    code: 'gold5',
    amount: '5.50',
    date_created_gmt: '2026-11-21T08:00:00',
    date_expires_gmt: '2030-01-01T05:00:00',
    product_ids: [37],
    minimum_amount: '10.00',
    maximum_amount: '100.00',
    email_restrictions: ['a@example.test', '*@example.test'],
    meta_data: [{ id: 1, key: 'k', value: { v: 1 } }],
    usage_count: 0,
    used_by: [],
  })
  const changes = { usage_limit: null, meta_data: [{ id: 1, value: 'w' }], date_expires: null, amount: 4 }
  const changed = (await send('PUT', `/${body.id}`, changes)).body
  const now = { usage_limit: null, meta_data: [{ id: 1, key: 'k', value: 'w' }], date_expires: null }
  expect(changed).toEqual({ ...body, ...now, date_expires_gmt: null, amount: '4.00' })
  expect((await send('GET', `/${body.id}`)).body).toEqual(changed)
})

test('a percentage has two digits in every currency, and is at most the whole', async () => {
  const id = await made({ code: 'tenth', discount_type: 'percent', amount: '12.345' })
  expect((await send('GET', `/${id}`)).body.amount).toBe('12.35')
  expect((await send('PUT', `/${id}`, { amount: '150' })).body).toMatchObject({
    code: 'coupon_invalid_amount',
  })
  expect((await send('PUT', `/${id}`, { amount: '-1' })).status).toBe(400)
  expect((await send('PUT', `/${id}`, { amount: 'ten' })).status).toBe(400)
  for (const bound of ['minimum_amount', 'maximum_amount']) {
    const { status, body } = await send('PUT', `/${id}`, { [bound]: '99999999999999999999' })
    expect([status, Object.keys(body.data.params)]).toEqual([400, [bound]])
  }
})

test('amounts are written as people write them, and refused where they could mean several', async () => {
  const id = await made({
    code: 'grouped',
    discount_type: 'fixed_cart',
    amount: '۱٬۲۳۴٫۵',
    minimum_amount: '1,234,567.5',
    maximum_amount: '۱۲٬۳۴۵٬۶۷۸',
  })
  expect((await send('GET', `/${id}`)).body).toMatchObject({
    amount: '1234.50',
    minimum_amount: '1234567.50',
    maximum_amount: '12345678.00',
  })
  const { status, body } = await send('PUT', `/${id}`, { minimum_amount: '1.234.567' })
  expect([status, body.data.details.minimum_amount.code]).toEqual([400, 'ghab_amount_wrong'])
})

test('an amount has parts of the minor unit', async () => {
  const id = await made({ code: 'part', discount_type: 'fixed_product', amount: '2.505' })
  expect((await send('GET', `/${id}`)).body.amount).toBe('2.505')
})

test('a number stays the same number where a percentage becomes an amount, and the other way round', async () => {
  const context = { db: store.db, clock: () => NOW, actor: SYSTEM }
  const { currency } = await readSettings(context)
  onTestFinished(async () => {
    await saveSettings(context, { currency })
  })
  await saveSettings(context, { currency: { ...currency, decimals: 0 } })
  const id = await made({ code: 'ten', discount_type: 'percent', amount: '10' })
  expect((await send('PUT', `/${id}`, { discount_type: 'fixed_cart' })).body.amount).toBe('10')
  await send('PUT', `/${id}`, { amount: '5000' })
  expect((await send('PUT', `/${id}`, { discount_type: 'percent' })).body.code).toBe('coupon_invalid_amount')
  expect((await send('PUT', `/${id}`, { discount_type: 'percent', amount: '20' })).body.amount).toBe('20')
})

test('a code is needed, and belongs to one coupon only', async () => {
  const id = await made({ code: 'mine' })
  expect(await send('POST', '', { amount: '5' })).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['code'] } },
  })
  expect((await send('POST', '', { code: ' ' })).body.code).toBe('woocommerce_rest_empty_coupon_code')
  expect((await send('POST', '', { code: 'MINE' })).body).toEqual({
    code: 'woocommerce_rest_coupon_code_already_exists',
    message: 'The coupon code already exists',
    data: { status: 400 },
  })
  expect((await send('PUT', `/${id}`, { code: 'mine' })).status).toBe(200)
  expect((await send('POST', '', { code: 'lucky', discount_type: 'lucky' })).body.code).toBe(
    'rest_invalid_param',
  )
  expect((await send('PUT', '/9999', { amount: '1' })).status).toBe(400)
})

test('it goes into the bin, and for good by force', async () => {
  const id = await made({ code: 'gone' })
  expect((await send('DELETE', `/${id}`)).body).toMatchObject({ id, status: 'publish' })
  expect((await send('GET', '?search=gone')).body).toEqual([])
  expect(await send('DELETE', `/${id}`)).toMatchObject({
    status: 410,
    body: { code: 'woocommerce_rest_already_trashed' },
  })
  expect((await send('DELETE', `/${id}?force=true`)).body).toMatchObject({ id, status: 'trash' })
  expect(await send('DELETE', `/${id}?force=true`)).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_shop_coupon_invalid_id' },
  })
})

test('coupons in the bin are listed by their status, and taken out of it by another', async () => {
  const id = await made({ code: 'binned' })
  await send('DELETE', `/${id}`)
  expect((await send('GET', '?status=trash')).body).toMatchObject([{ id, code: 'binned', status: 'trash' }])
  for (const status of ['any', 'draft']) {
    expect((await send('GET', `?search=binned&status=${status}`)).body).toEqual([])
  }
  expect((await send('PUT', `/${id}`, { status: 'draft' })).body).toMatchObject({ status: 'draft' })
  expect((await send('GET', '?status=draft&search=binned')).body).toMatchObject([{ id }])
  expect((await send('GET', '?status=trash')).body).toEqual([])
})

test('a code in the digits of another keyboard is the same code', async () => {
  await made({ code: 'welcome10' })
  await made({ code: 'نوروز۱۴۰۶' })
  for (const code of ['welcome۱۰', 'wel\u200ccome10', 'نوروز1406']) {
    expect((await send('POST', '', { code })).body.code).toBe('woocommerce_rest_coupon_code_already_exists')
  }
})

test('a batch writes what it can and tells the rest', async () => {
  const id = await made({ code: 'batched' })
  const { status, body } = await send('POST', '/batch', {
    create: [{ code: 'first' }, { code: 'batched' }],
    update: [
      { id, amount: '7' },
      { id: 9999, amount: '1' },
    ],
    delete: [9999],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    create: [{ code: 'first' }, { id: 0, error: { code: 'woocommerce_rest_coupon_code_already_exists' } }],
    update: [
      { id, amount: '7.00' },
      { id: 9999, error: { data: { status: 400 } } },
    ],
    delete: [{ id: 9999, error: { data: { status: 404 } } }],
  })
})

test('who may not write changes nothing', async () => {
  const id = await made({ code: 'kept' })
  expect(await send('POST', '', { code: 'x' }, {})).toMatchObject({
    status: 401,
    body: { code: 'woocommerce_rest_cannot_create' },
  })
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', '/batch'],
  ] as const) {
    expect((await send(method, path, { code: 'x' }, readOnly)).status, `${method} ${path}`).toBe(401)
    expect((await send(method, path, { code: 'x' }, {})).status, `${method} ${path}`).toBe(401)
  }
  expect((await send('GET', `/${id}`)).body.code).toBe('kept')
})

test('each change is recorded as what it is', async () => {
  const id = await made({ code: 'told', amount: '1' })
  await send('PUT', `/${id}`, { amount: '2' })
  await send('DELETE', `/${id}`)
  await send('PUT', `/${id}`, { status: 'publish' })
  await send('DELETE', `/${id}?force=true`)
  const events = await store.db.selectFrom('events').select(['type', 'payload']).orderBy('id').execute()
  const ofCoupon = events.filter(
    ({ type, payload }) => type.startsWith('coupon.') && JSON.parse(payload).id === id,
  )
  expect(ofCoupon.map(({ type }) => type)).toEqual([
    'coupon.created',
    'coupon.changed',
    'coupon.trashed',
    'coupon.restored',
    'coupon.deleted',
  ])
})
