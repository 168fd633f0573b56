import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
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
    }),
  )
  staff = await customerHeaders(store, { id: managerRow().id })
})

const send = async (method: string, path: string, body?: object, headers = staff) => {
  const response = await store.call(`/wp-json/wp/v2${path}`, { method, body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
/** What the storefront shows. */
const shown = async (): Promise<string[]> => {
  const menu = await (await store.call('/wp-json/ghab/v1/menu')).json()
  return menu.map((item: { title: string; url: string }) => `${item.title} ${item.url}`)
}

test('a menu is made, filled, put where the storefront shows it, renamed and deleted with its entries', async () => {
  const made = await send('POST', '/menus', { name: 'Main <b>one</b>', description: 'Top' })
  expect(made.status).toBe(201)
  expect(made.headers.get('location')).toBe(`${TEST_ORIGIN}/wp-json/wp/v2/menus/${made.body.id}`)
  expect(made.body).toMatchObject({
    name: 'Main one',
    slug: 'main-one',
    description: 'Top',
    locations: [],
    auto_add: false,
  })
  const path = `/menus/${made.body.id}`
  await send('POST', '/menu-items', { title: 'Shop', url: '/products', menus: made.body.id })
  expect(await shown()).toEqual(['Home /'])

  const placed = await send('PUT', path, { locations: ['primary', 'handheld'] })
  expect(placed.body.locations).toEqual(['primary', 'handheld'])
  expect((await send('GET', '/menus/1')).body.locations).toEqual([])
  expect(await shown()).toEqual(['Shop /products'])

  expect((await send('PUT', path, { name: 'Main 2' })).body).toMatchObject({
    name: 'Main 2',
    slug: 'main-2',
    description: 'Top',
    locations: ['primary', 'handheld'],
  })
  expect((await send('DELETE', path)).body.code).toBe('rest_trash_not_supported')
  expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({
    deleted: true,
    previous: { id: made.body.id, name: 'Main 2' },
  })
  expect((await send('GET', path)).status).toBe(404)
  expect((await send('GET', `/menu-items?menus=${made.body.id}`)).body).toEqual([])
  expect(await shown()).toEqual([])
  const nowhere = await send('POST', '/menu-items', { title: 'x', url: '/x' })
  expect(nowhere.body.data.params).toEqual({ menus: 'There is no such menu.' })
})

test('what no menu can be is refused as WordPress does', async () => {
  expect((await send('POST', '/menus', { name: 'Menu' })).body).toEqual({
    code: 'menu_exists',
    message: 'The menu name <strong>Menu</strong> conflicts with another menu name. Please try another.',
    data: { status: 400, term_id: 1 },
    additional_data: [1],
  })
  expect((await send('POST', '/menus', { name: 'Other', locations: ['moon'] })).body).toEqual({
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): locations',
    data: {
      status: 400,
      params: { locations: 'Invalid menu location.' },
      details: {
        locations: {
          code: 'rest_invalid_menu_location',
          message: 'Invalid menu location.',
          data: { location: 'moon' },
        },
      },
    },
  })
  expect((await send('POST', '/menus', {})).body.code).toBe('rest_missing_callback_param')
  expect((await send('POST', '/menus', { name: '<br>' })).body.code).toBe('empty_term_name')
  expect((await send('PUT', '/menus/9', { name: 'x' })).status).toBe(404)
  expect((await send('GET', '/menus')).body).toHaveLength(1)
})

test('there are three places for a menu', async () => {
  const { body } = await send('GET', '/menu-locations')
  expect(Object.keys(body)).toEqual(['primary', 'secondary', 'handheld'])
  expect(body.primary).toMatchObject({ description: 'Primary Menu', menu: 1 })
  expect(body.secondary).toEqual({
    name: 'secondary',
    description: 'Secondary Menu',
    menu: 0,
    _links: {
      self: [
        {
          href: `${TEST_ORIGIN}/wp-json/wp/v2/menu-locations/secondary`,
          targetHints: { allow: ['GET'] },
        },
      ],
      collection: [{ href: `${TEST_ORIGIN}/wp-json/wp/v2/menu-locations` }],
    },
  })
  expect((await send('GET', '/menu-locations/handheld')).body.name).toBe('handheld')
  expect((await send('GET', '/menu-locations/moon')).body.code).toBe('rest_menu_location_invalid')
})

test('menus are listed by name, and found by slug, words and entries', async () => {
  await send('POST', '/menus', { name: 'Below' })
  const namesOf = async (query: string) =>
    (await send('GET', `/menus?${query}`)).body.map(({ name }: { name: string }) => name)
  expect(await namesOf('')).toEqual(['Below', 'Menu'])
  expect(await namesOf('order=desc')).toEqual(['Menu', 'Below'])
  expect(await namesOf('slug=below')).toEqual(['Below'])
  expect(await namesOf('search=men')).toEqual(['Menu'])
  expect(await namesOf('post=1')).toEqual(['Menu'])
  expect(await namesOf('post=99')).toEqual([])
  expect(await namesOf('exclude=1')).toEqual(['Below'])
})

test('pages at the top are added once to the menus that want them when they are published', async () => {
  await send('PUT', '/menus/1', { auto_add: true })
  const page = await send('POST', '/pages', { title: 'About', status: 'draft' })
  await send('POST', '/posts', { title: 'Tea', status: 'publish' })
  expect(await shown()).toEqual(['Home /'])
  const path = `/pages/${page.body.id}`
  for (const status of ['publish', 'draft', 'publish']) await send('PUT', path, { status })
  await send('POST', '/pages', { title: 'Below', status: 'publish', parent: page.body.id })
  expect(await shown()).toEqual(['Home /', `About /page/${page.body.id}`])
  const next = await send('POST', '/pages', { title: 'Contact', status: 'publish' })
  expect(await shown()).toEqual(['Home /', `About /page/${page.body.id}`, `Contact /page/${next.body.id}`])
})

test('an entry moves to another menu, and what lay in it moves up', async () => {
  const other = (await send('POST', '/menus', { name: 'Other' })).body.id
  const inside = await send('POST', '/menu-items', { title: 'In', url: '/in', parent: 1 })
  const alien = { title: 'x', url: '/x', menus: other, parent: 1 }
  expect((await send('POST', '/menu-items', alien)).body.data.params).toHaveProperty('parent')
  expect((await send('PUT', '/menu-items/1', { menus: other })).body).toMatchObject({
    menus: other,
    parent: 0,
  })
  expect((await send('GET', `/menu-items/${inside.body.id}`)).body.parent).toBe(0)
  expect(await shown()).toEqual(['In /in'])
})

test('only those who run the shop write menus', async () => {
  const customer = await customerHeaders(store, CUSTOMER)
  const key = await managerHeaders(store)
  for (const [headers, status] of [
    [{}, 401],
    [customer, 403],
    [key, 401],
  ] as const) {
    const given = { name: 'x' }
    const read = await send('GET', '/menus', undefined, headers as typeof staff)
    expect([401, 403]).toContain(read.status)
    expect((await send('POST', '/menus', given, headers as typeof staff)).status).toBe(status)
    expect((await send('PUT', '/menus/1', given, headers as typeof staff)).status).toBe(status)
    expect((await send('DELETE', '/menus/1?force=true', undefined, headers as typeof staff)).status).toBe(
      status,
    )
  }
  expect(await shown()).toEqual(['Home /'])
})
