import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { findOwnOrder, trackOrder } from '#store/modules/orders/orders.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { taxRateRow } from '#tests/support/rows/tax-rate-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 22, 10)
const JANE = 2
let store: TestStore
let headers: Record<string, string>
const jane = {
  first_name: 'Jane',
  last_name: 'Doe',
  address_1: '10 Main St',
  city: 'San Francisco',
  state: 'CA',
  postcode: '94103',
  country: 'US',
  email: 'jane@example.com',
  phone: '555-0100',
}

beforeEach(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow(), customerRow({ id: JANE, email: 'jane@example.com', username: 'jane' })],
        settings: [...usSettings(), settingRow('calc_taxes', true), settingRow('tax_based_on', 'shipping')],
        products: [
          productRow({
            id: 37,
            name: 'Belt',
            sku: 'woo-belt',
            regular_price: 5500,
            manage_stock: 1,
            stock_quantity: 20,
          }),
          productRow({ id: 35, name: 'T-Shirt', sku: 'woo-tshirt', regular_price: 1800, tax_status: 'none' }),
          productRow({ id: 44, name: 'Album', regular_price: 1500, virtual: 1, downloadable: 1 }),
        ],
        coupons: [
          couponRow({ id: 1, code: 'save10' }),
          couponRow({ id: 2, code: 'once', discount_type: 'fixed_cart', amount: 100, usage_limit: 1 }),
          couponRow({ id: 3, code: 'expired', date_expires_at: 1 }),
        ],
        tax_classes: [{ slug: 'reduced-rate', name: 'Reduced rate' }],
        tax_rates: [
          taxRateRow(1),
          taxRateRow(2, { rate: 10_800, name: 'City' }),
          taxRateRow(3, { rate: 10_000, class: 'reduced-rate' }),
        ],
      }),
    () => NOW,
  )
  headers = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown, as = headers) => {
  const response = await store.call(`/wp-json/wc/v3/orders${path}`, { method, headers: as, body })
  return { status: response.status, location: response.headers.get('location'), body: await response.json() }
}
const belts = (quantity: number, more: object = {}) => ({
  billing: jane,
  shipping: jane,
  payment_method: 'cod',
  payment_method_title: 'Cash on delivery',
  line_items: [{ product_id: 37, quantity }],
  ...more,
})
const made = async (body: object) => (await send('POST', '', body)).body
const stock = async () =>
  (await store.db.selectFrom('products').select('stock_quantity').where('id', '=', 37).executeTakeFirst())
    ?.stock_quantity
const uses = async (code: string) =>
  (await store.db.selectFrom('coupons').select('usage_count').where('code', '=', code).executeTakeFirst())
    ?.usage_count

