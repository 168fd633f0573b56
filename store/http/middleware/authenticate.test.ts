import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { createApiKey, type KeyPermissions } from '#store/modules/customers/customers.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { createTestStore, TEST_CIPHER, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'
import { signOAuth } from './oauth1.ts'

const NOW = Date.UTC(2026, 10, 20)
const SETTINGS = '/wp-json/wc/v3/settings'
const OPTION = `${SETTINGS}/general/woocommerce_store_city`

interface Key {
  consumerKey: string
  consumerSecret: string
}
let store: TestStore
let keys: Record<KeyPermissions | 'customer', Key>

beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, { customers: [customerRow({ id: 1, role: 'administrator' }), customerRow({ id: 2 })] }),
    () => NOW,
  )
  const context = { db: store.db, clock: () => NOW, actor: SYSTEM }
  const make = (customerId: number, permissions: KeyPermissions) =>
    createApiKey(context, TEST_CIPHER, { customerId, description: '', permissions })
  keys = {
    read: await make(1, 'read'),
    write: await make(1, 'write'),
    read_write: await make(1, 'read_write'),
    customer: await make(2, 'read_write'),
  }
})

const basic = ({ consumerKey, consumerSecret }: Key) => ({
  Authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
})
const answer = async (path: string, init: Parameters<TestStore['call']>[1] = {}) => {
  const response = await store.call(path, init)
  const body = (await response.json()) as { code?: string; message?: string }
  return [response.status, body.code, body.message] as const
}
const WRITE = { method: 'PUT', body: { value: 'Shiraz' } }

