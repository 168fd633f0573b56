import { sessionCookie } from '#common/session-cookie.ts'
import { expect, test } from '#tests/support/browser.ts'
import { tokenOf } from '#tests/support/people/sign-in.ts'

/** Where each kind of answer is found, with its status. */
const PAGES = { '/': 200, '/en/cart': 200, '/signin': 200, '/no/such': 404, '/%E0%A4%A': 400, '/admin': 200 }
const ANSWERS = {
  '/wp-json': 200,
  '/wp-json/wp/v2/posts': 200,
  '/wp-json/wc/v3/products': 200,
  '/wp-json/wc/v3/orders': 401,
  '/wp-json/wc/store/v1/cart': 200,
  '/wp-json/ghab/v1/customer': 401,
  '/wp-json/no/such': 404,
  '/api/appsettings/get_featured_dokan_vendors_list': 200,
  '/robots.txt': 200,
  '/sitemap.xml': 200,
  '/feed': 200,
}

test('every answer says what may be made of it: what it loads, who frames it, what other sites are told', async ({
  origin,
}) => {
  for (const [path, status] of Object.entries({ ...PAGES, ...ANSWERS })) {
    const { status: found, headers } = await fetch(origin + path)
    expect(found, path).toBe(status)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy, path).toContain("frame-ancestors 'none'")
    if (path in PAGES) expect(policy, path).toContain("base-uri 'none'")
    else expect(policy, path).toContain("default-src 'none'")
  }
  const refused = await fetch(`${origin}/wp-json/ghab/v1/contact`, {
    method: 'POST',
    headers: { Cookie: `vitrin_session=s.${'a'.repeat(43)}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(refused.status).toBe(403)
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await (await fetch(origin)).text()
  const files = [/\/assets\/[\w-]+\.js/, /\/media\/[\w./-]+/].map((file) => file.exec(html)?.[0])
  for (const file of files) {
    const { status, headers } = await fetch(origin + file)
    expect([file, status, headers.get('x-content-type-options')]).toEqual([file, 200, 'nosniff'])
  }
})

test('another site reads nothing by a visitor’s cookie', async ({ origin }) => {
  const cookie = sessionCookie(await tokenOf(origin, 'fa', 'customer'), origin)
  expect(cookie).toContain('SameSite=Lax')
  const ask = (path: string, method = 'GET') =>
    fetch(origin + path, {
      method,
      headers: { Cookie: cookie.split(';')[0] ?? '', Origin: 'https://elsewhere.example' },
    })
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await ask('/wp-json/ghab/v1/customer', method)
    // a browser hands over no answer of such a call that it sent cookies with
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }
  for (const path of ['/my-account', '/my-account.data']) {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers.has('access-control-allow-origin')).toBe(false)
  }
})

for (const path of [
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/package.json',
  '/main.ts',
  '/data/vitrin.db',
  '/data.key',
  '/assets/..%2f..%2fpackage.json',
  '/media/..%2fvitrin.db',
]) {
  test(`nothing of the project or its data lies open: ${path}`, async ({ origin }) => {
    const answer = await fetch(origin + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^(text\/(html|plain)|application\/json)/)
  })
}
