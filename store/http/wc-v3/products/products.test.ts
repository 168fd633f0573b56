import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { takeStock } from '#store/modules/catalog/catalog.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PRODUCTS = '/wp-json/wc/v3/products'

let store: TestStore
let now: number
let manager: Record<string, string>
beforeEach(async () => {
  now = CATALOG_NOW
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => now,
  )
  manager = await managerHeaders(store)
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await store.call(path, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const idsOf = async (query: string, headers = {}) =>
  (await get(`${PRODUCTS}?${query}`, headers)).body.map(({ id }: { id: number }) => id)

describe('what shoppers see', () => {
  test('published and visible products, without what is the shop’s own', async () => {
    const { body, headers } = await get(`${PRODUCTS}?orderby=id&order=asc`)
    expect(body.map(({ id }: { id: number }) => id)).toEqual([10, 20, 30, 60])
    expect(headers.get('X-WP-Total')).toBe('4')
    const [, shirt, book] = body
    expect(shirt.meta_data).toEqual([{ id: 1, key: 'expire_date', value: '2027-01-01' }])
    expect(shirt).toMatchObject({ purchase_note: '', low_stock_amount: null, stock_quantity: 3 })
    expect(book.downloads).toEqual([{ id: 'a', name: 'PDF', file: '' }])
  })

  test('a hidden product by its name, a draft never', async () => {
    expect(await idsOf('slug=hidden')).toEqual([40])
    expect(await idsOf('include=40,50')).toEqual([40])
    expect(await idsOf('status=draft')).toEqual([])
    expect(await idsOf('exclude_status=publish')).toEqual([])
    expect(await idsOf('include_status=draft,publish')).toEqual([30, 20, 10, 60])
    expect((await get(`${PRODUCTS}/50`)).body.code).toBe('woocommerce_rest_product_invalid_id')
    expect((await get(`${PRODUCTS}/40`)).status).toBe(200)
  })

  test('the wholesale parameter alone gives no wholesale price', async () => {
    const { body } = await get(`${PRODUCTS}/20?wholesale_role=wholesale_customer`)
    expect(body).toMatchObject({ price: '400000', sale_price: '' })
  })

  test('reviews that are approved, cleaned and without addresses', async () => {
    const { body } = await get(`${PRODUCTS}/reviews?product=10`)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ reviewer: 'سارا', reviewer_email: '', review: '<p>عالی بود</p>\n' })
    expect((await get(`${PRODUCTS}/reviews?status=hold`)).status).toBe(401)
    expect((await get(`${PRODUCTS}/reviews/2`)).status).toBe(404)
  })

  test('reviews are not found by an address that is not shown', async () => {
    const search = `${PRODUCTS}/reviews?search=sara@mail`
    const guest = await get(search)
    expect(guest.body).toEqual([])
    expect(guest.headers.get('X-WP-Total')).toBe('0')
    expect((await get(search, manager)).body).toMatchObject([{ id: 1, reviewer_email: 'sara@mail.test' }])
    expect((await get(`${PRODUCTS}/reviews?search=${encodeURIComponent('سارا')}`)).body).toMatchObject([
      { id: 1 },
    ])
  })

  test.each([
    ['switched off', 'PUT', { status: 'private' }],
    ['in the trash', 'DELETE', undefined],
  ])('a variation that is %s is not read by its id', async (_, method, body) => {
    const path = `${PRODUCTS}/10/variations`
    expect((await get(`${path}/12`)).status).toBe(200)
    await store.call(`${path}/12`, { method, body, headers: manager })
    expect((await get(`${path}/12`)).body.code).toBe('woocommerce_rest_product_variation_invalid_id')
    expect((await get(`${path}/12`, manager)).body.id).toBe(12)
    expect((await get(`${path}/11`)).status).toBe(200)
  })

  test.each([
    ['a draft', 'PUT', { status: 'draft' }],
    ['private', 'PUT', { status: 'private' }],
    ['in the trash', 'DELETE', undefined],
  ])('a review of a product that is %s is not read by its id', async (_, method, body) => {
    expect((await get(`${PRODUCTS}/reviews/1`)).status).toBe(200)
    await store.call(`${PRODUCTS}/10`, { method, body, headers: manager })
    expect((await get(`${PRODUCTS}/reviews/1`)).body.code).toBe('woocommerce_rest_review_invalid_id')
    expect((await get(`${PRODUCTS}/reviews/1`, manager)).body.id).toBe(1)
  })

  test('what only the shop may read is refused', async () => {
    for (const path of ['/variations', '/products/shipping_classes', '/reports/products/totals']) {
      expect((await get(`/wp-json/wc/v3${path}`)).status).toBe(401)
    }
    expect((await get(`${PRODUCTS}/20?context=edit`)).status).toBe(401)
  })
})

