import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { call, toError } from './call.ts'
import { setConfirmation } from './confirmation.ts'

class BrowserRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'http://shop.test'), init)
  }
}

const REFUSED = () => Response.json({ code: 'password_needed' }, { status: 403 })
let bodies: string[] = []
let isConfirmed = false

beforeEach(() => {
  bodies = []
  isConfirmed = false
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t', documentElement: { lang: 'fa' } })
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.text())
    return isConfirmed ? Response.json({ id: 1 }) : REFUSED()
  })
})
afterEach(() => {
  setConfirmation(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const body = { description: 'Till' }
const make = () => call('ghab/v1/api-keys', { method: 'POST', body })

test('what wants the password again is sent again once it was given, as it was', async () => {
  const ask = vi.fn(async () => {
    isConfirmed = true
    return true
  })
  setConfirmation(ask)
  expect((await make()).json).toEqual({ id: 1 })
  expect(bodies).toEqual([JSON.stringify(body), JSON.stringify(body)])
  expect(ask).toHaveBeenCalledOnce()
})

test('what has a key is sent once more with it where no answer came, and what has none is not', async () => {
  vi.useFakeTimers()
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    keys.push(request.headers.get(IDEMPOTENCY_KEY))
    if (keys.length % 2) throw new TypeError('Failed to fetch')
    return Response.json({ id: 1 })
  })
  const sent = call('wc/v3/orders', { method: 'POST', body, key: 'a-key' })
  await vi.advanceTimersByTimeAsync(1000)
  expect((await sent).json).toEqual({ id: 1 })
  await expect(make()).rejects.toMatchObject({ status: 0, message: 'errors.network' })
  expect(keys).toEqual(['a-key', 'a-key', null])
})

test('calls that wait at the same time ask once', async () => {
  let confirm = (_: boolean) => {}
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (confirm = resolve)))
  setConfirmation(ask)
  const both = Promise.all([make(), make()])
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  isConfirmed = true
  confirm(true)
  await both
  expect(ask).toHaveBeenCalledOnce()
})

test('what was not confirmed is refused, and is not sent again', async () => {
  setConfirmation(async () => false)
  await expect(make()).rejects.toMatchObject({ status: 403, message: 'errors.password_needed' })
  expect(bodies).toHaveLength(1)
})

test('where nobody can ask it is refused as well', async () => {
  await expect(make()).rejects.toMatchObject({ body: { code: 'password_needed' } })
})

test('what belongs to a field is told by the catalogue’s text for its code, or in the server’s words', () => {
  const { body } = toError(400, {
    code: 'rest_invalid_param',
    data: {
      params: { query: 'This query has a rule already.', means: 'means must be words.' },
      details: { query: { code: 'ghab_search_rule_exists' }, means: { code: 'rest_invalid_param' } },
    },
  })
  expect(body.errors).toEqual({ query: 'errors.ghab_search_rule_exists', means: 'means must be words.' })
})
