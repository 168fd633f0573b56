import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const CUSTOMER = customerRow({ id: 7 })
let store: TestStore
let staff: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow(), CUSTOMER],
      ...menuRows({ title: 'Home', url: '/' }),
      settings: [{ name: 'about_us_page', value: '1', updated_at: 1 }],
      posts: [
        postRow({ id: 1, type: 'page', slug: 'about', title: 'About' }),
        postRow({ id: 2, type: 'page', slug: 'soon', title: 'Soon', status: 'draft' }),
        postRow({ id: 3, type: 'post', slug: 'tea', title: 'Tea' }),
      ],
      products: [productRow({ id: 5, slug: 'cup', name: 'Cup' })],
      categories: [
        {
          id: 1,
          parent_id: 0,
          name: 'Kitchen',
          slug: 'kitchen',
          description: '',
          image_id: null,
          menu_order: 0,
          display: 'default',
        },
      ],
    }),
  )
  staff = await customerHeaders(store, { id: managerRow().id })
})

const send = async (method: string, path: string, body?: object, headers = staff) => {
  const response = await store.call(`/wp-json/wp/v2${path}`, { method, body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, body: (await response.json()) as any }
}
/** What the storefront shows. */
const shown = async (): Promise<string[]> => {
  const menu = await (await store.call('/wp-json/ghab/v1/menu')).json()
  return menu.map((item: { title: string; url: string }) => `${item.title} ${item.url}`)
}

test('an entry is added, changed and taken out, and the shop’s menu follows at once', async () => {
  expect(await shown()).toEqual(['Home /'])
  const made = await send('POST', '/menu-items', {
    title: 'Shop <b>now</b>',
    url: '/products',
    menus: 1,
    menu_order: 2,
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ title: { raw: 'Shop now' }, menu_order: 2, menus: 1, parent: 0 })
  const inside = await send('POST', '/menu-items', {
    title: 'Sale',
    url: 'https://example.test/sale',
    menu_order: 3,
    parent: made.body.id,
  })
  expect(await shown()).toEqual(['Home /', 'Shop now /products', 'Sale https://example.test/sale'])

  const path = `/menu-items/${made.body.id}`
  expect((await send('PUT', path, made.body)).body).toEqual(made.body)
  await send('PUT', path, { title: 'Store', menu_order: 1 })
  await send('PUT', '/menu-items/1', { menu_order: 9 })
  expect(await shown()).toEqual(['Store /products', 'Sale https://example.test/sale', 'Home /'])

  expect((await send('PUT', path, { parent: inside.body.id })).status).toBe(400)
  expect((await send('DELETE', path)).status).toBe(501)
  expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({ deleted: true })
  expect((await send('GET', `/menu-items/${inside.body.id}`)).body.parent).toBe(0)
  expect(await shown()).toEqual(['Sale https://example.test/sale', 'Home /'])
})

test('what cannot be in the menu is refused by name', async () => {
  const codeOf = async (fields: object) => {
    const { status, body } = await send('POST', '/menu-items', fields)
    return [status, body.code]
  }
  expect(await codeOf({ type: 'taxonomy', object_id: 1 })).toEqual([400, 'rest_term_invalid_id'])
  expect(await codeOf({ type: 'post_type', object_id: 1 })).toEqual([400, 'rest_post_invalid_id'])
  expect(await codeOf({ url: '/x' })).toEqual([400, 'rest_title_required'])
  expect(await codeOf({ title: 'x' })).toEqual([400, 'rest_url_required'])
  for (const fields of [
    { url: 'javascript:alert(1)' },
    { url: '//evil.test' },
    { url: '/x', parent: 99 },
    { url: '/x', menus: 2 },
    { type: 'taxonomy', object: 'page', object_id: 1 },
    { type: 'post_type_archive', object: 'product' },
    { url: '/x', target: '_top' },
    { url: '/x', status: 'draft' },
  ]) {
    expect(await codeOf({ title: 'x', ...fields })).toEqual([400, 'rest_invalid_param'])
  }
  expect(await shown()).toEqual(['Home /'])
})

test('the menu has room for two hundred', async () => {
  const rows = Array.from({ length: 199 }, (_, n) => ({
    id: n + 2,
    menu_id: 1,
    parent_id: 0,
    title: 'x',
    url: '/',
    position: n + 2,
  }))
  await store.db.insertInto('menu_items').values(rows).execute()
  expect((await send('POST', '/menu-items', { title: 'x', url: '/' })).body.code).toBe(
    'rest_too_many_menu_items',
  )
})

test('a link that lacks both is told both', async () => {
  expect((await send('POST', '/menu-items', { menus: 1, status: 'publish' })).body).toEqual({
    code: 'rest_title_required',
    message: 'The title is required when using a custom menu item type.',
    data: { status: 400 },
    additional_errors: [
      {
        code: 'rest_url_required',
        message: 'The url is required when using a custom menu item type.',
        data: { status: 400 },
      },
    ],
  })
})

test('an entry follows a category, a page, a post or a product, with its name and address', async () => {
  const add = async (type: string, object: string, object_id: number, more = {}) =>
    (await send('POST', '/menu-items', { type, object, object_id, menu_order: 2, ...more })).body
  expect(await add('taxonomy', 'product_cat', 1)).toMatchObject({
    title: { raw: 'Kitchen', rendered: 'Kitchen' },
    url: `${TEST_ORIGIN}/product-category/kitchen`,
    type_label: 'Category',
    object_id: 1,
    invalid: false,
  })
  expect(await add('post_type', 'page', 1, { title: 'Who we are' })).toMatchObject({
    title: { raw: 'Who we are' },
    url: `${TEST_ORIGIN}/page/1`,
    _links: { 'wp:menu-item-object': [{ post_type: 'page', href: `${TEST_ORIGIN}/wp-json/wp/v2/pages/1` }] },
  })
  await add('post_type', 'post', 3)
  const product = await add('post_type', 'product', 5, { title: 'Cup' })
  expect((await send('PUT', `/menu-items/${product.id}`, product)).body).toEqual(product)
  expect(await shown()).toEqual([
    'Home /',
    'Kitchen /product-category/kitchen',
    'Who we are /page/1',
    'Tea /tea',
    'Cup /product/cup',
  ])

  const key = await managerHeaders(store)
  const put = (path: string, body: object) =>
    store.call(`/wp-json/wc/v3/${path}`, { method: 'PUT', body, headers: key })
  await put('products/categories/1', { name: 'Cooking' })
  await put('products/5', { name: 'Mug' })
  await send('PUT', '/pages/1', { status: 'draft' })
  expect(await shown()).toEqual([
    'Home /',
    'Cooking /product-category/kitchen',
    'Tea /tea',
    'Mug /product/cup',
  ])
})

test('an entry that follows what is not there, or not yet, is kept and not shown', async () => {
  const lost = await send('POST', '/menu-items', { type: 'post_type', object: 'page', object_id: 99999 })
  expect(lost.status).toBe(201)
  expect(lost.body).toMatchObject({
    title: { raw: '#99999 (no title)' },
    url: '',
    type_label: 'Page',
    menu_order: 1,
    invalid: true,
  })
  const draft = { type: 'post_type', object: 'page', object_id: 2 }
  expect((await send('POST', '/menu-items', draft)).body).toMatchObject({
    title: { raw: 'Soon' },
    invalid: false,
  })
  expect(await shown()).toEqual(['Home /'])
  await send('PUT', '/pages/2', { status: 'publish' })
  expect(await shown()).toEqual(['Home /', 'Soon /page/2'])
})

test('an entry has a window, classes, relations and descriptions of its own', async () => {
  const { body } = await send('PUT', '/menu-items/1', {
    target: '_blank',
    classes: ['a', 'b c', '"'],
    xfn: ['me'],
    attr_title: 'Go <b>home</b>',
    description: 'The first page',
  })
  expect(body).toMatchObject({
    target: '_blank',
    classes: ['a', 'b', 'c'],
    xfn: ['me'],
    attr_title: 'Go home',
    description: 'The first page',
  })
  expect((await send('PUT', '/menu-items/1', body)).body).toEqual(body)
  expect((await send('PUT', '/menu-items/1', { classes: [] })).body).toMatchObject({
    classes: [''],
    xfn: ['me'],
  })
})

test('only those who run the shop read and write it here', async () => {
  const customer = await customerHeaders(store, CUSTOMER)
  const key = await managerHeaders(store)
  for (const path of ['/menus', '/menus/1', '/menu-locations', '/menu-items', '/menu-items/1']) {
    expect((await send('GET', path, undefined, {})).body.code).toBe('rest_cannot_view')
  }
  for (const [headers, status] of [
    [{}, 401],
    [customer, 403],
    [key, 401],
  ] as const) {
    const given = { title: 'x', url: '/x' }
    expect((await send('POST', '/menu-items', given, headers as typeof staff)).status).toBe(status)
    expect((await send('PUT', '/menu-items/1', given, headers as typeof staff)).status).toBe(status)
    expect(
      (await send('DELETE', '/menu-items/1?force=true', undefined, headers as typeof staff)).status,
    ).toBe(status)
  }
  expect(await shown()).toEqual(['Home /'])
})
