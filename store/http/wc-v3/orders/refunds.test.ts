import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { taxRateRow } from '#tests/support/rows/tax-rate-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 25, 10)
const BELT = 37
let now: number
let store: TestStore
let headers: Record<string, string>

const ann = {
  first_name: 'Ann',
  last_name: 'Lee',
  address_1: '1 Main St',
  city: 'San Francisco',
  state: 'CA',
  postcode: '94103',
  country: 'US',
}

beforeEach(async () => {
  now = NOW
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow(), customerRow({ id: 2, email: 'ann@example.com', username: 'ann' })],
        settings: [...usSettings(), settingRow('calc_taxes', true), settingRow('tax_based_on', 'shipping')],
        products: [
          productRow({
            id: BELT,
            name: 'Belt',
            sku: 'woo-belt',
            regular_price: 5500,
            manage_stock: 1,
            stock_quantity: 20,
          }),
          productRow({ id: 35, name: 'T-Shirt', sku: 'woo-tshirt', regular_price: 1800, tax_status: 'none' }),
        ],
        tax_rates: [taxRateRow(1), taxRateRow(2, { rate: 10_000, name: 'Second', compound: 1, shipping: 0 })],
      }),
    () => now,
  )
  headers = await managerHeaders(store)
})

interface Line {
  id: number
  product_id: number
  quantity: number
  total: string
  taxes: { id: number; total: string }[]
  meta_data: { key: string; value: string }[]
}
interface Order {
  id: number
  status: string
  total: string
  line_items: Line[]
  shipping_lines: Line[]
  fee_lines: Line[]
  refunds: { id: number; reason: string; total: string }[]
}

