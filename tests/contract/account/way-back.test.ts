import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '#app/context.ts'
import { partsLoaded } from '#app/first-view/hydrate-when-idle.tsx'
import { loader as openSignIn, action as signIn } from '#app/routes/signin.tsx'
import { loader as openSignUp } from '#app/routes/signup.tsx'
import { writeShop } from '#demo/write-shop.ts'
import { hashPassword } from '#store/modules/customers/passwords.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

// what the screens load on demand is at hand before the file ends
afterAll(partsLoaded)

const LOGIN = { login: 'mina@shop.test', password: 'a-long-password' }
const LANDING = '/settings'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(async (db) => {
    await writeShop(db, {})
    const password_hash = await hashPassword(LOGIN.password)
    await db
      .insertInto('customers')
      .values(customerRow({ id: 11, email: LOGIN.login, password_hash }))
      .execute()
  })
})

const HOSTILE = [
  '/..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/a/..//evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/my-orders.data',
  '/signin?to=/cart',
  '/en/SignIn',
  '/sign%2Dout',
  '/signup/',
]

const contextOf = (headers: Record<string, string> = {}) => {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    store: createCustomerStore({ fetch: store.fetch, origin: TEST_ORIGIN, headers: () => headers }),
    locale: 'fa',
    homeLocale: 'fa',
    nonce: '',
    xsrf: '',
    origin: TEST_ORIGIN,
    development: false,
    signedIn: 'Authorization' in headers,
    savesData: false,
    nextTurn: async () => {},
    logError: console.error,
  })
  return context
}
const signInUrl = (to: string): string =>
  `${TEST_ORIGIN}/signin?${new URLSearchParams({ method: 'password', to })}`

const afterSignIn = async (to: string): Promise<string | null> => {
  const body = new URLSearchParams({ intent: 'password', ...LOGIN })
  const request = new Request(signInUrl(to), { method: 'POST', headers: { Accept: 'text/html' }, body })
  const answer = (await signIn({ request, params: {}, context: contextOf() } as never)) as unknown
  expect(answer).toBeInstanceOf(Response)
  return (answer as Response).headers.get('Location')
}

test('signing in leads to the page that was wanted', async () => {
  expect(await afterSignIn('/my-orders?page=2')).toBe('/my-orders?page=2')
})

test.each(HOSTILE)('signing in with to=%j stays in the shop', async (to) => {
  expect(await afterSignIn(to)).toBe(LANDING)
})

test.each(HOSTILE)('who is signed in already and opens to=%j stays in the shop', async (to) => {
  const context = contextOf(await customerHeaders(store, { id: 11 }))
  const opened = openSignIn({ request: new Request(signInUrl(to)), params: {}, context } as never)
  const answer = await opened.then(null, (reason: unknown) => reason)
  expect((answer as Response).headers.get('Location')).toBe(LANDING)
})

test.each(HOSTILE)('the links of the forms do not carry to=%j on', async (to) => {
  const args = { request: new Request(signInUrl(to)), params: {}, context: contextOf() } as never
  const signInScreen = (await openSignIn(args)) as { to: string }
  expect([signInScreen.to, (await openSignUp(args)).to]).toEqual(['', ''])
})
