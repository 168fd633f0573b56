import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { INSIDE } from '#store/http/caller.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { readAdminFiles } from './admin-files.ts'
import { createAdminPage, isAdminPath } from './admin-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = {
  site_name: 'Shop </script><b>',
  locale: 'fa',
  palette_color: 'default',
  custom_color: '#123456',
  currency: { code: 'IRT' },
  timezone: 'Asia/Tehran',
  country: 'IR',
} as AppSettings

const FILES = {
  script: '/admin/assets/main.js',
  preloads: ['/admin/assets/part.js'],
  styles: ['/admin/assets/main.css'],
  first: ['/admin/assets/overview.js'],
}
const ME = { id: 1, name: 'Nila', email: 'nila@shop.test', roles: ['administrator'], capabilities: {} }

const SESSION = `vitrin_session=s.${'a'.repeat(43)}`

const answer = (
  path: string,
  {
    headers = { Cookie: SESSION } as Record<string, string>,
    method = 'GET',
    files = FILES as typeof FILES | null,
    seller = null as object | null,
  } = {},
) =>
  createAdminPage({
    store: {
      fetch: async ({ url, headers }) => {
        if (url.endsWith('/ghab/v1/vendor')) return Response.json(seller, { status: seller ? 200 : 403 })
        if (!url.includes('/users/me')) return Response.json(settings)
        if (seller) return new Response('', { status: 403 })
        return headers.get('Authorization') === SESSION.split('=')[1]
          ? Response.json(ME)
          : new Response('', { status: 403 })
      },
    },
    siteUrl: null,
    files: () => files,
    colors: async () => ({
      createPalettes: (seed) => ({ light: { primary: seed }, dark: { primary: '#fff' } }),
      createThemeCss: (seed) => `:root{--seed:${seed}}`,
    }),
  })(new Request(`http://shop.test${path}`, { headers, method }), INSIDE)

test.each([
  ['/admin', true],
  ['/admin/orders/7', true],
  ['/en/admin', true],
  ['/administration', false],
  ['/shop', false],
])('%s is the back office: %s', (path, is) => {
  expect(isAdminPath(path)).toBe(is)
})

test('the page is for one answer, for no robot, and runs no script but its own', async () => {
  const { status, headers } = await answer('/admin/orders')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w-]+';/)
  expect(headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
})

test('its colours are the shop’s, and nothing of the shop’s texts ends its script', async () => {
  const html = await (await answer('/admin')).text()
  expect(html).toContain('--seed:#123456')
  const [, boot = ''] = /id="boot">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(boot)).toMatchObject({ siteName: settings.site_name, timezone: 'Asia/Tehran' })
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('<link rel="modulepreload" href="/admin/assets/part.js">')
})

test('its language is the shop’s, or the one that was chosen', async () => {
  expect(await (await answer('/admin')).text()).toContain('<html lang="fa" dir="rtl">')
  const chosen = await answer('/admin', { headers: { Cookie: `${SESSION}; admin_locale=en` } })
  expect(await chosen.text()).toContain('<html lang="en" dir="ltr">')
  const foreign = await answer('/admin', { headers: { Cookie: `${SESSION}; admin_locale="><script>` } })
  expect(await foreign.text()).toContain('<html lang="fa" dir="rtl">')
})

test('below the prefix of a language it is led to its one place', async () => {
  const { status, headers } = await answer('/en/admin/orders?page=2')
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/admin/orders?page=2')
})

test('nothing is sent to it', async () => {
  expect((await answer('/admin', { method: 'POST' })).status).toBe(405)
  const head = await answer('/admin', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('where it was not built it says so', async () => {
  expect((await answer('/admin', { files: null })).status).toBe(503)
})

test('what its script needs at once is read from the manifest of the build', () => {
  expect(readAdminFiles(folder)).toBeNull()
  const manifest = {
    'admin/main.tsx': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      imports: ['_shared.js'],
      isEntry: true,
    },
    '_shared.js': { file: 'assets/shared.js' },
    'admin/late.tsx': { file: 'assets/late.js' },
    'admin/overview/overview.tsx': { file: 'assets/overview.js', imports: ['_shared.js', '_chips.js'] },
    '_chips.js': { file: 'assets/chips.js' },
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  expect(readAdminFiles(folder)).toEqual({
    script: '/admin/assets/main.js',
    preloads: ['/admin/assets/shared.js'],
    styles: ['/admin/assets/main.css'],
    first: ['/admin/assets/overview.js', '/admin/assets/chips.js'],
  })
})

test('it says who works here, where somebody does, and to nobody else', async () => {
  const bootOf = async (cookie: string) => {
    const html = await (await answer('/admin/setup', { headers: { Cookie: cookie } })).text()
    return JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  }
  expect((await bootOf(SESSION)).me).toEqual(ME)
  expect((await bootOf(`vitrin_session=s.${'b'.repeat(43)}`)).me).toBeNull()
  expect((await bootOf('')).me).toBeNull()
})

test('a vendor works here on what is theirs, and on nothing of the shop', async () => {
  const own = { id: 3, name: 'Nila Books', products_allowed: 'review' }
  const html = await (await answer('/admin', { seller: own })).text()
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(boot.me).toEqual({
    id: 3,
    name: 'Nila Books',
    email: '',
    roles: ['vendor'],
    capabilities: { sells_here: true, writes_own_products: true },
  })
})

test('the first screen’s own script is fetched beside the rest, and no other’s', async () => {
  expect(await (await answer('/admin')).text()).toContain('href="/admin/assets/overview.js"')
  expect(await (await answer('/admin/orders')).text()).not.toContain('overview.js')
})

test('a guest is led to the shop’s sign-in and back, but for the guide of a new shop', async () => {
  const guest = await answer('/admin/orders?page=2', { headers: {} })
  expect(guest.status).toBe(302)
  const to = new URL(guest.headers.get('location') ?? '', 'http://shop.test')
  expect([to.pathname, to.searchParams.get('to')]).toEqual(['/signin', '/admin/orders?page=2'])
  expect((await answer('/admin/setup?token=x', { headers: {} })).status).toBe(200)
})