describe('what the shop sees', () => {
  test('every product, with everything', async () => {
    expect(await idsOf('orderby=id&order=asc', manager)).toEqual([10, 20, 30, 40, 50, 60])
    const { body } = await get(`${PRODUCTS}/20`, manager)
    expect(body).toMatchObject({ purchase_note: '<p>با آب سرد بشویید</p>\n', low_stock_amount: 2 })
    expect(body.meta_data).toHaveLength(3)
    expect((await get(`${PRODUCTS}/50`, manager)).status).toBe(200)
    const { body: shirt } = await get(`${PRODUCTS}/20?context=edit`, manager)
    expect(shirt).toMatchObject({ slug: 'shirt', generated_slug: 'پیراهن-نخی' })
  })

  test('products and variations by a part of their SKU', async () => {
    const search = 'status=publish&orderby=id&order=asc&search_sku'
    expect(await idsOf(`${search}=as-10`, manager)).toEqual([10, 11, 12])
    const { body } = await get(`${PRODUCTS}?${search}=AS-10-R`, manager)
    expect(body).toMatchObject([{ id: 11, type: 'variation', parent_id: 10, sku: 'AS-10-R' }])
    expect(body[0].attributes).toMatchObject([{ option: 'قرمز' }])
    expect(await idsOf(`${search}=AS-10-R`)).toEqual([])
  })
})

describe('shapes', () => {
  test('a variable product tells the cheapest price and its variations', async () => {
    const { body } = await get(`${PRODUCTS}/10`)
    expect(body).toMatchObject({
      permalink: 'http://shop.test/product/asics-shoe',
      price: '700000',
      regular_price: '',
      on_sale: true,
      stock_status: 'instock',
      variations: [11, 12],
      has_options: true,
      price_range: { min: '700000', max: '1000000', regular_min: '900000' },
      average_rating: '4.50',
      categories: [{ id: 2, name: 'کفش', slug: 'shoes' }],
    })
    expect(body.images[0]).toMatchObject({ id: 1, width: 800, height: 600 })
    expect(body.price_html).toContain('700,000')
  })

  test('its variations', async () => {
    const { body } = await get(`${PRODUCTS}/10/variations?orderby=menu_order&order=asc`)
    expect(body).toMatchObject([
      { id: 11, name: 'قرمز', price: '700000', sale_price: '700000', on_sale: true, stock_status: 'instock' },
      { id: 12, name: 'آبی', price: '1000000', on_sale: false, stock_status: 'outofstock' },
    ])
    expect(body[0].permalink).toBe('http://shop.test/product/asics-shoe?attribute_pa_color=red')
    expect((await get(`${PRODUCTS}/20/variations/11`)).status).toBe(404)
  })

  test('a grouped product spans its children', async () => {
    const { body } = await get(`${PRODUCTS}/60`)
    expect(body).toMatchObject({
      price: '200000',
      on_sale: false,
      purchasable: false,
      grouped_products: [20, 30],
    })
  })

  test('fields are cut', async () => {
    expect((await get(`${PRODUCTS}?_fields=id,dimensions.width&per_page=1`)).body).toEqual([
      { id: 30, dimensions: { width: '' } },
    ])
    expect(Object.keys((await get(`${PRODUCTS}/30?_fields=id`)).body)).toEqual(['id', '_links'])
  })

  test('an envelope holds status and headers, a callback the body', async () => {
    const { body } = await get(`${PRODUCTS}?_envelope&per_page=3&_fields=id`)
    expect(body).toMatchObject({ status: 200, headers: { 'X-WP-Total': 4, 'X-WP-TotalPages': 2 } })
    expect(body.body).toHaveLength(3)
    expect((await get(`${PRODUCTS}/99?_envelope`)).body.status).toBe(404)
    const keyed = await store.call(`${PRODUCTS}/30?_jsonp=show&_fields=id`, { headers: manager })
    expect(keyed.headers.get('Content-Type')).toBe('application/javascript; charset=UTF-8')
    expect(keyed.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await keyed.text()).toMatch(/^\/\*\*\/show\(\{"id":30,.*\}\)$/)
    const evil = await store.call(`${PRODUCTS}/30?_jsonp=alert(1)`, { headers: manager })
    expect(evil.headers.get('Content-Type')).toContain('application/json')
  })

  test('without a consumer key no answer can be run as a script', async () => {
    const guest = await store.call(`${PRODUCTS}/30?_jsonp=show&_fields=id`)
    expect(guest.headers.get('Content-Type')).toContain('application/json')
    const session = { Authorization: `Bearer p.${'a'.repeat(43)}` }
    const own = await store.call(`${PRODUCTS}/30?_jsonp=show&_fields=id`, { headers: session })
    expect(own.headers.get('Content-Type')).toContain('application/json')
    const refused = await store.call(`${PRODUCTS}/30?_jsonp=show&consumer_key=ck_x&consumer_secret=cs_x`)
    expect(refused.headers.get('Content-Type')).toContain('application/json')
  })
})

