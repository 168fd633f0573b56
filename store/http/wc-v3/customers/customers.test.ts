import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const CLERK = 901
let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  const clerk = { id: CLERK, email: 'clerk@shop.test', username: 'clerk', role: 'shop_manager' }
  store = await createTestStore((db) => writeShop(db, { customers: [managerRow(), customerRow(clerk)] }))
  headers = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown, as = headers) => {
  const response = await store.call(`/wp-json/wc/v3/customers${path}`, { method, headers: as, body })
  return { status: response.status, location: response.headers.get('location'), body: await response.json() }
}
const jane = {
  email: 'Jane@example.com',
  first_name: 'Jane',
  last_name: 'Doe',
  username: 'jane',
  password: 'jane-pass-1',
  billing: { first_name: 'Jane', city: 'Springfield', country: 'US', email: 'jane@example.com' },
  shipping: { city: 'Peoria' },
  meta_data: [{ key: 'note', value: 'x' }],
}
const signsIn = async (password: string, login = 'jane@example.com') =>
  (await store.call('/wp-json/ghab/v1/auth/sign-in', { method: 'POST', body: { login, password } })).status

test('a customer is made, signs in, and is changed in part', async () => {
  const { status, location, body } = await send('POST', '', jane)
  expect(status).toBe(201)
  expect(location).toBe(`http://shop.test/wp-json/wc/v3/customers/${body.id}`)
  expect(body).toMatchObject({
    email: 'jane@example.com',
    username: 'jane',
    role: 'customer',
    billing: { first_name: 'Jane', last_name: '', city: 'Springfield', email: 'jane@example.com', phone: '' },
    shipping: { first_name: '', city: 'Peoria', phone: '' },
    meta_data: [{ id: 1, key: 'note', value: 'x' }],
    is_paying_customer: false,
  })
  expect(await signsIn('jane-pass-1')).toBe(200)
  const changed = await send('PUT', `/${body.id}`, { shipping: { address_1: '1 Main St' }, last_name: 'Roe' })
  expect(changed.body).toMatchObject({
    first_name: 'Jane',
    last_name: 'Roe',
    shipping: { city: 'Peoria', address_1: '1 Main St' },
    billing: body.billing,
  })
  expect((await send('GET', `/${body.id}`)).body).toEqual(changed.body)
})

test('a customer without a password cannot sign in with any', async () => {
  const { password: _, ...rest } = jane
  expect((await send('POST', '', rest)).status).toBe(201)
  expect((await send('POST', '', { email: 'john@example.com', password: '' })).status).toBe(201)
  for (const tried of ['', 'undefined', 'jane-pass-1']) expect(await signsIn(tried)).not.toBe(200)
  expect(await signsIn('', 'john@example.com')).not.toBe(200)
})

test('a new password takes the place of the old one, and the owner is told', async () => {
  const { id } = (await send('POST', '', jane)).body
  await send('PUT', `/${id}`, { password: 'another-pass-2', email: 'roe@example.com' })
  expect(await signsIn('jane-pass-1', 'roe@example.com')).toBe(403)
  expect(await signsIn('another-pass-2', 'roe@example.com')).toBe(200)
  await store.runJobs()
  expect((await store.outbox()).map(({ recipient }) => recipient)).toContain('jane@example.com')
})

test('what WooCommerce refuses is refused with its codes', async () => {
  const { id } = (await send('POST', '', jane)).body
  const code = async (method: string, path: string, body: object) => {
    const answer = await send(method, path, body)
    return [answer.status, answer.body.code, answer.body.message]
  }
  const other = { email: 'other@example.com', password: 'p' }
  expect(await code('POST', '', { ...other, email: 'nomail' })).toEqual([
    400,
    'customer_invalid_email',
    'Invalid email address',
  ])
  expect(await code('POST', '', { ...other, email: 'jane@example.com' })).toEqual([
    400,
    'registration-error-email-exists',
    'An account is already registered with jane@example.com. Please log in or use a different email address.',
  ])
  expect(await code('POST', '', { ...other, username: 'jane' })).toEqual([
    400,
    'registration-error-username-exists',
    'An account is already registered with that username. Please choose another.',
  ])
  expect(await code('POST', '', { first_name: 'N' })).toEqual([
    400,
    'rest_missing_callback_param',
    'Missing parameter(s): email',
  ])
  expect(await code('PUT', `/${id}`, { username: 'other' })).toEqual([
    400,
    'woocommerce_rest_customer_invalid_argument',
    "Username isn't editable.",
  ])
  expect(await code('PUT', `/${id}`, { email: 'owner@shop.test' })).toEqual([
    400,
    'woocommerce_rest_customer_invalid_email',
    'Email address is invalid.',
  ])
  expect((await code('PUT', `/${id}`, { billing: { email: 'nomail' } }))[1]).toBe('rest_invalid_param')
  expect((await code('PUT', '/9999', { first_name: 'x' }))[0]).toBe(404)
})

test('customers are found by their address, whatever the case of its letters', async () => {
  const { id } = (await send('POST', '', jane)).body
  expect((await send('GET', '?email=JANE@Example.com')).body).toMatchObject([{ id }])
})

