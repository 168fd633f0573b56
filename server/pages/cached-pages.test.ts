import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { cancelOrder } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'
import { createAppServer } from '../app-server.ts'

const READS: Record<string, string> = {
  '/shop': '/wp-json/ghab/v1/products',
  '/blog': '/wp-json/wp/v2/posts',
  '/about': '/wp-content/plugins/ghab-theme/rests/plugin.php?action=appsettings',
  '/odd': '/wp-json/ghab/v1/geography/states',
}
/** shows the cup, which is product 1 and counted, or other products */
const CATALOGUE_READS: Record<string, string> = {
  '/shop': '/wp-json/ghab/v1/products',
  '/cup': '/wp-json/wc/v3/products?slug=cup',
  '/cup-by-id': '/wp-json/wc/v3/products/1',
  '/last': '/wp-json/wc/v3/products?slug=last',
  '/others': '/wp-json/ghab/v1/products?exclude=1',
  '/in-stock': '/wp-json/wc/v3/products?stock_status=instock&exclude=1',
  '/gone': '/wp-json/wc/v3/products?stock_status=outofstock',
  '/found': '/wp-json/ghab/v1/search/suggest?q=cup',
  '/categories': '/wp-json/ghab/v1/product-categories',
}
const SHOW_CUP = ['/shop', '/cup', '/cup-by-id', '/found']

let store: TestStore
let drawn: string[]
let open: (path: string) => Promise<string>
/** how far the store's clock is ahead */
let ahead = 0
beforeEach(async () => {
  ahead = 0
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => Date.now() + ahead,
  )
  drawn = []
  const server = createAppServer({
    store,
    renderPage: async () => async (request, page) => {
      const { pathname } = new URL(request.url)
      drawn.push(pathname)
      const read = await page.storeFetch(
        new Request(TEST_ORIGIN + (READS[pathname] ?? CATALOGUE_READS[pathname])),
      )
      await read.json()
      return new Response(`<p>${pathname}</p>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    },
    matchPage: async () => () => ({ cache: 'public', search: '', pattern: '/' }),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  open = async (path) => (await server.fetch(new Request(TEST_ORIGIN + path))).text()
  for (const path of Object.keys(READS)) await open(path)
  drawn = []
})

const drawnAfterwards = async (reads = READS): Promise<string[]> => {
  for (const path of Object.keys(reads)) await open(path)
  return drawn
}
/** Which pages of the catalogue are drawn anew after this. */
const drawnBy = async (happens: () => Promise<unknown>): Promise<string[]> => {
  await drawnAfterwards(CATALOGUE_READS)
  drawn = []
  await happens()
  return drawnAfterwards(CATALOGUE_READS)
}
const context = () => ({ db: store.db, clock: Date.now, actor: SYSTEM })
const commit = (type?: string, payload: Record<string, unknown> = {}) =>
  inTransaction(context(), async (inside) => {
    if (type) await recordEvent(inside, { type, payload })
  })

test('a commit that recorded nothing drops no page', async () => {
  await commit()
  await store.runJobs()
  expect(await drawnAfterwards()).toEqual([])
})

test('an event drops the pages that were made of what it changed, and those of which nobody knows', async () => {
  await commit('post.changed', { id: 1 })
  expect(await drawnAfterwards()).toEqual(['/blog', '/odd'])
})

test('what somebody does for themselves drops no page that does not show it', async () => {
  await commit('customer.signed-in', { id: 1 })
  expect(await drawnAfterwards()).toEqual(['/odd'])
})

test('a setting drops every page that shows settings', async () => {
  await saveSettings(context(), { site_name: 'نام تازه' })
  expect(await drawnAfterwards()).toEqual(['/shop', '/blog', '/about', '/odd'])
})

test('an order drops what shows its product, and no other page of the catalogue', async () => {
  expect(await drawnBy(() => placed(store, [{ product_id: 1 }]))).toEqual(SHOW_CUP)
})

test('an order that is let go of does too, as its pieces are there again', async () => {
  const { order_id } = await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
  expect(await drawnBy(() => cancelOrder(context(), order_id))).toEqual(SHOW_CUP)
})

test('the last piece drops every list: the product is in others now', async () => {
  expect(await drawnBy(() => placed(store, [{ product_id: 1, quantity: 10 }]))).toEqual(
    Object.keys(CATALOGUE_READS),
  )
  const read = async (path: string) =>
    (await (await store.call(path)).json()) as { id: number; stock_status: string }[]
  expect((await read(CATALOGUE_READS['/gone'] ?? '')).map(({ id }) => id)).toContain(1)
  expect(await read(CATALOGUE_READS['/cup'] ?? '')).toMatchObject([{ stock_status: 'outofstock' }])
})

test('a product that is changed by hand drops every list', async () => {
  expect(await drawnBy(() => commit('product.changed', { id: 1 }))).toEqual(Object.keys(CATALOGUE_READS))
})

describe('a sale that ends, before any job has run', () => {
  const DAY = 86_400_000
  const putOnSale = () =>
    inTransaction(context(), async (inside) => {
      await inside.db
        .updateTable('products')
        .set({ sale_price: 1, sale_to_at: Date.now() + DAY })
        .where('id', '=', 1)
        .execute()
      await recordEvent(inside, { type: 'product.changed', payload: { id: 1 } })
    })
  beforeEach(putOnSale)
  const endSale = async () => {
    ahead = 2 * DAY
  }

  test('is over in the answers that are cached', async () => {
    const path = CATALOGUE_READS['/cup'] ?? ''
    const called = async () => (await store.call(path)).json()
    const read = async () => (await store.read(new Request(TEST_ORIGIN + path))).json()
    expect(await called()).toMatchObject([{ on_sale: true }])
    expect(await read()).toMatchObject([{ on_sale: true }])
    await endSale()
    expect(await read()).toMatchObject([{ on_sale: false }])
    expect(await called()).toMatchObject([{ on_sale: false }])
  })

  test('is over in those that nothing but the cache answers', async () => {
    const called = async () => (await store.call(CATALOGUE_READS['/cup'] ?? '')).json()
    expect(await called()).toMatchObject([{ on_sale: true }])
    await endSale()
    expect(await called()).toMatchObject([{ on_sale: false }])
  })

  test('drops the pages of the catalogue', async () => {
    expect(await drawnBy(endSale)).toEqual(Object.keys(CATALOGUE_READS))
  })
})

test('an order of what nobody counts drops what tells how often it was sold', async () => {
  const drawnAnew = await drawnBy(() => placed(store, [{ product_id: 6 }]))
  expect(drawnAnew).toEqual(['/shop', '/others', '/in-stock'])
})

test('pages that are drawn anew have the pieces that are left', async () => {
  const left = async () =>
    ((await (await store.call('/wp-json/wc/v3/products/1')).json()) as { stock_quantity: number })
      .stock_quantity
  expect(await left()).toBe(10)
  await placed(store, [{ product_id: 1, quantity: 3 }])
  expect(await left()).toBe(7)
})
