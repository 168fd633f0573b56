import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { quote as quoteSchema } from '#store-api/contract/cart.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { ...smallShop(), customers: [managerRow(), customerRow({ id: 7 })] }),
  )
  headers = await managerHeaders(store)
})

const ask = async (method: string, path: string, body?: object) => {
  const response = await store.call(`/wp-json/wc/v3/shipping/zones${path}`, { method, headers, body })
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}
const idOf = ({ body }: { body: never }) => (body as { id: number }).id
const refusal = ({ status, body }: { status: number; body: never }) => [
  status,
  (body as { code: string }).code,
]
const places = ({ body }: { body: never }) =>
  (body as { code: string; type: string }[]).map(({ code, type }) => [code, type])
/** What delivery to an address in a province is offered for. */
const ratesIn = async (state: string) => {
  const response = await store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    body: {
      lines: [{ cart_id: 'x', product_id: 6, quantity: 3 }],
      shipping_address: { country: 'IR', state, city: 'x', postcode: '' },
    },
  })
  const { shipping } = quoteSchema.parse(await response.json())
  return shipping.rates.map(({ title, cost }) => [title, cost])
}

test('a zone with places and methods delivers from then on', async () => {
  expect(await ratesIn('FRS')).toEqual([])
  const made = await ask('POST', '', { name: 'South', order: 3 })
  const id = idOf(made)
  expect([made.status, made.headers.get('location'), made.body]).toMatchObject([
    201,
    `http://shop.test/wp-json/wc/v3/shipping/zones/${id}`,
    { id, name: 'South', order: 3 },
  ])
  const put = await ask('PUT', `/${id}/locations`, [{ code: 'IR:FRS', type: 'state' }])
  expect([put.status, places(put)]).toEqual([200, [['IR:FRS', 'state']]])
  const method = await ask('POST', `/${id}/methods`, {
    method_id: 'flat_rate',
    settings: { title: 'Courier', cost: '1000 + 500 * [qty]', tax_status: 'none' },
  })
  expect([method.status, method.body]).toMatchObject([
    200,
    {
      title: 'Courier',
      order: 1,
      enabled: true,
      method_id: 'flat_rate',
      settings: { cost: { value: '1000 + 500 * [qty]' }, tax_status: { value: 'none' } },
    },
  ])
  expect(await ratesIn('FRS')).toEqual([['Courier', '2500']])
  const changed = await ask('PUT', `/${id}/methods/${idOf(method)}`, { settings: { cost: '700' } })
  expect(changed.body).toMatchObject({ title: 'Courier', settings: { cost: { value: '700' } } })
  expect(await ratesIn('FRS')).toEqual([['Courier', '700']])
  await ask('PUT', `/${id}/methods/${idOf(method)}`, { enabled: false, order: 9 })
  expect(await ratesIn('FRS')).toEqual([])
  const { body } = await ask('DELETE', `/${id}?force=true`)
  expect(body).toMatchObject({ id, name: 'South' })
  expect([(await ask('GET', `/${id}`)).status, (await ask('GET', `/${id}/methods`)).status]).toEqual([
    404, 404,
  ])
})

test('a zone is added together with its places, or not at all', async () => {
  const zones = async () => ((await ask('GET', '')).body as object[]).length
  const before = await zones()
  const locations = [
    { code: 'IR:FRS', type: 'state' },
    { code: 'ir:thr: تهران ', type: 'city' },
  ]
  const id = idOf(await ask('POST', '', { name: 'South', order: -1, locations }))
  expect(places(await ask('GET', `/${id}/locations`))).toEqual([
    ['IR:FRS', 'state'],
    ['IR:THR:تهران', 'city'],
  ])
  for (const wrong of [[{ code: 'IR:THR', type: 'city' }], [{ type: 'state' }], ['IR:FRS']]) {
    const refused = await ask('POST', '', { name: 'North', locations: wrong })
    expect(refusal(refused)).toEqual([400, 'rest_invalid_param'])
  }
  expect(await zones()).toBe(before + 1)
})

test('a second method stands behind the first', async () => {
  const id = idOf(await ask('POST', '', { name: 'South' }))
  await ask('POST', `/${id}/methods`, { method_id: 'flat_rate' })
  const second = await ask('POST', `/${id}/methods`, { method_id: 'local_pickup' })
  expect(second.body).toMatchObject({ order: 2, title: 'Local pickup' })
})

