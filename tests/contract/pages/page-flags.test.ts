import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '#app/context.ts'
import { partsLoaded } from '#app/first-view/hydrate-when-idle.tsx'
import { loader as blog } from '#app/routes/blog.tsx'
import { loader as contact, action as sendContact } from '#app/routes/contact-us.tsx'
import { loader as downloads } from '#app/routes/downloads.tsx'
import { action as changeProfile, loader as profile } from '#app/routes/my-account.tsx'
import { action as changeOrder, loader as order } from '#app/routes/my-order-detail.tsx'
import { loader as orders } from '#app/routes/my-orders.tsx'
import { loader as newsList } from '#app/routes/news-list.tsx'
import { loader as page } from '#app/routes/page.tsx'
import { loader as post } from '#app/routes/post.tsx'
import { loader as points, action as redeem } from '#app/routes/reward-points.tsx'
import { loader as settings } from '#app/routes/settings.tsx'
import { loader as addresses, action as changeAddresses } from '#app/routes/shipping-address.tsx'
import { loader as wishList } from '#app/routes/wish-list.tsx'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

// what the screens load on demand is at hand before the file ends
afterAll(partsLoaded)

const POST = postRow({ category_ids: toJson([1]) })
const LINK = { type: 'custom', object: 'custom', object_id: 0 } as const
const ABOUT = postRow({ id: 9, type: 'page', slug: 'about-us', title: 'About us' })

let store: TestStore
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      posts: [POST, ABOUT],
      ...menuRows(
        { ...LINK, title: 'Shop', url: '/shop' },
        { ...LINK, title: 'Who we are', url: `${TEST_ORIGIN}/page/9` },
        { title: 'Followed', url: '', type: 'post_type', object: 'page', object_id: 9 },
        { title: 'Beans', url: '', type: 'post_type', object: 'post', object_id: POST.id },
        { title: 'All tips', url: '', type: 'taxonomy', object: 'category', object_id: 1 },
      ),
      post_categories: [{ id: 1, parent_id: 0, name: 'Tips', slug: 'tips', description: '' }],
    }),
  )
})

type Load = (args: never) => Promise<unknown>

/** What the route's loader or action answers to a visitor, or throws. */
const answerOf = async (load: Load, method: 'GET' | 'POST', path: string, id = '1'): Promise<unknown> => {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    store: createCustomerStore({ fetch: store.fetch, origin: TEST_ORIGIN }),
    locale: 'fa',
    homeLocale: 'fa',
    nonce: '',
    xsrf: '',
    origin: TEST_ORIGIN,
    development: false,
    signedIn: false,
    savesData: false,
    nextTurn: async () => {},
    logError: () => {},
  })
  const body = method === 'POST' ? new URLSearchParams({ name: 'x' }) : undefined
  const request = new Request(TEST_ORIGIN + path, { method, body })
  const params = { id, name: 'tips', slug: 'coffee' }
  return load({ request, url: new URL(request.url), params, context } as never).catch(
    (thrown: unknown) => thrown,
  )
}

const PAGES = [
  ['news_page', blog, 'GET', '/blog'],
  ['news_page', newsList, 'GET', '/news-list/1/tips'],
  ['news_page', post, 'GET', '/coffee'],
  ['contact_us_page', contact, 'GET', '/contact-us'],
  ['contact_us_page', sendContact, 'POST', '/contact-us'],
  ['wish_list_page', wishList, 'GET', '/wish-list'],
  ['my_orders_page', orders, 'GET', '/my-orders'],
  ['my_orders_page', order, 'GET', '/my-order-detail?id=1'],
  ['my_orders_page', changeOrder, 'POST', '/my-order-detail?id=1'],
  ['downloads', downloads, 'GET', '/downloads'],
  ['enable_wp_point_reward', points, 'GET', '/reward-points'],
  ['enable_wp_point_reward', redeem, 'POST', '/reward-points'],
  ['setting_page', settings, 'GET', '/settings'],
  ['edit_profile_page', profile, 'GET', '/my-account'],
  ['edit_profile_page', changeProfile, 'POST', '/my-account'],
  ['shipping_address_page', addresses, 'GET', '/shipping-address'],
  ['shipping_address_page', changeAddresses, 'POST', '/shipping-address'],
] as const

const NOT_FOUND = { init: { status: 404 } }

