import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const SHOP_MANAGER = customerRow({ id: 8, role: 'shop_manager' })
const CUSTOMER = customerRow({ id: 7 })

let store: TestStore
beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, { customers: [managerRow(), SHOP_MANAGER, CUSTOMER] }))
})

const me = async (row: { id: number }, query = '') => {
  const headers = await customerHeaders(store, row)
  const answer = await store.call(`/wp-json/wp/v2/users/me${query}`, { headers })
  return { status: answer.status, body: await answer.json() }
}
const capabilities = async (row: { id: number }) => (await me(row, '?context=edit')).body.capabilities

test('what they may do is told to those who run the shop, in WordPress’s order', async () => {
  const told = await capabilities(SHOP_MANAGER)
  expect(Object.keys(told).slice(0, 4)).toEqual([
    'edit_users',
    'moderate_comments',
    'manage_categories',
    'upload_files',
  ])
  expect(told).toMatchObject({
    delete_others_pages: true,
    edit_theme_options: true,
    publish_products: true,
    assign_product_terms: true,
    edit_shop_orders: true,
    read_shop_coupon: true,
    shop_manager: true,
  })
})

test('only administrators manage settings and staff, and nobody plugins, themes, files or scripts', async () => {
  const [ofAdmin, ofManager] = [await capabilities(managerRow()), await capabilities(SHOP_MANAGER)]
  for (const right of ['manage_options', 'promote_users']) {
    expect([ofAdmin[right], ofManager[right]]).toEqual([true, undefined])
  }
  const cannot = /plugins|themes|edit_files|unfiltered|level_|core/
  expect(Object.keys({ ...ofAdmin, ...ofManager }).filter((name) => cannot.test(name))).toEqual([])
})

test('details of the account stand in the context edit alone, and customers have none', async () => {
  expect(Object.keys((await me(SHOP_MANAGER, '?context=edit')).body).slice(0, 6)).toEqual([
    'id',
    'username',
    'name',
    'first_name',
    'last_name',
    'email',
  ])
  expect(Object.keys((await me(SHOP_MANAGER)).body)).toEqual([
    'id',
    'name',
    'url',
    'description',
    'link',
    'slug',
    'avatar_urls',
    'meta',
    '_links',
  ])
  expect(await me(CUSTOMER, '?context=edit')).toMatchObject({
    status: 403,
    body: { code: 'rest_not_logged_in' },
  })
})
