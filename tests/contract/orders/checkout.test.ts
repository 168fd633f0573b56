import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { CheckoutView, PlaceAnswer } from '#store-api/contract/checkout.ts'
import { ADDRESS, draftOf, orderOf, place, placed, stockOf, viewOf } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
  )
})

test('a draft answers an unguessable id, and the page shows what it holds', async () => {
  const draft = await draftOf(store, [{ product_id: 1, quantity: 2 }], { billing_info: { state: 'THR' } })
  expect(draft).toMatch(/^[\w-]{22,}$/)
  const view = await viewOf(store, draft)
  expect(view).toMatchObject({
    id: draft,
    order: null,
    country: 'IR',
    fields: { phone: 'required', company: 'hidden' },
    quote: { totals: { subtotal: '200000', shipping: '40000', total: '240000' } },
  })
  expect(view.payment_methods.map(({ id }) => id)).toEqual(['cod', 'bacs', 'testbank', 'zarinpal'])
  expect(view.states.find(({ code }) => code === 'THR')?.cities).toContain('تهران')
})

test('the page is quoted again for another address, rate and coupon', async () => {
  const draft = await draftOf(store, [{ product_id: 1, quantity: 2 }])
  expect((await viewOf(store, draft)).quote.shipping).toMatchObject({ calculated: false, rates: [] })
  const view = await viewOf(store, draft, '?state=THR&shipping_rate=local_pickup:2&coupon=ten')
  expect(view.quote.totals).toMatchObject({ discount: '20000', shipping: '0', total: '180000' })
  const refused = await viewOf(store, draft, '?coupon=old')
  expect(refused.quote.refused_coupons).toEqual([expect.objectContaining({ code: 'old', reason: 'expired' })])
})

test('prices that the client sends are read by nobody', async () => {
  const draft = await draftOf(store, [{ product_id: 1, quantity: 1, total: '1' } as never])
  const answer = await place(store, draft)
  const order = await orderOf(store, await answer.json())
  expect(order.total).toBe('140000')
})

test('a guest places an order, and it shows what was bought', async () => {
  const answer = await placed(store, [{ product_id: 1, quantity: 2 }], {
    coupons: ['ten'],
    customer_note: 'زنگ نزنید',
  })
  expect(answer).toMatchObject({
    status: 'processing',
    redirect: expect.stringContaining('/mobile-checkout/order-received/'),
  })
  const order = await orderOf(store, answer)
  expect(order).toMatchObject({
    status: 'processing',
    total: '220000',
    discount_total: '20000',
    shipping_total: '40000',
    customer_note: 'زنگ نزنید',
    payment_method: 'cod',
    can_pay: false,
    billing: { phone: '09123456789', postcode: '1234567890', city: 'تهران' },
    line_items: [{ name: 'Cup', quantity: 2, subtotal: '200000', total: '180000' }],
    coupon_lines: [{ code: 'ten', discount: '20000' }],
    shipping_lines: [{ method_id: 'flat_rate', total: '40000' }],
    timeline: [{ status: 'processing' }],
  })
  expect(await stockOf(store, 1)).toBe(8)
})

test.each([
  ['is kept where none is sent', {}, 'ring twice'],
  ['is gone where the shopper emptied it', { customer_note: '' }, ''],
])("the draft's note %s", async (_, changes, note) => {
  const draft = await draftOf(store, [{ product_id: 1 }], { customer_note: 'ring twice' })
  const order = await orderOf(store, await (await place(store, draft, changes)).json())
  expect(order.customer_note).toBe(note)
})

test('the key opens the order, nothing else does', async () => {
  const { order_id, order_key } = await placed(store, [{ product_id: 1 }])
  expect((await store.call(`/wp-json/ghab/v1/orders/${order_id}`)).status).toBe(401)
  for (const path of [`${order_id}?key=wrong`, `${order_id + 1}?key=${order_key}`, `abc?key=${order_key}`]) {
    expect((await store.call(`/wp-json/ghab/v1/orders/${path}`)).status).toBe(404)
  }
})