test('places that cannot be read are refused, and those before stay', async () => {
  await ask('PUT', '/1/locations', [{ code: 'de' }, { code: '90210...90220', type: 'postcode' }])
  const before = [
    ['DE', 'country'],
    ['90210...90220', 'postcode'],
  ]
  const wrong = [
    [{ code: 'IR', type: 'planet' }],
    [{ type: 'country' }],
    [null],
    ['IR'],
    [{ code: 'IR:THR', type: 'city' }],
    [{ code: 'IR:THR: ', type: 'city' }],
  ]
  for (const given of wrong) {
    expect(refusal(await ask('PUT', '/1/locations', given))).toEqual([400, 'rest_invalid_param'])
    expect(places(await ask('GET', '/1/locations'))).toEqual(before)
  }
  expect(places(await ask('PUT', '/1/locations', []))).toEqual([])
})

test('a zone names a city as addresses do', async () => {
  const id = idOf(await ask('POST', '', { name: 'Courier' }))
  await ask('PUT', `/${id}/locations`, [{ code: 'ir:thr: تهران ', type: 'city' }])
  expect(places(await ask('GET', `/${id}/locations`))).toEqual([['IR:THR:تهران', 'city']])
})

test('the minimum of free shipping is written as people write amounts, and refused where it could mean several', async () => {
  const id = idOf(await ask('POST', '', { name: 'Free' }))
  const method = idOf(await ask('POST', `/${id}/methods`, { method_id: 'free_shipping' }))
  const change = (amount: string) =>
    ask('PUT', `/${id}/methods/${method}`, { settings: { min_amount: amount } })
  for (const amount of ['1,234,567.5', '۱٬۲۳۴٬۵۶۷', '1500', '']) {
    expect((await change(amount)).body).toMatchObject({ settings: { min_amount: { value: amount } } })
  }
  for (const amount of ['1.234.567', '12,34,567', '-5', '99999999999999999999']) {
    const answer = await change(amount)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'rest_setting_value_invalid',
      message: 'min_amount is not an amount, or could mean several.',
    })
  }
})

test('settings of a method are checked', async () => {
  const change = async (settings: object) => refusal(await ask('PUT', '/1/methods/1', { settings }))
  expect(await change({ tax_status: 'sometimes' })).toEqual([400, 'rest_setting_value_invalid'])
  expect(await change({ cost: '2 + abc(' })).toEqual([400, 'rest_setting_value_invalid'])
  expect(await change({ cost: { a: 1 } })).toEqual([400, 'rest_setting_value_invalid'])
  expect(await change({ colour: 'red' })).toEqual([400, 'rest_invalid_param'])
  expect(await change({ constructor: 'red' })).toEqual([400, 'rest_invalid_param'])
  expect((await change({ cost: 7, class_cost_3: '4', type: 'order' }))[0]).toBe(200)
})

test('a flat rate asks what each class of products costs, and takes its settings back as it gave them', async () => {
  const settingsOf = ({ body }: { body: never }) =>
    Object.values((body as { settings: Record<string, { id: string; value: string }> }).settings)
  const names = async () => settingsOf(await ask('GET', '/1/methods/1')).map(({ id }) => id)
  const plain = await names()
  const added = await store.call('/wp-json/wc/v3/products/shipping_classes', {
    method: 'POST',
    headers,
    body: { name: 'Bulky' },
  })
  const { id } = (await added.json()) as { id: number }
  const ofClasses = ['class_costs', `class_cost_${id}`, 'no_class_cost', 'type']
  expect(await names()).toEqual([...plain, ...ofClasses])
  await ask('PUT', '/1/methods/1', { settings: { [`class_cost_${id}`]: '5' } })
  const given = settingsOf(await ask('GET', '/1/methods/1'))
  expect(given.find((one) => one.id === `class_cost_${id}`)).toMatchObject({
    value: '5',
    label: '"Bulky" shipping class cost',
  })
  const whole = Object.fromEntries(given.map((one) => [one.id, one.value]))
  const back = await ask('PUT', '/1/methods/1', { settings: whole })
  expect([back.status, settingsOf(back)]).toEqual([200, given])
})

