import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createOutgoingFetch } from '#server/outgoing/outgoing-fetch.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { startReceiver } from '#tests/support/receivers/http-receiver.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PATH = '/wc-auth/v1/authorize'
const NOW = Date.UTC(2026, 10, 25, 10, 40)
const ASKED = {
  app_name: 'Golden app',
  scope: 'read_write',
  user_id: '42',
  return_url: 'https://app.example.test/back?step=2',
  callback_url: 'https://app.example.test/callback',
}
type Asked = Partial<typeof ASKED>

interface SentKey {
  key_id: number
  user_id: string
  consumer_key: string
  consumer_secret: string
  key_permissions: string
}

let now: number
let store: TestStore
let answered: number
let noted: [level: string, event: unknown][]
let application: Awaited<ReturnType<typeof startReceiver>>
let fetch: typeof application.fetch
let manager: Record<string, string>
let customer: Record<string, string>

const clock = () => now
const open = async () => {
  const shop = smallShop()
  store = await createTestStore(
    (db) => writeShop(db, { ...shop, customers: [managerRow(), customerRow({ id: 7 })] }),
    clock,
    {
      fetch: (url, init) => fetch(url, init),
      noted: (level, details) => noted.push([level, 'event' in details ? details.event : details]),
    },
  )
  manager = await customerHeaders(store, { id: 900 }, clock)
  customer = await customerHeaders(store, { id: 7 }, clock)
}

beforeEach(async () => {
  now = NOW
  answered = 200
  noted = []
  application = await startReceiver(() => ({ status: answered }))
  fetch = application.fetch
  await open()
})
afterEach(async () => {
  application.stop()
  await store.close()
})

const queryOf = (changes: Asked = {}) => new URLSearchParams({ ...ASKED, ...changes }).toString()
const ask = (changes: Asked = {}, headers: Record<string, string> = {}, path = PATH) =>
  store.call(`${path}?${queryOf(changes)}`, { headers })
const post = (fields: Record<string, string>, headers: Record<string, string>, path = PATH) =>
  store.fetch(
    new Request(`http://shop.test${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  )
const nonceIn = (html: string) => /name="nonce" value="([^"]+)"/.exec(html)?.[1] ?? ''
const nonceFor = async (headers: Record<string, string>, changes: Asked = {}) =>
  nonceIn(await (await ask(changes, headers)).text())
const approve = async (changes: Asked = {}, headers = manager) =>
  post({ ...ASKED, ...changes, nonce: await nonceFor(headers, changes), choice: 'approve' }, headers)
const keys = () => store.db.selectFrom('api_keys').selectAll().execute()
const sentKey = () => JSON.parse(application.requests[0]?.body.toString() ?? '') as SentKey

describe('what is asked', () => {
  test.each([
    [{ app_name: '' }, 'Error: Missing parameter app_name.'],
    [{ scope: '' }, 'Error: Missing parameter scope.'],
    [{ scope: 'everything' }, 'Error: Invalid scope everything.'],
    [{ scope: 'constructor' }, 'Error: Invalid scope constructor.'],
    [{ user_id: '' }, 'Error: Missing parameter user_id.'],
    [{ return_url: '' }, 'Error: Missing parameter return_url.'],
    [{ return_url: 'nope' }, 'Error: The return_url is not a URL of the web.'],
    [{ return_url: 'myapp://back' }, 'Error: The return_url is not a URL of the web.'],
    [{ return_url: 'javascript:alert(1)' }, 'Error: The return_url is not a URL of the web.'],
    [{ return_url: 'https://bank.test@app.test/' }, 'Error: The return_url is not a URL of the web.'],
    [{ callback_url: '' }, 'Error: Missing parameter callback_url.'],
    [{ callback_url: 'nope' }, 'Error: The callback_url is not a URL of the web.'],
    [{ callback_url: 'http://app.test/' }, 'Error: The callback_url needs to be over SSL.'],
    [{ app_name: 'a'.repeat(101) }, 'Error: Parameter app_name is too long.'],
  ])('%j is refused in words, before anybody signs in', async (changes, words) => {
    const answer = await ask(changes, {}, `/en${PATH}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'text/html; charset=UTF-8'])
    expect(await answer.text()).toContain(words)
  })

  test('is shown as text, whatever it is', async () => {
    const html = await (await ask({ app_name: '<script>alert(1)</script>"' }, manager)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })
})

