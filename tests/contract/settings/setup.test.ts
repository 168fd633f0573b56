import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { makeSetupLink, markOwnShop } from '#store/new-shop/new-shop.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const SETUP = '/wp-json/ghab/v1/setup'
const OWNER = { first_name: 'Nila', last_name: 'Rad', email: 'Nila@shop.test', password: 'a very long one 7' }

let store: TestStore
let noted: string
beforeEach(async () => {
  noted = ''
  const note = (...said: unknown[]) => {
    noted += JSON.stringify(said)
  }
  store = await createTestStore((db) => markOwnShop({ db, clock: Date.now, actor: SYSTEM }), Date.now, {
    noted: note,
  })
})
afterEach(() => store.close())

let now = Date.now()
/** each start is later than the one before */
const context = () => ({ db: store.db, clock: () => ++now, actor: SYSTEM })
const makeToken = async (): Promise<string> =>
  (await makeSetupLink(context(), 'https://shop.test'))?.split('=')[1] ?? ''
const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await store.call(SETUP + path, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const claim = (token: string, more: object = {}) => send('POST', '/claim', { ...OWNER, ...more, token })

describe('the first administrator', () => {
  test('is whoever has the link, once, and is signed in', async () => {
    const link = await makeSetupLink(context(), 'https://shop.test')
    expect(link).toMatch(/^https:\/\/shop\.test\/admin\/setup\?token=[\w-]{43}$/)
    const token = link?.split('=')[1] ?? ''
    const { status, body } = await claim(token)
    expect([status, body.customer]).toEqual([
      201,
      expect.objectContaining({ email: 'nila@shop.test', role: 'administrator', first_name: 'Nila' }),
    ])
    const checklist = await send('GET', '/checklist', undefined, { Authorization: body.token })
    expect(checklist.status).toBe(200)
    expect((await claim(token, { email: 'b@shop.test' })).body.code).toBe('rest_setup_claimed')
    expect(await makeSetupLink(context(), 'https://shop.test')).toBeNull()
    const signIn = { login: 'nila@shop.test', password: OWNER.password }
    const again = await store.call('/wp-json/ghab/v1/auth/sign-in', { method: 'POST', body: signIn })
    expect(again.status).toBe(200)
    expect(await store.db.selectFrom('setup_links').selectAll().execute()).toEqual([])
    expect(noted).toContain('shop-claimed')
    expect(noted).not.toContain(token)
  })

  test('has the session in this browser, to go on with the guide', async () => {
    const body = { ...OWNER, token: await makeToken() }
    const answer = await store.call(`${SETUP}/claim`, { method: 'POST', body })
    expect(answer.headers.get('Set-Cookie')).toMatch(/^vitrin_session=p\.[\w-]{43};.*HttpOnly/)
  })

  test('is nobody without the link, with a password that is easy to guess, or twice at once', async () => {
    const token = await makeToken()
    expect((await claim('x')).body.code).toBe('rest_setup_unknown_link')
    const common = await claim(token, { password: 'password1' })
    expect([common.status, common.body.data.details.password.code]).toEqual([400, 'password_common'])
    const own = await claim(token, { password: 'NilaRad123' })
    expect(own.body.data.details.password.code).toBe('password_own_words')
    const both = await Promise.all([claim(token), claim(token, { email: 'b@shop.test' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410])
  })

  test('has five links at most, of the last starts, stored as hashes', async () => {
    const tokens: string[] = []
    for (let count = 0; count < 7; count++) {
      tokens.push(await makeToken())
    }
    const rows = await store.db.selectFrom('setup_links').selectAll().execute()
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).not.toContain(tokens[6])
    expect((await claim(tokens[0] ?? '')).status).toBe(403)
    expect((await claim(tokens[6] ?? '')).status).toBe(201)
  })
})

describe('a shop that sells nothing yet', () => {
  test('is told what it is, once and for all its settings', async () => {
    const headers = { Authorization: (await claim(await makeToken())).body.token }
    const shop = { name: 'Corner', language: 'en', currency: 'eur', country: 'de' }
    const told = await send('POST', '/steps/shop', shop, headers)
    expect(told.body).toEqual({
      name: 'Corner',
      language: 'en',
      currency: 'EUR',
      country: 'DE',
      timezone: 'Europe/Berlin',
      weight_unit: 'kg',
    })
    const entries = await store.db.selectFrom('audit_log').select(['actor_role', 'resource_id']).execute()
    expect(entries).toContainEqual({ actor_role: 'administrator', resource_id: 'currency' })
    expect((await send('POST', '/steps/shop', { ...shop, country: 'XX' }, headers)).status).toBe(400)
    expect((await send('POST', '/steps/shop', { ...shop, currency: 'XYZ' }, headers)).status).toBe(400)
    // told again, with another country
    expect(
      (await send('POST', '/steps/shop', { ...shop, currency: 'USD', country: 'US' }, headers)).status,
    ).toBe(200)
    await store.db
      .insertInto('products')
      .values(productRow({ id: 1 }))
      .execute()
    expect((await send('POST', '/steps/shop', shop, headers)).body.code).toBe('rest_setup_not_new')
  })
})