describe('an order is made', () => {
  test('with lines, shipping, fee, coupon and meta data, taxed at its address', async () => {
    const { status, location, body } = await send('POST', '', {
      ...belts(4, { customer_id: JANE, customer_note: 'Ring twice', transaction_id: 'tx-1' }),
      line_items: [
        { product_id: 37, quantity: 4 },
        { sku: 'WOO-Tshirt', quantity: 3, meta_data: [{ key: 'Print', value: 'Yes' }] },
      ],
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '6.50' }],
      fee_lines: [{ name: 'Wrap', total: '2.00', tax_status: 'taxable' }],
      coupon_lines: [{ code: 'SAVE10' }],
      meta_data: [{ key: '_source', value: 'app' }],
    })
    expect(status).toBe(201)
    expect(location).toBe(`http://shop.test/wp-json/wc/v3/orders/${body.id}`)
    expect(body).toMatchObject({
      status: 'pending',
      created_via: 'rest-api',
      customer_id: JANE,
      customer_note: 'Ring twice',
      transaction_id: 'tx-1',
      payment_method_title: 'Cash on delivery',
      billing: { ...jane, company: '' },
      date_paid: null,
      discount_total: '27.40',
      discount_tax: '2.05',
      shipping_total: '6.50',
      shipping_tax: '0.61',
      cart_tax: '18.67',
      total_tax: '19.28',
      total: '274.38',
      line_items: [
        {
          name: 'Belt',
          sku: 'woo-belt',
          quantity: 4,
          subtotal: '220.00',
          subtotal_tax: '20.53',
          total: '198.00',
          total_tax: '18.48',
          price: 49.5,
          taxes: [
            { id: 1, total: '16.34', subtotal: '18.15' },
            { id: 2, total: '2.14', subtotal: '2.38' },
          ],
        },
        { name: 'T-Shirt', subtotal: '54.00', total: '48.60', total_tax: '0.00', taxes: [] },
      ],
      shipping_lines: [
        { method_title: 'Flat rate', method_id: 'flat_rate', total: '6.50', total_tax: '0.61' },
      ],
      fee_lines: [{ name: 'Wrap', total: '2.00', total_tax: '0.19' }],
      coupon_lines: [{ code: 'save10', discount: '27.4', discount_tax: '2.05', discount_type: 'percent' }],
      tax_lines: [
        { rate_id: 1, label: 'CA', tax_total: '16.51', shipping_tax_total: '0.54' },
        { rate_id: 2, label: 'City', tax_total: '2.16', shipping_tax_total: '0.07' },
      ],
      meta_data: [{ id: 1, key: '_source', value: 'app' }],
    })
    expect(body.line_items[1].meta_data).toMatchObject([{ key: 'Print', value: 'Yes', display_key: 'Print' }])
    expect((await send('GET', `/${body.id}`)).body).toEqual(body)
    expect([await stock(), await uses('save10')]).toEqual([20, 1])
  })

  test('a discount as a fee takes its part of the taxes off, and never more than there is', async () => {
    const body = await made(belts(1, { fee_lines: [{ name: 'Discount', total: '-5' }] }))
    expect(body).toMatchObject({ cart_tax: '4.67', total: '54.67' })
    expect(await made(belts(1, { fee_lines: [{ name: 'All', total: '-500' }] }))).toMatchObject({
      total: '0.00',
    })
  })

  test('stock falls once it is more than a wish, however it was paid', async () => {
    const processing = await made(belts(4, { status: 'processing', payment_method: 'bacs' }))
    expect(processing).toMatchObject({ status: 'processing', date_paid_gmt: '2026-11-22T10:00:00' })
    expect(processing.line_items[0].meta_data).toMatchObject([{ key: '_reduced_stock', value: '4' }])
    expect(await stock()).toBe(16)
    expect(await made(belts(1, { set_paid: true }))).toMatchObject({ status: 'completed' })
    const paid = await made(belts(1, { set_paid: true, payment_method: 'bacs' }))
    expect(paid).toMatchObject({ status: 'processing', date_paid_gmt: '2026-11-22T10:00:00' })
    expect(await stock()).toBe(14)
  })

  test('more than there is goes on with a note, and nothing below zero', async () => {
    const { id, status } = await made(belts(500, { status: 'processing' }))
    expect([status, await stock()]).toEqual(['processing', 20])
    const notes = (await send('GET', `/${id}/notes`)).body as { note: string }[]
    expect(notes.map(({ note }) => note).join()).toContain('not enough stock')
  })

  test('its buyer is told, and gets what was bought to download', async () => {
    const body = { ...belts(1), customer_id: JANE, set_paid: true, line_items: [{ product_id: 44 }] }
    await made(body)
    await store.runJobs()
    expect((await store.outbox()).map(({ recipient }) => recipient)).toContain('jane@example.com')
  })
})