describe('the page', () => {
  test('is for who has signed in: a guest is taken there, and back to the same question', async () => {
    for (const prefix of ['', '/en']) {
      const answer = await ask({}, {}, prefix + PATH)
      const way = new URL(answer.headers.get('location') ?? '', 'http://shop.test')
      expect([answer.status, way.pathname]).toEqual([303, `${prefix}/signin`])
      expect(way.searchParams.get('method')).toBe('password')
      const to = new URL(way.searchParams.get('to') ?? '', 'http://shop.test')
      expect(to.pathname).toBe(PATH)
      expect(Object.fromEntries(to.searchParams)).toEqual(ASKED)
    }
  })

  test('says who asks for what, and where key and browser go; nobody frames or keeps it', async () => {
    const answer = await ask({ return_url: 'https://other.example.test/back' }, manager, `/en${PATH}/`)
    const html = await answer.text()
    for (const words of [
      '<bdi>Golden app</bdi> would like to connect to your store',
      'it may view, create, change and delete',
      'app.example.test',
      'other.example.test',
      'owner@shop.test',
      'href="https://other.example.test/back?success=0&amp;user_id=42"',
    ]) {
      expect(html).toContain(words)
    }
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' https://other.example.test;")
    expect([answer.headers.get('cache-control'), answer.headers.get('x-frame-options')]).toEqual([
      'no-store',
      'DENY',
    ])
    expect(await (await ask({}, manager)).text()).toContain('می‌خواهد به فروشگاه شما وصل شود')
  })

  test('wants a session that has just shown whose it is', async () => {
    const nonce = await nonceFor(manager)
    now += 10 * 60_000 + 1
    const answer = await ask({}, manager, `/en${PATH}`)
    const html = await answer.text()
    expect([answer.status, html.includes('Sign in again'), html.includes('value="approve"')]).toEqual([
      401,
      true,
      false,
    ])
    const refused = await post({ ...ASKED, nonce, choice: 'approve' }, manager)
    expect(refused.status).toBe(401)
    expect(await store.db.selectFrom('api_keys').selectAll().execute()).toEqual([])
  })

  test('is not for customers, and approves nothing for them', async () => {
    const answer = await ask({}, customer, `/en${PATH}`)
    const html = await answer.text()
    expect([answer.status, html.includes('You do not have permission')]).toEqual([401, true])
    expect(html).not.toContain('value="approve"')
    expect((await approve({}, customer)).status).toBe(401)
    expect([await keys(), application.requests]).toEqual([[], []])
  })

  test('lets somebody sign in with another account', async () => {
    const answer = await post({ ...ASKED, nonce: await nonceFor(customer), choice: 'other' }, customer)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/signin\?to=%2Fwc-auth%2Fv1%2Fauthorize/),
    ])
    expect(answer.headers.get('set-cookie')).toMatch(/^vitrin_session=;.*Max-Age=0/)
    expect((await ask({}, customer)).status).toBe(303)
  })

  test.each(['access_granted', 'login', 'nothing'])('there is no other: %s', async (endpoint) => {
    expect((await ask({}, manager, `/wc-auth/v1/${endpoint}`)).status).toBe(401)
    expect(await keys()).toEqual([])
  })
})

