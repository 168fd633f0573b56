import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { quote as quoteSchema } from '#store-api/contract/cart.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  const shop = smallShop()
  store = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      customers: [managerRow(), customerRow({ id: 7 })],
      products: [
        ...(shop.products ?? []),
        productRow({ id: 9, name: 'Fur', slug: 'fur', regular_price: 100_000, tax_class: 'luxury' }),
      ],
    }),
  )
  headers = await managerHeaders(store)
  await saveSettings({ db: store.db, clock: Date.now, actor: SYSTEM }, { calc_taxes: true })
})

const ask = async (method: string, path: string, body?: object) => {
  const response = await store.call(`/wp-json/wc/v3/taxes${path}`, { method, headers, body })
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}
const add = async (rate: object): Promise<number> => {
  const { body } = await ask('POST', '', rate)
  return (body as { id: number }).id
}
/** What a shopper in Tehran pays in taxes for one piece. */
const taxOf = async (product_id: number) => {
  const shipping_address = { country: 'IR', state: 'THR', city: 'Tehran', postcode: '1234567890' }
  const response = await store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    body: { lines: [{ cart_id: 'x', product_id, quantity: 1 }], shipping_address },
  })
  return quoteSchema.parse(await response.json()).totals.tax
}

test('a rate is made with what WooCommerce presumes', async () => {
  const { status, headers, body } = await ask('POST', '', {
    country: 'us',
    state: 'IL',
    cities: ['Springfield'],
    postcodes: ['62 701', '62702...62709'],
    rate: '2.5',
    name: 'City Tax',
  })
  expect([status, headers.get('location')]).toEqual([201, 'http://shop.test/wp-json/wc/v3/taxes/1'])
  expect(body).toMatchObject({
    id: 1,
    country: 'US',
    state: 'IL',
    postcode: '62702...62709',
    city: 'SPRINGFIELD',
    rate: '2.5000',
    name: 'City Tax',
    priority: 1,
    compound: false,
    shipping: true,
    order: 0,
    class: 'standard',
    postcodes: ['62701', '62702...62709'],
    cities: ['SPRINGFIELD'],
  })
})

test('a star stands for every place', async () => {
  const everywhere = { country: '*', state: '*', postcode: '*', city: '*' }
  const { body } = await ask('POST', '', { ...everywhere, rate: '5.5', name: 'Tax' })
  expect(body).toMatchObject({ country: '', state: '', postcode: '', city: '', postcodes: [], cities: [] })
  expect(await taxOf(6)).toBe('1650')
})

test('only what is given is changed, and one postcode takes the place of many', async () => {
  const id = await add({ country: 'US', postcodes: ['1', '2'], cities: ['A'], rate: '4' })
  expect((await ask('PUT', `/${id}`, { rate: '4.5', postcode: '10099' })).body).toMatchObject({
    rate: '4.5000',
    country: 'US',
    postcodes: ['10099'],
    cities: ['A'],
  })
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ rate: '4.5000' })
})

test('what is not there, or only half deleted, is refused as WooCommerce does', async () => {
  const id = await add({ rate: '4' })
  const answers = [
    await ask('DELETE', `/${id}`),
    await ask('DELETE', `/${id}?force=true`),
    await ask('DELETE', `/${id}?force=true`),
    await ask('PUT', `/${id}`, { rate: '1' }),
    await ask('GET', `/${id}`),
    await ask('POST', '', { rate: '5', priority: 'first' }),
    await ask('POST', '', { rate: '-5' }),
    await ask('POST', '', { rate: '1e9' }),
  ]
  expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
    [501, 'woocommerce_rest_trash_not_supported'],
    [200, undefined],
    [400, 'woocommerce_rest_invalid_id'],
    [404, 'woocommerce_rest_invalid_id'],
    [404, 'woocommerce_rest_invalid_id'],
    [400, 'rest_invalid_param'],
    [400, 'rest_invalid_param'],
    [400, 'rest_invalid_param'],
  ])
})

