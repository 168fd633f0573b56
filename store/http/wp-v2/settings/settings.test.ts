import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const SETTINGS = '/wp-json/wp/v2/settings'
const ADMIN = managerRow()
const MANAGER = customerRow({ id: 901, username: 'manager', role: 'shop_manager' })
let store: TestStore
let admin: Record<string, string>

beforeEach(async () => {
  const shop = smallShop()
  const others = (shop.settings ?? []).filter(({ name }) => name !== 'locale' && name !== 'timezone')
  const settings = [...others, settingRow('locale', 'en'), settingRow('timezone', 'Asia/Tehran')]
  store = await createTestStore((db) =>
    writeShop(db, { ...shop, settings, customers: [ADMIN, MANAGER, customerRow({ id: 7 })] }),
  )
  admin = await customerHeaders(store, ADMIN)
})

const send = async (method: string, body?: object, headers: Record<string, string> = admin) => {
  const answer = await store.call(SETTINGS, { method, headers, body })
  return { status: answer.status, allow: answer.headers.get('allow'), body: await answer.json() }
}
const stored = () => readSettings({ db: store.db, clock: Date.now, actor: SYSTEM })

test('all settings are told in the order of WordPress', async () => {
  const { status, allow, body } = await send('GET')
  expect([status, allow]).toEqual([200, 'GET, POST, PUT, PATCH'])
  expect(Object.keys(body).join(' ')).toBe(
    'title description url email timezone date_format time_format start_of_week language use_smilies ' +
      'default_category default_post_format posts_per_page show_on_front page_on_front page_for_posts ' +
      'default_ping_status default_comment_status site_logo site_icon pickup_location_settings pickup_locations ' +
      'woocommerce_default_catalog_orderby woocommerce_checkout_phone_field woocommerce_checkout_company_field ' +
      'woocommerce_checkout_address_2_field',
  )
  expect(body).toMatchObject({
    title: 'Test shop',
    url: TEST_ORIGIN,
    timezone: 'Asia/Tehran',
    language: 'en_US',
  })
})

test('what the shop has a setting for is stored as that', async () => {
  const given = {
    title: '  The <b>new</b> name ',
    description: 'What it sells',
    email: 'owner@example.com',
    timezone: 'Europe/Paris',
    language: 'fa_IR',
    woocommerce_checkout_phone_field: 'optional',
    woocommerce_checkout_company_field: 'required',
  }
  const { status, body } = await send('PUT', given)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...given, title: 'The new name', date_format: 'j F Y', start_of_week: 6 })
  const { bill_ship_info, ...settings } = await stored()
  expect(settings).toMatchObject({
    site_name: 'The new name',
    site_description: 'What it sells',
    admin_email: 'owner@example.com',
    timezone: 'Europe/Paris',
    locale: 'fa',
  })
  expect(bill_ship_info).toMatchObject({ phone: 'optional', company: 'required', first_name: 'required' })
})

test('all of it can be sent back as it was read', async () => {
  await send('POST', { email: 'owner@example.com' })
  const { body } = await send('GET')
  expect(await send('POST', body)).toMatchObject({ status: 200, body })
})

describe('nothing is stored where one of them', () => {
  const refusals: [given: object, name: string, code: string][] = [
    [{ email: 'nope' }, 'email', 'rest_invalid_email'],
    [{ timezone: 'Asia/Atlantis' }, 'timezone', 'rest_invalid_param'],
    [{ timezone: '+03:30' }, 'timezone', 'rest_invalid_param'],
    [{ language: 'de_DE' }, 'language', 'rest_not_in_enum'],
    [{ description: 'x'.repeat(501) }, 'description', 'rest_invalid_param'],
    [{ woocommerce_checkout_phone_field: 'maybe' }, 'woocommerce_checkout_phone_field', 'rest_not_in_enum'],
    [{ posts_per_page: 7 }, 'posts_per_page', 'rest_field_not_served'],
    [{ url: 'https://elsewhere.example' }, 'url', 'rest_field_not_served'],
    [{ colour: 'red' }, 'colour', 'rest_field_not_served'],
    [{ is_demo: true }, 'is_demo', 'rest_field_not_served'],
    [{ constructor: 'x' }, 'constructor', 'rest_field_not_served'],
  ]
  test.each(refusals)('is %j', async (given, name, code) => {
    const { status, body } = await send('POST', { title: 'Changed', ...given })
    expect([status, body.code, Object.keys(body.data.details)]).toEqual([400, 'rest_invalid_param', [name]])
    expect(body.data.details[name].code).toBe(code)
    expect((await stored()).site_name).toBe('Test shop')
  })
})

test('only administrators read and write them, which is known before a body is read', async () => {
  const key = await managerHeaders(store)
  const refusals = [
    [{}, 401, 'rest_forbidden'],
    [await customerHeaders(store, customerRow({ id: 7 })), 403, 'rest_forbidden'],
    [await customerHeaders(store, MANAGER), 403, 'rest_forbidden'],
  ] as const
  for (const [headers, status, code] of refusals) {
    expect(await send('GET', undefined, headers)).toMatchObject({ status, body: { code } })
    const request = new Request(TEST_ORIGIN + SETTINGS, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{',
    })
    const answer = await store.fetch(request)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
  }
  expect((await send('GET', undefined, key)).status).toBe(401)
  expect(await send('POST', { title: 'x' }, key)).toMatchObject({
    status: 401,
    body: { code: 'invalid_username' },
  })
})
