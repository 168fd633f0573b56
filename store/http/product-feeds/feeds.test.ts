import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import type { AttributeChoice, ProductAttribute } from '#store/modules/catalog/tables.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

const attribute = (name: string, options: string[], variation: boolean): ProductAttribute => ({
  id: 0,
  name,
  slug: name,
  position: 0,
  visible: true,
  variation,
  options,
})
const choice = (option: string): AttributeChoice => ({ id: 0, name: 'رنگ', slug: 'رنگ', option })

const category = (id: number, parent_id: number, name: string) => ({
  id,
  parent_id,
  name,
  slug: `category-${id}`,
  description: '',
  display: 'default',
  image_id: null,
  menu_order: 0,
})

/** Beside those under test so many that pages have an end. */
const FILLERS = 130

const shop = () => ({
  ...smallShop(),
  settings: [
    ...(smallShop().settings ?? []),
    { name: 'product_feeds', value: toJson(['torob', 'google', 'emalls']), updated_at: NOW },
  ],
  categories: [category(1, 0, 'خانه'), category(2, 1, 'چای & قهوه')],
  brands: [
    { id: 1, parent_id: 0, name: 'لعابین', slug: 'laabin', description: '', image_id: null, menu_order: 0 },
  ],
  media: [mediaRow({ id: 1 }), mediaRow({ id: 2 })],
  products: [
    productRow({
      id: 1,
      slug: 'teapot',
      name: 'قوری <انار>',
      sku: 'POT',
      short_description: '<p>چهار فنجان &amp; صافی</p>',
      regular_price: 120_000,
      sale_price: 98_000,
      sale_from_at: NOW - DAY,
      sale_to_at: NOW + DAY,
      category_ids: toJson([2]),
      brand_ids: toJson([1]),
      image_ids: toJson([1, 2]),
      attributes: toJson([attribute('گارانتی', ['۱۸ ماهه'], false), attribute('جنس', ['سفال'], false)]),
      created_at: NOW - 5 * DAY,
      updated_at: NOW - DAY,
    }),
    productRow({
      id: 2,
      slug: 'cup',
      name: 'فنجان',
      type: 'variable',
      image_ids: toJson([1]),
      attributes: toJson([attribute('رنگ', ['سرخ', 'آبی'], true)]),
    }),
    productRow({
      id: 3,
      type: 'variation',
      parent_id: 2,
      regular_price: 50_000,
      global_unique_id: '4006381333931',
      attributes: toJson([choice('سرخ')]),
      created_at: NOW - 4 * DAY,
    }),
    productRow({
      id: 4,
      type: 'variation',
      parent_id: 2,
      regular_price: 60_000,
      stock_status: 'outofstock',
      attributes: toJson([choice('آبی')]),
      created_at: NOW - 4 * DAY,
    }),
    productRow({ id: 5, type: 'variation', parent_id: 2, status: 'private', regular_price: 1 }),
    productRow({ id: 6, type: 'grouped', grouped_ids: toJson([1]), image_ids: toJson([1]) }),
    productRow({ id: 7, type: 'external', regular_price: 5, image_ids: toJson([1]) }),
    productRow({ id: 8, status: 'draft', regular_price: 5, image_ids: toJson([1]) }),
    productRow({ id: 9, catalog_visibility: 'hidden', regular_price: 5, image_ids: toJson([1]) }),
    productRow({ id: 10, image_ids: toJson([1]) }),
    productRow({ id: 11, type: 'variable', status: 'draft' }),
    productRow({ id: 12, type: 'variation', parent_id: 11, regular_price: 5 }),
    ...Array.from({ length: FILLERS }, (_, index) =>
      productRow({
        id: 100 + index,
        slug: `filler-${index}`,
        name: `Filler ${index}`,
        regular_price: 1000,
        image_ids: toJson([1]),
        created_at: NOW - 30 * DAY,
        updated_at: NOW - 30 * DAY + index,
      }),
    ),
  ],
})