const call = async (method: string, path: string, body?: unknown, as = headers) => {
  const response = await store.call(`/wp-json/wc/v3/${path}`, { method, headers: as, body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const order = async (lines: object[], more: object = {}): Promise<Order> => {
  const given = { billing: ann, shipping: ann, payment_method: 'cod', status: 'processing', ...more }
  const made = await call('POST', 'orders', { ...given, line_items: lines })
  expect(made.status).toBe(201)
  return made.body as Order
}
/** Four belts, a shirt, delivery and a fee, as one that was recorded from WooCommerce. */
const mixedOrder = () =>
  order(
    [
      { product_id: BELT, quantity: 4 },
      { product_id: 35, quantity: 3 },
    ],
    {
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '6.50' }],
      fee_lines: [{ name: 'Wrap', total: '2.00' }],
    },
  )
const refund = (id: number, given: object) =>
  call('POST', `orders/${id}/refunds`, { api_refund: false, ...given })
const read = async (id: number): Promise<Order> => (await call('GET', `orders/${id}`)).body as Order
const stock = async (): Promise<number> =>
  ((await call('GET', `products/${BELT}`)).body as { stock_quantity: number }).stock_quantity
const lineOf = ({ line_items }: Order, index = 0): Line => {
  const line = line_items[index]
  if (!line) throw new Error('no such line')
  return line
}
const notesOf = async (id: number): Promise<string[]> =>
  ((await call('GET', `orders/${id}/notes`)).body as { note: string }[]).map(({ note }) => note)

const oneBelt = (id: number) => ({
  line_items: [
    {
      id,
      quantity: 1,
      refund_total: 55.0,
      refund_tax: [
        { id: 1, refund_total: 4.5375 },
        { id: 2, refund_total: 0.595 },
      ],
    },
  ],
})

describe('a refund by lines', () => {
  test('tells them below nothing with their taxes, and puts the pieces back into stock', async () => {
    const placed = await mixedOrder()
    expect(await stock()).toBe(16)
    const belt = lineOf(placed)
    const given = { ...oneBelt(belt.id), reason: 'One back', meta_data: [{ key: 'ticket', value: 7 }] }
    const { status, body, headers: sent } = await refund(placed.id, given)
    expect(status).toBe(201)
    const { id } = body as { id: number }
    const path = `${TEST_ORIGIN}/wp-json/wc/v3/orders/${placed.id}/refunds/${id}`
    expect(sent.get('location')).toBe(path)
    expect(body).toMatchObject({
      // as recorded: the sum is rounded, not the sum of the rounded
      amount: '60.13',
      reason: 'One back',
      refunded_payment: false,
      meta_data: [
        { key: 'ticket', value: 7 },
        { key: '_refund_type', value: 'partial' },
      ],
      line_items: [
        {
          name: 'Belt',
          product_id: BELT,
          variation_id: 0,
          quantity: -1,
          subtotal: '-55.00',
          subtotal_tax: '-5.14',
          total: '-55.00',
          total_tax: '-5.14',
          taxes: [
            { id: 1, total: '-4.54', subtotal: '-4.54' },
            { id: 2, total: '-0.60', subtotal: '-0.60' },
          ],
          meta_data: [{ key: '_refunded_item_id', value: String(belt.id) }],
          sku: 'woo-belt',
          price: 55,
        },
      ],
      shipping_lines: [],
      tax_lines: [
        { rate_id: 1, label: 'CA', tax_total: '-4.54', shipping_tax_total: '0.00', rate_percent: 8.25 },
        { rate_id: 2, label: 'Second', compound: true, tax_total: '-0.60', shipping_tax_total: '0.00' },
      ],
      fee_lines: [],
      _links: { self: [{ href: path, targetHints: { allow: ['GET', 'DELETE'] } }] },
    })
    expect((await call('GET', `orders/${placed.id}/refunds/${id}`)).body).toEqual(body)
    expect(await stock()).toBe(17)
    expect(await notesOf(placed.id)).toContain('Belt: 1 put back into stock.')
    const after = await read(placed.id)
    expect(after).toMatchObject({ status: 'processing', total: placed.total })
    expect(after.refunds).toEqual([{ id, reason: 'One back', total: '-60.13' }])
    expect(lineOf(after)).toMatchObject({
      quantity: 4,
      meta_data: [
        { key: '_reduced_stock', value: '3' },
        { key: '_restock_refunded_items', value: '1' },
      ],
    })
  })

  test('leaves the stock alone where it is told to, or where none was taken', async () => {
    const placed = await mixedOrder()
    await refund(placed.id, { ...oneBelt(lineOf(placed).id), api_restock: false })
    const shirt = { id: lineOf(placed, 1).id, quantity: 1, refund_total: '18.00' }
    expect((await refund(placed.id, { line_items: [shirt] })).status).toBe(201)
    expect(await stock()).toBe(16)
    expect(await notesOf(placed.id)).not.toContainEqual(expect.stringContaining('back into stock'))
  })

  test('gives shipping and fees back, with the tax of the delivery apart', async () => {
    const placed = await mixedOrder()
    const [shipping, fee] = [placed.shipping_lines[0]?.id, placed.fee_lines[0]?.id]
    const { body } = await refund(placed.id, {
      line_items: [
        { id: shipping, refund_total: 2.5, refund_tax: [{ id: 1, refund_total: 0.2 }] },
        { id: fee, refund_total: '1' },
      ],
    })
    expect(body).toMatchObject({
      amount: '3.70',
      line_items: [],
      shipping_lines: [
        {
          method_title: 'Flat rate',
          method_id: 'flat_rate',
          total: '-2.50',
          total_tax: '-0.20',
          taxes: [{ id: 1, total: '-0.20', subtotal: '' }],
          meta_data: [{ key: '_refunded_item_id', value: String(shipping) }],
        },
      ],
      tax_lines: [{ rate_id: 1, tax_total: '0.00', shipping_tax_total: '-0.20' }],
      fee_lines: [{ name: 'Wrap', total: '-1.00', total_tax: '0.00', taxes: [] }],
    })
  })

  test('may give more money back than its lines, and goods without money', async () => {
    const placed = await mixedOrder()
    const line = { id: lineOf(placed).id, quantity: 1 }
    const more = await refund(placed.id, { amount: '3.00', line_items: [{ ...line, refund_total: 1 }] })
    expect(more.body).toMatchObject({ amount: '3.00', line_items: [{ total: '-1.00' }] })
    const none = await refund(placed.id, { line_items: [line] })
    expect(none).toMatchObject({ status: 201, body: { amount: '0.00', line_items: [{ quantity: -1 }] } })
    expect(await stock()).toBe(18)
    expect((await read(placed.id)).status).toBe('processing')
  })

  test('leaves out what names no line and gives nothing back', async () => {
    const placed = await mixedOrder()
    const { status, body } = await refund(placed.id, { amount: '1.00', line_items: [{ product_id: BELT }] })
    expect({ status, lines: body.line_items }).toEqual({ status: 201, lines: [] })
  })

  test('takes no amount of another name', async () => {
    const placed = await mixedOrder()
    const line = { id: lineOf(placed).id, quantity: 1, total: '1.00' }
    const { status, body } = await refund(placed.id, { amount: '1.00', line_items: [line] })
    expect([status, body.data.params]).toMatchObject([
      400,
      { line_items: 'line_items[0][total] is not served by this shop.' },
    ])
  })

  test('of a discount goes down as well', async () => {
    const placed = await order([{ product_id: 35, quantity: 1 }], {
      fee_lines: [{ name: 'Discount', total: '-5.00', tax_status: 'none' }],
    })
    const [shirt, discount] = [lineOf(placed).id, placed.fee_lines[0]?.id]
    const lines = [
      { id: shirt, quantity: 1, refund_total: '18.00' },
      { id: discount, refund_total: '-5.00' },
    ]
    const { body } = await refund(placed.id, { line_items: lines })
    expect(body).toMatchObject({
      amount: '13.00',
      meta_data: [{ key: '_refund_type', value: 'full' }],
      fee_lines: [{ total: '5.00' }],
    })
    expect((await read(placed.id)).status).toBe('refunded')
  })
})

describe('what cannot be returned is refused, and leaves nothing behind', () => {
  test.each<[string, (placed: Order) => object, string]>([
    ['nothing', () => ({}), 'Invalid refund amount.'],
    ['no money', () => ({ amount: '0' }), 'Invalid refund amount.'],
    ['less than nothing', () => ({ amount: '-1' }), 'Invalid refund amount.'],
    ['no amount', () => ({ amount: 'all' }), 'Invalid refund amount.'],
    ['more than was paid', () => ({ amount: '500' }), 'Invalid refund amount.'],
    [
      'less than its lines',
      (placed) => ({ amount: '5', line_items: [{ id: lineOf(placed).id, quantity: 1, refund_total: '6' }] }),
      'Invalid refund amount.',
    ],
    [
      'a line of another order',
      () => ({ amount: '1', line_items: [{ id: 99_999, quantity: 1, refund_total: 1 }] }),
      'Order item ID provided is not associated with order.',
    ],
    [
      'pieces of no line',
      () => ({ amount: '1', line_items: [{ quantity: 1 }] }),
      'Order item ID provided is not associated with order.',
    ],
    [
      'more pieces than were bought',
      (placed) => ({ line_items: [{ id: lineOf(placed).id, quantity: 5, refund_total: 1 }] }),
      'More items than are left of the order cannot be refunded.',
    ],
    [
      'the same pieces twice',
      (placed) => ({
        line_items: [3, 2].map((quantity) => ({ id: lineOf(placed).id, quantity, refund_total: 1 })),
      }),
      'More items than are left of the order cannot be refunded.',
    ],
    [
      'a tax that it does not have',
      (placed) => ({
        line_items: [
          {
            id: lineOf(placed).id,
            quantity: 1,
            refund_total: 1,
            refund_tax: [{ id: 9, refund_total: 1 }],
          },
        ],
      }),
      'Tax rate ID provided is not associated with order.',
    ],
    [
      'a line below nothing',
      (placed) => ({ line_items: [{ id: lineOf(placed).id, quantity: 1, refund_total: -1 }] }),
      'Refunded totals cannot be below zero.',
    ],
    [
      'money by a gateway that returns none',
      () => ({ amount: '1', api_refund: true }),
      'The payment gateway for this order does not support automatic refunds.',
    ],
  ])('%s', async (_, given, message) => {
    const placed = await mixedOrder()
    expect(await refund(placed.id, given(placed))).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_cannot_create_order_refund', message },
    })
    expect(await read(placed.id)).toMatchObject({ status: 'processing', refunds: [] })
    expect(await stock()).toBe(16)
  })

  test('amounts that are none, and fields of another kind', async () => {
    const placed = await mixedOrder()
    for (const line of [
      { id: lineOf(placed).id, refund_total: 'much' },
      { id: lineOf(placed).id, quantity: -1 },
      { id: lineOf(placed).id, refund_tax: [{ id: 1, refund_total: {} }] },
    ]) {
      const refused = await refund(placed.id, { line_items: [line] })
      expect(refused).toMatchObject({ status: 400 })
      expect(refused.body.code).toMatch(/^rest_(invalid|missing_callback)_param$/)
    }
    expect((await read(placed.id)).refunds).toEqual([])
  })

  test('pieces that came back already', async () => {
    const placed = await mixedOrder()
    const id = lineOf(placed).id
    expect((await refund(placed.id, { line_items: [{ id, quantity: 3 }] })).status).toBe(201)
    expect((await refund(placed.id, { line_items: [{ id, quantity: 2 }] })).status).toBe(400)
    expect((await refund(placed.id, { line_items: [{ id, quantity: 1 }] })).status).toBe(201)
  })
})

