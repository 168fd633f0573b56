import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { ann } from '#tests/support/people/ann.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { shippingMethodRow } from '#tests/support/rows/shipping-method-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const API = '/wp-json/wc/store/v1'
const NOW = Date.UTC(2026, 10, 25, 10)
const JANE = { id: 2, email: 'jane@example.com', username: 'jane' }
const [SHIRT, BELT, ALBUM] = [1, 2, 3]
let store: TestStore
let manager: Record<string, string>

const gateway = (order: number) => ({
  enabled: true,
  order,
  title: '',
  description: '',
  instructions: '',
  settings: {},
})
const delivery = { ...ann, email: undefined }

beforeEach(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow(), customerRow(JANE)],
        settings: [
          ...usSettings(),
          settingRow('appInProduction', false),
          settingRow('gateways', {
            bacs: gateway(1),
            cod: gateway(2),
            testbank: gateway(3),
            zarinpal: { ...gateway(4), enabled: false },
          }),
          settingRow('bill_ship_info', {
            first_name: 'required',
            last_name: 'required',
            address_1: 'required',
            state: 'required',
            city: 'required',
            email: 'required',
          }),
        ],
        products: [
          productRow({ id: SHIRT, name: 'T-Shirt', slug: 't-shirt', regular_price: 1800 }),
          productRow({ id: BELT, name: 'Belt', regular_price: 5500, manage_stock: 1, stock_quantity: 3 }),
          productRow({ id: ALBUM, name: 'Album', regular_price: 0, virtual: 1 }),
        ],
        coupons: [couponRow({ id: 1, code: 'ten', usage_limit: 1 })],
        shipping_methods: [shippingMethodRow(1, 'flat_rate', 'Flat rate', { cost: '5' })],
      }),
    () => NOW,
  )
  manager = await managerHeaders(store)
})

type Headers = Record<string, string>
const call = async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
  const response = await store.call(path.startsWith('/') ? path : `${API}/${path}`, { method, body, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
/** A cart with two shirts and a belt. */
const filledCart = async (more: Headers = {}): Promise<Headers> => {
  const token = (await call('GET', 'cart', undefined, more)).headers.get('Cart-Token') ?? ''
  const headers = { 'Cart-Token': token, ...more }
  await call('POST', 'cart/add-item', { id: SHIRT, quantity: 2 }, headers)
  await call('POST', 'cart/add-item', { id: BELT }, headers)
  return headers
}
const place = (headers: Headers, given: object = {}) =>
  call(
    'POST',
    'checkout',
    { billing_address: ann, shipping_address: delivery, payment_method: 'cod', ...given },
    headers,
  )
const readOrder = async (id: number) =>
  (await call('GET', `/wp-json/wc/v3/orders/${id}`, undefined, manager)).body
const ordersOf = async () => store.db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()
const stock = async () =>
  (
    await store.db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', BELT)
      .executeTakeFirstOrThrow()
  ).stock_quantity

describe('before it is placed', () => {
  test('a checkout tells number and key of its order, and keeps no order', async () => {
    const headers = await filledCart()
    const { status, body, headers: told } = await call('GET', 'checkout', undefined, headers)
    expect(status).toBe(200)
    expect(told.get('allow')).toBe('GET, POST, PUT, PATCH')
    expect(body).toEqual({
      order_id: expect.any(Number),
      status: 'checkout-draft',
      order_key: expect.stringMatching(/^wc_order_[\w-]{22}$/),
      order_number: String(body.order_id),
      customer_note: '',
      customer_id: 0,
      billing_address: expect.objectContaining({ country: 'US', state: 'CA', email: '' }),
      shipping_address: expect.not.objectContaining({ email: '' }),
      payment_method: 'bacs',
      payment_result: { payment_status: '', payment_details: [], redirect_url: '' },
      additional_fields: {},
      __experimentalCart: null,
      extensions: {},
    })
    expect((await call('GET', 'checkout', undefined, headers)).body).toEqual(body)
    expect(await ordersOf()).toEqual([])
    const other = (await call('GET', 'checkout', undefined, await filledCart())).body
    expect(other.order_id).not.toBe(body.order_id)
  })

  test('method and note are kept, and the cart is told with them', async () => {
    const headers = await filledCart()
    const { body } = await call('PUT', 'checkout', { payment_method: 'cod' }, headers)
    expect(body).toMatchObject({ payment_method: 'cod', payment_result: null })
    expect(body.__experimentalCart.items).toHaveLength(2)
    await call('PATCH', 'checkout', { order_notes: 'At the door' }, headers)
    const kept = { payment_method: 'cod', customer_note: 'At the door', order_id: body.order_id }
    expect((await call('GET', 'checkout', undefined, headers)).body).toMatchObject(kept)
    expect((await place(headers)).body).toMatchObject({ ...kept, status: 'processing' })
  })

  test('a method that was kept places no order: who places it names one', async () => {
    const headers = await filledCart()
    await call('PUT', 'checkout', { payment_method: 'cod' }, headers)
    expect(await place(headers, { payment_method: undefined })).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_checkout_missing_payment_method' },
    })
    expect(await ordersOf()).toEqual([])
    expect((await call('GET', 'cart', undefined, headers)).body.items).toHaveLength(2)
  })

  test('an empty cart has none, and who shows neither token nor nonce changes none', async () => {
    const { headers } = await call('GET', 'cart')
    const token = { 'Cart-Token': headers.get('Cart-Token') ?? '' }
    const empty = { code: 'woocommerce_rest_cart_empty', message: 'Cannot create order from empty cart.' }
    expect(await call('GET', 'checkout', undefined, token)).toMatchObject({ status: 400, body: empty })
    expect(await call('PUT', 'checkout', { order_notes: 'x' }, token)).toMatchObject({
      status: 400,
      body: empty,
    })
    for (const method of ['PUT', 'POST']) {
      const given = { billing_address: ann, order_notes: 'x' }
      expect(await call(method, 'checkout', given)).toMatchObject({
        status: 401,
        body: { code: 'woocommerce_rest_missing_nonce' },
      })
    }
    expect(await call('PUT', 'checkout', { payment_method: 'nope' }, await filledCart())).toMatchObject({
      status: 400,
      body: {
        data: { params: { payment_method: expect.stringMatching(/^payment_method is not one of , /) } },
      },
    })
  })
})