describe('filters', () => {
  test.each([
    ['category=1', [20, 10]],
    ['category=shoes', []],
    ['tag=1', [20]],
    ['brand=1', [10]],
    ['attribute=pa_color&attribute_term=2', [20, 10]],
    ['attribute=pa_color&attribute_term=1', [10]],
    ['min_price=250000&max_price=800000', [20, 10, 60]],
    ['on_sale=true', [10]],
    ['featured=1', [20]],
    ['stock_status=outofstock', [30]],
    ['type=grouped', [60]],
    ['virtual=true', [30]],
    ['search=آشپزی', [30]],
    ['search=bk-30', []],
    ['sku=bk-30', [30]],
    ['slug=shirt,set', [20, 60]],
    ['exclude=10,20', [30, 60]],
    ['orderby=price&order=asc', [30, 60, 20, 10]],
    ['orderby=price&order=desc', [10, 60, 20, 30]],
    ['orderby=popularity', [10, 60, 30, 20]],
    ['orderby=title&order=asc', [20, 60, 30, 10]],
    ['offset=1&per_page=2', [20, 10]],
    ['orderby=include&include=60,10,20', [60, 10, 20]],
    ['after=2026-11-19T00:00:00', [30, 20]],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  test.each([
    'category=%00',
    'search=%F0%9F%8E%81',
    'include=999999999999',
    'min_price=1e999',
    'page=99999',
    `slug=${'x'.repeat(5000)}`,
  ])('odd input is no failure: %s', async (query) => {
    expect((await store.call(`${PRODUCTS}?${query}`)).status).toBeLessThan(500)
  })
})

describe('changes are seen at once', () => {
  test('stock that was taken', async () => {
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    expect((await get(`${PRODUCTS}/20`)).body.stock_quantity).toBe(3)
    await takeStock(context, 20, 3)
    expect((await get(`${PRODUCTS}/20`)).body).toMatchObject({
      stock_quantity: 0,
      stock_status: 'outofstock',
    })
    expect(await idsOf('stock_status=outofstock')).toEqual([30, 20])
  })

  test('a sale that ends', async () => {
    expect(await idsOf('on_sale=true', manager)).toEqual([10])
    now += 2 * 86_400_000
    expect(await idsOf('on_sale=true', manager)).toEqual([])
    expect((await get(`${PRODUCTS}/10`, manager)).body).toMatchObject({ on_sale: false, price: '900000' })
    expect((await get(`${PRODUCTS}/10/variations/11`, manager)).body).toMatchObject({ price: '900000' })
  })
})