describe('a refund that was a mistake', () => {
  test('is deleted, with or without force; stock and status stay', async () => {
    const placed = await mixedOrder()
    const first = (await refund(placed.id, oneBelt(lineOf(placed).id))).body as { id: number }
    const rest = (Number(placed.total) - 60.13).toFixed(2)
    const second = (await refund(placed.id, { amount: rest })).body as { id: number }
    const path = `orders/${placed.id}/refunds`
    const deleted = await call('DELETE', `${path}/${first.id}`)
    expect(deleted).toMatchObject({ status: 200, body: first })
    expect(await call('DELETE', `${path}/${first.id}?force=true`)).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_shop_order_refund_invalid_id', message: 'Invalid ID.' },
    })
    expect((await call('GET', `${path}/${first.id}`)).status).toBe(404)
    expect(await read(placed.id)).toMatchObject({ status: 'refunded', refunds: [{ id: second.id }] })
    expect(await stock()).toBe(17)
  })

  test('and one that is made changes when its order was last modified', async () => {
    const placed = await mixedOrder()
    const path = `orders/${placed.id}`
    const changedSince = async (time: number) => {
      const { body } = await call('GET', `orders?modified_after=${new Date(time).toISOString()}`)
      const seen = { ...headers, 'If-Unmodified-Since': new Date(time).toUTCString() }
      const { status } = await call('PUT', path, { customer_note: 'Ring twice' }, seen)
      return [(body as Order[]).map(({ id }) => id), status]
    }
    const modified = async () =>
      ((await call('GET', path)).body as { date_modified_gmt: string }).date_modified_gmt
    now += 60_000
    const { id } = (await refund(placed.id, { amount: '1' })).body as { id: number }
    expect(await modified()).toBe('2026-11-25T10:01:00')
    expect(await changedSince(NOW)).toEqual([[placed.id], 412])
    now += 60_000
    await call('DELETE', `${path}/refunds/${id}`)
    expect(await modified()).toBe('2026-11-25T10:02:00')
    expect(await changedSince(NOW + 60_000)).toEqual([[placed.id], 412])
  })

  test('is not found at another order', async () => {
    const [one, other] = [await mixedOrder(), await mixedOrder()]
    const { id } = (await refund(one.id, { amount: '1' })).body as { id: number }
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, `orders/${other.id}/refunds/${id}`)).status).toBe(404)
    }
    expect((await read(one.id)).refunds).toHaveLength(1)
  })
})