describe('placing', () => {
  test('makes the order that was announced, from prices of the shop, and empties the cart', async () => {
    const headers = await filledCart()
    await call('POST', 'cart/apply-coupon', { code: 'ten' }, headers)
    const draft = (await call('GET', 'checkout', undefined, headers)).body
    const { status, body } = await place(headers, { customer_note: 'Ring twice', payment_method: 'bacs' })
    expect(status).toBe(200)
    const redirect = `${TEST_ORIGIN}/mobile-checkout/order-received/${draft.order_id}?key=${draft.order_key}`
    expect(body).toMatchObject({
      order_id: draft.order_id,
      order_key: draft.order_key,
      status: 'on-hold',
      customer_note: 'Ring twice',
      customer_id: 0,
      billing_address: ann,
      payment_method: 'bacs',
      payment_result: {
        payment_status: 'success',
        payment_details: [
          { key: 'result', value: 'success' },
          { key: 'redirect', value: redirect },
        ],
        redirect_url: redirect,
      },
    })
    expect(await readOrder(draft.order_id)).toMatchObject({
      status: 'on-hold',
      total: '86.90',
      discount_total: '9.10',
      shipping_total: '5.00',
      created_via: 'checkout',
      line_items: [
        { name: 'T-Shirt', quantity: 2 },
        { name: 'Belt', quantity: 1 },
      ],
      coupon_lines: [{ code: 'ten' }],
    })
    expect(await stock()).toBe(2)
    const cart = (await call('GET', 'cart', undefined, headers)).body
    expect(cart).toMatchObject({ items: [], coupons: [], billing_address: ann })
    expect(await place(headers)).toMatchObject({
      status: 409,
      body: {
        code: 'woocommerce_rest_cart_empty',
        message: 'Cannot place an order, your cart is empty.',
        data: { status: 409, cart: { items: [] } },
      },
    })
    expect(await ordersOf()).toHaveLength(1)
  })

  test('twice at once makes one order', async () => {
    const headers = await filledCart()
    const answers = await Promise.all([place(headers), place(headers), place(headers)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await ordersOf()).toHaveLength(1)
    expect(await stock()).toBe(2)
  })

  test('goes on at the bank where there is one', async () => {
    const { body } = await place(await filledCart(), { payment_method: 'testbank' })
    expect(body).toMatchObject({ status: 'pending', payment_result: { payment_status: 'success' } })
    expect(body.payment_result.redirect_url).toContain(`${TEST_ORIGIN}/test-bank/`)
  })

  test('asks for no payment where nothing is to be paid, and delivers where the bill goes', async () => {
    const headers = await filledCart()
    await call('DELETE', 'cart/items', undefined, headers)
    await call('POST', 'cart/add-item', { id: ALBUM }, headers)
    const { status, body } = await place(headers, { payment_method: undefined, shipping_address: undefined })
    expect(status).toBe(200)
    expect(body).toMatchObject({ payment_method: '', shipping_address: { city: 'San Francisco' } })
  })

  test('as a customer belongs to the customer', async () => {
    const jane = await customerHeaders(store, JANE, () => NOW)
    const { body } = await place(await filledCart(jane))
    expect(body.customer_id).toBe(JANE.id)
    const path = `order/${body.order_id}?key=${body.order_key}`
    expect((await call('GET', path, undefined, jane)).status).toBe(200)
    expect(await call('GET', `${path}&billing_email=${ann.email}`)).toMatchObject({
      status: 403,
      body: { code: 'woocommerce_rest_invalid_user' },
    })
  })

  test.each<[string, object, number, object]>([
    ['without a bill', { billing_address: undefined }, 400, { code: 'rest_missing_callback_param' }],
    [
      'without names and street',
      { billing_address: { ...ann, last_name: '', address_1: '' } },
      400,
      {
        code: 'woocommerce_rest_invalid_address',
        message:
          'There was a problem with the provided billing address: Last name is required, Street address is required',
        data: { errors: { billing: ['Last name is required', 'Street address is required'] } },
      },
    ],
    [
      'with no name at the door',
      { shipping_address: { ...delivery, first_name: '' } },
      400,
      { data: { errors: { shipping: ['First name is required'] } } },
    ],
    [
      'to a state that there is not',
      { billing_address: { ...ann, state: 'ZZ' } },
      400,
      { code: 'rest_invalid_param', data: { details: { billing_address: { code: 'invalid_state' } } } },
    ],
    [
      'to another country',
      { shipping_address: { ...delivery, country: 'DE', state: 'DE-BE', postcode: '10115' } },
      400,
      {
        code: 'woocommerce_rest_invalid_address_country',
        message: 'Sorry, we do not ship orders to the provided country (DE)',
      },
    ],
    [
      'without a way to pay',
      { payment_method: undefined },
      400,
      { code: 'woocommerce_rest_checkout_missing_payment_method', message: 'No payment method provided.' },
    ],
    ['by a way that there is not', { payment_method: 'nope' }, 400, { code: 'rest_invalid_param' }],
    [
      'with a note that is too long',
      { customer_note: 'x'.repeat(2001) },
      400,
      { data: { params: { customer_note: 'customer_note is longer than 2000 characters.' } } },
    ],
    [
      'by a way that is switched off',
      { payment_method: 'zarinpal' },
      400,
      { code: 'woocommerce_rest_checkout_payment_method_disabled' },
    ],
    [
      'with fields that the shop does not have',
      { additional_fields: { 'nope/field': '1' } },
      400,
      { data: { params: { additional_fields: expect.any(String) } } },
    ],
  ])('%s is refused, and the cart stays', async (_, given, status, body) => {
    const headers = await filledCart()
    expect(await place(headers, given)).toMatchObject({ status, body })
    expect(await ordersOf()).toEqual([])
    expect((await call('GET', 'cart', undefined, headers)).body.items).toHaveLength(2)
    expect((await place(headers)).status).toBe(200)
  })

  test('what sold out meanwhile is told once with the cart that is left', async () => {
    const headers = await filledCart()
    await store.db.updateTable('products').set({ stock_quantity: 0 }).where('id', '=', BELT).execute()
    const refused = await place(headers)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'woocommerce_rest_product_out_of_stock',
        message: '&quot;Belt&quot; is out of stock and cannot be purchased.',
        data: { cart: { items: [{ name: 'T-Shirt' }] } },
      },
    })
    expect((await place(headers)).status).toBe(200)
  })

  test('a coupon that is used up meanwhile is told with its reason', async () => {
    const headers = await filledCart()
    await call('POST', 'cart/apply-coupon', { code: 'ten' }, headers)
    await store.db.updateTable('coupons').set({ usage_count: 1 }).where('id', '=', 1).execute()
    expect(await place(headers)).toMatchObject({
      status: 409,
      body: {
        code: 'woocommerce_rest_cart_coupon_errors',
        message: 'Usage limit for coupon &quot;ten&quot; has been reached.',
        data: { cart: { coupons: [] } },
      },
    })
    expect((await place(headers)).status).toBe(200)
  })
})