test('what cannot be is refused, and leaves nothing behind', async () => {
  const refusal = async (body: object) => {
    const answer = await send('POST', '', body)
    return [answer.status, answer.body.code, answer.body.message]
  }
  const coupon = (code: string) => refusal(belts(1, { coupon_lines: [{ code }] }))
  expect(await coupon('nope')).toEqual([
    400,
    'woocommerce_rest_invalid_coupon',
    'Coupon &quot;nope&quot; cannot be applied because it does not exist.',
  ])
  expect((await coupon('expired'))[2]).toBe('Coupon &quot;expired&quot; has expired.')
  expect((await coupon(''))[2]).toBe('Coupon code is required.')
  await made(belts(1, { coupon_lines: [{ code: 'once' }] }))
  expect((await coupon('once'))[2]).toBe('Usage limit for coupon &quot;once&quot; has been reached.')
  const twice = belts(1, { coupon_lines: [{ code: 'save10' }, { code: 'save10' }] })
  expect((await refusal(twice))[2]).toBe('Coupon code &quot;save10&quot; already applied!')
  expect((await refusal(belts(1, { customer_id: 99999 })))[1]).toBe('woocommerce_rest_invalid_customer_id')
  expect((await refusal({ line_items: [{ quantity: 1 }] }))[1]).toBe(
    'woocommerce_rest_required_product_reference',
  )
  expect((await refusal(belts(0)))[0]).toBe(400)
  expect((await refusal(belts(1, { status: 'wrong' })))[1]).toBe('rest_invalid_param')
  expect((await refusal(belts(1, { currency: 'ZZZ' })))[1]).toBe('rest_invalid_param')
  expect((await refusal(belts(1, { billing: { email: 'nomail' } })))[1]).toBe('rest_invalid_param')
  expect((await refusal(belts(1, { parent_id: 5 })))[2]).toBe('Invalid parent ID')
  expect((await send('GET', '')).body).toHaveLength(1)
})