/** What can be bought by itself, beside the fillers. */
const OFFERS = [1, 3, 4]
const TOTAL = OFFERS.length + FILLERS

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, shop()),
    () => NOW,
  )
})
afterAll(() => store.close())

const change = async (settings: object) => {
  const saved = await saveSettings({ db: store.db, clock: () => NOW, actor: SYSTEM }, settings)
  expect(saved.ok).toBe(true)
}

const url = z.url().startsWith(TEST_ORIGIN)

describe('Torob', () => {
  /** Product API v3 of github.com/torob/Torob-Sync, `product_api_v3.md`. */
  const product = z.strictObject({
    page_unique: z.string().min(1).max(200),
    page_url: url.max(1500),
    product_group_id: z.string().max(200).optional(),
    title: z.string().min(1).max(500),
    subtitle: z.string().max(500).optional(),
    current_price: z.number().int().nonnegative(),
    old_price: z.number().int().positive().optional(),
    availability: z.boolean(),
    category_name: z.string().max(200).optional(),
    image_links: z.array(url.max(1000)),
    spec: z.record(z.string(), z.union([z.string(), z.number().int()])),
    guarantee: z.string().max(200).optional(),
    short_desc: z.string().max(500).optional(),
    date_added: z.iso.datetime({ offset: true }),
    date_updated: z.iso.datetime({ offset: true }).optional(),
    seller_name: z.string().optional(),
    seller_city: z.string().optional(),
  })
  const result = z.strictObject({
    api_version: z.literal('torob_api_v3'),
    current_page: z.number().int().positive(),
    total: z.number().int().nonnegative().nullable(),
    max_pages: z.number().int().positive().nullable(),
    next_cursor: z.string().nullable().optional(),
    products: z.array(product).max(100),
  })
  const ask = async (body: unknown) => {
    const response = await store.call('/torob_api/v3/products', { method: 'POST', body })
    expect(response.status).toBe(200)
    return result.parse(await response.json())
  }

  test('a product on sale: Tomans, absolute URLs, what its attributes say', async () => {
    const { products, total, max_pages } = await ask({ page_uniques: ['1'] })
    expect([total, max_pages]).toEqual([1, 1])
    expect(products[0]).toEqual({
      page_unique: '1',
      page_url: `${TEST_ORIGIN}/product/teapot`,
      product_group_id: '1',
      title: 'قوری <انار>',
      current_price: 98_000,
      old_price: 120_000,
      availability: true,
      category_name: 'چای & قهوه',
      image_links: [1, 2].map((id) => `${TEST_ORIGIN}/media/picture-${id}.webp`),
      spec: { گارانتی: '۱۸ ماهه', جنس: 'سفال' },
      guarantee: '۱۸ ماهه',
      short_desc: 'چهار فنجان & صافی',
      date_added: '2026-11-16T00:00:00+00:00',
      date_updated: '2026-11-20T00:00:00+00:00',
    })
  })

  test('variations are products of one group, each with its own page', async () => {
    const { products } = await ask({ page_urls: [`${TEST_ORIGIN}/product/cup/`] })
    expect(products).toMatchObject([
      {
        page_unique: '3',
        product_group_id: '2',
        title: 'فنجان - سرخ',
        spec: { رنگ: 'سرخ' },
        availability: true,
      },
      { page_unique: '4', product_group_id: '2', current_price: 60_000, availability: false },
    ])
    const [red, blue] = products
    expect(red?.page_url).not.toBe(blue?.page_url)
    expect((await ask({ page_urls: [blue?.page_url] })).products).toMatchObject([{ page_unique: '4' }])
  })

  test('pages of exactly a hundred, the newest first', async () => {
    const first = await ask({ page: 1, sort: 'date_added_desc' })
    expect([first.total, first.max_pages, first.products.length]).toEqual([TOTAL, 2, 100])
    expect(first.products.slice(0, 3).map(({ page_unique }) => page_unique)).toEqual(['4', '3', '1'])
    const second = await ask({ page: 2, sort: 'date_added_desc' })
    expect([second.current_page, second.products.length]).toEqual([2, TOTAL - 100])
    const all = [...first.products, ...second.products].map(({ page_unique }) => page_unique)
    expect(new Set(all).size).toBe(TOTAL)
    expect((await ask({ page: 3, sort: 'date_added_desc' })).products).toEqual([])
    const updated = await ask({ page: 1, sort: 'date_updated_desc' })
    const dates = updated.products.map(({ date_updated }) => date_updated ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('by cursor everything once, until there is none', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask({ sort: 'product_id_desc', ...(cursor && { cursor }) })
      seen.push(...page.products.map(({ page_unique }) => page_unique))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)))
    expect(new Set(seen).size).toBe(TOTAL)
  })

  test.each([
    { page_uniques: ['5'] },
    { page_uniques: ['7', '8', '9', '10', '12', 'x', '99999999999'] },
    { page_urls: [`${TEST_ORIGIN}/product/product-8`, '%', '/product/%ff', 'https://elsewhere.test/'] },
  ])('%j is nothing that is sold here', async (body) => {
    expect(await ask(body)).toMatchObject({ total: 0, max_pages: 1, products: [] })
  })

  test.each<[unknown, string]>([
    [{}, 'the parameters'],
    [{ page: 1 }, 'sort parameter is not provided'],
    [{ page: 0, sort: 'date_added_desc' }, 'the parameters'],
    [{ page: 1, sort: 'price' }, 'the parameters'],
    [{ page: 1, sort: 'product_id_desc', cursor: '5' }, 'the parameters'],
    [{ page_urls: [] }, 'the parameters'],
    [{ page_uniques: Array.from({ length: 101 }, String) }, 'the parameters'],
    [[], 'the body is no JSON object'],
  ])('%j is refused in Torob’s words', async (body, message) => {
    const response = await store.call('/torob_api/v3/products', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toContain(message)
  })
})

