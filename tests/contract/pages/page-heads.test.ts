import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESCRIPTION_LENGTH } from '#common/page-description.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { readSettings, type StoreSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { type ReadPage, readPage } from '#tests/support/crawl/read-page.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { renderPage } from '#tests/support/rendered-pages.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

/** What pages tell search engines: their one URL, whether they are to be found, title and description. */
const LISTED = 25
const CONTENT = '<p>Seven days, whatever it is.</p>'
const category = (id: number, name: string) => ({
  id,
  parent_id: 0,
  name,
  slug: name.toLowerCase(),
  description: '',
  display: 'default',
  image_id: null,
  menu_order: 0,
})

let store: TestStore
beforeAll(async () => {
  const shop = smallShop()
  store = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      settings: [...(shop.settings ?? []), { name: 'mvf_enabled', value: '1', updated_at: 1 }],
      products: [
        productRow({ id: 1, name: 'Cup', slug: 'cup', regular_price: 5000, category_ids: toJson([1]) }),
        ...Array.from({ length: LISTED }, (_, at) =>
          productRow({ id: at + 10, regular_price: 5000 + at, category_ids: toJson([2]), vendor_id: 1 }),
        ),
      ],
      customers: [managerRow()],
      categories: [category(1, 'Cups'), category(2, 'Things')],
      vendors: [vendorRow({ id: 1, slug: 'nila', store_name: 'Nila' })],
      posts: [
        postRow({ id: 1, type: 'page', slug: 'terms', title: 'Terms', content: '<p>Fair</p>' }),
        postRow({ id: 2, type: 'page', slug: 'secrets', title: 'Secrets', content: '<p>Few</p>' }),
        postRow({ id: 3, type: 'page', slug: 'returns', title: 'Returns', content: CONTENT }),
        postRow({ id: 4, type: 'page', slug: 'contact', title: 'Contact', content: '<p>Call</p>' }),
        postRow({ id: 5, type: 'page', slug: 'jobs', title: 'Jobs', content: '<p>None</p>' }),
        ...Array.from({ length: LISTED }, (_, at) =>
          postRow({ id: at + 10, slug: `post-${at}`, title: `Post ${at}`, category_ids: toJson([1]) }),
        ),
      ],
      post_categories: [{ id: 1, parent_id: 0, name: 'Guides', slug: 'guides', description: '' }],
    }),
  )
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const changes: Partial<StoreSettings> = {
    termServices: '<p>Be fair</p>',
    privacyPolicy: '<p>Few</p>',
    refundPolicy: CONTENT,
    terms_page_id: 1,
    privacy_page_id: 2,
  }
  expect(await saveSettings(context, { ...(await readSettings(context)), ...changes })).toMatchObject({
    ok: true,
  })
})
afterAll(() => store.close())

const LOCALES = ['fa', 'en'] as const

const open = async (path: string, locale: (typeof LOCALES)[number] = 'en'): Promise<ReadPage> => {
  const page = await renderPage(store, path, { locale })
  return readPage(path, page.status, await page.text())
}

describe('a page that a screen of the shop shows, too', () => {
  test.each([
    ['/page/1', '/terms'],
    ['/page/2', '/privacy'],
    ['/page/3', '/refund'],
    ['/page/4', '/contact-us'],
    ['/page/5', '/page/5'],
  ])('%s has the one URL %s, which the sitemap lists', async (path, canonical) => {
    for (const one of [path, canonical]) {
      const page = await open(one)
      expect([page.status, page.canonical, page.social['og:url']]).toEqual([
        200,
        TEST_ORIGIN + canonical,
        TEST_ORIGIN + canonical,
      ])
    }
    const [site, pages] = await Promise.all(
      ['site', 'pages'].map(async (name) => (await store.call(`/sitemap-${name}-1.xml`)).text()),
    )
    expect(`${site}${pages}`).toContain(`<loc>${TEST_ORIGIN}${canonical}</loc>`)
    if (path !== canonical) expect(pages).not.toContain(`<loc>${TEST_ORIGIN}${path}</loc>`)
    const answer = await store.call(`/wp-json/rankmath/v1/getHead?url=${TEST_ORIGIN}${path}`)
    const { head } = (await answer.json()) as { head: string }
    expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}${canonical}" />`)
  })
})

