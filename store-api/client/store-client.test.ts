import { expect, test } from 'vitest'
import type { Category } from '../contract/products.ts'
import { createStoreClient } from './store-client.ts'

/** A store that answers what it is told to, and remembers what it was asked. */
const open = (answer: (url: URL) => unknown, role?: string) => {
  const asked: string[] = []
  const client = createStoreClient({
    fetch: async (request) => {
      const url = new URL(request.url)
      asked.push(url.pathname + url.search)
      return Response.json(answer(url))
    },
    origin: 'http://shop.test',
    role: () => role,
  })
  return { client, asked }
}

const categories = (count: number): Category[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as Category)

test.each([
  [0, 1],
  [49, 1],
  [50, 2],
  [51, 2],
  [100, 3],
  [120, 3],
])('%i categories are read in %i pages: it goes on while a page holds exactly 50', async (count, pages) => {
  const all = categories(count)
  const { client, asked } = open(({ searchParams }) => {
    const page = Number(searchParams.get('page'))
    return all.slice((page - 1) * 50, page * 50)
  })
  expect(await client.categories()).toEqual(all)
  expect(asked).toEqual(
    Array.from(
      { length: pages },
      (_, index) => `/wp-json/ghab/v1/product-categories?per_page=50&page=${index + 1}`,
    ),
  )
})

test('the side menu shows ten categories, or those that were chosen', async () => {
  const { client, asked } = open(() => [])
  await client.sideMenuCategories([])
  await client.sideMenuCategories([7, 3])
  expect(asked).toEqual([
    '/wp-json/wc/v3/products/categories?per_page=10',
    '/wp-json/wc/v3/products/categories?include=7%2C3&orderby=include',
  ])
})

test('the calls that are named stand where they are named', async () => {
  const { client, asked } = open(() => [])
  await client.settings()
  await client.menu()
  await client.productBySlug('cup')
  await client.featuredVendors(1)
  await client.featuredVendors(2)
  await client.head('http://shop.test/shop')
  expect(asked).toEqual([
    '/wp-content/plugins/ghab/rests/plugin.php',
    '/wp-json/ghab/v1/menu',
    '/wp-json/wc/v3/products?slug=cup',
    '/api/appsettings/get_featured_dokan_vendors_list/?insecure=cool',
    '/api/appsettings/get_featured_wcvendors_list/?insecure=cool',
    '/wp-json/rankmath/v1/getHead?url=http%3A%2F%2Fshop.test%2Fshop',
  ])
})

test.each([
  ['wholesale_customer', true],
  ['customer', false],
  [undefined, false],
])('product reads of %s say so: %s', async (role, isTold) => {
  const { client, asked } = open(() => ({ products: [] }), role)
  await client.products({ page: 2 })
  await client.product(7)
  await client.menu()
  const told = isTold ? 'wholesale_role=wholesale_customer' : ''
  expect(asked).toEqual([
    `/wp-json/ghab/v1/products?page=2${told && `&${told}`}`,
    `/wp-json/wc/v3/products/7${told && `?${told}`}`,
    '/wp-json/ghab/v1/menu',
  ])
})

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('all of %i variations are read, in %i pages', async (count, pages) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const asked: string[] = []
  const client = createStoreClient({
    origin: 'http://shop.test',
    fetch: async (request) => {
      const { searchParams } = new URL(request.url)
      const page = Number(searchParams.get('page'))
      asked.push(`${searchParams.get('per_page')} ${page}`)
      const headers = { 'X-WP-Total': String(count), 'X-WP-TotalPages': String(Math.ceil(count / 100)) }
      return Response.json(all.slice((page - 1) * 100, page * 100), { headers })
    },
  })
  expect(await client.variations(7)).toEqual(all)
  expect(asked).toEqual(Array.from({ length: pages }, (_, index) => `100 ${index + 1}`))
})

test('however many products are read by their ids, in the order of the ids', async () => {
  const ids = Array.from({ length: 205 }, (_, index) => 205 - index)
  const { client, asked } = open(({ searchParams }) => ({
    products: (searchParams.get('include') ?? '')
      .split(',')
      .map((id) => ({ id: Number(id) }))
      .filter(({ id }) => id !== 7)
      .reverse(),
  }))
  const products = await client.productsByIds(ids)
  expect(products.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 7))
  expect(asked).toHaveLength(3)
  expect(await client.productsByIds([])).toEqual([])
})

/** A shop with Polylang: `lang` leaves out items of other languages, and each translation is an item of its own. */
const openPolylang = (lang?: 'fa' | 'en') => {
  const items = [
    { id: 1, slug: 'khabar', lang: 'fa', translations: { fa: 1, en: 2 } },
    { id: 2, slug: 'news', lang: 'en', translations: { fa: 1, en: 2 } },
    { id: 3, slug: 'tanha', lang: 'fa', translations: [] },
    { id: 4, slug: 'draft', lang: 'fa', translations: { fa: 4, en: 5 } },
  ]
  const asked: string[] = []
  const client = createStoreClient({
    origin: 'http://shop.test',
    lang: () => lang,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url)
      asked.push(pathname + search)
      const id = /\d+$/.exec(pathname)?.[0]
      if (id === '5') return Response.json({ code: 'rest_forbidden' }, { status: 401 })
      if (id) return Response.json(items.find((item) => String(item.id) === id))
      const wanted = items.filter(({ slug }) => [slug, null].includes(searchParams.get('slug')))
      const only = searchParams.get('lang')
      return Response.json(wanted.filter((item) => only === null || item.lang === only))
    },
  })
  return { client, asked }
}

test('what Polylang and WPML say of languages is read where the shop says nothing', async () => {
  const { client } = openPolylang()
  expect(await client.postBySlug('khabar')).toMatchObject({ id: 1, languages: ['fa', 'en'] })
  expect(await client.product(3)).toMatchObject({ id: 3, languages: ['fa'] })
  expect((await client.brands()).items.map(({ languages }) => languages)).toEqual([
    ['fa', 'en'],
    ['en', 'fa'],
    ['fa'],
    ['fa', 'en'],
  ])
})

test('the page of a slug shows the translation that a plugin keeps as an item of its own', async () => {
  const { client, asked } = openPolylang('en')
  expect(await client.postBySlug('khabar')).toMatchObject({ id: 2, languages: ['en', 'fa'] })
  expect(asked).toEqual([
    '/wp-json/wp/v2/posts?slug=khabar&_embed=1&lang=en',
    '/wp-json/wp/v2/posts?slug=khabar&_embed=1',
    '/wp-json/wp/v2/posts/2?_embed=1&lang=en',
  ])
  expect(await client.productBySlug('khabar')).toMatchObject({ id: 2 })
  expect((await client.tags({ slug: 'khabar' })).items).toMatchObject([{ id: 2 }])
  expect(await client.page(1)).toMatchObject({ id: 2 })
  // without a translation it is shown in its own language, as everywhere
  expect(await client.postBySlug('tanha')).toMatchObject({ id: 3, languages: ['fa'] })
  expect(await client.postBySlug('draft')).toMatchObject({ id: 4, languages: ['fa'] })
  expect(await client.postBySlug('none')).toBeNull()
})