test('an order is placed with numbers typed in Persian digits', async () => {
  const typed = { ...ann, postcode: '۹۴۱۰۳', phone: '۵۵۵۰۱۰۰' }
  const headers = await filledCart()
  const { status, body } = await place(headers, { billing_address: typed, shipping_address: undefined })
  expect(status).toBe(200)
  expect((await readOrder(body.order_id)).billing).toMatchObject({ postcode: '94103', phone: '5550100' })
})

test('addresses are kept where placing fails', async () => {
  const headers = await filledCart()
  expect((await place(headers, { payment_method: undefined })).status).toBe(400)
  const cart = (await call('GET', 'cart', undefined, headers)).body
  expect(cart.billing_address).toEqual(ann)
})

describe('an order of before', () => {
  const written = async (given: object = {}) => {
    const { body } = await call(
      'POST',
      '/wp-json/wc/v3/orders',
      {
        billing: ann,
        shipping: delivery,
        line_items: [{ product_id: BELT, quantity: 2 }],
        shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '5.00' }],
        ...given,
      },
      manager,
    )
    return body as { id: number; order_key: string; total: string }
  }
  const pay = async ({ id, order_key }: { id: number; order_key: string }, given: object = {}) =>
    call(
      'POST',
      `checkout/${id}`,
      {
        key: order_key,
        billing_email: ann.email,
        billing_address: ann,
        shipping_address: delivery,
        payment_method: 'cod',
        ...given,
      },
      await filledCart(),
    )

  test('is paid for by who has its key and e-mail address, and takes its stock', async () => {
    const order = await written()
    expect(await stock()).toBe(3)
    const { status, body } = await pay(order, { billing_address: { ...ann, first_name: 'Anna' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      order_id: order.id,
      status: 'processing',
      billing_address: { first_name: 'Anna' },
      payment_method: 'cod',
      payment_result: { payment_status: 'success' },
    })
    expect(await stock()).toBe(1)
    expect(await readOrder(order.id)).toMatchObject({ total: order.total, date_paid: null })
    expect(await pay(order)).toMatchObject({
      status: 400,
      body: { code: 'invalid_order_update_status', message: 'This order cannot be paid for.' },
    })
    expect(await stock()).toBe(1)
  })

  test('is paid for at the bank', async () => {
    const { body } = await pay(await written(), { payment_method: 'testbank' })
    expect(body).toMatchObject({ status: 'pending', payment_method: 'testbank' })
    expect(body.payment_result.redirect_url).toContain(`${TEST_ORIGIN}/test-bank/`)
  })

  test('is paid for at the bank while it is a draft, which places it', async () => {
    const draft = await written({ status: 'checkout-draft' })
    expect(await readOrder(draft.id)).toMatchObject({ status: 'checkout-draft', needs_payment: true })
    const { status, body } = await pay(draft, { payment_method: 'testbank' })
    expect([status, body]).toMatchObject([200, { status: 'pending', payment_method: 'testbank' }])
    expect(await readOrder(draft.id)).toMatchObject({ status: 'pending', needs_payment: true })
  })

  test('is not paid for again where a bank has the money, whatever its status', async () => {
    const order = await written()
    await store.db.updateTable('orders').set({ paid_at: 1 }).where('id', '=', order.id).execute()
    expect(await readOrder(order.id)).toMatchObject({ status: 'pending', needs_payment: false })
    expect(await pay(order)).toMatchObject({ status: 400, body: { code: 'invalid_order_update_status' } })
  })

  test.each<[string, object, number, string]>([
    ['without its key', { key: undefined }, 401, 'woocommerce_rest_invalid_order'],
    ['with another key', { key: 'wc_order_no' }, 401, 'woocommerce_rest_invalid_order'],
    ['without an address', { billing_email: undefined }, 401, 'woocommerce_rest_invalid_billing_email'],
    [
      'with another address',
      { billing_email: 'b@example.com' },
      401,
      'woocommerce_rest_invalid_billing_email',
    ],
    ['by a way that there is not', { payment_method: 'nope' }, 400, 'rest_invalid_param'],
    ['by none', { payment_method: '' }, 400, 'woocommerce_rest_checkout_missing_payment_method'],
    [
      'with a name missing',
      { billing_address: { ...ann, last_name: '' } },
      400,
      'woocommerce_rest_invalid_address',
    ],
  ])('is not paid for %s', async (_, given, status, code) => {
    const order = await written()
    expect(await pay(order, given)).toMatchObject({ status, body: { code } })
    expect(await readOrder(order.id)).toMatchObject({ status: 'pending' })
  })

  test('that another customer has, that there is not, or that is cancelled is not paid for', async () => {
    expect((await pay(await written({ customer_id: JANE.id }))).status).toBe(403)
    expect((await pay({ id: 99_999, order_key: 'x' })).status).toBe(404)
    expect((await pay(await written({ status: 'cancelled' }))).status).toBe(400)
  })

  test('does not move where its delivery was priced for another place', async () => {
    const order = await written()
    const elsewhere = { shipping_address: { ...delivery, city: 'Oakland' } }
    expect(await pay(order, elsewhere)).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_invalid_address' },
    })
    const bill = { billing_address: { ...ann, first_name: 'Changed', city: 'Oakland' } }
    expect((await pay(order, bill)).body.billing_address).toMatchObject({ city: 'Oakland' })
  })

  test('is shown to who has its key and e-mail address', async () => {
    const order = await written({
      fee_lines: [{ name: 'Wrap', total: '2.00' }],
      coupon_lines: [{ code: 'ten' }],
    })
    const path = `order/${order.id}?key=${order.order_key}`
    const { status, body } = await call('GET', `${path}&billing_email=ANN@example.com`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: order.id,
      status: 'pending',
      items: [
        {
          key: order.order_key,
          quantity: 2,
          quantity_limits: { minimum: 2, maximum: 2, multiple_of: 1, editable: false },
          name: 'Belt',
          prices: { price: '5500', currency_code: 'USD' },
          totals: { line_subtotal: '11000', line_total: '9900' },
          catalog_visibility: 'visible',
        },
      ],
      coupons: [{ code: 'ten', totals: { total_discount: '1100' } }],
      fees: [{ name: 'Wrap', totals: { total: '200' } }],
      totals: {
        subtotal: '11000',
        total_discount: '1100',
        total_shipping: '500',
        total_fees: '200',
        total_items: '9900',
        total_price: '10600',
        total_refund: '0',
      },
      billing_address: { email: ann.email },
      needs_payment: true,
      needs_shipping: true,
      errors: [],
    })
    expect((await call('GET', path)).body.code).toBe('woocommerce_rest_invalid_billing_email')
    const wrong = `order/${order.id}?key=wc_order_x&billing_email=${ann.email}`
    expect((await call('GET', wrong)).body.code).toBe('woocommerce_rest_invalid_order')
    expect((await call('GET', 'order/99999?key=x')).status).toBe(404)
    await store.db.deleteFrom('products').where('id', '=', BELT).execute()
    const gone = await call('GET', `${path}&billing_email=${ann.email}`)
    expect(gone.body.items[0]).toMatchObject({ name: 'Belt', permalink: '', catalog_visibility: 'hidden' })
  })
})