test('the rest of the world stays as it is, but may have methods', async () => {
  expect(refusal(await ask('PUT', '/0', { name: 'x' }))).toEqual([
    403,
    'woocommerce_rest_shipping_zone_invalid_zone',
  ])
  expect(refusal(await ask('PUT', '/0/locations', []))).toEqual([
    403,
    'woocommerce_rest_shipping_zone_locations_invalid_zone',
  ])
  expect((await ask('DELETE', '/0?force=true')).status).toBe(200)
  const made = await ask('POST', '/0/methods', { method_id: 'free_shipping' })
  expect(made.status).toBe(200)
  expect((await ratesIn('FRS')).map(([title]) => title)).toEqual(['Free shipping'])
})

test('what is not there, unknown or only half deleted is refused as WooCommerce does', async () => {
  const answers = [
    await ask('POST', '', {}),
    await ask('PUT', '/99', { name: 'x' }),
    await ask('PUT', '/99/locations', []),
    await ask('DELETE', '/1'),
    await ask('DELETE', '/99?force=true'),
    await ask('POST', '/1/methods', {}),
    await ask('POST', '/1/methods', { method_id: 'drone' }),
    await ask('PUT', '/1/methods/99', {}),
    await ask('DELETE', '/1/methods/1'),
    await ask('DELETE', '/1/methods/99?force=true'),
  ]
  expect(answers.map(refusal)).toEqual([
    [400, 'rest_missing_callback_param'],
    [404, 'woocommerce_rest_shipping_zone_invalid'],
    [404, 'woocommerce_rest_shipping_zone_invalid'],
    [501, 'rest_trash_not_supported'],
    [404, 'woocommerce_rest_shipping_zone_invalid'],
    [400, 'rest_missing_callback_param'],
    [400, 'woocommerce_rest_shipping_zone_not_created'],
    [404, 'woocommerce_rest_shipping_zone_method_invalid'],
    [501, 'rest_trash_not_supported'],
    [404, 'woocommerce_rest_shipping_zone_method_invalid'],
  ])
})

test('every change is told to whoever follows', async () => {
  const id = idOf(await ask('POST', '', { name: 'South' }))
  await ask('PUT', `/${id}`, { order: 2 })
  await ask('PUT', `/${id}/locations`, [{ code: 'IR' }])
  const method = idOf(await ask('POST', `/${id}/methods`, { method_id: 'flat_rate' }))
  await ask('PUT', `/${id}/methods/${method}`, { enabled: false })
  await ask('DELETE', `/${id}/methods/${method}?force=true`)
  await ask('DELETE', `/${id}?force=true`)
  const events = await store.db
    .selectFrom('events')
    .select('payload')
    .where('type', '=', 'shipping.changed')
    .execute()
  expect(events.map(({ payload }) => JSON.parse(payload))).toEqual(Array(7).fill({ zone_id: id }))
})

test('writing is for those who run the shop', async () => {
  const statuses = async () => [
    (await ask('POST', '', { name: 'x' })).status,
    (await ask('PUT', '/1', { name: 'x' })).status,
    (await ask('DELETE', '/1?force=true')).status,
    (await ask('PUT', '/1/locations', [])).status,
    (await ask('POST', '/1/methods', { method_id: 'flat_rate' })).status,
    (await ask('PUT', '/1/methods/1', {})).status,
    (await ask('DELETE', '/1/methods/1?force=true')).status,
  ]
  headers = {}
  expect(new Set(await statuses())).toEqual(new Set([401]))
  headers = await managerHeaders(store, 'read_write', 7)
  expect(new Set(await statuses())).toEqual(new Set([403]))
  headers = await managerHeaders(store, 'read')
  expect(new Set(await statuses())).toEqual(new Set([401]))
})

test('the places of a zone are not lost to a body that names none', async () => {
  await ask('PUT', '/1/locations', [{ code: 'DE' }])
  for (const given of [{ code: 'IR', type: 'country' }, { locations: [{ code: 'IR' }] }, {}]) {
    expect(refusal(await ask('PUT', '/1/locations', given))).toEqual([400, 'rest_invalid_param'])
  }
  expect(places(await ask('GET', '/1/locations'))).toEqual([['DE', 'country']])
})