describe('Torob asking by URLs', () => {
  const OPTIONS = ['سرخ', 'آبی', 'سبز', 'زرد']
  const PRODUCTS = 30
  const idOf = (product: number, option: number) => 1000 + product * 10 + option
  const variable = (at: number) => [
    productRow({
      id: at,
      slug: `shirt-${at}`,
      type: 'variable',
      image_ids: toJson([1]),
      attributes: toJson([attribute('رنگ', OPTIONS, true)]),
    }),
    ...OPTIONS.map((option, index) =>
      productRow({
        id: idOf(at, index),
        type: 'variation',
        parent_id: at,
        regular_price: 1000,
        attributes: toJson([choice(option)]),
      }),
    ),
  ]
  let many: TestStore
  beforeAll(async () => {
    const products = Array.from({ length: PRODUCTS }, (_, at) => variable(at + 1)).flat()
    many = await createTestStore(
      (db) => writeShop(db, { ...shop(), products }),
      () => NOW,
    )
  })
  afterAll(() => many.close())

  const ask = async (body: object): Promise<{ page_unique: string; page_url: string }[]> =>
    (await (await many.call('/torob_api/v3/products', { method: 'POST', body })).json()).products
  const idsOf = (products: { page_unique: string }[]) => products.map(({ page_unique }) => page_unique)

  test('gets the variation of each, however many others their products have', async () => {
    const last = Array.from({ length: PRODUCTS }, (_, at) => String(idOf(at + 1, 3)))
    const page_urls = (await ask({ page_uniques: last })).map(({ page_url }) => page_url)
    expect(page_urls).toHaveLength(PRODUCTS)
    expect(idsOf(await ask({ page_urls }))).toEqual(last)
  })

  test('gets all that it names in one page', async () => {
    const page_urls = Array.from({ length: PRODUCTS }, (_, at) => `${TEST_ORIGIN}/product/shirt-${at + 1}`)
    const answer = await many.call('/torob_api/v3/products', { method: 'POST', body: { page_urls } })
    const { products, ...told } = await answer.json()
    expect(products).toHaveLength(PRODUCTS * OPTIONS.length)
    expect(told).toMatchObject({ current_page: 1, max_pages: 1, total: PRODUCTS * OPTIONS.length })
  })

  test('gets all variations of a product alone whose URL chooses none', async () => {
    const [chosen] = await ask({ page_uniques: [String(idOf(2, 1))] })
    const page_urls = [`${TEST_ORIGIN}/product/shirt-1`, chosen?.page_url]
    const all = OPTIONS.map((_, index) => String(idOf(1, index)))
    expect(idsOf(await ask({ page_urls }))).toEqual([...all, String(idOf(2, 1))])
  })
})

