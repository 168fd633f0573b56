import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const SETTINGS = '/wp-json/ghab/v1/settings'
const PLUGIN = '/wp-content/plugins/ghab/rests/plugin.php'
const ADMIN = { ...managerRow(), first_name: 'Nila', last_name: 'Rad' }
const OTHER = customerRow({ id: 901, role: 'shop_manager', first_name: 'Omid', last_name: '' })
const SHOPPER = customerRow({ id: 7 })

let store: TestStore
let now: number
let admin: Record<string, string>
let other: Record<string, string>

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20)
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...smallShop(),
        customers: [ADMIN, OTHER, SHOPPER],
        media: [mediaRow({ id: 1, file: '2026/11/b.webp', width: 900, height: 400, thumbhash: 'abc' })],
      }),
    () => now,
  )
  admin = await customerHeaders(store, ADMIN)
  other = await customerHeaders(store, OTHER)
})
afterEach(() => store.close())

interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  body: any
}
interface Version {
  number: number
  by: { name: string } | null
  changes: { key: string }[]
}

const send = async (
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = admin,
): Promise<Answer> => {
  const answer = await store.call(SETTINGS + path, { method, headers, body })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const change = (values: object, revision = 0, more: object = {}) =>
  send('PUT', '/draft', { revision, values, ...more })
const shown = async (lang = '') => (await store.call(PLUGIN + lang)).json() as Promise<Answer['body']>

const BANNER = {
  id: 1,
  title: 'Spring',
  subtitle: '',
  button: '',
  image: { src: `${TEST_ORIGIN}/media/2026/11/b.webp`, alt: 'Flowers' },
  background: '#ffffff',
  foreground: '#000',
  target: { kind: 'on_sale' },
}

describe('the settings for a form', () => {
  test('every setting of the look has a kind, a group, a default and a label in both languages', async () => {
    const { status, body, headers } = await send('GET', '')
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, '"0"', 'no-store'])
    const keys = body.schema.map(({ key }: { key: string }) => key)
    expect(keys.toSorted()).toEqual(Object.keys(body.published.values).toSorted())
    for (const setting of body.schema) {
      expect(body.groups.map(({ key }: { key: string }) => key)).toContain(setting.group)
      expect(setting.label).toEqual({ fa: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) })
      expect(setting).toHaveProperty('default')
    }
    const at = (key: string) => body.schema.find((one: { key: string }) => one.key === key)
    expect(at('header_icon').choices).toContainEqual({
      value: 'cart',
      label: { fa: 'سبد خرید', en: 'Cart' },
    })
    expect(at('palette_color').choices).toHaveLength(18)
    expect(at('palette_color').choices[0]).toMatchObject({ value: 'default', colour: '#51688f' })
    expect(at('card_style')).toMatchObject({
      kind: 'number',
      min: 1,
      max: 12,
      default: 1,
      translatable: false,
    })
    expect(at('home').item.variants.map(({ value }: { value: string }) => value)).toContain('recently-viewed')
    expect(at('banners').item.fields.map(({ key }: { key: string }) => key)).toContain('image')
    expect(at('site_name')).toMatchObject({ kind: 'text', translatable: true })
  })

  test('are for those who run the shop', async () => {
    const shopper = await customerHeaders(store, SHOPPER)
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', '/draft'],
      ['DELETE', '/draft'],
      ['POST', '/publish'],
      ['POST', '/preview'],
      ['GET', '/versions'],
      ['POST', '/versions/1/restore'],
    ] as const) {
      expect([path, (await send(method, path, method === 'GET' ? undefined : {}, {})).status]).toEqual([
        path,
        401,
      ])
      expect([path, (await send(method, path, method === 'GET' ? undefined : {}, shopper)).status]).toEqual([
        path,
        403,
      ])
    }
    expect((await send('GET', '', undefined, await managerHeaders(store))).status).toBe(200)
  })
})