test('every wrong field is named', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const response = await place(store, draft, {
    billing: { ...ADDRESS, first_name: ' ', phone: '123', postcode: '12', state: 'XX', email: 'nobody' },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_fields',
    data: {
      status: 400,
      params: {
        first_name: 'required',
        phone: 'invalid_phone',
        postcode: 'invalid_postcode',
        state: 'invalid_state',
        email: 'invalid_email',
      },
    },
  })
  expect(await stockOf(store, 1)).toBe(10)
})

test('terms that were not accepted are told together with the wrong fields', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const response = await place(store, draft, { billing: { ...ADDRESS, phone: '123' }, terms: false })
  expect(await response.json()).toMatchObject({
    code: 'invalid_fields',
    data: { params: { phone: 'invalid_phone', terms: 'required' } },
  })
})

test.each([
  ['terms_required', 400, { terms: false }],
  ['unknown_payment_method', 400, { payment_method: 'barter' }],
  ['no_shipping_rate', 400, { shipping_rate: 'flat_rate:99' }],
  ['total_changed', 409, { expected_total: '1' }],
  ['coupon_refused', 409, { coupons: ['old'] }],
])('placing is refused: %s', async (code, status, changes) => {
  const response = await place(store, await draftOf(store, [{ product_id: 1 }]), changes)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code, data: { status } })
  expect(await stockOf(store, 1)).toBe(10)
})

test('what is sold out or too much is reported, not silently changed', async () => {
  const gone = await place(store, await draftOf(store, [{ product_id: 3 }]))
  expect(await gone.json()).toMatchObject({ code: 'out_of_stock', data: { details: { names: ['Gone'] } } })
  const none = await place(store, await draftOf(store, [{ product_id: 77 }]))
  expect(await none.json()).toMatchObject({ code: 'cart_empty' })
  const draft = await draftOf(store, [{ product_id: 1, quantity: 99 }])
  expect(await (await place(store, draft)).json()).toMatchObject({ code: 'cart_changed' })
  // who has seen what is left, and its total, may have it
  const { quote } = await viewOf(store, draft, '?state=THR&shipping_rate=flat_rate:1')
  const agreed = await place(store, draft, { expected_total: quote.totals.total })
  expect(agreed.status).toBe(200)
  expect(await stockOf(store, 1)).toBe(0)
})

test('an unknown draft is 404, an old one 410, a placed one leads to its order', async () => {
  expect((await place(store, 'nothing')).status).toBe(404)
  const draft = await draftOf(store, [{ product_id: 1 }])
  const answer = (await (await place(store, draft)).json()) as { order_id: number }
  const old = await draftOf(store, [{ product_id: 1 }])
  now += 25 * 3600_000
  expect((await place(store, old)).status).toBe(410)
  expect((await store.call(`/wp-json/ghab/v1/checkout/${old}`)).status).toBe(410)
  expect((await viewOf(store, draft)).order).toMatchObject({ id: answer.order_id })
})

test('twenty clicks make one order', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await place(store, draft)).json()),
  )
  expect(new Set(answers.map((answer) => (answer as { order_id: number }).order_id)).size).toBe(1)
  expect(await stockOf(store, 1)).toBe(9)
})

test('clicks on the last piece make one order too, and all hear of it', async () => {
  const draft = await draftOf(store, [{ product_id: 2 }])
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(store, draft)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(await stockOf(store, 2)).toBe(0)
})

test('an order that costs nothing needs no payment', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const free = { coupons: ['gift'], shipping_rate: 'local_pickup:2', payment_method: '' }
  const answer = (await (await place(store, draft, free)).json()) as PlaceAnswer
  const order = await orderOf(store, answer)
  expect(order).toMatchObject({ status: 'processing', total: '0', can_pay: false })
  expect(order.date_paid_gmt).not.toBeNull()
  const song = await placed(store, [{ product_id: 4 }], { coupons: ['gift'], payment_method: '' })
  expect(song.status).toBe('completed')
})

test('a field that is too long is refused by its name', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const response = await place(store, draft, { billing: { ...ADDRESS, city: 'x'.repeat(500) } })
  expect(await response.json()).toMatchObject({
    code: 'invalid_fields',
    data: { params: { city: 'too_long' } },
  })
})

