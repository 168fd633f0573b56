import { expect, test } from 'vitest'
import { SERVER_SEGMENTS } from '#common/site-paths.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { createOwnPaths } from './own-paths.ts'

test('a path is own from the first part of a route to its first parameter', () => {
  const owns = createOwnPaths(
    ['/*', '/api/*', '/api/:name', '/media/:file', '/demo/outbox', '/:file{map-[0-9]+\\.xml}'].map(
      (path) => ({
        path,
      }),
    ),
  )
  const own = ['/api', '/api/', '/api/x/y', '/media/1.webp', '/demo/outbox', '/map-1.xml']
  const others = ['/', '/apis', '/demo', '/demo/outboxes', '/map-x.xml', '/map-1xml', '/en/api', '/medi']
  expect(own.filter((path) => !owns(path))).toEqual([])
  expect(others.filter(owns)).toEqual([])
})

test('a store says which paths are its own, and pages of the same beginning are none', async () => {
  const { owns } = await createTestStore()
  const own = ['/wp-json/', '/wp-json/none', '/api/none', '/wp-content/themes/x', '/media/none', '/healthz']
  const pages = ['/', '/demo', '/en', '/en/wp-json', '/product/wp-json', '/sitemap', '/feeds', '/medias']
  expect(
    [...own, '/robots.txt', '/sitemap-products-1.xml', '/feed/', '/demo/outbox'].filter(
      (path) => !owns(path),
    ),
  ).toEqual([])
  expect(pages.filter(owns)).toEqual([])
})

test('what no post can take names what the store’s URLs begin with', async () => {
  const { owns } = await createTestStore()
  const ofServer = ['admin', 'assets', 'en', 'fa', 'install', 'metrics', 'preview']
  const below = ['', '/x', '/v1/authorize', '/v3/products']
  const ofStore = SERVER_SEGMENTS.filter((segment) => !ofServer.includes(segment))
  expect(ofStore.filter((segment) => !below.some((rest) => owns(`/${segment}${rest}`)))).toEqual([])
})