test('rates are written in batches', async () => {
  const id = await add({ country: 'US', rate: '1' })
  const { body } = await ask('POST', '/batch', {
    create: [{ country: 'DE', rate: '19', name: 'VAT' }],
    update: [
      { id, rate: '2' },
      { id: 99, rate: '1' },
    ],
    delete: [99],
  })
  expect(body).toMatchObject({
    create: [{ country: 'DE', rate: '19.0000' }],
    update: [
      { id, rate: '2.0000' },
      { id: 99, error: { data: { status: 404 } } },
    ],
    delete: [{ id: 99, error: { data: { status: 400 } } }],
  })
})

test('carts pay what was just written', async () => {
  expect(await taxOf(6)).toBe('0')
  const id = await add({ country: 'IR', rate: '10', shipping: false })
  expect(await taxOf(6)).toBe('3000')
  await ask('PUT', `/${id}`, { rate: '20' })
  expect(await taxOf(6)).toBe('6000')
  await ask('DELETE', `/${id}?force=true`)
  expect(await taxOf(6)).toBe('0')
})

test('a class is made once, read as a list, and deleted with its rates', async () => {
  const made = await ask('POST', '/classes', { name: 'Luxury' })
  expect([made.status, made.headers.get('location'), made.body]).toMatchObject([
    201,
    'http://shop.test/wp-json/wc/v3/taxes/classes/luxury',
    { name: 'Luxury', slug: 'luxury' },
  ])
  expect((await ask('POST', '/classes', { name: 'luxury' })).body).toMatchObject({
    code: 'woocommerce_rest_tax_class_exists',
  })
  expect((await ask('POST', '/classes', { name: 'Standard' })).status).toBe(400)
  expect((await ask('POST', '/classes', {})).body).toMatchObject({ code: 'rest_missing_callback_param' })
  expect((await ask('GET', '/classes/luxury')).body).toMatchObject([{ slug: 'luxury' }])
  const rate = await add({ rate: '50', class: 'luxury', shipping: false })
  await add({ rate: '10', shipping: false })
  expect(await taxOf(9)).toBe('50000')
  expect((await ask('DELETE', '/classes/luxury')).status).toBe(501)
  expect((await ask('DELETE', '/classes/luxury?force=true')).body).toMatchObject({ slug: 'luxury' })
  expect((await ask('DELETE', '/classes/luxury?force=true')).status).toBe(404)
  expect((await ask('GET', `/${rate}`)).status).toBe(404)
  // its goods pay the standard class
  expect(await taxOf(9)).toBe('10000')
})

test('a rate is of a class by its slug or its name; as in WooCommerce, one that there is not is the standard one', async () => {
  const { body } = await ask('POST', '/classes', { name: 'Reduced rate' })
  const { slug } = body as { slug: string }
  for (const name of [slug, 'REDUCED rate']) {
    expect((await ask('POST', '', { rate: '1', class: name })).body).toMatchObject({ class: slug })
  }
  expect((await ask('POST', '', { rate: '1', class: 'nope' })).body).toMatchObject({ class: 'standard' })
})

test('a Persian class is reached by its name', async () => {
  const { body } = await ask('POST', '/classes', { name: 'کالای لوکس' })
  const { slug } = body as { slug: string }
  expect((await ask('GET', `/classes/${encodeURIComponent(slug)}`)).body).toMatchObject([{ slug }])
})

test('writing is for those who run the shop', async () => {
  const statuses = async () => [
    (await ask('POST', '', { rate: '1' })).status,
    (await ask('POST', '/batch', {})).status,
    (await ask('POST', '/classes', { name: 'x' })).status,
    (await ask('DELETE', '/1?force=true')).status,
  ]
  headers = {}
  expect(await statuses()).toEqual([401, 401, 401, 401])
  headers = await managerHeaders(store, 'read_write', 7)
  expect(await statuses()).toEqual([403, 403, 403, 403])
  headers = await managerHeaders(store, 'read')
  expect(await statuses()).toEqual([401, 401, 401, 401])
})

test('orders of staff pay the standard class, too, for goods of a class that was deleted', async () => {
  await ask('POST', '/classes', { name: 'Luxury' })
  await add({ country: 'IR', rate: '10' })
  await ask('DELETE', '/classes/luxury?force=true')
  const order = await store.call('/wp-json/wc/v3/orders', {
    method: 'POST',
    headers,
    body: { billing: { country: 'IR', state: 'THR' }, line_items: [{ product_id: 9, quantity: 1 }] },
  })
  expect(((await order.json()) as { total_tax: string }).total_tax).toBe('10000')
})
