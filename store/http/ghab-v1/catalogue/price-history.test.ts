import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { createStoreClient } from '#store-api/client/store-client.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import type { ProductList, Suggestions } from '#store-api/contract/products.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const [LAMP, SHIRT, RED, BLUE, DRAFT] = [1, 2, 3, 4, 5] as const

let now: number
let store: TestStore
let context: Context

beforeEach(async () => {
  now = START
  const shirt = { type: 'variation', parent_id: SHIRT } as const
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow()],
        products: [
          productRow({ id: LAMP, name: 'Lamp', slug: 'lamp', regular_price: 100 }),
          productRow({ id: SHIRT, name: 'Shirt', slug: 'shirt', type: 'variable' }),
          productRow({ ...shirt, id: RED, regular_price: 50 }),
          productRow({ ...shirt, id: BLUE, regular_price: 60 }),
          productRow({ id: DRAFT, status: 'draft', regular_price: 10 }),
        ],
      }),
    () => now,
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})
afterEach(() => store.close())

const changeOn = (
  day: number,
  id: number,
  values: { regular_price?: number; sale_price?: number | null },
) => {
  now = START + day * DAY
  return inTransaction(context, async (inside) => {
    await inside.db.updateTable('products').set(values).where('id', '=', id).execute()
    await recordEvent(inside, {
      type: 'product.changed',
      payload: { id, parent_id: id === LAMP ? 0 : SHIRT },
    })
  })
}
const read = async <T>(path: string): Promise<T> => (await (await store.call(path)).json()) as T
const historyOf = (id: number, query = '') =>
  store.call(`/wp-json/ghab/v1/products/${id}/price-history${query}`)
const client = () => createStoreClient({ fetch: (request) => store.fetch(request), origin: TEST_ORIGIN })

test('a history is what everybody was charged, also once it was cached, within the days asked for', async () => {
  expect(await (await historyOf(LAMP)).json()).toEqual({
    days: 365,
    steps: [{ date_gmt: '2026-01-01T00:00:00', price: '100' }],
  })
  await changeOn(10, LAMP, { sale_price: 80 })
  const steps = [
    { date_gmt: '2026-01-01T00:00:00', price: '100' },
    { date_gmt: '2026-01-11T00:00:00', price: '80' },
  ]
  expect(await (await historyOf(LAMP)).json()).toEqual({ days: 365, steps })
  now = START + 45 * DAY
  expect(await (await historyOf(LAMP, '?days=30')).json()).toEqual({ days: 30, steps: steps.slice(1) })
})

test('of a product with variations it is the lowest price, of one of them its own', async () => {
  await changeOn(5, BLUE, { sale_price: 40 })
  expect((await client().priceHistory(SHIRT, 365)).steps.map(({ price }) => price)).toEqual(['50', '40'])
  expect((await client().priceHistory(RED, 365)).steps.map(({ price }) => price)).toEqual(['50'])
})

test('of a product that has become variable it is that of its variations from then on', async () => {
  const headers = await managerHeaders(store)
  const send = (method: string, path: string, body: object) =>
    store.call(`/wp-json/wc/v3/products${path}`, { method, headers, body })
  now += DAY
  const size = { name: 'Size', variation: true, options: ['S'] }
  await send('PUT', `/${LAMP}`, { type: 'variable', attributes: [size] })
  now += DAY
  const small = [{ name: 'Size', option: 'S' }]
  await send('POST', `/${LAMP}/variations`, { regular_price: '150', attributes: small })
  const { steps } = await client().priceHistory(LAMP, 365)
  expect(steps.map(({ price }) => price)).toEqual(['100', '', '150'])
})

test.each(['?days=0', '?days=366', '?days=many', '?days=1.5'])('%s is refused', async (query) => {
  expect((await historyOf(LAMP, query)).status).toBe(400)
})

test('what is not for sale has no history', async () => {
  expect((await historyOf(DRAFT)).status).toBe(404)
  expect((await historyOf(999)).status).toBe(404)
})

