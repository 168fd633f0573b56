import { sessionCookie } from '#common/session-cookie.ts'
import { loadSource } from '#demo/seed-demo.ts'
import { expect, test } from '#tests/support/browser.ts'
import { ADDRESSES } from '#tests/support/pages/addresses.ts'
import { signIn, tokenOf } from '#tests/support/people/sign-in.ts'
import { fa, visit } from '#tests/support/screen.ts'

/** An order of the demo shopper. */
const ORDER = '1006'

/** What stands for the parameters of a path, where another text would never lead to a screen. */
const PARAMETERS: Record<string, string> = {
  'product/:slug': 'product/no-such',
  'mobile-checkout/order-received/:id': `mobile-checkout/order-received/${ORDER}`,
}
/** What a page needs to be about somebody's own. */
const QUERIES: Record<string, string> = { 'my-order-detail': `?id=${ORDER}` }

/** Where a guest is led to sign-in. */
const OWN = [
  'downloads',
  'my-account',
  'my-order-detail',
  'my-orders',
  'my-reviews',
  'my-shop',
  'my-shop/orders/:id',
  'my-shop/products',
  'notifications',
  'reward-points',
  'shipping-address',
]

/** There for sellers alone. */
const VENDOR_PAGES = /^my-shop/

/** Every page of the shop, with something in the place of its parameters. */
const PAGES = ADDRESSES.map((path) => ({
  path,
  pagePath: `/${(PARAMETERS[path] ?? path).replace(/:\w+\??/g, '1').replace('*', 'no/such')}${QUERIES[path] ?? ''}`,
}))

const ask = (url: string, token: string | null) =>
  fetch(url, {
    redirect: 'manual',
    headers: token ? { Cookie: sessionCookie(token, url).split(';')[0] ?? '' } : {},
  })

/** Finds in a page what of the demo shopper is nobody else's to read. */
const createReader = async () => {
  const { customers } = await loadSource('fa')
  const shopper = customers.find(({ role }) => role === 'customer')
  if (!shopper) throw new Error('the demo shop has no customer')
  const { email, mobile, address } = shopper
  return (html: string): string[] =>
    [email, mobile, address.address_1, address.postcode].filter((mark) => html.includes(mark))
}

test('pages of an account take a guest to sign-in and back, and no other page knows who asks', async ({
  origin,
}) => {
  const readIn = await createReader()
  const shopper = await tokenOf(origin, 'fa', 'customer')
  const shut: string[] = []
  for (const { path, pagePath } of PAGES) {
    const guest = await ask(origin + pagePath, null)
    const html = await guest.text()
    expect(readIn(html), pagePath).toEqual([])
    const own = await ask(origin + pagePath, shopper)
    const told = await own.text()
    if (guest.headers.get('location')?.startsWith('/signin?to=')) {
      shut.push(path)
      expect(guest.headers.get('location')).toBe(`/signin?${new URLSearchParams({ to: pagePath })}`)
      expect(own.status, pagePath).toBe(VENDOR_PAGES.test(path) ? 404 : 200)
      expect(own.headers.get('cache-control'), pagePath).toBe('no-store')
    } else if (readIn(told).length > 0) {
      expect(own.headers.get('cache-control'), pagePath).toBe('no-store')
    }
  }
  expect(shut.toSorted()).toEqual(OWN)
})

test('nobody reads the pages of somebody else, as HTML or as data', async ({ origin }) => {
  const readIn = await createReader()
  for (const role of ['wholesale_customer', 'vendor', null]) {
    const token = role && (await tokenOf(origin, 'fa', role))
    for (const { pagePath } of PAGES) {
      const { pathname, search } = new URL(pagePath, origin)
      for (const url of [
        origin + pagePath,
        `${origin}${pathname}.data${search}`,
        `${origin}/en${pagePath}`,
      ]) {
        const answer = await ask(url, token)
        const told = await answer.text()
        expect(readIn(told), `${role} ${url}`).toEqual([])
      }
    }
    const foreign = await ask(`${origin}/my-order-detail?id=${ORDER}`, token)
    expect(foreign.status).toBe(token ? 404 : 302)
  }
  const own = await ask(`${origin}/my-order-detail?id=${ORDER}`, await tokenOf(origin, 'fa', 'customer'))
  expect(readIn(await own.text())).toHaveLength(4)
})

test.describe('signing out', () => {
  // of a wish list that another tab was about to share
  test.use({ provoked: [401] })

  test('who signs out in one tab is gone from every other', async ({ page, context }) => {
    await signIn(page, 'fa', '/settings')
    const open = PAGES.filter(({ path }) => OWN.includes(path) && !VENDOR_PAGES.test(path)).map(
      async ({ pagePath }) => {
        const tab = await context.newPage()
        await visit(tab, pagePath)
        return tab
      },
    )
    const tabs = await Promise.all(open)
    await page
      .getByRole('main')
      .getByRole('button', { name: fa('account_sign_out') })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    for (const tab of tabs) await tab.waitForURL((url) => url.pathname === '/signin')
  })
})