describe('an order is changed', () => {
  test('line by line: added, changed and removed by their numbers', async () => {
    const { id, line_items } = await made(
      belts(2, { shipping_lines: [{ method_id: 'flat_rate', total: '5' }] }),
    )
    const added = (await send('PUT', `/${id}`, { line_items: [{ product_id: 35, quantity: 1 }] })).body
    expect(added).toMatchObject({
      total: '143.73',
      line_items: [{ id: line_items[0].id }, { name: 'T-Shirt' }],
    })
    const more = (await send('PUT', `/${id}`, { line_items: [{ id: line_items[0].id, quantity: 5 }] })).body
    expect(more.line_items[0]).toMatchObject({ quantity: 5, subtotal: '110.00', price: 22 })
    const gone = (await send('PUT', `/${id}`, { line_items: [{ id: line_items[0].id, product_id: null }] }))
      .body
    expect(gone).toMatchObject({ line_items: [{ name: 'T-Shirt' }], total: '23.00', cart_tax: '0.00' })
    const [{ id: shipping }] = gone.shipping_lines
    const last = (await send('PUT', `/${id}`, { shipping_lines: [{ id: shipping, method_id: null }] })).body
    expect(last).toMatchObject({ shipping_lines: [], total: '18.00', tax_lines: [] })
    expect((await send('PUT', `/${id}`, { line_items: [{ id: 999999, quantity: 2 }] })).body).toEqual({
      code: 'woocommerce_rest_invalid_item_id',
      message: 'Order item ID provided is not associated with order.',
      data: { status: 400 },
    })
  })

  test('a line that names the product it has stays as it was sold', async () => {
    const meta_data = [{ key: 'Engraving', value: 'M' }]
    const { id, line_items } = await made({
      line_items: [{ product_id: 37, quantity: 1, name: 'My belt', meta_data }],
    })
    const change = async (line: object) =>
      (await send('PUT', `/${id}`, { line_items: [{ id: line_items[0].id, ...line }] })).body.line_items
    expect(await change({ product_id: 37, quantity: 3 })).toMatchObject([
      { name: 'My belt', quantity: 3, meta_data },
    ])
    expect(await change({ sku: 'woo-tshirt' })).toMatchObject([
      { product_id: 35, name: 'T-Shirt', quantity: 3, meta_data },
    ])
  })

  test('a line sent back as it was read stays with its product, whichever has its SKU by now', async () => {
    const { id } = await made(belts(2, { status: 'processing' }))
    const rename = (product: number, sku: string) =>
      store.db.updateTable('products').set({ sku }).where('id', '=', product).execute()
    await rename(37, 'woo-belt-2')
    await rename(35, 'woo-belt')
    await store.db
      .updateTable('products')
      .set({ manage_stock: 1, stock_quantity: 5 })
      .where('id', '=', 35)
      .execute()
    const { body: read } = await send('GET', `/${id}`)
    const { status, body } = await send('PUT', `/${id}`, read)
    expect([status, body.line_items]).toMatchObject([200, [{ product_id: 37, name: 'Belt', quantity: 2 }]])
    const shirt = store.db.selectFrom('products').select('stock_quantity').where('id', '=', 35)
    expect([await stock(), await shirt.executeTakeFirst()]).toEqual([18, { stock_quantity: 5 }])
  })

  test('lines and fees are of a tax class by its slug or its name, and of none that there is not', async () => {
    const { id, line_items, fee_lines } = await made(
      belts(1, {
        line_items: [{ product_id: 37, quantity: 1, tax_class: 'Reduced Rate' }],
        fee_lines: [{ name: 'Wrap', total: '2.00', tax_class: 'REDUCED-RATE' }],
      }),
    )
    expect(line_items).toMatchObject([{ tax_class: 'reduced-rate', total_tax: '0.55' }])
    expect(fee_lines).toMatchObject([{ tax_class: 'reduced-rate', total_tax: '0.02' }])
    const standard = { line_items: [{ id: line_items[0].id, tax_class: 'standard' }] }
    expect((await send('PUT', `/${id}`, standard)).body.line_items).toMatchObject([{ tax_class: '' }])
    for (const wrong of [
      { line_items: [{ product_id: 37, quantity: 1, tax_class: 'nonsense' }] },
      { fee_lines: [{ name: 'Wrap', total: '2.00', tax_class: 'nonsense' }] },
    ]) {
      expect(await send('PUT', `/${id}`, wrong)).toMatchObject({
        status: 400,
        body: { code: 'rest_invalid_param', data: { params: { tax_class: expect.any(String) } } },
      })
    }
    await store.db.deleteFrom('tax_classes').execute()
    expect((await send('PUT', `/${id}`, { fee_lines })).body.fee_lines).toMatchObject([
      { tax_class: 'reduced-rate' },
    ])
  })

  test('coupons are those that are sent, counted once', async () => {
    const { id } = await made(belts(2))
    const with10 = (await send('PUT', `/${id}`, { coupon_lines: [{ code: 'save10' }] })).body
    expect(with10).toMatchObject({ discount_total: '11.00', coupon_lines: [{ code: 'save10' }] })
    const withBoth = await send('PUT', `/${id}`, { coupon_lines: [{ code: 'save10' }, { code: 'once' }] })
    expect(withBoth.body).toMatchObject({ discount_total: '12.00' })
    expect([await uses('save10'), await uses('once')]).toEqual([1, 1])
    const none = (await send('PUT', `/${id}`, { coupon_lines: [] })).body
    expect(none).toMatchObject({
      discount_total: '0.00',
      coupon_lines: [],
      line_items: [{ total: '110.00' }],
    })
    expect([await uses('save10'), await uses('once')]).toEqual([0, 0])
  })

  test('an address changes the taxes, and only what is named of it', async () => {
    const { id } = await made(belts(1))
    const { body } = await send('PUT', `/${id}`, { shipping: { state: 'NY' }, billing: { city: 'Peoria' } })
    expect(body).toMatchObject({ total: '55.00', total_tax: '0.00', billing: { ...jane, city: 'Peoria' } })
  })

  test('stock follows its lines and its status', async () => {
    const { id, line_items } = await made(belts(2, { status: 'processing' }))
    await send('PUT', `/${id}`, { line_items: [{ id: line_items[0].id, quantity: 5 }] })
    expect(await stock()).toBe(15)
    await send('PUT', `/${id}`, { status: 'cancelled' })
    expect(await stock()).toBe(20)
  })

  test('not over what was written since, where the writer says what was seen', async () => {
    const { id, date_modified_gmt } = await made(belts(1))
    const since = (ms: number) => ({
      'If-Unmodified-Since': new Date(Date.parse(`${date_modified_gmt}Z`) + ms).toUTCString(),
    })
    const complete = (condition: Record<string, string>) =>
      store.call(`/wp-json/wc/v3/orders/${id}`, {
        method: 'PUT',
        body: { status: 'completed' },
        headers: { ...headers, ...condition },
      })
    const refused = await complete(since(-1000))
    expect([refused.status, await refused.json()]).toMatchObject([412, { code: 'woocommerce_rest_conflict' }])
    expect((await send('GET', `/${id}`)).body.status).not.toBe('completed')
    expect((await complete(since(0))).status).toBe(200)
    expect((await complete({ 'If-Unmodified-Since': 'yesterday' })).status).toBe(200)
  })

  test('being paid brings it on', async () => {
    const { id } = await made(belts(1))
    const { body } = await send('PUT', `/${id}`, { transaction_id: 'tx-2', set_paid: true })
    expect(body).toMatchObject({
      status: 'completed',
      transaction_id: 'tx-2',
      date_paid_gmt: '2026-11-22T10:00:00',
    })
    expect(await stock()).toBe(19)
    expect((await send('PUT', '/9999', { status: 'completed' })).status).toBe(400)
  })
})