test('another delivery address is checked too, and kept', async () => {
  const { email: _email, phone: _phone, ...door } = ADDRESS
  const draft = await draftOf(store, [{ product_id: 1 }])
  const wrong = await place(store, draft, { shipping: { ...door, postcode: '12' } })
  expect(await wrong.json()).toMatchObject({ data: { params: { 'shipping.postcode': 'invalid_postcode' } } })
  const answer = await place(store, draft, { shipping: { ...door, city: 'ری' } })
  const order = await orderOf(store, await answer.json())
  expect(order).toMatchObject({
    billing: { city: 'تهران' },
    shipping: { city: 'ری', postcode: '1234567890' },
  })
})

test('the names of methods and provinces come in the language of the page', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const view = async (language: string) =>
    (await (
      await store.call(`/wp-json/ghab/v1/checkout/${draft}`, { headers: { 'Accept-Language': language } })
    ).json()) as CheckoutView
  const tehran = ({ states }: CheckoutView) => states.find(({ code }) => code === 'THR')?.name
  expect(tehran(await view('en'))).toBe('Tehran')
  expect(tehran(await view('de, en;q=0.5, fa;q=0.1'))).toBe('Tehran')
  expect(tehran(await view('fa'))).toBe('تهران')
})

test('the last piece goes to one of fifty buyers', async () => {
  const drafts = await Promise.all(Array.from({ length: 50 }, () => draftOf(store, [{ product_id: 2 }])))
  const answers = await Promise.all(drafts.map((draft) => place(store, draft)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await stockOf(store, 2)).toBe(0)
})

test('a coupon with one use is used once', async () => {
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(store, [{ product_id: 6 }])))
  const answers = await Promise.all(drafts.map((draft) => place(store, draft, { coupons: ['once'] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a coupon once per customer knows the customer by mobile number too, in the quote as at the end', async () => {
  const refused = { code: 'hello', reason: 'usage_limit_per_user' }
  const goods = [{ product_id: 6 }]
  expect((await place(store, await draftOf(store, goods), { coupons: ['hello'] })).status).toBe(200)

  const draft = await draftOf(store, goods)
  const nameless = { coupons: ['hello'], billing: { ...ADDRESS, email: '' } }
  const again = await place(store, draft, nameless)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'coupon_refused', data: { details: refused } })
  const phone = encodeURIComponent(ADDRESS.phone)
  expect((await viewOf(store, draft, `?coupon=hello&phone=${phone}`)).quote.refused_coupons).toEqual([
    refused,
  ])
  const quote = await store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    body: { lines: [{ cart_id: 'a', product_id: 6 }], coupons: ['hello'], phone: '+98 912 345 6789' },
  })
  expect((await quote.json()).refused_coupons).toEqual([refused])

  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(store, goods)))
  const other = { coupons: ['hello'], billing: { ...ADDRESS, email: '', phone: '09351112233' } }
  const answers = await Promise.all(drafts.map((one) => place(store, one, other)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(await answer.json()).toMatchObject({ code: 'coupon_refused', data: { details: refused } })
  }
})

test('what is virtual needs no delivery and takes no cash', async () => {
  const draft = await draftOf(store, [{ product_id: 4 }])
  const view = await viewOf(store, draft)
  expect(view.quote.shipping.required).toBe(false)
  expect(view.payment_methods.map(({ id }) => id)).not.toContain('cod')
  const answer = await place(store, draft, { shipping_rate: '', payment_method: 'bacs' })
  expect(await answer.json()).toMatchObject({ status: 'on-hold' })
})

test('a malformed draft names what is wrong', async () => {
  const response = await store.call('/api/appsettings/ionic_data_link', {
    method: 'POST',
    body: { products: 'x' },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'rest_invalid_param',
    data: { params: { products: expect.any(String) } },
  })
})

const drafted = (body: object, address = '192.0.2.1') =>
  store.call('/api/appsettings/ionic_data_link', { method: 'POST', body, address })

const OPTIONS = ['رنگ', 'اندازه', 'جنس', 'طرح', 'بسته‌بندی'].map((key) => ({ key, value: 'آبی آسمانی روشن' }))
const lines = (count: number, options: object[]) =>
  Array.from({ length: count }, (_, index) => ({
    product_id: 900_000 + index,
    quantity: 9999,
    total: '9999000000.00',
    variation_id: 900_001 + index,
    selectedVariation: options,
  }))

