import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { codeAt, giveApp, systemOf } from '#tests/support/people/second-factor.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import { ROUTE_RIGHTS } from '../rights/route-rights.ts'
import { CONFIRMED_FOR } from './step-up.ts'

const OWNER = customerRow({ id: 1, role: 'administrator', password_hash: PASSWORD_HASH })
const EDITOR = customerRow({ id: 2, role: 'editor', password_hash: PASSWORD_HASH })
const CLERK = customerRow({ id: 3, role: 'shop_manager', password_hash: PASSWORD_HASH })

let now = Date.UTC(2026, 10, 26, 12)
let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, { customers: [OWNER, EDITOR, CLERK] }),
    () => now,
  )
})
afterAll(() => store.close())
// there are more of them together than one account has
beforeEach(() => store.db.deleteFrom('sessions').execute())

const ask = async (route: string, headers: Record<string, string>, body: object = {}) => {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace(':user', 'me').replace(':currency', 'EUR').replace(/:\w+/g, '1')
  const answer = await store.call(path, { method, headers, ...(method !== 'GET' && { body }) })
  const told = await answer.json().catch(() => ({}))
  return { status: answer.status, code: (told as { code?: string }).code ?? '', body: told }
}
const own = (path: string) => `/wp-json/ghab/v1/${path}`