describe('the draft', () => {
  test('holds what is changed, for nobody else to see, until it is published', async () => {
    const before = await shown()
    const { status, body, headers } = await change({ site_name: 'New name', card_style: before.card_style })
    expect([status, headers.get('etag')]).toEqual([200, '"1"'])
    // what is as it was is no change
    expect(body).toMatchObject({
      revision: 1,
      changed: true,
      values: { site_name: 'New name' },
      by: { id: ADMIN.id, name: 'Nila Rad' },
    })
    expect(Object.keys(body.values)).toEqual(['site_name'])
    expect((await shown()).site_name).toBe(before.site_name)
    const published = await send('POST', '/publish', { revision: 1 })
    expect(published.body).toMatchObject({
      version: {
        number: 2,
        by: { name: 'Nila Rad' },
        changes: [{ key: 'site_name', language: null, before: before.site_name, after: 'New name' }],
      },
      draft: { revision: 2, changed: false, values: {} },
    })
    expect((await shown()).site_name).toBe('New name')
    expect((await send('POST', '/publish', { revision: 2 })).body.code).toBe('rest_settings_nothing')
  })

  test('some settings are published with their texts, and all others stay in the draft', async () => {
    const before = await shown()
    await change({ site_name: 'Later', termServices: '<p>Fair</p>' }, 0, {
      texts: { en: { termServices: '<p>Fair, in English</p>', site_description: 'Later' } },
    })
    const none = await send('POST', '/publish', { revision: 1, keys: ['privacyPolicy'] })
    expect([none.status, none.body.code]).toEqual([409, 'rest_settings_nothing'])
    expect((await send('POST', '/publish', { revision: 1, keys: [] })).status).toBe(400)
    const { body } = await send('POST', '/publish', { revision: 1, keys: ['termServices', 'privacyPolicy'] })
    expect(body.version.changes.map(({ key }: { key: string }) => key)).toEqual([
      'termServices',
      'termServices',
    ])
    expect(body.draft).toMatchObject({
      revision: 2,
      changed: true,
      values: { site_name: 'Later' },
      texts: { en: { site_description: 'Later' } },
    })
    const own = await shown()
    expect([own.termServices, own.site_name]).toEqual(['<p>Fair</p>', before.site_name])
    expect((await shown('?lang=en')).termServices).toBe('<p>Fair, in English</p>')
  })

  test('a change is taken back by null, all of them by DELETE', async () => {
    await change({ site_name: 'A', dark_mode: true })
    expect((await change({ site_name: null }, 1)).body.values).toEqual({ dark_mode: true })
    const given = await send('DELETE', '/draft?revision=2')
    expect(given.body).toMatchObject({ revision: 3, changed: false, values: {} })
  })

  test('holds banners that are not published, with the size of their picture', async () => {
    const { body } = await change({ banners: [BANNER], home: [{ type: 'banners', banner_ids: [1] }] })
    expect(body.values.banners[0].image).toEqual({
      src: '/media/2026/11/b.webp',
      srcset: '',
      width: 900,
      height: 400,
      alt: 'Flowers',
      thumbhash: 'abc',
    })
    await send('POST', '/publish', { revision: 1 })
    expect((await shown()).banners[0].title).toBe('Spring')
  })

  test('holds texts of the second language, which give way to the shop’s own when they are emptied', async () => {
    const { body: first } = await send('GET', '')
    const second = first.second_language as string
    await change({ site_name: 'Own' }, 0, { texts: { [second]: { site_name: 'Second' } } })
    await send('POST', '/publish', { revision: 1 })
    expect([(await shown()).site_name, (await shown(`?lang=${second}`)).site_name]).toEqual(['Own', 'Second'])
    await change({}, 2, { texts: { [second]: { site_name: '' } } })
    const { body } = await send('POST', '/publish', { revision: 3 })
    expect(body.version.changes).toEqual([
      { key: 'site_name', language: second, before: 'Second', after: null },
    ])
    expect((await shown(`?lang=${second}`)).site_name).toBe('Own')
  })

  test('what is wrong is told by place in the language of whoever edits, and nothing is changed', async () => {
    const { status, body } = await send(
      'PUT',
      '/draft',
      {
        revision: 0,
        values: {
          palette_color: 'nice',
          card_style: 13,
          banner_style: 9,
          site_name: ' ',
          contact_email: 'x',
          currency: {},
          app_logo: { url: 'https://elsewhere.test/a.png' },
          banners: [
            { ...BANNER, target: { kind: 'url', url: 'javascript:x()' } },
            { ...BANNER, title: 1 },
          ],
        },
        texts: { en: { dark_mode: true } },
      },
      { ...admin, 'Accept-Language': 'en' },
    )
    expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
    expect(
      Object.fromEntries(
        Object.entries<{ code: string }>(body.data.details).map(([at, { code }]) => [at, code]),
      ),
    ).toEqual({
      palette_color: 'no_colour',
      card_style: 'too_big',
      banner_style: 'no_choice',
      site_name: 'required',
      contact_email: 'no_email',
      currency: 'unknown_setting',
      'app_logo.url': 'no_picture',
      'banners.0.target.url': 'no_link',
      'banners.1.id': 'twice',
      'texts.en.dark_mode': 'same_in_every_language',
    })
    expect(body.data.params.card_style).toBe('This is at most 12.')
    const persian = await send(
      'PUT',
      '/draft',
      { revision: 0, values: { card_style: 13 } },
      {
        ...admin,
        'Accept-Language': 'fa',
      },
    )
    expect(persian.body.data.params.card_style).toBe('حداکثر ۱۲ باشد.')
    const missing = await change({ home: [{ type: 'banners', banner_ids: [77] }] })
    expect(missing.body.data.details).toHaveProperty(['home.0.banner_ids.0', 'code'], 'no_banner')
    expect((await send('GET', '')).body.draft).toMatchObject({ revision: 0, changed: false })
  })
})

