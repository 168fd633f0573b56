import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      ...smallShop(),
      vendors: [
        vendorRow({ id: 1, slug: 'nila', store_name: 'Nila House', featured: 1 }),
        vendorRow({ id: 2, slug: 'plain', featured: 0 }),
        vendorRow({ id: 3, slug: 'closed', featured: 1, enabled: 0 }),
      ],
    }),
  )
})

const DRAFT = '/api/appsettings/ionic_data_link'
const BODY = {
  token: '',
  billing_info: {},
  shipping_info: {},
  products: [{ product_id: 1, quantity: 2, total: '1' }],
  coupons: [{ code: 'none', discount: '5' }],
  shipping_lines: [],
  customer_note: 'ring twice',
  customer_id: 0,
  one_page: 1,
  platform: 'ionic',
}

test.each([DRAFT, `${DRAFT}/`])('POST %s answers the id of the checkout page', async (path) => {
  const response = await store.call(path, { method: 'POST', body: BODY })
  expect(response.status).toBe(200)
  const id = (await response.json()) as unknown
  expect(id).toMatch(/^[\w-]{22,}$/)
  const view = await (await store.call(`/wp-json/ghab/v1/checkout/${id}`)).json()
  expect(view).toMatchObject({ id, customer_note: 'ring twice', quote: { lines: [{ quantity: 2 }] } })
})

test('a body without the optional parts is a draft too, one without products is not', async () => {
  const least = { products: [{ product_id: 1 }] }
  expect((await store.call(DRAFT, { method: 'POST', body: least })).status).toBe(200)
  expect((await store.call(DRAFT, { method: 'POST', body: { ...BODY, products: [] } })).status).toBe(400)
})

test.each([
  ['dokan_vendors', { store_name: 'Nila House' }],
  ['wcvendors', { pv_shop_name: 'Nila House' }],
])('the featured %s are listed and no others, with and without slash', async (kind, meta) => {
  for (const end of ['', '/', '?insecure=cool', '/?insecure=cool']) {
    const response = await store.call(`/api/appsettings/get_featured_${kind}_list${end}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: [expect.objectContaining({ id: 1, slug: 'nila', name: 'Nila House', meta })],
    })
  }
})

test('a shop that set nothing has the defaults', async () => {
  const fresh = await createTestStore()
  const settings = await (await fresh.call('/wp-content/plugins/ghab/rests/plugin.php')).json()
  expect(settings).toMatchObject({
    card_style: 1,
    new_product_duration: 20,
    expire_date_meta: 'expire_date',
    dark_mode: false,
    palette_color: 'default',
  })
})

test('the head of a page is markup, and says whether there is one', async () => {
  await saveSettings({ db: store.db, clock: Date.now, actor: SYSTEM }, { site_name: 'Nila' })
  const answer = await (await store.call('/wp-json/rankmath/v1/getHead?url=http://shop.test/')).json()
  expect(answer).toMatchObject({ success: true, head: expect.stringContaining('<title>') })
})