describe('Emalls', () => {
  /** as Emalls' guide to shops that make the page of their products themselves */
  const result = z.strictObject({
    success: z.literal(true),
    products: z.array(
      z.strictObject({
        title: z.string().min(1),
        id: z.string().min(1),
        price: z.number().int().nonnegative(),
        old_price: z.number().int().positive().nullable(),
        category: z.string(),
        image: url,
        color: z.string(),
        guarantee: z.string(),
        is_available: z.boolean(),
        url,
      }),
    ),
    total_items: z.number().int(),
    pages_count: z.number().int(),
    item_per_page: z.number().int(),
    page_num: z.number().int(),
  })
  const ask = async (query = '') => {
    const response = await store.call(`/product-feeds/emalls.json${query}`)
    expect(response.status).toBe(200)
    return result.parse(await response.json())
  }

  test('pages of as many as are asked for, in whole Tomans', async () => {
    const first = await ask()
    expect(first).toMatchObject({ total_items: TOTAL, pages_count: 3, item_per_page: 50, page_num: 1 })
    const last = await ask('?page=2&item_per_page=100')
    expect(last.products.length).toBe(TOTAL - 100)
    expect(last.products.slice(-3)).toEqual([
      expect.objectContaining({ id: '4', price: 60_000, old_price: null, color: 'آبی', is_available: false }),
      expect.objectContaining({ id: '3', title: 'فنجان - سرخ', color: 'سرخ', is_available: true }),
      {
        title: 'قوری <انار>',
        id: '1',
        price: 98_000,
        old_price: 120_000,
        category: 'چای & قهوه',
        image: `${TEST_ORIGIN}/media/picture-1.webp`,
        color: '',
        guarantee: '۱۸ ماهه',
        is_available: true,
        url: `${TEST_ORIGIN}/product/teapot`,
      },
    ])
  })

  test.each(['?page=0', '?item_per_page=101', '?page=x'])('%s is refused', async (query) => {
    expect((await store.call(`/product-feeds/emalls.json${query}`)).status).toBe(400)
  })
})

