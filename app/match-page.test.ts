import { matchRoutes, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageMatcher } from './match-page.ts'
import { readPageSearch } from './shared/pages/reading/read-page.ts'

const route = (id: string, path: string | undefined, handle?: object) => ({
  id,
  path,
  parentId: id === 'root' ? undefined : 'root',
  module: { default: () => null, handle },
})

const build = {
  routes: Object.fromEntries(
    [
      route('root', ''),
      route('shop', 'shop', { cache: 'public', search: readPageSearch }),
      route('news', 'news/:id'),
      route('edit', 'news/:id/edit'),
      route('slug', ':slug'),
      route('category', 'category/:parent/:child?'),
      route('page', 'page/all?'),
      route('any', '*'),
    ].map((one) => [one.id, one]),
  ),
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const matchPage = createPageMatcher(build)
const read = (url: URL, basename: string) => matchPage(url, basename).search

test.each([
  ['/shop', ''],
  ['/shop?x=1', ''],
  ['/shop?x=1&page=2&page=3', '?page=2'],
  ['/shop?page=abc', ''],
  ['/news/3?page=2', ''],
  ['/nothing?page=2', ''],
  ['/shop.data?page=2&x=1', '?page=2'],
  ['/shop.data?_routes=shop%2Cjunk%2Croot&x=1', '?_routes=root,shop'],
  ['/shop.data?page=2&_routes=shop', '?page=2&_routes=shop'],
  ['/shop.data?_routes=junk', ''],
  ['/shop?_routes=shop', ''],
  ['/__manifest?paths=%2Fa%2C%2Fb&x=1&version=abc', '?paths=%2Fa%2C%2Fb&version=abc'],
])('of %s is read "%s"', (url, search) => {
  expect(read(new URL(url, 'http://shop.test'), '/')).toBe(search)
})

test('the other language reads the same under its prefix', () => {
  expect(read(new URL('http://shop.test/en/shop?x=1&page=2'), '/en')).toBe('?page=2')
  expect(read(new URL('http://shop.test/en/__manifest?version=a&x=1'), '/en')).toBe('?version=a')
})

test.each([
  ['/shop', '/shop'],
  ['/SHOP/', '/shop'],
  ['/%73hop', '/shop'],
  ['/shop/3', '/*'],
  ['/news', '/:slug'],
  ['/news/shop', '/news/:id'],
  ['/news/%D8%AE%D8%A8%D8%B1', '/news/:id'],
  ['/news/3/edit', '/news/:id/edit'],
  ['/news/3/else', '/*'],
  ['/news//edit', '/*'],
  ['/news/edit/shop', '/*'],
  ['/news/a%0Ab', '/news/:id'],
  ['/x/%0A', 'none'],
  ['/category/a', '/category/:parent/:child?'],
  ['/category/a/b', '/category/:parent/:child?'],
  ['/category/a/b/c', '/*'],
  ['/page', '/page/all?'],
  ['/page/all', '/page/all?'],
  ['/page/one', '/*'],
  ['/-', '/:slug'],
  ['/%2F', '/:slug'],
  ['/', '/'],
])('the route of %s is %s, as the router finds it', (path, pattern) => {
  const tree = [{ id: 'root', path: '', children: [] as object[] }]
  tree[0]!.children = Object.values(build.routes).flatMap((one) =>
    one?.parentId ? [{ path: one.path }] : [],
  )
  const matches = matchRoutes(tree, path) ?? []
  const found = matches.length ? `/${matches.flatMap(({ route }) => route.path || []).join('/')}` : 'none'
  expect(found).toBe(pattern)
  expect(matchPage(new URL(path, 'http://shop.test'), '/').pattern).toBe(pattern)
  expect(matchPage(new URL(`/en${path}`, 'http://shop.test'), '/en').pattern).toBe(pattern)
  const data = `${path === '/' ? '/_' : path}.data`
  if (!path.endsWith('/') || path === '/')
    expect(matchPage(new URL(data, 'http://shop.test'), '/').pattern).toBe(pattern)
})
