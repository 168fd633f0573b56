import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PageRequest } from '#app/handler.ts'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'
import { createAppServer } from '../app-server.ts'
import { createToken } from '../requests/csrf.ts'

const PLUGIN = '/wp-content/plugins/ghab/rests/plugin.php'
const HOUR = 3_600_000
const ADMIN = managerRow()
const MANAGER = customerRow({ id: 901, role: 'shop_manager' })

let store: TestStore
let server: ReturnType<typeof createAppServer>
let now: number
let session: string
let drawn: PageRequest[]

/** A page that says what the shop is called, and for whom it is drawn. */
const renderPage = async (_: Request, page: PageRequest): Promise<Response> => {
  drawn.push(page)
  const settings = await page.storeFetch(new Request(TEST_ORIGIN + PLUGIN, { headers: page.storeHeaders }))
  const { site_name } = (await settings.json()) as { site_name: string }
  return new Response(`<p>${site_name}</p>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

beforeEach(async () => {
  now = Date.now()
  drawn = []
  const settings = (smallShop().settings ?? []).filter(
    ({ name }) => name !== 'site_name' && name !== 'locale',
  )
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...smallShop(),
        settings: [...settings, settingRow('site_name', 'Published'), settingRow('locale', 'fa')],
        customers: [ADMIN, MANAGER, customerRow({ id: 7 })],
      }),
    () => now,
  )
  server = createAppServer({
    store,
    renderPage: async () => renderPage,
    matchPage: async () => () => ({ cache: 'public', search: '', pattern: '/' }),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  session = (await customerHeaders(store, ADMIN)).Authorization
})
afterEach(() => store.close())

const open = async (body: object, by = session) => {
  const answer = await store.call('/wp-json/ghab/v1/settings/preview', {
    method: 'POST',
    headers: { Authorization: by },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}
const unsaved = { values: { site_name: 'Unsaved' } }
const openPath = async (body: object = unsaved): Promise<string> => (await open(body)).body.path

const get = async (path: string, by: string | null = session, headers: Record<string, string> = {}) => {
  const cookie: Record<string, string> = by === null ? {} : { Cookie: `vitrin_session=${by}` }
  return server.fetch(new Request(TEST_ORIGIN + path, { headers: { ...cookie, ...headers } }))
}
const post = async (path: string, body = '{}') => {
  const token = createToken(session)
  const headers = {
    Cookie: `vitrin_session=${session}; XSRF-TOKEN=${token}`,
    'X-XSRF-TOKEN': token,
    'Content-Type': 'application/json',
  }
  return server.fetch(new Request(TEST_ORIGIN + path, { method: 'POST', headers, body }))
}
const textAt = async (path: string, by: string | null = session): Promise<string> =>
  (await get(path, by)).text()

describe('a preview', () => {
  test('shows settings that are not saved, to nobody else and nowhere else', async () => {
    const path = await openPath()
    expect(path).toMatch(/^\/preview\/[\w-]{43}$/)
    // what everybody sees is cached before and after
    expect(await textAt('/', null)).toBe('<p>Published</p>')
    expect(await textAt(path)).toBe('<p>Unsaved</p>')
    expect(await textAt(`${path}/shop`)).toBe('<p>Unsaved</p>')
    for (const by of [null, session]) {
      expect(await textAt('/', by)).toBe('<p>Published</p>')
      expect(await textAt('/shop', by)).toBe('<p>Published</p>')
    }
    expect(await (await store.call(PLUGIN)).json()).toMatchObject({ site_name: 'Published' })
    const colleague = (await customerHeaders(store, MANAGER)).Authorization
    for (const by of [null, colleague]) {
      const answer = await get(path, by)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(await answer.text()).not.toContain('Unsaved')
      expect((await get(path + PLUGIN, by)).status).toBe(404)
    }
  })

  test('answers what its scripts ask the store with the same settings', async () => {
    const path = await openPath()
    const answer = await get(path + PLUGIN)
    expect(await answer.json()).toMatchObject({ site_name: 'Unsaved' })
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    const settings = await get(`${path}/wp-json/ghab/v1/settings`)
    expect(settings.status).toBe(401)
  })

  test('is drawn as for a guest, in each language, below its own path', async () => {
    const path = await openPath({ texts: { en: { site_name: 'Unsaved in English' } } })
    await get(path)
    const english = await get(`${path}/en/shop`)
    expect(await english.text()).toBe('<p>Published</p>')
    expect(
      drawn.map(({ locale, preview, signedIn, storeHeaders }) => [
        locale,
        preview,
        signedIn,
        'Authorization' in storeHeaders,
      ]),
    ).toEqual([
      ['fa', path, false, false],
      ['en', path, false, false],
    ])
    expect(await (await get(`${path}${PLUGIN}?lang=en`)).json()).toMatchObject({
      site_name: 'Unsaved in English',
    })
  })

  test('is kept by nobody, found by no search engine, and framed by the shop alone, which else nothing is', async () => {
    const told = async (path: string) => {
      const { headers } = await get(path)
      const [ancestors] = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? []
      return [
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        ancestors,
        headers.get('x-frame-options'),
      ]
    }
    const framed = ['no-store', 'noindex, nofollow', "frame-ancestors 'self'", 'SAMEORIGIN']
    expect(await told(await openPath())).toEqual(framed)
    expect(await told(`/preview/${'a'.repeat(43)}`)).toEqual(framed)
    expect((await told('/')).slice(1)).toEqual([null, "frame-ancestors 'none'", 'DENY'])
  })

  test('begins with the draft, and shows other settings at the same path when it is told to', async () => {
    const headers = { Authorization: session }
    const body = { revision: 0, values: { site_name: 'Draft', dark_mode: true } }
    await store.call('/wp-json/ghab/v1/settings/draft', { method: 'PUT', headers, body })
    const { body: opened } = await open({})
    expect(await textAt(opened.path)).toBe('<p>Draft</p>')
    const again = await open({ ...unsaved, token: opened.token })
    expect([again.status, again.body.path]).toEqual([200, opened.path])
    expect(await (await get(opened.path + PLUGIN)).json()).toMatchObject({
      site_name: 'Unsaved',
      dark_mode: true,
    })
  })

  test('ends after an hour, with the session, and with the role', async () => {
    const path = await openPath()
    const { body } = await open(unsaved)
    now += HOUR
    expect((await get(path)).status).toBe(404)
    expect((await open({ ...unsaved, token: body.token })).status).toBe(404)
    const later = await openPath()
    expect((await get(later)).status).toBe(200)
    await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', ADMIN.id).execute()
    expect((await get(later)).status).toBe(404)
  })

  test('of a session there are ten, the last ones', async () => {
    const paths: string[] = []
    for (let count = 0; count < 12; count++) {
      now += 1
      paths.push(await openPath())
    }
    const seen = await Promise.all(paths.map(async (path) => (await get(path)).status))
    expect(seen).toEqual([404, 404, ...Array(10).fill(200)])
  })

  test('refuses settings that are wrong, and who has no session', async () => {
    const wrong = await open({ values: { card_style: 99 } })
    expect([wrong.status, Object.keys(wrong.body.data.params)]).toEqual([400, ['card_style']])
    const shopper = (await customerHeaders(store, { id: 7 })).Authorization
    expect((await open(unsaved, shopper)).status).toBe(403)
  })
})

describe('from a preview', () => {
  test('nothing is sent or saved; a cart is priced', async () => {
    const path = await openPath()
    const sent = await post(
      `${path}/wp-json/ghab/v1/contact`,
      '{"name":"A","message":"B","email":"a@b.test"}',
    )
    expect([sent.status, (await sent.json()).code]).toEqual([403, 'rest_preview'])
    expect((await post(`${path}/contact-us`)).status).toBe(403)
    expect(drawn).toEqual([])
    expect((await post(`${path}/wp-json/ghab/v1/search/seen`)).status).toBe(204)
    expect((await post(`${path}/wp-json/ghab/v1/cart/quote`, '{"lines":[]}')).status).toBe(200)
    expect((await get(`${path}/wp-json/ghab/v1/payments/zarinpal/return?authority=1`)).status).toBe(403)
  })

  test('an ordinary link leads back into it; who comes from elsewhere is shown the shop', async () => {
    const path = await openPath()
    const follow = (to: string, from: string, accept = 'text/html') =>
      get(to, session, { Referer: from, Accept: accept })
    const led = await follow('/en/shop?on_sale=1', `${TEST_ORIGIN}${path}/page/4`)
    expect([led.status, led.headers.get('location')]).toEqual([302, `${path}/en/shop?on_sale=1`])
    expect((await follow('/', TEST_ORIGIN + path)).headers.get('location')).toBe(path)
    for (const [to, from, accept] of [
      ['/shop', `https://evil.test${path}`],
      ['/shop', `${TEST_ORIGIN}/preview`],
      ['/shop', TEST_ORIGIN + path, '*/*'],
      [`${path}/shop`, TEST_ORIGIN + path],
      [PLUGIN, TEST_ORIGIN + path],
    ] as const) {
      expect([to, (await follow(to, from, accept)).status]).toEqual([to, 200])
    }
    expect(await (await follow('/admin', TEST_ORIGIN + path)).text()).toBe('<p>Published</p>')
  })
})

test('a product that is not published is seen in a preview, by its number, and nowhere else', async () => {
  const headers = { Authorization: session }
  const body = { name: 'Draft', status: 'draft', regular_price: '5' }
  const made = await store.call('/wp-json/wc/v3/products', { method: 'POST', headers, body })
  const { id } = (await made.json()) as { id: number }
  const asked = `/wp-json/wc/v3/products?slug=draft-${id}`
  const path = await openPath({})
  expect(await (await get(path + asked)).json()).toMatchObject([{ id, name: 'Draft' }])
  expect(await (await store.call(asked)).json()).toEqual([])
  expect((await get(path + asked, null)).status).toBe(404)
  await store.call(`/wp-json/wc/v3/products/${id}`, { method: 'DELETE', headers })
  expect(await (await get(path + asked)).json()).toEqual([])
})
