import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const DAY = Date.UTC(2026, 10, 20)
const category = (id: number, parent_id: number, slug: string) => ({
  id,
  parent_id,
  name: `نام ${slug}`,
  slug,
  description: '',
  display: 'default',
  image_id: null,
  menu_order: 0,
})
const post = (id: number, type: 'post' | 'page', slug: string) => ({
  id,
  type,
  slug,
  title: `Title "${slug}" </script>`,
  content: '<p>Some <b>words</b></p>',
  excerpt: '',
  status: 'publish',
  author_name: 'Nila',
  featured_media_id: 1,
  sticky: 0,
  comments_open: 0,
  parent_id: 0,
  menu_order: 0,
  category_ids: toJson<number[]>([]),
  tag_ids: toJson<number[]>([]),
  created_at: DAY,
  updated_at: DAY,
})

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        settings: [
          { name: 'site_name', value: toJson('ویترین'), updated_at: 1 },
          { name: 'site_description', value: toJson('فروشگاه نمونه'), updated_at: 1 },
        ],
        media: [mediaRow({ id: 1, alt: 'کلاه' })],
        categories: [category(1, 0, 'clothes'), category(2, 1, 'caps')],
        products: [
          productRow({
            id: 1,
            slug: 'cap',
            name: 'کلاه & نقاب',
            short_description: '<p>کلاه <b>سبک</b></p>',
            sku: 'CAP',
            regular_price: 150000,
            category_ids: toJson([2]),
            image_ids: toJson([1]),
            average_rating: 450,
            rating_count: 2,
          }),
          productRow({ id: 2, slug: 'shirt', type: 'variable', name: 'Shirt' }),
          productRow({ id: 3, type: 'variation', parent_id: 2, regular_price: 100 }),
          productRow({ id: 4, type: 'variation', parent_id: 2, regular_price: 300 }),
          productRow({ id: 5, slug: 'secret', status: 'draft' }),
        ],
        posts: [post(1, 'post', 'news'), post(2, 'page', 'jobs')],
        translations: [
          translationRow('product', 1, { name: 'Cap', short_description: 'A light cap' }),
          translationRow('product', 2, { name: 'Shirt' }),
        ],
      }),
    () => DAY + 1,
  )
})

const headOf = async (url: string) => {
  const response = await store.call(`/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(url)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { success: boolean; head: string }
}
const dataOf = (head: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  return JSON.parse(json)['@graph'] as Record<string, never>[]
}

test('a product: prices that search engines know, rating, breadcrumb', async () => {
  const { success, head } = await headOf(`${TEST_ORIGIN}/product/cap/`)
  expect(success).toBe(true)
  expect(head).toContain('<title>کلاه &amp; نقاب - ویترین</title>')
  expect(head).toContain(
    '<meta name="description" content="کلاه &amp; نقاب – کلاه سبک · نام caps · فروشگاه نمونه · ' +
      'مشخصات، قیمت و موجودی در فروشگاه اینترنتی ویترین" />',
  )
  expect(head).toContain('<meta name="robots" content="index, follow')
  expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/product/cap" />`)
  expect(head).toContain(`<link rel="alternate" hreflang="en" href="${TEST_ORIGIN}/en/product/cap" />`)
  expect(head).toContain('<meta property="og:locale" content="fa_IR" />')
  expect(head).toContain(`<meta property="og:image" content="${TEST_ORIGIN}/media/picture-1.webp" />`)
  const [product, trail] = dataOf(head)
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'کلاه & نقاب',
    sku: 'CAP',
    image: [`${TEST_ORIGIN}/media/picture-1.webp`],
    aggregateRating: { ratingValue: '4.50', ratingCount: 2 },
    offers: {
      '@type': 'Offer',
      price: '1500000',
      priceCurrency: 'IRR',
      availability: 'https://schema.org/InStock',
    },
  })
  expect((trail?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual([
    'خانه',
    'نام clothes',
    'نام caps',
    'کلاه & نقاب',
  ])
})

test('a variable product offers its variations, the other language its own URLs', async () => {
  const { head } = await headOf('/en/product/shirt')
  expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/en/product/shirt" />`)
  expect(head).toContain('<meta property="og:locale" content="en_US" />')
  expect(dataOf(head)[0]).toMatchObject({
    '@type': 'ProductGroup',
    hasVariant: [{ offers: { price: '1000' } }, { offers: { price: '3000' } }],
  })
})