test('the largest cart is kept, without the amounts that nobody reads', async () => {
  const coupons = [{ code: 'ten', discount: '20000' }, { code: 'old', discount: 5.5 }, { code: 'hello' }]
  const response = await drafted({
    products: lines(200, OPTIONS),
    coupons,
    shipping_lines: [{ code: 'local_pickup:2', discount: null }],
    customer_note: 'ی'.repeat(2000),
  })
  expect(response.status).toBe(200)
  const { payload } = await store.db.selectFrom('checkout_drafts').select('payload').executeTakeFirstOrThrow()
  expect(payload).not.toMatch(/"(total|discount|token)"/)
  expect(JSON.parse(payload)).toMatchObject({
    products: { length: 200, 0: { product_id: 900_000, quantity: 9999, selectedVariation: OPTIONS } },
    coupons: [{ code: 'ten' }, { code: 'old' }, { code: 'hello' }],
    shipping_lines: [{ code: 'local_pickup:2' }],
  })
})

test.each([
  ['products', { products: [{ product_id: 1, total: '1'.repeat(5000) }] }],
  ['coupons', { products: [{ product_id: 1 }], coupons: [{ code: 'ten', discount: '1'.repeat(5000) }] }],
  ['coupons', { products: [{ product_id: 1 }], coupons: [{ code: 'ten', discount: { of: ['all'] } }] }],
  ['shipping_lines', { products: [{ product_id: 1 }], shipping_lines: [{ code: 'x', discount: ['1'] }] }],
  ['products', { products: lines(200, [{ key: 'رنگ', value: 'ی'.repeat(490) }]) }],
])('a draft that is more than a cart can be is refused by the name of %s', async (name, body) => {
  const response = await drafted(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'rest_invalid_param',
    data: { params: { [name]: expect.any(String) } },
  })
  expect(await store.db.selectFrom('checkout_drafts').select('id').execute()).toEqual([])
})

test('many large drafts of one address are refused long before many small ones', async () => {
  const statuses = (address: string, count: number, products: object[]) =>
    Promise.all(Array.from({ length: count }, async () => (await drafted({ products }, address)).status))
  expect(await statuses('192.0.2.7', 120, [{ product_id: 1 }])).not.toContain(429)
  const large = await statuses('192.0.2.66', 20, lines(200, OPTIONS))
  expect(large.filter((status) => status === 200).length).toBeGreaterThan(3)
  expect(large.filter((status) => status === 200).length).toBeLessThan(12)
  expect(large.at(-1)).toBe(429)
  const refused = await drafted({ products: lines(200, OPTIONS) }, '192.0.2.66')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('an order that was placed is answered again, and told of where another address or way to pay is sent', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const send = async (changes: object = {}) =>
    (await (await place(store, draft, changes)).json()) as PlaceAnswer
  const bank = { payment_method: 'testbank' }
  const first = await send(bank)
  expect(first.redirect).toMatch(/\/test-bank\//)
  expect(await send({ ...bank, billing: { ...ADDRESS, first_name: ` ${ADDRESS.first_name} ` } })).toEqual(
    first,
  )
  for (const changes of [
    { ...bank, billing: { ...ADDRESS, address_1: 'Other street 9' } },
    { payment_method: 'cod' },
  ]) {
    const { redirect, order_id } = await send(changes)
    expect(order_id).toBe(first.order_id)
    expect(redirect).toBe(`/mobile-checkout/order-received/${order_id}?key=${first.order_key}&placed=before`)
  }
  expect((await orderOf(store, first)).billing.address_1).toBe(ADDRESS.address_1)
})

test('customer and shop hear of an order once, however often the jobs run', async () => {
  await placed(store, [{ product_id: 1 }])
  for (let i = 0; i < 3; i++) await store.runJobs()
  const messages = await store.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()
  expect(messages.map(({ channel, recipient, status }) => [channel, recipient, status])).toEqual([
    ['mail', 'mina@example.com', 'kept'],
    ['sms', '09123456789', 'kept'],
    ['mail', 'owner@shop.test', 'kept'],
  ])
  expect(messages[0]?.html).toContain('dir="rtl"')
})