describe('approved', () => {
  test('the key goes to the application, which may use it at once, and the browser goes back', async () => {
    let used = 0
    fetch = async (url, init) => {
      const { consumer_key, consumer_secret } = JSON.parse(String(init.body)) as SentKey
      const pair = Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')
      used = (await store.call('/wp-json/wc/v3/orders', { headers: { Authorization: `Basic ${pair}` } }))
        .status
      return application.fetch(url, init)
    }
    const answer = await approve()
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://app.example.test/back?step=2&success=1&user_id=42',
    ])
    expect([used, application.requests.length]).toEqual([200, 1])
    expect(application.requests[0]).toMatchObject({
      host: 'app.example.test',
      path: '/callback',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
    })
    expect(sentKey()).toEqual({
      key_id: expect.any(Number),
      user_id: '42',
      consumer_key: expect.stringMatching(/^ck_[0-9a-f]{40}$/),
      consumer_secret: expect.stringMatching(/^cs_[0-9a-f]{40}$/),
      key_permissions: 'read_write',
    })
    expect(await keys()).toMatchObject([
      {
        id: sentKey().key_id,
        customer_id: 900,
        permissions: 'read_write',
        description: 'Golden app - API (2026-11-25 10:40:00)',
      },
    ])
    expect(noted).toContainEqual(['warn', 'key-handed-over'])
  })

  test.each(['read', 'write'])('with %s the key may do that alone', async (scope) => {
    await approve({ scope })
    expect(sentKey().key_permissions).toBe(scope)
    expect((await keys()).map(({ permissions }) => permissions)).toEqual([scope])
  })

  test.each([500, 404, 201, 302])('where the application answers %i there is no key', async (status) => {
    answered = status
    const answer = await approve({}, manager)
    expect([answer.status, application.requests.length]).toEqual([401, 1])
    const html = await answer.text()
    expect(html).toContain('کلید باطل شد')
    expect(html).toContain('https://app.example.test/back?step=2&amp;success=0&amp;user_id=42')
    expect(await keys()).toEqual([])
    expect(noted).toContainEqual(['warn', 'key-not-taken'])
  })

  test('neither is there where it cannot be reached, or lies in the own network', async () => {
    const refused: string[] = []
    fetch = createOutgoingFetch({ allow: [], onRefused: (host) => refused.push(host) })
    for (const callback_url of ['https://127.0.0.1:9312/', 'https://localhost:9312/']) {
      expect((await approve({ callback_url })).status).toBe(401)
    }
    expect([refused, await keys()]).toEqual([['127.0.0.1', 'localhost'], []])
  })

  test('an application that does not answer is given up', async () => {
    let signal: AbortSignal | null | undefined
    let isManual = false
    fetch = async (_, init) => {
      signal = init.signal
      isManual = init.redirect === 'manual'
      throw new DOMException('timed out', 'TimeoutError')
    }
    expect((await approve()).status).toBe(401)
    expect([signal instanceof AbortSignal, isManual, await keys()]).toEqual([true, true, []])
  })

  test('ten times in ten minutes, and then later again', async () => {
    for (let turn = 0; turn < 10; turn++) expect((await approve()).status).toBe(303)
    const answer = await approve()
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await keys()).toHaveLength(10)
    now += 10 * 60_000
    expect((await approve()).status).toBe(303)
  })
})

describe('nothing is approved', () => {
  const refused = async (answer: Response) => {
    expect([answer.status, await keys(), application.requests]).toEqual([401, [], []])
  }
  const choice = 'approve'

  test('without a nonce, or with a made up one', async () => {
    for (const nonce of ['', 'bad', '0.0.0', `${NOW.toString(36)}.salt.signature`]) {
      await refused(await post({ ...ASKED, nonce, choice }, manager))
    }
  })

  test('with the nonce of another session, even of the same person, or without a session', async () => {
    const nonce = await nonceFor(await customerHeaders(store, { id: 900 }, clock))
    await refused(await post({ ...ASKED, nonce, choice }, manager))
    await refused(await post({ ...ASKED, nonce: await nonceFor(manager), choice }, {}))
  })

  test.each([
    { scope: 'read' },
    { callback_url: 'https://evil.example.test/' },
    { return_url: 'https://evil.example.test/' },
    { app_name: 'Another app' },
    { user_id: '43' },
  ])('that the page did not show: %j', async (changes) => {
    await refused(await post({ ...ASKED, ...changes, nonce: await nonceFor(manager), choice }, manager))
  })

  test('after an hour, with another choice, or by who runs the shop no longer', async () => {
    const nonce = await nonceFor(manager)
    await refused(await post({ ...ASKED, nonce, choice: 'sell' }, manager))
    await refused(await post({ ...ASKED, nonce }, manager))
    now += 60 * 60_000
    await refused(await post({ ...ASKED, nonce, choice }, manager))
    const later = await nonceFor(manager)
    await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', 900).execute()
    await refused(await post({ ...ASKED, nonce: later, choice }, manager))
  })

  test('by a form that is too large, which is a page too', async () => {
    const answer = await post({ ...ASKED, app_name: 'a'.repeat(40_000) }, manager, `/en${PATH}`)
    expect([answer.status, (await answer.text()).includes('too large')]).toEqual([413, true])
  })
})
