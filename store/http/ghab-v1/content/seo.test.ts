import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { renderPage } from '#tests/support/rendered-pages.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const EDITOR = customerRow({ id: 8, role: 'editor' })
const SUPPORT = customerRow({ id: 9, role: 'support' })
const CLOTHES = {
  id: 1,
  parent_id: 0,
  name: 'Clothes',
  slug: 'clothes',
  description: '',
  display: 'default',
  image_id: null,
  menu_order: 0,
}

let store: TestStore
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow(), EDITOR, SUPPORT],
      categories: [CLOTHES],
      products: [productRow({ id: 1, slug: 'cup', name: 'Cup' })],
      posts: [postRow({ id: 1, slug: 'coffee' }), postRow({ id: 2, type: 'page', slug: 'jobs' })],
    }),
  )
})

const send = async (method: string, path: string, body?: object, who: { id: number } = managerRow()) => {
  const headers = await customerHeaders(store, who)
  const answer = await store.call(`/wp-json/ghab/v1/seo/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const headOf = async (path: string): Promise<{ head: string; own?: boolean }> =>
  (await store.call(`/wp-json/rankmath/v1/getHead?url=${TEST_ORIGIN}${path}`)).json()
const TEXTS = { title: 'Cups for tea', description: 'Cups that keep tea warm.' }

describe('the texts that a page has for search engines', () => {
  test.each([
    ['products/1', '/product/cup'],
    ['categories/1', '/product-category/clothes'],
    ['posts/1', '/coffee'],
    ['pages/2', '/page/2'],
  ])('those of %s are told by the head of %s, each by itself', async (path, page) => {
    expect((await send('GET', path)).body).toEqual({ title: '', description: '' })
    expect(await headOf(page)).not.toHaveProperty('own')
    expect(await send('PUT', path, TEXTS)).toEqual({ status: 200, body: TEXTS })
    const { head, own } = await headOf(page)
    expect(own).toBe(true)
    expect(head).toContain(`<title>${TEXTS.title}</title>`)
    expect(head).toContain(`<meta name="description" content="${TEXTS.description}" />`)
    expect(head).toContain(`<meta property="og:title" content="${TEXTS.title}" />`)
    expect((await send('PUT', path, { title: '' })).body).toEqual({ ...TEXTS, title: '' })
    expect((await headOf(page)).head).not.toContain(`<title>${TEXTS.title}</title>`)
    expect((await headOf(page)).head).toContain(TEXTS.description)
  })

  test('those of a product are its custom fields, as Yoast has them', async () => {
    const headers = await customerHeaders(store, managerRow())
    const products = '/wp-json/wc/v3/products/1'
    await send('PUT', 'products/1', TEXTS)
    const { meta_data } = await (await store.call(products, { headers })).json()
    expect(meta_data).toMatchObject([
      { key: '_yoast_wpseo_title', value: TEXTS.title },
      { key: '_yoast_wpseo_metadesc', value: TEXTS.description },
    ])
    const body = {
      meta_data: [{ key: '_yoast_wpseo_title', value: '%%title%% %%page%% %%sep%% %%sitename%%' }],
    }
    await store.call(products, { method: 'PUT', headers, body })
    expect((await headOf('/product/cup')).head).toMatch(/<title>Cup - [^<%]+<\/title>/)
    await send('PUT', 'products/1', { title: 'Cup %%constructor%% </title><script>' })
    expect((await headOf('/product/cup')).head).toContain('<title>Cup &lt;/title&gt;&lt;script&gt;</title>')
  })

  test('stand on the page itself, whose shop has no plugin for heads', async () => {
    const titleOf = async (path: string) =>
      /<title>([^<]*)<\/title>/.exec(await (await renderPage(store, path)).text())?.[1]
    const others = await titleOf('/coffee')
    await send('PUT', 'products/1', TEXTS)
    expect(await titleOf('/product/cup')).toBe(TEXTS.title)
    expect(await titleOf('/coffee')).toBe(others)
  })

  test('are others in the second language', async () => {
    await send('PUT', 'products/1', TEXTS)
    await send('PUT', 'products/1?lang=en', { title: 'English' })
    expect((await send('GET', 'products/1')).body).toEqual(TEXTS)
    expect((await send('GET', 'products/1?lang=en')).body).toEqual({ title: 'English', description: '' })
    expect((await headOf('/en/product/cup')).head).toContain('<title>English</title>')
  })

  test.each([
    ['posts/1', 'wp/v2/posts/1'],
    ['products/1', 'wc/v3/products/1'],
    ['categories/1', 'wc/v3/products/categories/1'],
  ])('those of %s go with it', async (path, deleted) => {
    await send('PUT', `${path}?lang=en`, TEXTS)
    expect(await store.db.selectFrom('seo_texts').selectAll().execute()).toHaveLength(1)
    const headers = await customerHeaders(store, managerRow())
    const answer = await store.call(`/wp-json/${deleted}?force=true`, { method: 'DELETE', headers })
    expect(answer.status).toBe(200)
    expect(await store.db.selectFrom('seo_texts').selectAll().execute()).toEqual([])
  })
})

test('an editor writes those of posts, and not of products; support writes none', async () => {
  expect((await send('PUT', 'posts/1', TEXTS, EDITOR)).status).toBe(200)
  expect((await send('PUT', 'products/1', TEXTS, EDITOR)).status).toBe(403)
  expect((await send('GET', 'categories/1', undefined, EDITOR)).status).toBe(403)
  expect((await send('PUT', 'posts/1', TEXTS, SUPPORT)).status).toBe(403)
})

test('what there is not is not found, and what is too long is refused beside its field', async () => {
  for (const path of ['products/9', 'posts/2', 'pages/1', 'tags/1', 'brands/1', 'things/1', 'toString/1'])
    expect((await send('GET', path)).status).toBe(404)
  const refused = await send('PUT', 'posts/1', { title: 'x'.repeat(301) })
  expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['title']])
})
