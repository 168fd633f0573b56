import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Actor, type Context, GUEST } from '#store/context.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { saveSettings } from '../settings/settings.ts'
import { priceCart } from './price-cart.ts'
import type { CartRequest } from './priced-cart.ts'

const NOW = 1_000_000
const setting = (name: string, value: unknown) => ({ name, value: toJson(value), updated_at: 0 })
const attribute = (slug: string, name: string, options: string[]) => ({
  id: 0,
  name,
  slug,
  position: 0,
  visible: true,
  variation: true,
  options,
})
const choice = (slug: string, name: string, option: string) => ({ id: 0, name, slug, option })
let db: Database

beforeAll(async () => {
  db = await openMemoryDatabase()
  await writeShop(db, {
    settings: [
      setting('currency', { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }),
      setting('locale', 'en'),
      setting('country', 'US'),
      setting('store_state', 'CA'),
    ],
    categories: [1, 2].map((id) => ({
      id,
      parent_id: id - 1,
      name: `Category ${id}`,
      slug: `category-${id}`,
      description: '',
      display: 'default',
      image_id: null,
      menu_order: 0,
    })),
    products: [
      productRow({
        id: 1,
        name: 'Cup',
        regular_price: 2000,
        manage_stock: 1,
        stock_quantity: 5,
        category_ids: toJson([2]),
      }),
      productRow({ id: 2, name: 'Bowl', regular_price: 3000, sale_price: 2500, wholesale_price: 1500 }),
      productRow({ id: 3, name: 'Poster', regular_price: 1000, sold_individually: 1 }),
      productRow({ id: 4, name: 'Draft', regular_price: 1000, status: 'draft' }),
      productRow({ id: 5, name: 'Set', type: 'grouped' }),
      productRow({ id: 6, name: 'Unpriced' }),
      productRow({ id: 7, name: 'Sold out', regular_price: 1000, stock_status: 'outofstock' }),
      productRow({ id: 8, name: 'File', regular_price: 500, virtual: 1 }),
      productRow({
        id: 10,
        name: 'Shirt',
        type: 'variable',
        manage_stock: 1,
        stock_quantity: 3,
        attributes: toJson([
          attribute('pa_color', 'Color', ['Red', 'Blue']),
          attribute('pa_size', 'Size', ['S', 'M']),
        ]),
      }),
      productRow({
        id: 11,
        type: 'variation',
        parent_id: 10,
        name: '',
        regular_price: 4000,
        attributes: toJson([choice('pa_color', 'Color', 'Red'), choice('pa_size', 'Size', 'M')]),
      }),
      productRow({
        id: 12,
        type: 'variation',
        parent_id: 10,
        name: '',
        regular_price: 4100,
        attributes: toJson([choice('pa_color', 'Color', 'Blue'), choice('pa_size', 'Size', '')]),
      }),
      productRow({
        id: 13,
        type: 'variation',
        parent_id: 10,
        name: '',
        regular_price: 4000,
        status: 'private',
      }),
    ],
    coupons: [
      couponRow({ id: 1, code: 'ten' }),
      couponRow({ id: 2, code: 'alone', individual_use: 1 }),
      couponRow({ id: 3, code: 'kitchen', product_categories: toJson([1]) }),
      couponRow({ id: 6, code: 'cups', amount: 2000, product_ids: toJson([1]) }),
      couponRow({ id: 4, code: 'friends', email_restrictions: toJson(['*@friends.test']) }),
      couponRow({ id: 5, code: 'first', usage_limit_per_user: 1 }),
    ],
    coupon_usages: [{ id: 1, coupon_id: 5, order_id: 1, used_by: 'old@friends.test' }],
    shipping_methods: [
      {
        id: 1,
        zone_id: 0,
        method_id: 'flat_rate',
        title: 'Post',
        method_order: 1,
        enabled: 1,
        settings: toJson({ cost: '5' }),
      },
      {
        id: 2,
        zone_id: 0,
        method_id: 'local_pickup',
        title: 'Shop',
        method_order: 2,
        enabled: 1,
        settings: toJson({}),
      },
    ],
    tax_rates: [
      {
        id: 1,
        country: 'US',
        state: 'IL',
        postcode: '',
        city: '',
        rate: 100_000,
        name: 'IL',
        priority: 1,
        compound: 0,
        shipping: 1,
        rate_order: 0,
        class: '',
      },
      {
        id: 2,
        country: 'US',
        state: 'CA',
        postcode: '',
        city: '',
        rate: 200_000,
        name: 'CA',
        priority: 1,
        compound: 0,
        shipping: 0,
        rate_order: 1,
        class: '',
      },
    ],
  })
})

