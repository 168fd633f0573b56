import { expect, test } from 'vitest'
import { contextOfPage, PAGE_ORIGIN as ORIGIN } from '#tests/support/page-context.ts'
import { loader } from './signin.tsx'

/** What opening the screen with a session ends in, when the store says so of its customer. */
const openWith = async (status: number): Promise<unknown> => {
  const fetch = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/customer/')
      ? Response.json({ code: 'any' }, { status })
      : Response.json({ signin_method: 'otp', my_account_page: true })
  const context = contextOfPage(fetch, { signedIn: true })
  const request = new Request(`${ORIGIN}/signin?to=/cart`)
  return loader({ request, params: {}, context } as never).catch((error: unknown) => error)
}

test.each([503, 500, 429])('a session that the store cannot look at (%i) is kept', async (status) => {
  expect(await openWith(status)).toMatchObject({ name: 'StoreError', status })
})

test.each([401, 404])('a session that has ended (%i) is taken away', async (status) => {
  const way = (await openWith(status)) as Response
  expect([way.status, way.headers.get('location')]).toEqual([302, '/signin?to=%2Fcart'])
  expect(way.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires/)
})

test('a session that goes on leads on', async () => {
  const way = (await openWith(200)) as Response
  expect(way.headers.get('location')).toBe('/cart')
  expect(way.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['otp', '', { method: 'otp', other: null }],
  ['otp', '?method=password&to=/admin', { method: 'password', other: 'otp', to: '/admin' }],
  ['password', '?method=otp', { method: 'password', other: null }],
  ['both', '', { method: 'otp', other: 'password' }],
  ['both', '?method=password', { method: 'password', other: 'otp' }],
])('a shop with signin_method %s shows at /signin%s its form', async (signin_method, query, shown) => {
  const context = contextOfPage(async () => Response.json({ signin_method }))
  const request = new Request(`${ORIGIN}/signin${query}`)
  expect(await loader({ request, params: {}, context } as never)).toMatchObject(shown)
})
