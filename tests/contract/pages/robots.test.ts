import { expect, test } from 'vitest'
import type { RouteHandle } from '#app/shared/pages/route-handle.ts'
import { loadAppRoutes } from '#tests/support/pages/app-routes.ts'
import { createTestStore } from '#tests/support/test-store.ts'

/** Whether rules refuse a path, as search engines read them: a `$` is the end, everything else a beginning. */
const refuses = (rules: string[], path: string): boolean =>
  rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))

test('robots.txt keeps search engines from every page that is one visitor’s, and from none with a form', async () => {
  const routes = await loadAppRoutes()
  const text = await (await (await createTestStore()).call('/robots.txt')).text()
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!)
  const pathsOf = (cache: RouteHandle['cache']) =>
    routes
      .filter(({ module }) => (module.handle as RouteHandle | undefined)?.cache === cache)
      .map(({ path }) => `/${path!.replace(/:\w+/g, '7')}`)
  const personal = pathsOf('personal')
  expect(personal).toContain('/my-shop/orders/7')
  for (const prefix of ['', '/en']) {
    const open = personal.filter(
      (path) => !refuses(rules, prefix + path) || !refuses(rules, `${prefix}${path}?a=b`),
    )
    expect(open).toEqual([])
    expect(pathsOf('form').filter((path) => refuses(rules, prefix + path))).toEqual([])
  }
}, 60_000)
