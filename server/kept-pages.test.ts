import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '../store/context.ts'
import { writeShop } from '../store/database/seed/write-shop.ts'
import { inTransaction, recordEvent } from '../store/database/transaction.ts'
import { saveSettings } from '../store/modules/settings/settings.ts'
import { smallShop } from '../tests/support/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '../tests/support/test-store.ts'
import { createAppServer } from './app-server.ts'

const READS: Record<string, string> = {
  '/shop': '/wp-json/ghab/v1/products',
  '/blog': '/wp-json/wp/v2/posts',
  '/about': '/wp-content/plugins/ghab-theme/rests/plugin.php?action=appsettings',
  '/odd': '/wp-json/ghab/v1/geography/states',
}

let store: TestStore
let drawn: string[]
let open: (path: string) => Promise<string>
beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, smallShop()))
  drawn = []
  const server = createAppServer({
    store,
    renderPage: async () => async (request, page) => {
      const { pathname } = new URL(request.url)
      drawn.push(pathname)
      const read = await page.storeFetch(new Request(TEST_ORIGIN + READS[pathname]))
      await read.text()
      return new Response(`<p>${pathname}</p>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    },
    readAddress: async () => () => ({ cache: 'public', search: '', pattern: '/' }),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  open = async (path) => (await server.fetch(new Request(TEST_ORIGIN + path))).text()
  for (const path of Object.keys(READS)) await open(path)
  drawn = []
})

const drawnAfterwards = async (): Promise<string[]> => {
  for (const path of Object.keys(READS)) await open(path)
  return drawn
}
const context = () => ({ db: store.db, clock: Date.now, actor: SYSTEM })
const commit = (type?: string, payload: Record<string, unknown> = {}) =>
  inTransaction(context(), async (inside) => {
    if (type) await recordEvent(inside, { type, payload })
  })

test('a commit that recorded nothing drops no page', async () => {
  await commit()
  await store.runJobs()
  expect(await drawnAfterwards()).toEqual([])
})

test('an event drops the pages that were made of what it changed, and those of which nobody knows', async () => {
  await commit('post.changed', { id: 1 })
  expect(await drawnAfterwards()).toEqual(['/blog', '/odd'])
})

test('what somebody does for themselves drops no page that does not show it', async () => {
  await commit('customer.signed-in', { id: 1 })
  expect(await drawnAfterwards()).toEqual(['/odd'])
})

test('a setting drops every page that shows settings', async () => {
  await saveSettings(context(), { site_name: 'نام تازه' })
  expect(await drawnAfterwards()).toEqual(['/shop', '/blog', '/about', '/odd'])
})
