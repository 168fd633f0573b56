import { beforeAll, expect, test } from 'vitest'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const vendor = (id: number, store_name: string, given: object = {}) => vendorRow({ id, store_name, ...given })
const SHOP: SeedShop = {
  media: [mediaRow({ id: 1, file: 'banner.webp' })],
  vendors: [
    vendor(1, 'كتاب‌سرای نیلا', { banner_id: 1, featured: 1 }),
    vendor(2, 'Old shoes', { featured: 1 }),
    vendor(3, 'Closed', { enabled: 0, featured: 1 }),
    vendor(4, 'Empty'),
  ],
  products: [
    productRow({ id: 1, vendor_id: 1, average_rating: 400, rating_count: 3 }),
    productRow({ id: 2, vendor_id: 1, average_rating: 500, rating_count: 1 }),
    productRow({ id: 3, vendor_id: 1 }),
    productRow({ id: 4, vendor_id: 1, status: 'draft', average_rating: 100, rating_count: 9 }),
    productRow({ id: 5, vendor_id: 2 }),
  ],
}
const open = (mvf_enabled: number) =>
  createTestStore((db) =>
    writeShop(db, {
      ...SHOP,
      settings: [{ name: 'mvf_enabled', value: toJson(mvf_enabled), updated_at: 1 }],
    }),
  )

let store: TestStore
beforeAll(async () => {
  store = await open(1)
})
const get = async (path: string) => {
  const response = await store.call(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const names = async (query: string) =>
  (await get(`/wp-json/ghab/v1/vendors${query}`)).body.map(({ id }: { id: number }) => id)

test('a vendor with the rating of their products, and no address of theirs', async () => {
  expect((await get('/wp-json/ghab/v1/vendors/vendor-1')).body).toEqual({
    id: 1,
    slug: 'vendor-1',
    name: 'كتاب‌سرای نیلا',
    first_name: 'Sara',
    last_name: 'Doe',
    banner: `${TEST_ORIGIN}/media/banner.webp`,
    avatar: '',
    description: '<p>We sell</p>',
    phone: '021',
    rating: '4.25',
    rating_count: 4,
    products_count: 3,
    featured: true,
    meta: { store_name: 'كتاب‌سرای نیلا' },
  })
  expect((await get('/wp-json/ghab/v1/vendors/4')).body).toMatchObject({
    rating: '0.00',
    rating_count: 0,
    products_count: 0,
  })
})

test.each([
  ['', [1, 2, 4]],
  ['?featured=true', [1, 2]],
  ['?search=کتابسرای', []],
  ['?search=کتاب%20سرای', [1]],
  ['?include=4,2', [2, 4]],
  ['?exclude=1', [2, 4]],
  ['?per_page=1&page=2', [2]],
])('vendors%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('totals, and errors that name the parameter', async () => {
  expect((await get('/wp-json/ghab/v1/vendors?per_page=2')).headers.get('x-wp-totalpages')).toBe('2')
  const wrong = await get('/wp-json/ghab/v1/vendors?per_page=0&featured=x')
  expect([wrong.status, Object.keys(wrong.body.data.params)]).toEqual([400, ['per_page', 'featured']])
  expect((await get('/wp-json/ghab/v1/vendors/vendor-3')).status).toBe(404)
})

test.each([
  ['/api/appsettings/get_featured_dokan_vendors_list/?insecure=cool', { store_name: 'Old shoes' }],
  ['/api/appsettings/get_featured_dokan_vendors_list', { store_name: 'Old shoes' }],
  ['/api/appsettings/get_featured_wcvendors_list/?insecure=cool', { pv_shop_name: 'Old shoes' }],
  ['/api/appsettings/get_featured_wcvendors_list', { pv_shop_name: 'Old shoes' }],
])('%s', async (path, meta) => {
  const { body } = await get(path)
  expect(body.data).toHaveLength(2)
  expect(body.data[1]).toMatchObject({ id: 2, name: 'Old shoes', meta })
})

test('WC Vendors spells the name its way', async () => {
  const other = await open(2)
  const response = await other.call('/wp-json/ghab/v1/vendors/vendor-2')
  expect((await response.json()).meta).toEqual({ pv_shop_name: 'Old shoes' })
})
