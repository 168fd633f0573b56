import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { createTestStore, TEST_ORIGIN } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const post = (id: number, given: object) => ({
  id,
  type: 'post' as const,
  slug: `post-${id}`,
  title: `Post ${id}`,
  content: '<p>Words ]]> and <script>x</script>more</p>',
  excerpt: '',
  status: 'publish',
  author_name: 'Nila',
  featured_media_id: null,
  sticky: 0,
  comments_open: 1,
  parent_id: 0,
  menu_order: 0,
  category_ids: toJson([1]),
  tag_ids: toJson<number[]>([]),
  created_at: NOW - id * 1000,
  updated_at: NOW,
  ...given,
})
const open = () =>
  createTestStore(
    (db) =>
      writeShop(db, {
        settings: [{ name: 'site_name', value: toJson('کافه & خانه'), updated_at: 1 }],
        post_categories: [{ id: 1, parent_id: 0, name: 'راهنما', slug: 'guide', description: '' }],
        post_tags: [{ id: 7, name: 'پاییز', slug: 'autumn', description: '' }],
        posts: [
          post(1, { title: 'A & B <i>', tag_ids: toJson([7]) }),
          post(2, { status: 'draft' }),
          post(3, { type: 'page' }),
        ],
      }),
    () => NOW,
  )

test('the newest posts as well-formed RSS', async () => {
  const response = await (await open()).call('/feed/')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8')
  const xml = await response.text()
  expect(xml).toContain('<title>کافه &amp; خانه</title>')
  expect(xml).toContain('<language>fa-IR</language>')
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>A &amp; B &lt;i&gt;</title>')
  expect(xml).toContain(`<link>${TEST_ORIGIN}/post-1</link>`)
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 11:59:59 +0000</pubDate>')
  expect(xml).toContain('<category><![CDATA[راهنما]]></category>\n<category><![CDATA[پاییز]]></category>')
  expect(xml).toContain('<![CDATA[<p>Words ]]&gt; and more</p>]]>')
})

test('characters that XML does not allow are left out', async () => {
  const posts = [
    post(1, { title: 'Te\u0002a', author_name: 'Ni\u000bla', content: '<p>Wa\u0002rm\u000b</p>' }),
  ]
  const store = await createTestStore(
    (db) => writeShop(db, { posts }),
    () => NOW,
  )
  const xml = await (await store.call('/feed')).text()
  expect(xml).not.toMatch(/[^\t\n\r\x20-\uFFFD]/)
  expect(xml).toContain('<title>Tea</title>')
  expect(xml).toContain('<![CDATA[Nila]]>')
  expect(xml).toContain('<![CDATA[<p>Warm</p>]]>')
})

test('a shop without news lists no posts anywhere', async () => {
  const store = await open()
  const addresses = async () => {
    const index = await (await store.call('/sitemap.xml')).text()
    const site = await (await store.call('/sitemap-site-1.xml')).text()
    const statuses = ['/sitemap-posts-1.xml', '/feed'].map(async (path) => (await store.call(path)).status)
    return [index.includes('/sitemap-posts-1.xml'), site.includes('/blog'), ...(await Promise.all(statuses))]
  }
  expect(await addresses()).toEqual([true, true, 200, 200])
  await saveSettings({ db: store.db, clock: () => NOW, actor: SYSTEM }, { news_page: false })
  expect(await addresses()).toEqual([false, false, 404, 404])
  expect(await (await store.call('/sitemap-pages-1.xml')).text()).toContain(`${TEST_ORIGIN}/page/3`)
})

test('robots.txt keeps search engines from what is one visitor’s own, in both languages', async () => {
  const text = await (await (await open()).call('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('Disallow: /cart$\n')
  expect(text).toContain('Disallow: /en/cart?\n')
  expect(text).toContain('Disallow: /mobile-checkout\n')
  expect(text).not.toMatch(/Disallow: \/(en)?\n|Disallow: \/(media|wp-json|product)/)
  expect(text).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml\n`)
})