describe('an order with refunds', () => {
  test('is not changed below what was returned of it', async () => {
    const placed = await mixedOrder()
    const belt = lineOf(placed)
    await refund(placed.id, { amount: '200', line_items: [{ id: belt.id, quantity: 2 }] })
    const refused = { status: 400, body: { code: 'woocommerce_rest_order_below_refunds' } }
    for (const line of [
      { id: belt.id, quantity: 1 },
      { id: belt.id, quantity: 0 },
      { id: belt.id, total: '50' },
    ]) {
      expect(await call('PUT', `orders/${placed.id}`, { line_items: [line] })).toMatchObject(refused)
    }
    const edited = await call('PUT', `orders/${placed.id}`, { line_items: [{ id: belt.id, quantity: 3 }] })
    expect(edited.status).toBe(200)
    // one of three pieces is held
    expect(await stock()).toBe(19)
  })

  test('gives back and takes again only the pieces that are still out', async () => {
    const placed = await mixedOrder()
    await refund(placed.id, oneBelt(lineOf(placed).id))
    await call('PUT', `orders/${placed.id}`, { status: 'cancelled' })
    expect(await stock()).toBe(20)
    await call('PUT', `orders/${placed.id}`, { status: 'processing' })
    expect(await stock()).toBe(17)
  })

  test('takes them with it when it is deleted', async () => {
    const placed = await mixedOrder()
    await refund(placed.id, oneBelt(lineOf(placed).id))
    expect((await call('DELETE', `orders/${placed.id}?force=true`)).status).toBe(200)
    expect((await call('GET', 'refunds')).body).toEqual([])
    expect(await store.db.selectFrom('refund_items').selectAll().execute()).toEqual([])
  })
})