test('a policy is offered in a language once its text is in it', async () => {
  const { settings = [], ...shop } = smallShop()
  const texts = { termServices: '<p>منصف باش</p>', refundPolicy: '<p>هفت روز</p>' }
  const written = Object.entries(texts).map(([name, text]) => ({ name, value: toJson(text), updated_at: 1 }))
  const translated = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      settings: [...settings, ...written],
      translations: [
        translationRow('settings', 0, { site_name: 'Showcase', termServices: '<p>Be fair</p>' }),
      ],
    }),
  )
  const sitemap = await (await translated.call('/sitemap-site-1.xml')).text()
  for (const [path, isOffered] of [
    ['/terms', true],
    ['/refund', false],
  ] as const) {
    expect(sitemap).toContain(`<loc>${TEST_ORIGIN}${path}</loc>`)
    expect(sitemap.includes(`<loc>${TEST_ORIGIN}/en${path}</loc>`)).toBe(isOffered)
    const page = await renderPage(translated, path, { locale: 'en', homeLocale: 'fa' })
    const { robots, alternates } = readPage(path, page.status, await page.text())
    expect([robots, 'en' in alternates]).toEqual(isOffered ? ['', true] : ['noindex, follow', false])
    const answer = await translated.call(`/wp-json/rankmath/v1/getHead?url=${TEST_ORIGIN}/en${path}`)
    const { head } = (await answer.json()) as { head: string }
    expect(head).toContain(isOffered ? 'content="index, follow' : 'content="noindex, follow"')
  }
  await translated.close()
})

test.each(['/search', '/search?q=cup'])(
  '%s is kept out of search engines, its links are not',
  async (path) => {
    expect((await open(path)).robots).toBe('noindex, follow')
  },
)

describe('a page with little to tell', () => {
  test.each(
    LOCALES.flatMap((locale) =>
      ['/product/cup', '/product-category/cups', '/shop'].map((path) => [path, locale] as const),
    ),
  )('%s has a description that is long enough, in %s', async (path, locale) => {
    const { description } = await open(path, locale)
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least)
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most)
  })

  test('one price is told once', async () => {
    const { description } = await open('/product-category/cups')
    expect(description.match(/5,000/g)).toHaveLength(1)
    expect(description).not.toContain(' to ')
    expect((await open('/product-category/things')).description).toContain(' to ')
  })
})

test.each(['/shop', '/product-category/things', '/store/nila', '/blog', '/news-list/1/guides'])(
  'page 2 of %s names itself in title and description',
  async (path) => {
    const [first, next] = await Promise.all([open(path), open(`${path}?page=2`)])
    expect(next.status).toBe(200)
    expect(next.title).toBe(first.title.replace(' | ', ` – page 2 | `))
    expect(next.description).not.toBe(first.description)
    expect(next.social['og:title']).toContain(` – page 2`)
    expect((await open(`${path}?page=2`, 'fa')).title).toContain(' – صفحهٔ ۲ | ')
  },
)

test('the head of a further page for the SEO plugin names it', async () => {
  const headOf = async (path: string): Promise<string> => {
    const answer = await store.call(
      `/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(TEST_ORIGIN + path)}`,
    )
    return ((await answer.json()) as { head: string }).head
  }
  expect(await headOf('/shop?page=2')).toContain('<title>فروشگاه – صفحهٔ ۲ - Test shop</title>')
  expect(await headOf('/en/shop?page=2')).toContain('<title>Shop – page 2 - Test shop</title>')
})

test.each([
  ['products/1', '/product/cup'],
  ['categories/1', '/product-category/cups'],
  ['posts/10', '/post-0'],
  ['pages/5', '/page/5'],
  ['post-categories/1', '/news-list/1/guides'],
])('what is written of %s for search engines stands in the head of %s', async (item, path) => {
  const texts = { title: `Title of ${item}`, description: `Description of ${item}` }
  const headers = await customerHeaders(store, managerRow())
  const written = await store.call(`/wp-json/ghab/v1/seo/${item}`, { method: 'PUT', body: texts, headers })
  expect(written.status).toBe(200)
  expect(await open(path, 'fa')).toMatchObject(texts)
})