const context = (actor: Actor = GUEST): Context => ({ db, clock: () => NOW, actor })
const illinois = { country: 'US', state: 'IL', city: '', postcode: '' }
type Line = Partial<CartRequest['lines'][number]> & { productId: number }
const cartOf = (lines: Line[], more: Partial<CartRequest> = {}, actor: Actor = GUEST) =>
  priceCart(context(actor), {
    lines: lines.map((line, index) => ({ key: `k${index}`, quantity: 1, ...line })),
    coupons: [],
    shippingAddress: illinois,
    ...more,
  })

describe('lines', () => {
  test('what may not be sold is removed with its reason', async () => {
    const ids = [99, 4, 5, 6, 7, 10]
    const { removed, lines } = await cartOf(ids.map((productId) => ({ productId })))
    expect(lines).toEqual([])
    expect(removed.map(({ name, reason }) => [name, reason])).toEqual([
      ['', 'vanished'],
      ['', 'vanished'],
      ['Set', 'not_purchasable'],
      ['Unpriced', 'not_purchasable'],
      ['Sold out', 'out_of_stock'],
      ['Shirt', 'option_missing'],
    ])
  })

  test('a variation must be one of its product, sold, and leave nothing open', async () => {
    const tried = [
      { productId: 10, variationId: 11 },
      { productId: 1, variationId: 11 },
      { productId: 10, variationId: 77 },
      { productId: 10, variationId: 13 },
      { productId: 10, variationId: 12 },
      { productId: 10, variationId: 12, choices: [{ key: 'Size', value: 'XXL' }] },
      { productId: 10, variationId: 12, choices: [{ key: 'size', value: 's' }] },
      { productId: 11 },
    ]
    const { lines, removed } = await cartOf(tried)
    expect(removed.map(({ key, reason }) => [key, reason])).toEqual([
      ['k1', 'option_missing'],
      ['k2', 'option_missing'],
      ['k3', 'vanished'],
      ['k4', 'option_missing'],
      ['k5', 'option_missing'],
    ])
    expect(
      lines.map(({ name, productId, variationId, parentName }) => [name, productId, variationId, parentName]),
    ).toEqual([
      ['Shirt - Red, M', 10, 11, 'Shirt'],
      ['Shirt - Blue, S', 10, 12, 'Shirt'],
      ['Shirt - Red, M', 10, 11, 'Shirt'],
    ])
  })

  test('quantities are clamped to what is left, over all lines that share it', async () => {
    const { lines, removed } = await cartOf([
      { productId: 1, quantity: 9 },
      { productId: 10, variationId: 11, quantity: 2 },
      { productId: 10, variationId: 12, quantity: 2, choices: [{ key: 'pa_size', value: 'M' }] },
      { productId: 10, variationId: 11 },
      { productId: 2, quantity: 900 },
    ])
    expect(lines.map(({ quantity, maxQuantity, notices }) => [quantity, maxQuantity, notices])).toEqual([
      [5, 5, ['quantity_clamped']],
      [2, 3, []],
      [1, 1, ['quantity_clamped']],
      [900, null, []],
    ])
    expect(removed.map(({ reason }) => reason)).toEqual(['out_of_stock'])
  })

  test('one only of what is sold one by one', async () => {
    const { lines, removed } = await cartOf([{ productId: 3, quantity: 2 }, { productId: 3 }])
    expect(lines.map(({ quantity, notices }) => [quantity, notices])).toEqual([[1, ['sold_individually']]])
    expect(removed).toMatchObject([{ key: 'k1', reason: 'not_purchasable' }])
  })

  test('a price that changed is reported, and the shop’s own is charged', async () => {
    const { lines, totals } = await cartOf([
      { productId: 2, seenPrice: '30' },
      { productId: 2, seenPrice: '25.00' },
      { productId: 1, seenPrice: 'free' },
    ])
    expect(
      lines.map(({ unitPrice, previousPrice, onSale, notices }) => [
        unitPrice,
        previousPrice,
        onSale,
        notices,
      ]),
    ).toEqual([
      [2500, 3000, true, ['price_changed']],
      [2500, null, true, []],
      [2000, null, false, []],
    ])
    expect(totals.subtotal).toBe(7000)
  })

  test('wholesale prices want the role', async () => {
    const priceFor = async (actor: Actor) => (await cartOf([{ productId: 2 }], {}, actor)).lines[0]?.unitPrice
    expect(await priceFor({ customerId: 9, role: 'wholesale_customer' })).toBe(1500)
    expect(await priceFor({ customerId: 9, role: 'customer' })).toBe(2500)
    expect(await priceFor(GUEST)).toBe(2500)
  })
})