test('a key is shown once, long and random, and only its hash is stored', async () => {
  expect(keys.read.consumerKey).toMatch(/^ck_[0-9a-f]{40}$/)
  expect(keys.read.consumerSecret).toMatch(/^cs_[0-9a-f]{40}$/)
  const rows = await store.db.selectFrom('api_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(keys.read.consumerKey)
  expect(rows[0]?.truncated_key).toBe(keys.read.consumerKey.slice(-7))
})

describe('with Basic and with the query', () => {
  test('each key does what it may', async () => {
    for (const [name, reads, writes] of [
      ['read', 200, 401],
      ['write', 401, 200],
      ['read_write', 200, 200],
      ['customer', 403, 403],
    ] as const) {
      const headers = basic(keys[name])
      const { consumerKey, consumerSecret } = keys[name]
      const query = `?consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`
      expect([name, (await answer(OPTION, { headers }))[0]]).toEqual([name, reads])
      expect([name, (await answer(OPTION + query))[0]]).toEqual([name, reads])
      expect([name, (await answer(OPTION, { ...WRITE, headers }))[0]]).toEqual([name, writes])
    }
  })

  test('the refusals are WooCommerce’s', async () => {
    const list = 'Sorry, you cannot list resources.'
    const refused = 'woocommerce_rest_authentication_error'
    expect(await answer(SETTINGS)).toEqual([401, 'woocommerce_rest_cannot_view', list])
    expect(await answer(SETTINGS, { headers: basic(keys.customer) })).toEqual([
      403,
      'woocommerce_rest_cannot_view',
      list,
    ])
    expect(await answer(OPTION, WRITE)).toEqual([
      401,
      'woocommerce_rest_cannot_edit',
      'Sorry, you are not allowed to edit this resource.',
    ])
    expect(await answer(OPTION, { ...WRITE, headers: basic(keys.read) })).toEqual([
      401,
      refused,
      'The API key provided does not have write permissions.',
    ])
    const wrong = { ...keys.read, consumerSecret: 'cs_wrong' }
    expect(await answer(SETTINGS, { headers: basic(wrong) })).toEqual([
      401,
      refused,
      'Consumer secret is invalid.',
    ])
    const unknown = { ...keys.read, consumerKey: 'ck_unknown' }
    expect(await answer(SETTINGS, { headers: basic(unknown) })).toEqual([
      401,
      'woocommerce_rest_cannot_view',
      list,
    ])
  })

  test('wp/v2 does not know these keys', async () => {
    expect(
      (await answer('/wp-json/wp/v2/posts', { method: 'POST', headers: basic(keys.read_write) }))[0],
    ).toBe(401)
  })
})

describe('with OAuth 1.0a', () => {
  let nonces = 0
  const sign = (key: Key, path: string, method = 'GET', change: Record<string, string> = {}) => {
    const parameters = new Map(
      Object.entries({
        oauth_consumer_key: key.consumerKey,
        oauth_nonce: `nonce-${nonces++}`,
        oauth_signature_method: 'HMAC-SHA256',
        oauth_timestamp: String(NOW / 1000),
        ...change,
      }),
    )
    const url = new URL(TEST_ORIGIN + path)
    parameters.set('oauth_signature', signOAuth(method, url, parameters, key.consumerSecret)?.[0] ?? '')
    return parameters
  }
  const inQuery = (path: string, parameters: Map<string, string>) => {
    const url = new URL(TEST_ORIGIN + path)
    for (const [name, value] of parameters) url.searchParams.set(name, value)
    return url.pathname + url.search
  }

  test('the signature is the one the standard says', () => {
    const parameters = new Map([
      ['oauth_consumer_key', 'abcd'],
      ['oauth_nonce', 'efgh'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '100'],
    ])
    const base =
      'GET&http%3A%2F%2Fshop.test%2Fwp-json%2Fwc%2Fv3%2Fproducts&' +
      'oauth_consumer_key%3Dabcd%26oauth_nonce%3Defgh%26oauth_signature_method%3DHMAC-SHA1%26' +
      'oauth_timestamp%3D100%26search%3Da%2520b%2527'
    expect(
      signOAuth('get', new URL(`${TEST_ORIGIN}/wp-json/wc/v3/products?search=a+b'`), parameters, 'secret'),
    ).toContain(createHmac('sha1', 'secret&').update(base).digest('base64'))
  })

  test.each(['HMAC-SHA1', 'HMAC-SHA256'])(
    '%s in the query and in the header',
    async (oauth_signature_method) => {
      const path = `${SETTINGS}/general?_fields=id,value&page=1`
      const change = { oauth_signature_method }
      expect((await answer(inQuery(path, sign(keys.read, path, 'GET', change))))[0]).toBe(200)
      const header = [...sign(keys.read, path, 'GET', change)]
        .map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
        .join(', ')
      expect((await answer(path, { headers: { Authorization: `OAuth ${header}` } }))[0]).toBe(200)
      const put = sign(keys.write, OPTION, 'PUT', change)
      expect((await answer(inQuery(OPTION, put), WRITE))[0]).toBe(200)
    },
  )

  test('anything wrong is 401 and says what', async () => {
    const ask = (key: Key, change: Record<string, string> = {}) =>
      answer(inQuery(SETTINGS, sign(key, SETTINGS, 'GET', change)))
    const wrong = { ...keys.read, consumerSecret: 'cs_wrong' }
    expect((await ask(wrong))[2]).toBe('Invalid signature - provided signature does not match.')
    expect((await ask({ ...keys.read, consumerKey: 'ck_x' }))[2]).toBe('Consumer key is invalid.')
    expect((await ask(keys.read, { oauth_timestamp: String(NOW / 1000 - 1000) }))[2]).toBe(
      'Invalid timestamp.',
    )
    expect((await ask(keys.read, { oauth_timestamp: 'now' }))[2]).toBe('Invalid timestamp.')
    for (const oauth_signature_method of ['PLAINTEXT', '__proto__', 'constructor']) {
      expect((await ask(keys.read, { oauth_signature_method, oauth_signature: 'x' }))[0]).toBe(401)
    }
    expect(await answer(`${SETTINGS}?oauth_consumer_key=ck`)).toEqual([
      401,
      'woocommerce_rest_authentication_missing_parameter',
      'Missing OAuth parameters oauth_timestamp, oauth_nonce, oauth_signature, oauth_signature_method',
    ])
  })

  /** What WooCommerce’s JavaScript client makes of a path and parameters over plain HTTP. */
  const byOfficialClient = (key: Key, path: string, given: Record<string, string | number | number[]>) => {
    const percentEncode = (text: string) =>
      encodeURIComponent(text).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      )
    const flat = Object.entries(given).flatMap(([name, value]): [string, string][] =>
      Array.isArray(value)
        ? value.map((item, index) => [`${name}[${index}]`, String(item)])
        : [[name, String(value)]],
    )
    const query = flat
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    const oauth = [
      ['oauth_consumer_key', key.consumerKey],
      ['oauth_nonce', `nonce-${nonces++}`],
      ['oauth_signature_method', 'HMAC-SHA256'],
      ['oauth_timestamp', String(NOW / 1000)],
      ['oauth_version', '1.0'],
    ] as [string, string][]
    const signed = [...flat, ...oauth]
      .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&')
    const base = ['GET', percentEncode(TEST_ORIGIN + path), percentEncode(signed)].join('&')
    const signature = createHmac('sha256', `${key.consumerSecret}&`).update(base).digest('base64')
    const added = [...oauth, ['oauth_signature', signature] as const]
    return {
      query: query.join('&'),
      oauth: added.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
    }
  }
  const ORDERS = '/wp-json/wc/v3/orders'
  const many = Array.from({ length: 12 }, (_, index) => index + 1)

  test.each([
    ['plain ones', { per_page: 2, search: 'a b', status: 'any' }],
    ['a list', { include: many, orderby: 'include' }],
  ])('WooCommerce’s client is let in with %s, sent once or twice', async (_, given) => {
    const once = byOfficialClient(keys.read, ORDERS, given)
    expect(await answer(`${ORDERS}?${once.query}&${once.oauth}`)).toHaveProperty('0', 200)
    const twice = byOfficialClient(keys.read, ORDERS, given)
    expect(await answer(`${ORDERS}?${twice.query}&${twice.oauth}&${twice.query}`)).toHaveProperty('0', 200)
  })

  test('a list is signed in the order that it is sent in, as WooCommerce’s PHP client does', async () => {
    const oauth = [
      ['oauth_consumer_key', keys.read.consumerKey],
      ['oauth_nonce', `nonce-${nonces++}`],
      ['oauth_signature_method', 'HMAC-SHA256'],
      ['oauth_timestamp', String(NOW / 1000)],
    ] as const
    const list = many.map((id, index) => [`include[${index}]`, String(id)] as const)
    const signed = [...list, ...oauth].map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
    const base = ['GET', TEST_ORIGIN + ORDERS, signed].map(encodeURIComponent).join('&')
    const oauth_signature = createHmac('sha256', `${keys.read.consumerSecret}&`).update(base).digest('base64')
    const query = new URLSearchParams(
      [...list, ...oauth, ['oauth_signature', oauth_signature]].map((pair) => [...pair]),
    )
    expect(await answer(`${ORDERS}?${query}`)).toHaveProperty('0', 200)
  })

  test('of a parameter that is sent twice the last is signed and counts', async () => {
    const { query, oauth } = byOfficialClient(keys.read, ORDERS, { status: 'any' })
    expect(await answer(`${ORDERS}?status=nonsense&${oauth}&${query}`)).toHaveProperty('0', 200)
    const other = byOfficialClient(keys.read, ORDERS, { status: 'any' })
    expect(await answer(`${ORDERS}?${other.query}&${other.oauth}&status=trash`)).toHaveProperty('0', 401)
  })

  test('a signature is good once', async () => {
    const path = inQuery(SETTINGS, sign(keys.read, SETTINGS))
    expect((await answer(path))[0]).toBe(200)
    expect(await answer(path)).toEqual([
      401,
      'woocommerce_rest_authentication_error',
      'Invalid nonce - nonce has already been used.',
    ])
  })
})