test('it goes into the bin with what it held, and for good by force', async () => {
  const { id } = await made(belts(1, { coupon_lines: [{ code: 'once' }] }))
  expect((await send('DELETE', `/${id}`)).body).toMatchObject({ id, status: 'trash' })
  expect(await uses('once')).toBe(0)
  expect((await send('GET', '')).body).toEqual([])
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 410 })
  expect((await send('DELETE', `/${id}?force=true`)).body).toMatchObject({ id, status: 'trash' })
  expect((await send('DELETE', `/${id}?force=true`)).body).toEqual({
    code: 'woocommerce_rest_shop_order_invalid_id',
    message: 'Invalid ID.',
    data: { status: 404 },
  })
  expect(await store.db.selectFrom('order_items').selectAll().where('order_id', '=', id).execute()).toEqual(
    [],
  )
})

test('it is deleted for good with what it held given back', async () => {
  const before = Number(await stock())
  const unpaid = { status: 'on-hold', payment_method: 'bacs' }
  const { id } = await made(belts(2, { ...unpaid, coupon_lines: [{ code: 'once' }] }))
  expect([await stock(), await uses('once')]).toEqual([before - 2, 1])
  expect((await send('DELETE', `/${id}?force=true`)).body).toMatchObject({ id, status: 'on-hold' })
  expect([await stock(), await uses('once')]).toEqual([before, 0])
})

test('a batch, and who may not write', async () => {
  const { body } = await send('POST', '/batch', {
    create: [belts(1), { status: 'flying' }],
    update: [{ id: 99999, status: 'completed' }],
    delete: [99998],
  })
  expect(body).toMatchObject({
    create: [{ total: '60.13' }, { id: 0, error: { code: 'rest_invalid_param' } }],
    update: [{ id: 99999, error: { data: { status: 400 } } }],
    delete: [{ id: 99998, error: { data: { status: 404 } } }],
  })
  const own = await managerHeaders(store, 'read_write', JANE)
  const readOnly = await managerHeaders(store, 'read')
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1?force=true'],
    ['POST', '/batch'],
  ] as const) {
    const statuses = []
    for (const as of [own, readOnly, {}]) statuses.push((await send(method, path, {}, as)).status)
    expect(statuses, `${method} ${path}`).toEqual([403, 401, 401])
  }
})

describe('coupons of an order are counted once', () => {
  const coupon_lines = [{ code: 'save10' }]

  test('that was made as failed and paid at once', async () => {
    const { id } = await made(
      belts(1, { status: 'failed', set_paid: true, payment_method: 'bacs', coupon_lines }),
    )
    expect(await uses('save10')).toBe(1)
    await send('PUT', `/${id}`, { status: 'cancelled' })
    expect(await uses('save10')).toBe(0)
    await send('PUT', `/${id}`, { status: 'processing' })
    expect(await uses('save10')).toBe(1)
  })

  test('that waits for payment again after it was cancelled, in the bin, or only a draft', async () => {
    const { id } = await made(belts(1, { coupon_lines }))
    await send('PUT', `/${id}`, { status: 'cancelled' })
    await send('PUT', `/${id}`, { status: 'pending' })
    expect(await uses('save10')).toBe(1)
    await send('DELETE', `/${id}`)
    await send('PUT', `/${id}`, { status: 'pending' })
    expect(await uses('save10')).toBe(1)
    const draft = await made(belts(1, { status: 'checkout-draft', coupon_lines }))
    expect(await uses('save10')).toBe(1)
    await send('PUT', `/${draft.id}`, { status: 'pending' })
    expect(await uses('save10')).toBe(2)
  })
})