describe('coupons', () => {
  const reasons = async (coupons: string[], more: Partial<CartRequest> = {}) => {
    const cart = await cartOf([{ productId: 1 }, { productId: 2 }], { coupons, ...more })
    return [
      cart.coupons.map(({ code }) => code),
      cart.refusedCoupons.map(({ code, reason }) => `${code}: ${reason}`),
    ]
  }

  test('codes in any case, each once, one alone if it wants to be', async () => {
    expect(await reasons(['TEN', 'ten', ' ', 'nope', 'alone'])).toEqual([
      ['ten'],
      ['ten: already_applied', 'nope: not_found', 'alone: individual_use'],
    ])
    expect(await reasons(['alone', 'ten'])).toEqual([['alone'], ['ten: individual_use']])
  })

  test('a percentage of selected products leaves all others at their price', async () => {
    const cart = await cartOf([{ productId: 1, quantity: 2 }, { productId: 2 }, { productId: 8 }], {
      coupons: ['cups'],
    })
    expect(cart.coupons).toMatchObject([{ code: 'cups', type: 'percent', amount: 2000, discount: 800 }])
    expect(cart.lines.map(({ subtotal, total }) => [subtotal, total])).toEqual([
      [4000, 3200],
      [2500, 2500],
      [500, 500],
    ])
  })

  test('a category reaches what lies below it', async () => {
    const cart = await cartOf([{ productId: 1 }, { productId: 2 }], { coupons: ['kitchen'] })
    expect(cart.coupons).toMatchObject([{ code: 'kitchen', discount: 200, type: 'percent', amount: 1000 }])
    expect(cart.lines.map(({ total }) => total)).toEqual([1800, 2500])
  })

  test('who the shopper is counts once it is known', async () => {
    expect(await reasons(['friends', 'first'])).toEqual([['friends', 'first'], []])
    expect(await reasons(['friends', 'first'], { email: 'Old@friends.test' })).toEqual([
      ['friends'],
      ['first: usage_limit_per_user'],
    ])
    expect(await reasons(['friends'], { email: '' })).toEqual([[], ['friends: email_restricted']])
  })
})

describe('delivery', () => {
  test('is not calculated without an address, nor needed for files', async () => {
    const unknown = await cartOf([{ productId: 1 }], { shippingAddress: null })
    expect(unknown.shipping).toMatchObject({ required: true, calculated: false, rates: [], chosen: null })
    const files = await cartOf([{ productId: 8 }])
    expect(files.shipping).toMatchObject({ required: false, calculated: false, rates: [], chosen: null })
    expect(files.totals.total).toBe(500)
  })

  test('waits for the province where provinces are listed, and does not elsewhere', async () => {
    const at = (country: string, state = '') =>
      cartOf([{ productId: 1 }], { shippingAddress: { country, state, city: 'Somewhere', postcode: '' } })
    expect((await at('US')).shipping).toMatchObject({ calculated: false, chosen: null })
    expect((await at('', 'IL')).shipping).toMatchObject({ calculated: true, zoneId: 0 })
    expect((await at('DE')).shipping.chosen?.id).toBe('flat_rate:1')
  })

  test('the wished rate, else the first', async () => {
    const first = await cartOf([{ productId: 1 }], { shippingRate: 'flat_rate:99' })
    expect(first.shipping.chosen).toMatchObject({ id: 'flat_rate:1', cost: 500, total: 500 })
    expect(first.totals.total).toBe(2500)
    const wished = await cartOf([{ productId: 1 }], { shippingRate: 'local_pickup:2' })
    expect(wished.shipping.chosen).toMatchObject({ id: 'local_pickup:2', title: 'Shop', cost: 0 })
    expect(wished.shipping.rates).toHaveLength(2)
  })
})

describe('taxes', () => {
  test('follow the address once they are on; who fetches the goods pays those of the shop', async () => {
    await saveSettings(context(), { calc_taxes: true })
    const posted = await cartOf([{ productId: 1 }], { coupons: ['ten'] })
    expect(
      posted.taxLines.map(({ rate, total, shippingTotal }) => [rate.label, total, shippingTotal]),
    ).toEqual([['IL', 180, 50]])
    expect(posted.totals).toMatchObject({
      subtotal: 2000,
      discount: 200,
      shipping: 500,
      tax: 230,
      total: 2530,
    })
    const fetched = await cartOf([{ productId: 1 }], { shippingRate: 'local_pickup:2' })
    expect(fetched.taxLines.map(({ rate }) => rate.label)).toEqual(['CA'])
    expect(fetched.totals.total).toBe(2400)
    const billed = await cartOf([{ productId: 8 }], {
      shippingAddress: null,
      billingAddress: { country: 'DE', state: '', city: '', postcode: '' },
    })
    expect(billed.totals.tax).toBe(0)
  })
})