test.each([
  ['/', 'ویترین', 'WebSite'],
  ['/product-category/clothes/caps/', 'نام caps - ویترین', 'CollectionPage'],
  ['/shop', 'فروشگاه - ویترین', 'CollectionPage'],
  ['/en/shop/sale', 'On sale - ویترین', 'CollectionPage'],
  ['/blog', 'مجله - ویترین', 'CollectionPage'],
  ['/news/', 'Title &quot;news&quot; &lt;/script&gt; - ویترین', 'Article'],
  ['/page/2', 'Title &quot;jobs&quot; &lt;/script&gt; - ویترین', 'WebPage'],
])('%s', async (url, title, type) => {
  const { head } = await headOf(url)
  expect(head).toContain(`<title>${title}</title>`)
  expect(dataOf(head)[0]).toMatchObject({ '@type': type })
})

test('each page of a list has a canonical URL of its own', async () => {
  const { head } = await headOf('/en/shop?page=2&orderby=price')
  expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/en/shop?page=2" />`)
  expect(head).toContain(`<link rel="alternate" hreflang="fa" href="${TEST_ORIGIN}/shop?page=2" />`)
  const product = await headOf('/product/cap?page=2')
  expect(product.head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/product/cap" />`)
})

test('a page without a picture of its own is shown with the one that its storefront shows', async () => {
  const { head } = await headOf('/shop')
  for (const tag of ['property="og:image"', 'name="twitter:image"']) {
    expect(head).toContain(`<meta ${tag} content="${TEST_ORIGIN}/install/icon-512.png" />`)
  }
  expect(head).toContain('<meta name="twitter:card" content="summary" />')
})

test('pages that have no text of their own are told apart by what they are, pages of a list by their number', async () => {
  const described = async (url: string) =>
    /name="description" content="(.*?)"/.exec((await headOf(url)).head)?.[1] ?? ''
  const all = await Promise.all(['/', '/shop', '/shop?page=2', '/shop?page=3', '/blog'].map(described))
  expect(new Set(all).size).toBe(all.length)
  expect(all[1]).toBe('فروشگاه · ویترین · فروشگاه نمونه')
  expect(all[2]).toBe('صفحهٔ ۲ – فروشگاه · ویترین · فروشگاه نمونه')
})

test('a post tells when it was written', async () => {
  const { head } = await headOf('/news/')
  expect(head).toContain('<meta property="article:published_time" content="2026-11-20T00:00:00.000Z" />')
  expect(dataOf(head)[0]).toMatchObject({ headline: 'Title "news" </script>', author: { name: 'Nila' } })
})

test.each([
  '/product/secret/',
  '/product/none',
  '/product-category/none',
  '/page/1',
  '/cart',
  '/a/b/c',
  '/shop/x',
])('%s has no head', async (url) => {
  expect(await headOf(url)).toEqual({ success: false, head: '' })
})

test('a malformed or missing URL is refused as the parameter url', async () => {
  for (const query of ['', '?url=http%3A%2F%2F', '?url=/%25ff']) {
    const response = await store.call(`/wp-json/rankmath/v1/getHead${query}`)
    expect(response.status).toBe(400)
    const { params } = (await response.json()).data
    expect(Array.isArray(params) ? params : Object.keys(params)).toEqual(['url'])
  }
})

test('every URL of the sitemap and the feed is the canonical one of its page', async () => {
  const locs = async (path: string, tag: RegExp) =>
    Array.from((await (await store.call(path)).text()).matchAll(tag), ([, loc]) => loc!)
  const files = await locs('/sitemap.xml', /<loc>(.*?)<\/loc>/g)
  const pages = await Promise.all(
    files.map((file) => locs(new URL(file).pathname, /<url><loc>(.*?)<\/loc>/g)),
  )
  const addresses = [...pages.flat(), ...(await locs('/feed', /<link>([^<]+\/[^<]+)<\/link>/g))]
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    if (address !== `${TEST_ORIGIN}/`) expect(address).not.toMatch(/\/$/)
    expect((await headOf(address)).head).toContain(`<link rel="canonical" href="${address}" />`)
  }
})