test('a line that is to have more than there is keeps the pieces that it holds', async () => {
  const { id, line_items } = await made(belts(15, { status: 'processing' }))
  const more = await send('PUT', `/${id}`, { line_items: [{ id: line_items[0].id, quantity: 50 }] })
  expect(more.body.line_items[0].meta_data).toMatchObject([{ key: '_reduced_stock', value: '15' }])
  expect(await stock()).toBe(5)
  await send('PUT', `/${id}`, { status: 'cancelled' })
  expect(await stock()).toBe(20)
})

describe('no total is below nothing', () => {
  test('of a line or of shipping', async () => {
    for (const lines of [
      { line_items: [{ product_id: 37, quantity: 1, total: '-20' }] },
      { line_items: [{ product_id: 37, quantity: 1, subtotal: -20 }] },
      { shipping_lines: [{ method_id: 'flat_rate', total: '-200' }] },
    ]) {
      expect((await send('POST', '', belts(1, lines))).body.code).toBe('rest_invalid_param')
    }
  })

  test('where a discount takes off more tax than was rounded up', async () => {
    const penny = { product_id: 37, quantity: 1, subtotal: '0.05', total: '0.05' }
    const discount = { name: 'Discount', total: '-5' }
    const body = await made(belts(1, { line_items: [penny, penny], fee_lines: [discount] }))
    expect(body).toMatchObject({ total: '0.00' })
  })

  test('of the discount, where a line costs more than its product', async () => {
    const dear = { product_id: 37, quantity: 1, total: '200' }
    const { id, ...body } = await made(belts(1, { line_items: [dear] }))
    expect(body).toMatchObject({ discount_total: '0.00', line_items: [{ subtotal: '200.00' }] })
    const line = { id: body.line_items[0].id, total: '300' }
    expect((await send('PUT', `/${id}`, { line_items: [line] })).body).toMatchObject({
      discount_total: '0.00',
      line_items: [{ subtotal: '300.00', total: '300.00' }],
    })
  })
})

test('an order is as large as can be counted, and no larger', async () => {
  const shirts = (count: number) => ({ line_items: Array(count).fill({ product_id: 35, quantity: 1 }) })
  expect((await send('POST', '', belts(1, shirts(1001)))).body.code).toBe('woocommerce_rest_too_many_items')
  const { id } = await made(belts(1, shirts(1000)))
  expect((await send('PUT', `/${id}`, shirts(1))).body.code).toBe('woocommerce_rest_too_many_items')
  await store.db.updateTable('products').set({ regular_price: 9e14 }).where('id', '=', 35).execute()
  const { status, body } = await send('POST', '', {
    line_items: [{ product_id: 35, quantity: 1_000_000 }],
  })
  expect([status, body.code]).toEqual([400, 'woocommerce_rest_invalid_total'])
})

test('an order of staff that is put back to waiting is not cancelled by itself', async () => {
  const { id } = await made(belts(1, { status: 'on-hold' }))
  await send('PUT', `/${id}`, { status: 'pending' })
  const row = store.db.selectFrom('orders').select('hold_until_at').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ hold_until_at: null })
})

test('a draft is shown to nobody but those who run the shop', async () => {
  const { id } = await made(belts(1, { status: 'checkout-draft', customer_id: JANE }))
  const context = { db: store.db, clock: () => NOW, actor: { customerId: JANE, role: 'customer' as const } }
  expect(await findOwnOrder(context, id)).toBeNull()
  expect(await trackOrder(context, id, jane.email)).toBeNull()
  await send('PUT', `/${id}`, { status: 'pending' })
  expect(await findOwnOrder(context, id)).toMatchObject({ id })
  expect(await trackOrder(context, id, jane.email)).toMatchObject({ id })
})
