import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const DESK = '/wp-json/ghab/v1/vendor-desk'
const CLERK = customerRow({ id: 9, role: 'shop_manager' })
let store: TestStore
let manager: Record<string, string>

beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      settings: [{ name: 'mvf_enabled', value: toJson(1), updated_at: 1 }],
      media: [mediaRow({ id: 1, file: 'banner.webp' })],
      customers: [CLERK],
      vendors: [
        vendorRow({ id: 1, store_name: 'Nila' }),
        vendorRow({ id: 2, store_name: 'Waiting', enabled: 0 }),
      ],
      products: [productRow({ id: 1, vendor_id: 1 }), productRow({ id: 2, vendor_id: 1, status: 'draft' })],
    }),
  )
  manager = await customerHeaders(store, CLERK)
})

const send = async (method: string, path: string, body?: object) => {
  const response = await store.call(path, { method, body, headers: manager })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const shoppersSee = async () =>
  (await (await store.call('/wp-json/ghab/v1/vendors')).json()).map(({ slug }: { slug: string }) => slug)

test('all vendors are listed, those who wait first, found by name or by state', async () => {
  const { body, headers } = await send('GET', DESK)
  expect(body.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  expect(body[1]).toMatchObject({
    store_name: 'Nila',
    enabled: true,
    products_count: 2,
    email: 'hidden@shop.test',
  })
  expect(headers.get('x-wp-total')).toBe('2')
  expect((await send('GET', `${DESK}?enabled=false`)).body).toHaveLength(1)
  expect((await send('GET', `${DESK}?search=nil`)).body).toHaveLength(1)
})

test('a vendor is let in and shut out, which shoppers see at once', async () => {
  expect(await shoppersSee()).toEqual(['vendor-1'])
  expect((await send('PUT', `${DESK}/2`, { enabled: true })).body.enabled).toBe(true)
  expect(await shoppersSee()).toEqual(['vendor-1', 'vendor-2'])
  await send('PUT', `${DESK}/1`, { enabled: false })
  expect(await shoppersSee()).toEqual(['vendor-2'])
})

test('what is given is changed, cleaned; the rest stays', async () => {
  const { body } = await send('PUT', `${DESK}/1`, {
    store_name: 'Nila Books',
    slug: 'nila',
    description: '<p>Books</p><script>x</script>',
    banner: { id: 1 },
  })
  expect(body).toMatchObject({
    store_name: 'Nila Books',
    slug: 'nila',
    description: '<p>Books</p>',
    banner: { id: 1, src: `${TEST_ORIGIN}/media/banner.webp` },
    phone: '021',
  })
  expect(await (await store.call('/wp-json/ghab/v1/vendors/nila')).json()).toMatchObject({
    name: 'Nila Books',
  })
  expect((await send('PUT', `${DESK}/1`, { banner: null })).body.banner).toBeNull()
})

test.each([
  [{ store_name: '' }, 'store_name'],
  [{ slug: 'vendor-2' }, 'slug'],
  [{ slug: 'a b' }, 'slug'],
  [{ email: 'nobody' }, 'email'],
])('%j is refused beside its field', async (body, field) => {
  const refused = await send('PUT', `${DESK}/1`, body)
  expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, [field]])
})

test('there is no such vendor', async () => {
  expect((await send('GET', `${DESK}/9`)).status).toBe(404)
  expect((await send('PUT', `${DESK}/9`, { featured: true })).status).toBe(404)
})