test('an account without an address is sent back as it was read, and an address is never emptied', async () => {
  const NAMELESS = 902
  const row = customerRow({ id: NAMELESS, email: '', username: '09120000902' })
  await store.db.insertInto('customers').values(row).execute()
  const read = (await send('GET', `/${NAMELESS}`)).body
  const back = await send('PUT', `/${NAMELESS}`, { ...read, first_name: 'Jane' })
  expect(back).toMatchObject({ status: 200, body: { email: '', first_name: 'Jane' } })
  const given = await send('PUT', `/${NAMELESS}`, { email: 'jane@example.com' })
  expect(given.body.email).toBe('jane@example.com')
  for (const [method, path] of [
    ['PUT', `/${NAMELESS}`],
    ['POST', ''],
  ] as const) {
    const refused = await send(method, path, { email: '' })
    expect([refused.status, refused.body.code], method).toEqual([400, 'customer_invalid_email'])
  }
})

test('a username is nobody else’s, however it is written, and no e-mail address of another', async () => {
  await send('POST', '', jane)
  for (const username of ['JANE', 'owner@shop.test']) {
    const { body } = await send('POST', '', { email: 'other@example.com', password: 'p', username })
    expect(body.code, username).toBe('registration-error-username-exists')
  }
  const own = await send('POST', '', { email: 'own@example.com', password: 'p', username: 'own@example.com' })
  expect(own.body).toMatchObject({ username: 'own@example.com' })
})

test('deleting wants force, and gives the orders to whom they are reassigned', async () => {
  const from = (await send('POST', '', jane)).body.id
  const to = (await send('POST', '', { email: 'heir@example.com', password: 'p' })).body.id
  const order = store.db.selectFrom('orders').select(['id', 'customer_id'])
  await store.db
    .insertInto('orders')
    .values({
      status: 'completed',
      currency: 'IRT',
      order_key: 'wc_order_1',
      customer_id: from,
      billing: '{}',
      shipping: '{}',
      payment_method: '',
      payment_method_title: '',
      transaction_id: '',
      customer_note: '',
      customer_ip_address: '',
      customer_user_agent: '',
      created_via: 'checkout',
      cart_hash: '',
      prices_include_tax: 0,
      discount_total: 0,
      discount_tax: 0,
      shipping_total: 0,
      shipping_tax: 0,
      cart_tax: 0,
      total: 0,
      total_tax: 0,
      stock_reduced: 0,
      coupons_counted: 0,
      sales_counted: 0,
      draft_id: null,
      hold_until_at: null,
      paid_at: null,
      completed_at: null,
      meta_data: '[]',
      created_at: 0,
      updated_at: 0,
    })
    .execute()
  expect((await send('DELETE', `/${from}`)).body).toEqual({
    code: 'woocommerce_rest_trash_not_supported',
    message: 'Customers do not support trashing.',
    data: { status: 501 },
  })
  expect((await send('DELETE', `/${from}?force=true&reassign=${from}`)).body.code).toBe(
    'woocommerce_rest_customer_invalid_reassign',
  )
  expect((await send('DELETE', `/${from}?force=true&reassign=${to}`)).body).toMatchObject({ id: from })
  await store.runJobs()
  expect(await order.executeTakeFirst()).toMatchObject({ customer_id: to })
  expect((await send('GET', `/${from}`)).status).toBe(404)
  expect((await send('DELETE', `/${from}?force=true`)).status).toBe(404)
})

test('who runs the shop is not deleted, and an administrator is changed by none but administrators', async () => {
  const clerk = await managerHeaders(store, 'read_write', CLERK)
  expect(await send('DELETE', '/900?force=true')).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_delete' },
  })
  expect(await send('PUT', '/900', { password: 'mine-now-1' }, clerk)).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_edit' },
  })
  const { id } = (await send('POST', '', jane, clerk)).body
  expect((await send('PUT', `/${id}`, { first_name: 'J' }, clerk)).body.first_name).toBe('J')
})

test("a customer's own key and none at all may not write", async () => {
  const { id } = (await send('POST', '', jane)).body
  const own = await managerHeaders(store, 'read_write', id)
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}?force=true`],
    ['POST', '/batch'],
  ] as const) {
    expect((await send(method, path, {}, own)).status, `${method} ${path}`).toBe(403)
    expect((await send(method, path, {}, {})).status, `${method} ${path}`).toBe(401)
  }
})

test('of two entries of a batch that want the same the first has it, however long its password takes', async () => {
  const { body } = await send('POST', '/batch', {
    create: [
      { email: 'same@example.com', username: 'first', password: 'a long password' },
      { email: 'same@example.com', username: 'second' },
    ],
  })
  expect(body.create).toMatchObject([
    { username: 'first' },
    { id: 0, error: { code: 'registration-error-email-exists' } },
  ])
})

test('a batch', async () => {
  const { id } = (await send('POST', '', jane)).body
  const { body } = await send('POST', '/batch', {
    create: [
      { email: 'g2@example.test', password: 'p' },
      { email: 'jane@example.com', password: 'p' },
    ],
    update: [{ id, first_name: 'Gee' }],
    delete: [id],
  })
  expect(body).toMatchObject({
    create: [{ username: 'g2' }, { id: 0, error: { code: 'registration-error-email-exists' } }],
    update: [{ id, first_name: 'Gee' }],
    delete: [{ id }],
  })
})