describe('two who edit at once', () => {
  test('the second is shown what the first wrote, and nothing is lost', async () => {
    await change({ site_name: 'Mine', dark_mode: true })
    const late = await send(
      'PUT',
      '/draft',
      { values: { site_name: 'Theirs' } },
      { ...other, 'If-Match': '"0"' },
    )
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({
      code: 'rest_settings_conflict',
      data: {
        draft: { revision: 1, values: { site_name: 'Mine', dark_mode: true }, by: { name: 'Nila Rad' } },
        clashes: [{ key: 'site_name', language: null, yours: 'Theirs', theirs: 'Mine' }],
      },
    })
    const again = await send('PUT', '/draft', { values: { card_style: 3 } }, { ...other, 'If-Match': '"1"' })
    expect(again.body).toMatchObject({
      revision: 2,
      values: { site_name: 'Mine', dark_mode: true, card_style: 3 },
      by: { name: 'Omid' },
    })
    for (const [method, path] of [
      ['DELETE', '/draft?revision=1'],
      ['POST', '/publish'],
    ] as const) {
      const body = method === 'POST' ? { revision: 1 } : undefined
      expect((await send(method, path, body)).status).toBe(412)
    }
  })

  test('who does not say what they have seen is asked for it', async () => {
    expect((await send('PUT', '/draft', { values: {} })).status).toBe(428)
    expect((await send('DELETE', '/draft')).status).toBe(428)
    expect((await send('POST', '/publish', {})).status).toBe(428)
  })
})

describe('versions', () => {
  test('are listed with who and what, and each is brought back in one call', async () => {
    const { site_name: first } = await shown()
    await change({ site_name: 'Second', banners: [BANNER] })
    await send('POST', '/publish', { revision: 1 })
    now += 1000
    await send('PUT', '/draft', { revision: 2, values: { site_name: 'Third' } }, other)
    await send('POST', '/publish', { revision: 3 }, other)
    const list = await send('GET', '/versions')
    expect(list.headers.get('x-wp-total')).toBe('3')
    expect(
      list.body.map(({ number, by, changes }: Version) => [number, by?.name, changes.map(({ key }) => key)]),
    ).toEqual([
      [3, 'Omid', ['site_name']],
      [2, 'Nila Rad', ['site_name', 'banners']],
      [1, undefined, []],
    ])
    const back = await send('POST', '/versions/1/restore')
    expect(back.body).toMatchObject({ number: 4, restored_from: 1, by: { name: 'Nila Rad' } })
    expect(await shown()).toMatchObject({ site_name: first, banners: [] })
    await send('POST', '/versions/2/restore')
    expect(await shown()).toMatchObject({ site_name: 'Second', banners: [{ title: 'Spring' }] })
    expect((await send('POST', '/versions/2/restore')).status).toBe(409)
    for (const number of ['99', '9'.repeat(30)]) {
      expect((await send('POST', `/versions/${number}/restore`)).status).toBe(404)
    }
  })

  test('bring back texts of the second language too', async () => {
    const { second_language: second } = (await send('GET', '')).body
    await change({}, 0, { texts: { [second]: { site_name: 'Second' } } })
    await send('POST', '/publish', { revision: 1 })
    await send('POST', '/versions/1/restore')
    expect((await shown(`?lang=${second}`)).site_name).toBe((await shown()).site_name)
    await send('POST', '/versions/2/restore')
    expect((await shown(`?lang=${second}`)).site_name).toBe('Second')
  })
})