test.each(PAGES)('%s off: not found, %#', async (flag, load, method, path) => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  await saveSettings(context, { [flag]: true })
  expect(await answerOf(load, method, path)).not.toMatchObject(NOT_FOUND)
  await saveSettings(context, { [flag]: false })
  expect(await answerOf(load, method, path)).toMatchObject(NOT_FOUND)
  await saveSettings(context, { [flag]: true })
})

test('the about page is not found while about_us_page is 0', async () => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  await saveSettings(context, { about_us_page: 9 })
  expect(await answerOf(page, 'GET', '/page/9', '9')).toMatchObject({ title: 'About us' })
  await saveSettings(context, { about_us_page: 0 })
  expect(await answerOf(page, 'GET', '/page/9', '9')).toMatchObject(NOT_FOUND)
})

const menu = async () => {
  const items = (await (await store.call('/wp-json/ghab/v1/menu')).json()) as { title: string }[]
  return items.map(({ title }) => title)
}

test('menu and quick links lead to the about page only while it is on', async () => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const links = {
    fast_access_in_footer: [{ title: 'Our story', url: '/page/9' }],
    trust_badges: [{ title: 'Since 1990', icon: 'verified', url: `${TEST_ORIGIN}/page/9` }],
  }
  await saveSettings(context, { ...links, about_us_page: 9 })
  expect(await menu()).toEqual(['Shop', 'Who we are', 'Followed', 'Beans', 'All tips'])
  const on = await markupOf(await renderPage(store, '/cart'))
  expect(on).toContain('href="/page/9">Our story</a>')
  await saveSettings(context, { ...links, about_us_page: 0 })
  expect(await menu()).toEqual(['Shop', 'Beans', 'All tips'])
  const off = await markupOf(await renderPage(store, '/cart'))
  expect(off).toContain('Since 1990')
  expect(off).not.toContain('Our story')
  expect(off).not.toContain('/page/9')
  await saveSettings(context, { fast_access_in_footer: [], trust_badges: [] })
})

/** Who leads search engines and visitors to a path: the site map, getHead and the search. */
const leadersTo = async (path: string, sitemap: string, search: string) => {
  const listed = await (await store.call(sitemap)).text()
  const head = await (await store.call(`/wp-json/rankmath/v1/getHead?url=${path}`)).json()
  const hits = (await (await store.call(`/wp-json/wp/v2/search?${search}`)).json()) as { url: string }[]
  return {
    sitemap: listed.includes(`<loc>${TEST_ORIGIN}${path}</loc>`),
    head: (head as { success: boolean }).success,
    search: hits.some(({ url }) => url === TEST_ORIGIN + path),
  }
}

const NOWHERE = { sitemap: false, head: false, search: false }
const EVERYWHERE = { sitemap: true, head: true, search: true }

test('site map, heads and search lead to the about page only while it is on', async () => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const leaders = () => leadersTo('/page/9', '/sitemap-pages-1.xml', 'search=About')
  await saveSettings(context, { about_us_page: 9 })
  expect(await leaders()).toEqual(EVERYWHERE)
  await saveSettings(context, { about_us_page: 0 })
  expect(await leaders()).toEqual(NOWHERE)
})

test('site map, heads, search and menu lead to posts and their categories only while news are on', async () => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const post = () => leadersTo('/coffee', '/sitemap-posts-1.xml', 'subtype=post')
  const category = () => leadersTo('/news-list/1/tips', '/sitemap-posts-1.xml', 'type=term&search=Tips')
  expect(await post()).toEqual(EVERYWHERE)
  expect(await category()).toEqual({ ...EVERYWHERE, sitemap: false })
  await saveSettings(context, { news_page: false })
  expect(await post()).toEqual(NOWHERE)
  expect(await category()).toEqual(NOWHERE)
  expect((await leadersTo('/blog', '/sitemap-site-1.xml', '')).head).toBe(false)
  expect(await menu()).toEqual(['Shop'])
  await saveSettings(context, { news_page: true })
})

test('a page behind the last one is not found', async () => {
  expect(await answerOf(blog, 'GET', '/blog?page=999')).toMatchObject(NOT_FOUND)
  expect(await answerOf(newsList, 'GET', '/news-list/1/tips?page=999')).toMatchObject(NOT_FOUND)
})
