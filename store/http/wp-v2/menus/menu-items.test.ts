import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const CUSTOMER = customerRow({ id: 7 })
let store: TestStore
let staff: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow(), CUSTOMER],
      menu_items: [{ id: 1, parent_id: 0, title: 'Home', url: '/', position: 1 }],
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
  const made = await send('POST', '/menu-items', { title: 'Shop <b>now</b>', url: '/products', menus: 1 })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ title: { raw: 'Shop now' }, menu_order: 2, menus: 1, parent: 0 })
  const inside = await send('POST', '/menu-items', {
    title: 'Sale',
    url: 'https://example.test/sale',
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
  expect(await codeOf({ url: '/x' })).toEqual([400, 'rest_title_required'])
  expect(await codeOf({ title: 'x' })).toEqual([400, 'rest_url_required'])
  for (const fields of [
    { url: 'javascript:alert(1)' },
    { url: '//evil.test' },
    { url: '/x', parent: 99 },
    { url: '/x', menus: 2 },
    { url: '/x', type: 'taxonomy', object: 'product_cat', object_id: 17 },
    { url: '/x', target: '_blank' },
  ]) {
    expect(await codeOf({ title: 'x', ...fields })).toEqual([400, 'rest_invalid_param'])
  }
  expect(await shown()).toEqual(['Home /'])
})

test('the menu has room for two hundred', async () => {
  const rows = Array.from({ length: 199 }, (_, n) => ({
    id: n + 2,
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

test('there is one menu, in one place', async () => {
  expect((await send('GET', '/menus')).body).toMatchObject([{ id: 1, locations: ['primary'] }])
  expect((await send('GET', '/menus/2')).status).toBe(404)
  expect((await send('GET', '/menu-locations')).body).toMatchObject({ primary: { menu: 1 } })
  expect((await send('GET', '/menu-locations/primary')).body).toMatchObject({ name: 'primary' })
  expect((await send('GET', '/menu-items?menus=2')).body).toEqual([])
  expect((await send('POST', '/menus', { name: 'Other' })).body.code).toBe('rest_no_route')
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
