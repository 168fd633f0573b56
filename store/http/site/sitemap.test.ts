import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { createTestStore, TEST_ORIGIN } from '#tests/support/test-store.ts'

const DAY = Date.UTC(2026, 10, 20)

const vendor = {
  id: 7,
  slug: 'nila',
  store_name: 'Nila',
  first_name: '',
  last_name: '',
  description: '',
  banner_id: 2,
  avatar_id: null,
  email: '',
  phone: '',
  address: toJson({ street_1: '', street_2: '', city: '', zip: '', state: '', country: '' }),
  social: toJson({}),
  featured: 0,
  enabled: 1,
  created_at: 0,
}

const open = () =>
  createTestStore((db) =>
    writeShop(db, {
      settings: [{ name: 'mvf_enabled', value: toJson(1), updated_at: 0 }],
      media: [mediaRow({ id: 1, file: 'a & b.webp' }), mediaRow({ id: 2, file: 'c.webp' })],
      brands: [1, 2].map((id) => ({
        id,
        parent_id: 0,
        name: `Brand ${id}`,
        slug: `brand-${id}`,
        description: '',
        image_id: 2,
        menu_order: 0,
      })),
      tags: [1, 2].map((id) => ({ id, name: `Tag ${id}`, slug: `tag-${id}`, description: '' })),
      vendors: [vendor],
      categories: [
        {
          id: 1,
          parent_id: 0,
          name: 'Caps',
          slug: 'کلاه',
          description: '',
          display: 'default',
          image_id: 2,
          menu_order: 0,
        },
        {
          id: 2,
          parent_id: 0,
          name: 'Empty',
          slug: 'empty',
          description: '',
          display: 'default',
          image_id: null,
          menu_order: 0,
        },
      ],
      products: [
        ...Array.from({ length: 501 }, (_, index) =>
          productRow({ id: index + 1, slug: `cap-${index + 1}`, updated_at: DAY }),
        ),
        productRow({
          id: 600,
          slug: 'last',
          category_ids: toJson([1]),
          brand_ids: toJson([1]),
          tag_ids: toJson([2]),
          image_ids: toJson([1, 2]),
          updated_at: DAY,
        }),
        productRow({ id: 601, slug: 'hidden', catalog_visibility: 'hidden' }),
        productRow({ id: 602, slug: 'draft', status: 'draft' }),
      ],
      translations: [
        ...Array.from({ length: 501 }, (_, index) => translationRow('product', index + 1, { name: 'Cap' })),
        translationRow('product', 600, { name: 'Last' }),
        translationRow('category', 1, { name: 'Caps' }),
        translationRow('brand', 1, { name: 'Brand' }),
        translationRow('tag', 2, { name: 'Tag' }),
        translationRow('post', 3, { title: 'Jobs' }),
      ],
      posts: [
        {
          id: 3,
          type: 'page',
          slug: 'jobs',
          title: 'Jobs',
          content: '',
          excerpt: '',
          status: 'publish',
          author_name: '',
          featured_media_id: 2,
          sticky: 0,
          comments_open: 0,
          parent_id: 0,
          menu_order: 0,
          category_ids: toJson<number[]>([]),
          tag_ids: toJson<number[]>([]),
          created_at: DAY,
          updated_at: DAY,
        },
      ],
    }),
  )

test.each(['/sitemap.xml', '/sitemap_index.xml'])(
  '%s names every file that has something in it',
  async (path) => {
    const response = await (await open()).call(path)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8')
    expect([...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      [
        'site-1',
        'products-1',
        'products-2',
        'categories-1',
        'brands-1',
        'tags-1',
        'vendors-1',
        'pages-1',
      ].map((name) => `${TEST_ORIGIN}/sitemap-${name}.xml`),
    )
  },
)

test('products with their pictures, each page in both languages, a thousand URLs at most', async () => {
  const store = await open()
  const first = await (await store.call('/sitemap-products-1.xml')).text()
  expect(first.match(/<url>/g)).toHaveLength(1000)
  const second = await (await store.call('/sitemap-products-2.xml')).text()
  expect(second).not.toMatch(/hidden|draft/)
  const path = '/product/last'
  const rest =
    '<lastmod>2026-11-20T00:00:00.000Z</lastmod>' +
    `<xhtml:link rel="alternate" hreflang="fa" href="${TEST_ORIGIN}${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${TEST_ORIGIN}/en${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${TEST_ORIGIN}${path}"/>` +
    `<image:image><image:loc>${TEST_ORIGIN}/media/a%20%26%20b.webp</image:loc></image:image>` +
    `<image:image><image:loc>${TEST_ORIGIN}/media/c.webp</image:loc></image:image>`
  expect(second).toContain(`<url><loc>${TEST_ORIGIN}${path}</loc>${rest}</url>`)
  expect(second).toContain(`<url><loc>${TEST_ORIGIN}/en${path}</loc>${rest}</url>`)
})

test.each([
  ['categories', [`/product-category/${encodeURIComponent('کلاه')}`], 1],
  ['brands', ['/product-brand/brand-1'], 1],
  ['tags', ['/product-tag/tag-2'], 0],
  ['pages', ['/page/3'], 1],
])('%s: those that hold something, with their pictures', async (name, paths, pictures) => {
  const xml = await (await (await open()).call(`/sitemap-${name}-1.xml`)).text()
  const locs = Array.from(xml.matchAll(/<url><loc>(.*?)<\/loc>/g), ([, loc]) => loc)
  expect(locs).toEqual(paths.flatMap((path) => [TEST_ORIGIN + path, `${TEST_ORIGIN}/en${path}`]))
  const image = `<image:image><image:loc>${TEST_ORIGIN}/media/c.webp</image:loc></image:image>`
  expect(xml.split(image)).toHaveLength(1 + pictures * 2)
})

test('sellers by the URL of their own page, in the shop’s own language', async () => {
  const xml = await (await (await open()).call('/sitemap-vendors-1.xml')).text()
  expect(Array.from(xml.matchAll(/<url><loc>(.*?)<\/loc>/g), ([, loc]) => loc)).toEqual([
    `${TEST_ORIGIN}/store/nila`,
  ])
})

test.each([
  '/sitemap-products-3.xml',
  '/sitemap-products-0.xml',
  '/sitemap-posts-1.xml',
  '/sitemap-constructor-1.xml',
])('%s is 404', async (path) => {
  expect((await (await open()).call(path)).status).toBe(404)
})