test('lists hold the refunds of one order or of all, newest first, by page, number and date', async () => {
  const [one, other] = [await mixedOrder(), await mixedOrder()]
  const ids: number[] = []
  for (const [id, amount] of [
    [one.id, '1'],
    [other.id, '2'],
    [one.id, '3'],
  ] as const) {
    ids.push(((await refund(id, { amount })).body as { id: number }).id)
  }
  const listed = async (path: string) => {
    const { body, headers: sent } = await call('GET', path)
    return { ids: (body as { id: number }[]).map(({ id }) => id), total: sent.get('x-wp-total') }
  }
  const [first, second, third] = ids
  expect(await listed(`orders/${one.id}/refunds`)).toEqual({ ids: [third, first], total: '2' })
  expect(await listed('refunds')).toEqual({ ids: [third, second, first], total: '3' })
  expect(await listed('refunds?order=asc&per_page=2&page=2')).toEqual({ ids: [third], total: '3' })
  expect(await listed(`refunds?include=${first}`)).toEqual({ ids: [first], total: '1' })
  expect(await listed(`refunds?exclude=${first}&_fields=id`)).toEqual({ ids: [third, second], total: '2' })
  expect((await listed('refunds?before=2026-11-25T10:00:00Z')).total).toBe('0')
  expect((await listed('refunds?after=2026-11-25T09:59:59Z&dp=4')).total).toBe('3')
  expect((await listed('refunds?modified_after=2026-11-25T09:59:59Z')).total).toBe('3')
  expect((await listed('refunds?modified_after=2026-11-25T10:00:00Z&after=2026-11-01T00:00:00Z')).total).toBe(
    '0',
  )
  expect((await listed('refunds?modified_before=2026-11-25T10:00:00Z')).total).toBe('0')
  expect((await call('GET', 'refunds')).body[0]).toMatchObject({ id: third, parent_id: one.id })
  expect((await call('GET', 'refunds?search=x')).status).toBe(400)
  expect((await call('GET', 'orders/9999/refunds')).status).toBe(404)
})