describe('a session that is some minutes old', () => {
  test('is asked again by the routes that the table names, and by no other', async () => {
    const wrong: string[] = []
    for (const [route, { confirmed }] of ROUTE_RIGHTS) {
      // which end the session
      if (/DELETE .*\/customer$|sign-out/.test(route)) continue
      const headers = await customerHeaders(store, OWNER, () => now - CONFIRMED_FOR - 1)
      const { code } = await ask(route, headers)
      if ((code === 'password_needed') !== (confirmed === true)) wrong.push(`${route}: ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('may do what is dangerous once it is confirmed, and for ten minutes', async () => {
    const headers = await customerHeaders(store, OWNER, () => now - CONFIRMED_FOR - 1)
    const make = () =>
      ask(`POST ${own('api-keys')}`, headers, { description: 'Accounting', permissions: 'read' })
    expect((await make()).code).toBe('password_needed')
    expect((await ask(`POST ${own('auth/sessions/confirm')}`, headers, { password: 'x' })).status).toBe(400)
    expect((await make()).code).toBe('password_needed')
    expect((await ask(`POST ${own('auth/sessions/confirm')}`, headers, { password: PASSWORD })).status).toBe(
      200,
    )
    now += CONFIRMED_FOR
    expect((await make()).status).toBe(201)
    now += 1
    expect((await make()).code).toBe('password_needed')
  })

  test('is no help to who confirmed another one', async () => {
    const headers = await customerHeaders(store, OWNER, () => now - CONFIRMED_FOR - 1)
    const other = await customerHeaders(store, OWNER, () => now - CONFIRMED_FOR - 1)
    await ask(`POST ${own('auth/sessions/confirm')}`, other, { password: PASSWORD })
    expect((await ask(`PUT ${own('mail-settings')}`, headers)).code).toBe('password_needed')
  })

  test('sets no password of the staff by the way of customers, alone or in a batch', async () => {
    const headers = await customerHeaders(store, OWNER, () => now - CONFIRMED_FOR - 1)
    const change = { id: OWNER.id, password: 'violet-canyon-42' }
    const alone = await ask(`PUT /wp-json/wc/v3/customers/${OWNER.id}`, headers, change)
    expect([alone.status, alone.code]).toEqual([403, 'password_needed'])
    const many = await ask('POST /wp-json/wc/v3/customers/batch', headers, { update: [change] })
    expect(JSON.stringify(many.body)).toContain('password_needed')
    const signedIn = { login: OWNER.email, password: PASSWORD }
    expect((await ask(`POST ${own('auth/sign-in')}`, {}, signedIn)).status).toBe(200)
  })

  test('a key does what WooCommerce’s keys do', async () => {
    const headers = await managerHeaders(store, 'read_write', OWNER.id)
    expect((await ask('PUT /wp-json/wc/v3/payment_gateways/cod', headers, { title: 'Cash' })).status).toBe(
      200,
    )
  })
})

describe('a role that must have a second factor', () => {
  test('is asked for it before anything else of the back office, and by its own route alone', async () => {
    const owner = await customerHeaders(store, OWNER, () => now)
    const editor = await customerHeaders(store, EDITOR, () => now)
    const read = 'GET /wp-json/wp/v2/users/me'
    expect((await ask(read, editor)).status).toBe(200)
    const body = { roles: ['editor'] }
    const clerk = await customerHeaders(store, CLERK, () => now)
    expect((await ask(`PUT ${own('staff/second-factor-roles')}`, clerk, { roles: [] })).status).toBe(403)
    expect((await ask(`PUT ${own('staff/second-factor-roles')}`, owner, body)).body).toEqual(body)

    for (const [route, { who, capability, confirmed }] of ROUTE_RIGHTS) {
      if (who !== 'entitled' || capability !== 'edit_posts' || confirmed) continue
      expect([route, (await ask(route, editor)).code]).toEqual([route, 'second_factor_missing'])
    }
    expect((await ask(read, editor)).code).toBe('second_factor_missing')
    const drafts = await ask('GET /wp-json/wp/v2/posts?status=draft', editor)
    expect(drafts.status).toBeGreaterThanOrEqual(400)

    const begun = await ask(`POST ${own('auth/second-factor/totp')}`, editor)
    const { setup, secret } = begun.body as { setup: string; secret: string }
    const done = await ask(`PUT ${own('auth/second-factor/totp')}`, editor, {
      setup,
      code: await codeAt(now, secret),
    })
    expect(done.status).toBe(200)
    expect((await ask(read, editor)).status).toBe(200)
    const entries = await store.db
      .selectFrom('audit_log')
      .select(['actor_role', 'part'])
      .where('actor_id', '=', EDITOR.id)
      .execute()
    expect(entries).toEqual([{ actor_role: 'editor', part: `second_factor/${EDITOR.id}` }])
    // the last one stays
    const gone = await ask(`DELETE ${own('auth/second-factor/totp')}`, editor)
    expect([gone.status, gone.code]).toEqual([409, 'second_factor_required'])
  })

  test('is set by no other way to write settings', async () => {
    const owner = await customerHeaders(store, OWNER, () => now)
    const given = { second_factor_roles: [] }
    await saveSettings(systemOf(store), { second_factor_roles: ['editor'] })
    const key = await managerHeaders(store, 'read_write', OWNER.id)
    const ways = [
      ask(`PUT ${own('settings')}`, owner, given),
      ask(`PUT ${own('settings/draft')}`, owner, { revision: 0, values: given }),
      ask('PUT /wp-json/wp/v2/settings', owner, given),
      ask('PUT /wp-json/wc/v3/settings/general/second_factor_roles', key, { value: [] }),
    ]
    for (const { status } of await Promise.all(ways)) expect(status).toBeLessThan(500)
    expect((await ask(`GET ${own('staff/second-factor-roles')}`, owner)).body).toEqual({ roles: ['editor'] })
    const read = await ask('GET /wp-json/wp/v2/settings', owner)
    expect(JSON.stringify(read.body)).not.toContain('second_factor_roles')
  })
})

test('who has a second factor is confirmed by it as by the password', async () => {
  await giveApp(store, CLERK.id)
  const headers = await customerHeaders(store, CLERK, () => now - CONFIRMED_FOR - 1)
  const asked = await ask(`POST ${own('auth/sessions/confirm/options')}`, headers)
  expect(asked.body).toEqual({
    methods: ['password', 'totp', 'recovery_code'],
    challenge: null,
    passkey: null,
    confirmed: false,
  })
  const body = { code: await codeAt(now) }
  expect((await ask(`POST ${own('auth/sessions/confirm')}`, headers, body)).status).toBe(200)
})