describe('a sale', () => {
  /** as the storefront is told of it, everywhere */
  const shownAs = async (id: number) => {
    const product = await client().product(id)
    const [inList] = (await client().products({ include: String(id) })).products
    const bySlug = await client().productBySlug(product.slug)
    const suggested = (await read<Suggestions>(`/wp-json/ghab/v1/search/suggest?q=${product.name}`))
      .products[0]
    const sales = await read<ProductList>('/wp-json/ghab/v1/products?on_sale=true')
    const answers = [product, inList, bySlug, suggested].map((one) => ({
      sale: one?.on_sale,
      regular: one?.regular_price,
      lowest: one?.lowest_price,
    }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    return {
      ...answers[0],
      listed: sales.products.some((one) => one.id === id),
      counted: sales.facets?.on_sale,
    }
  }
  const quoted = async (id: number) => {
    const body = { lines: [{ cart_id: 'a', product_id: id, quantity: 1, price: '80' }], coupons: [] }
    const response = await store.call('/wp-json/ghab/v1/cart/quote', { method: 'POST', body })
    const { lines } = (await response.json()) as Quote
    const [line] = lines
    return { sale: line?.on_sale, regular: line?.regular_price, lowest: line?.lowest_price }
  }

  test('from a price that was charged is shown beside the lowest price of the thirty days before it', async () => {
    await changeOn(10, LAMP, { regular_price: 90 })
    await changeOn(20, LAMP, { regular_price: 100 })
    await changeOn(30, LAMP, { sale_price: 80 })
    expect(await shownAs(LAMP)).toEqual({
      sale: true,
      regular: '100',
      lowest: '90',
      listed: true,
      counted: 1,
    })
    expect(await quoted(LAMP)).toEqual({ sale: true, regular: '100', lowest: '90' })
  })

  test('from a price that was never charged is none in the storefront, unless the shop wants it so', async () => {
    await changeOn(30, LAMP, { regular_price: 200, sale_price: 80 })
    expect(await shownAs(LAMP)).toEqual({ sale: false, regular: '80', listed: false, counted: 0 })
    expect(await quoted(LAMP)).toEqual({ sale: false, regular: '80' })
    // WooCommerce's own fields tell what was entered
    expect(await read(`/wp-json/wc/v3/products/${LAMP}`)).toMatchObject({
      on_sale: true,
      regular_price: '200',
    })
    expect(await read('/wp-json/wc/v3/products?on_sale=true')).toHaveLength(1)

    const put = await store.call('/wp-json/wc/v3/settings/products/ghab_sales_need_charged_price', {
      method: 'PUT',
      headers: await managerHeaders(store),
      body: { value: 'no' },
    })
    expect(put.status).toBe(200)
    expect(await shownAs(LAMP)).toEqual({
      sale: true,
      regular: '200',
      lowest: '100',
      listed: true,
      counted: 1,
    })
    expect(await quoted(LAMP)).toEqual({ sale: true, regular: '200', lowest: '100' })
  })

  test('of one variation is told at that one and over all of them', async () => {
    await changeOn(30, RED, { sale_price: 45 })
    await changeOn(30, BLUE, { regular_price: 90, sale_price: 55 })
    const variations = await client().variations(SHIRT)
    const [red, blue] = [RED, BLUE].map((id) => variations.find((one) => one.id === id))
    expect(red).toMatchObject({ on_sale: true, regular_price: '50', lowest_price: '50' })
    expect(blue).toMatchObject({ on_sale: false, regular_price: '55' })
    expect(blue?.lowest_price).toBeUndefined()
    const shirt = await client().product(SHIRT)
    expect(shirt).toMatchObject({ on_sale: true, price_range: { min: '45', max: '55', regular_min: '50' } })
  })

  test('of before prices were recorded is shown as it was', async () => {
    expect(await shownAs(LAMP)).toMatchObject({ sale: false })
    await store.db.deleteFrom('price_history').execute()
    await store.db.updateTable('products').set({ sale_price: 70 }).where('id', '=', LAMP).execute()
    await inTransaction(context, (inside) => recordEvent(inside, { type: 'catalog.changed', payload: {} }))
    expect(await shownAs(LAMP)).toMatchObject({ sale: true, regular: '100' })
  })
})