describe('Google Merchant', () => {
  const KNOWN = new Set(
    'id title description link image_link additional_image_link availability availability_date price sale_price sale_price_effective_date brand gtin mpn identifier_exists condition item_group_id color size material pattern product_detail product_type shipping'.split(
      ' ',
    ),
  )
  /** of each item, its texts by name */
  const read = async (path = '/product-feeds/google.xml') => {
    const response = await store.call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8')
    const document = parseDocument(await response.text(), { xmlMode: true })
    const [rss] = DomUtils.getElementsByTagName('rss', document)
    expect(rss?.attribs).toMatchObject({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' })
    return DomUtils.getElementsByTagName('item', document).map((item) => {
      const fields: Record<string, string[]> = {}
      for (const child of DomUtils.getElementsByTagName(() => true, item.children, false)) {
        const name = child.name.replace(/^g:/, '')
        fields[name] = [...(fields[name] ?? []), DomUtils.textContent(child)]
      }
      return fields
    })
  }

  test('every item has what Google requires, in its spelling', async () => {
    const items = await read()
    expect(items).toHaveLength(TOTAL)
    for (const item of items) {
      expect(Object.keys(item).filter((name) => !KNOWN.has(name))).toEqual([])
      for (const name of [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'availability',
        'price',
        'condition',
      ]) {
        expect(item[name], `${name} of ${item.id}`).toHaveLength(1)
      }
      expect(item.title?.[0]?.length).toBeLessThanOrEqual(150)
      expect(item.price?.[0]).toMatch(/^\d+\.\d{2} IRR$/)
      expect(['in_stock', 'out_of_stock', 'backorder']).toContain(item.availability?.[0])
      url.parse(item.link?.[0])
      url.parse(item.image_link?.[0])
    }
  })

  test('a sale with its dates, the brand, and prices in Rial', async () => {
    const [teapot] = await read()
    expect(teapot).toEqual({
      id: ['1'],
      title: ['قوری <انار>'],
      description: ['چهار فنجان & صافی'],
      link: [`${TEST_ORIGIN}/product/teapot`],
      image_link: [`${TEST_ORIGIN}/media/picture-1.webp`],
      additional_image_link: [`${TEST_ORIGIN}/media/picture-2.webp`],
      availability: ['in_stock'],
      price: ['1200000.00 IRR'],
      sale_price: ['980000.00 IRR'],
      sale_price_effective_date: ['2026-11-20T00:00:00+00:00/2026-11-22T00:00:00+00:00'],
      brand: ['لعابین'],
      mpn: ['POT'],
      condition: ['new'],
      product_type: ['خانه > چای & قهوه'],
    })
  })

  test('variations share a group and say what they differ in', async () => {
    const [, red, blue] = await read()
    expect(red).toMatchObject({
      id: ['3'],
      item_group_id: ['2'],
      color: ['سرخ'],
      gtin: ['4006381333931'],
      availability: ['in_stock'],
    })
    expect(red).not.toHaveProperty('identifier_exists')
    expect(blue).toMatchObject({ id: ['4'], availability: ['out_of_stock'], identifier_exists: ['no'] })
  })

  test('characters that XML does not allow are left out', async () => {
    const products = [
      productRow({
        id: 1,
        slug: 'bowl',
        name: 'Bo\u0002w\u000bl',
        type: 'variable',
        short_description: '<p>De\u0002ep</p>',
        image_ids: toJson([1]),
        attributes: toJson([attribute('رنگ', ['Re\u000bd'], true)]),
      }),
      productRow({
        id: 2,
        type: 'variation',
        parent_id: 1,
        regular_price: 5000,
        attributes: toJson([choice('Re\u000bd')]),
      }),
    ]
    const odd = await createTestStore(
      (db) => writeShop(db, { ...shop(), products }),
      () => NOW,
    )
    const xml = await (await odd.call('/product-feeds/google.xml')).text()
    await odd.close()
    expect(xml).not.toMatch(/[^\t\n\r\x20-\uFFFD]/)
    expect(xml).toContain('<g:title>Bowl - Red</g:title>')
    expect(xml).toContain('<g:description>Deep</g:description>')
    expect(xml).toContain('<g:color>Red</g:color>')
  })

  test('there is no file beyond the last, and an unchanged one is not sent again', async () => {
    expect((await store.call('/product-feeds/google-2.xml')).status).toBe(404)
    const first = await store.call('/product-feeds/google.xml')
    const again = await store.call('/product-feeds/google.xml', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('whom the owner gives the products to', () => {
  const statuses = async () => [
    (await store.call('/torob_api/v3/products', { method: 'POST', body: { sort: 'product_id_desc' } }))
      .status,
    (await store.call('/product-feeds/emalls.json')).status,
    (await store.call('/product-feeds/google.xml')).status,
  ]

  test('those who are named, and nobody else', async () => {
    await change({ product_feeds: ['emalls'] })
    expect(await statuses()).toEqual([404, 200, 404])
    await change({ product_feeds: [] })
    expect(await statuses()).toEqual([404, 404, 404])
    await change({ product_feeds: ['torob', 'google', 'emalls'] })
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('Torob and Emalls count in Toman: a shop of another currency is none of theirs', async () => {
    const currency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' as const }
    await change({ currency })
    expect(await statuses()).toEqual([404, 404, 200])
    const toman = {
      code: 'IRT',
      symbol: 'تومان',
      decimals: 0,
      position: 'right_space',
      display_as: '' as const,
    }
    await change({ currency: toman })
  })
})