test('only a key that may write returns money, and nobody else reads of it', async () => {
  const placed = await mixedOrder()
  const path = `orders/${placed.id}/refunds`
  const { id } = (await refund(placed.id, { amount: '1' })).body as { id: number }
  const reader = await managerHeaders(store, 'read')
  const given = { amount: '1', api_refund: false }
  expect((await call('POST', path, given, reader)).status).toBe(401)
  expect((await call('DELETE', `${path}/${id}`, undefined, reader)).status).toBe(401)
  for (const route of [path, `${path}/${id}`, 'refunds']) {
    expect((await call('GET', route, undefined, {})).status).toBe(401)
    expect((await call('GET', route, undefined, reader)).status).toBe(200)
  }
  expect((await read(placed.id)).refunds).toHaveLength(1)
})

const part = fc.record({
  line: fc.nat(3),
  quantity: fc.nat(5),
  total: fc.integer({ min: -500, max: 12_000 }),
  tax: fc.integer({ min: -10, max: 900 }),
})
/** Amounts in cents; lines and refunds by where they stand. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('refund' as const),
    amount: fc.option(fc.nat(40_000)),
    parts: fc.array(part, { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('processing', 'cancelled', 'completed', 'refunded', 'pending'),
  }),
  fc.record({ kind: fc.constant('quantity' as const), quantity: fc.nat(6) }),
  fc.record({ kind: fc.constant('delete' as const), refund: fc.nat(3) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const take = async ({ id, line_items, shipping_lines, fee_lines }: Order, taken: Step) => {
  const lines = [...line_items, ...shipping_lines, ...fee_lines]
  switch (taken.kind) {
    case 'refund': {
      const parts = taken.parts.map(({ line, quantity, total, tax }) => ({
        id: lines[line]?.id,
        quantity,
        refund_total: total / 100,
        refund_tax: [{ id: 1, refund_total: tax / 100 }],
      }))
      const amount = taken.amount === null ? undefined : (taken.amount / 100).toFixed(2)
      return refund(id, { amount, line_items: parts })
    }
    case 'status':
      return call('PUT', `orders/${id}`, { status: taken.status })
    case 'quantity':
      return call('PUT', `orders/${id}`, { line_items: [{ id: lines[0]?.id, quantity: taken.quantity }] })
    case 'delete': {
      const { refunds } = await read(id)
      return call('DELETE', `orders/${id}/refunds/${refunds[taken.refund]?.id ?? 0}`)
    }
  }
}

/** What all refunds of an order gave back: cents, and pieces by line. */
const returnedOf = async (id: number) => {
  const { body } = await call('GET', `orders/${id}/refunds?per_page=100`)
  const refunds = body as { amount: string; line_items: Line[] }[]
  const pieces = new Map<number, number>()
  for (const { quantity, meta_data } of refunds.flatMap(({ line_items }) => line_items)) {
    const line = Number(meta_data[0]?.value)
    pieces.set(line, (pieces.get(line) ?? 0) - quantity)
  }
  return { pieces, cents: refunds.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) }
}

/** The belts that an order has out of stock now. */
const heldBy = async ({ id, line_items }: Order): Promise<number> => {
  const belt = line_items.find(({ product_id }) => product_id === BELT)
  const reduced = belt?.meta_data.find(({ key }) => key === '_reduced_stock')?.value ?? '0'
  const held = store.db.selectFrom('orders').select('stock_reduced').where('id', '=', id)
  return (await held.executeTakeFirstOrThrow()).stock_reduced ? Number(reduced) : 0
}

test('whatever is done, no order gives back more money or pieces than it has, and the stock adds up', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const placed = await mixedOrder()
      for (const taken of steps) {
        expect((await take(placed, taken)).status).toBeLessThan(500)
        const now = await read(placed.id)
        const { cents, pieces } = await returnedOf(placed.id)
        expect(cents).toBeLessThanOrEqual(Math.round(Number(now.total) * 100))
        for (const [line, returned] of pieces) {
          expect(returned).toBeLessThanOrEqual(now.line_items.find(({ id }) => id === line)?.quantity ?? 0)
        }
        expect((await stock()) + (await heldBy(now))).toBe(20)
      }
      expect((await call('DELETE', `orders/${placed.id}?force=true`)).status).toBe(200)
      await call('PUT', `products/${BELT}`, { stock_quantity: 20 })
    }),
    { numRuns: 40 },
  )
})
