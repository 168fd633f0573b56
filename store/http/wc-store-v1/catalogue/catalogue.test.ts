import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const API = '/wp-json/wc/store/v1/products'

let store: TestStore
beforeAll(async () => {
  const shop = catalogShop()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        products: [
          ...(shop.products ?? []),
          productRow({ id: 51, type: 'variable', slug: 'draft-shirt', status: 'draft' }),
          productRow({ id: 52, type: 'variation', parent_id: 51, sku: 'DRAFT-52', regular_price: 1 }),
          productRow({
            id: 53,
            type: 'variation',
            parent_id: 10,
            regular_price: 1,
            status: 'private',
            created_at: CATALOG_NOW - 9,
          }),
          productRow({
            id: 70,
            name: 'Boots & laces',
            slug: 'boots',
            sku: 'BT-70',
            regular_price: 500_000,
            category_ids: toJson([1, 2]),
            brand_ids: toJson([2]),
            attributes: toJson([
              {
                id: 1,
                name: 'رنگ',
                slug: 'pa_color',
                position: 0,
                visible: true,
                variation: false,
                options: ['قرمز', 'آبی'],
              },
            ]),
            average_rating: 340,
            rating_count: 5,
            cross_sell_ids: toJson([20, 40, 50, 70]),
            created_at: CATALOG_NOW - 60_000,
          }),
        ],
      }),
    () => CATALOG_NOW,
  )
})

afterAll(() => store.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await store.call(path, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const idsOf = async (query: string): Promise<number[]> =>
  (await get(`${API}?${query}`)).body.map(({ id }: { id: number }) => id)

describe('which products are told', () => {
  test('what is published, also what lists hide, as in WooCommerce', async () => {
    expect(await idsOf('')).toEqual([70, 30, 20, 10, 60, 40])
    expect(await idsOf('catalog_visibility=catalog')).not.toContain(40)
    expect(await idsOf('catalog_visibility=hidden')).toEqual([40])
  })

  test.each([`${API}/50`, `${API}/51`, `${API}/52`, `${API}/53`, `${API}/99`])(
    '%s is of nobody’s concern',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid product ID.' },
      })
    },
  )

  test('variations of published products alone', async () => {
    expect((await idsOf('type=variation&orderby=id')).sort()).toEqual([11, 12])
    expect(await idsOf('sku=DRAFT-52')).toEqual([])
    expect(await idsOf('sku=as-10-r')).toEqual([11])
    expect(await idsOf('type=variation&parent=10&orderby=id&order=asc')).toEqual([11, 12])
    expect(await idsOf('type=variation&parent_exclude=10')).toEqual([])
  })

  test('a draft is found by none of its names', async () => {
    expect((await get(`${API}/draft`)).body.code).toBe('woocommerce_rest_product_invalid_slug')
    expect(await idsOf('slug=draft')).toEqual([])
    expect(await idsOf('include=50,51,52')).toEqual([])
    expect(await idsOf(`search=${encodeURIComponent('پیش‌نویس')}`)).toEqual([])
  })
})

test.each([
  ['category=1', [70, 20, 10]],
  ['category=clothing,books', [70, 30, 20, 10]],
  ['category=1,2&category_operator=and', [70]],
  ['category=clothing&category_operator=not_in', [30, 60, 40]],
  ['category=nothing', []],
  ['brand=asics', [10]],
  ['brand=asics,nike&brand_operator=not_in', [30, 20, 60, 40]],
  ['tag=gift', [20]],
  ['tag=1&tag_operator=not_in&featured=true', []],
  ['attributes[0][attribute]=pa_color&attributes[0][slug]=blue', [70, 20, 10]],
  ['attributes[0][attribute]=pa_color&attributes[0][term_id]=1,2&attributes[0][operator]=and', [70, 10]],
  [
    'attributes[5][attribute]=pa_color&attributes[5][term_id][]=1&attributes[5][operator]=not_in',
    [30, 20, 60, 40],
  ],
  [
    'attributes[0][attribute]=pa_color&attributes[0][slug]=red&attributes[1][attribute]=pa_color&attributes[1][slug]=blue',
    [70, 10],
  ],
  ['attributes[0][attribute]=pa_size&attributes[0][slug]=blue', []],
  [
    'attribute_relation=in&attributes[0][attribute]=pa_color&attributes[0][slug]=red&attributes[1][attribute]=pa_none&attributes[1][slug]=x',
    [70, 10],
  ],
  ['min_price=400000&max_price=500000', [70, 20, 60]],
  ['rating=3', [70]],
  ['rating=5,4', [10]],
  ['on_sale=true', [10]],
  ['stock_status[]=outofstock', [30]],
  ['search=bt-7', [70]],
  [`search=${encodeURIComponent('آسيكس')}`, [10]],
  ['orderby=comment_count', [70, 10, 60, 40, 30, 20]],
  ['orderby=include&include=30,10,20', [30, 10, 20]],
  ['orderby=include&per_page=1', [70]],
  ['exclude=70,30&per_page=2', [20, 10]],
  ['offset=4', [60, 40]],
  ['type=grouped', [60]],
])('the list of %s', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids)
})

test('related products are those of the storefront', async () => {
  const { body } = await get('/wp-json/wc/v3/products/70')
  const related = await idsOf('related=70')
  expect(related.sort()).toEqual([...body.related_ids].sort())
  expect(related).not.toContain(70)
})

describe('a product', () => {
  test('with the prices of its variations, in minor units', async () => {
    const { body } = await get(`${API}/asics-shoe`)
    expect(body).toMatchObject({
      id: 10,
      type: 'variable',
      prices: {
        price: '700000',
        price_range: { min_amount: '700000', max_amount: '1000000' },
        currency_code: 'IRT',
        currency_minor_unit: 0,
      },
      average_rating: '4.50',
      review_count: 2,
      has_options: true,
      is_purchasable: true,
      attributes: [
        { id: 1, taxonomy: 'pa_color', has_variations: true, terms: [{ slug: 'red' }, { slug: 'blue' }] },
      ],
      variations: [
        { id: 11, attributes: [{ name: 'رنگ', value: 'red' }] },
        { id: 12, attributes: [{ name: 'رنگ', value: 'blue' }] },
      ],
      add_to_cart: { text: 'انتخاب گزینه‌ها', url: 'http://shop.test/product/asics-shoe' },
    })
    expect(body.images.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  })

  test('a variation is named by its product, its options and a picture of its own or the product’s', async () => {
    expect((await get(`${API}/11`)).body).toMatchObject({
      name: 'کفش ورزشی آسیکس',
      parent: 10,
      variation: 'رنگ: قرمز',
      images: [{ id: 1 }],
      categories: [],
    })
  })

  test('a sale from a price that was not charged is shown as none', async () => {
    const hour = 3_600_000
    const then = {
      product_id: 1,
      regular_price: 500,
      sale_price: null,
      price: 500,
      began_at: CATALOG_NOW - 90 * 24 * hour,
    }
    const raised = { ...then, regular_price: 900, sale_price: 500, began_at: CATALOG_NOW - hour }
    const raisers = await createTestStore(
      (db) =>
        writeShop(db, {
          products: [productRow({ id: 1, regular_price: 900, sale_price: 500 })],
          price_history: [then, raised],
        }),
      () => CATALOG_NOW,
    )
    const product = await (await raisers.call(`${API}/1`)).json()
    expect(product).toMatchObject({
      on_sale: false,
      prices: { price: '500', regular_price: '500', sale_price: '500' },
    })
    expect(product.price_html).not.toContain('<del')
    expect(await (await raisers.call(`${API}?on_sale=true`)).json()).toEqual([])
    await raisers.close()
  })

  test('as many as there are, and no more', async () => {
    expect((await get(`${API}/20`)).body).toMatchObject({
      stock_availability: { text: '۳ عدد در انبار', class: 'in-stock' },
      add_to_cart: { minimum: 1, maximum: 3, multiple_of: 1 },
    })
    expect((await get(`${API}/30`)).body).toMatchObject({
      is_in_stock: false,
      stock_availability: { text: 'ناموجود', class: 'out-of-stock' },
      add_to_cart: { text: 'بیشتر بخوانید' },
    })
  })

  test('names are escaped', async () => {
    expect((await get(`${API}/70`)).body.name).toBe('Boots &amp; laces')
  })

  test('what a wholesale customer pays is told to nobody else', async () => {
    expect((await get(`${API}/20`)).body.prices.price).toBe('400000')
  })

  test('what is not told of it is not told anywhere', async () => {
    const text = JSON.stringify((await get(`${API}?per_page=0`)).body)
    expect(text).not.toMatch(/300000|cookbook\.pdf|آب سرد|_cost/)
  })
})

describe('collection-data', () => {
  const COUNT_ALL =
    'calculate_price_range=true&calculate_stock_status_counts=true&calculate_rating_counts=true' +
    '&calculate_attribute_counts[0][taxonomy]=pa_color&calculate_attribute_counts[0][query_type]=or' +
    '&calculate_taxonomy_counts[]=product_cat&calculate_taxonomy_counts[]=product_brand'

  test('counts over the whole list, each without its own filter', async () => {
    const { body } = await get(
      `${API}/collection-data?${COUNT_ALL}&category=2&stock_status=outofstock&rating=1&max_price=1`,
    )
    expect(body).toMatchObject({
      price_range: null,
      attribute_counts: [],
      rating_counts: [],
      taxonomy_counts: [],
    })
    const open = await get(`${API}/collection-data?${COUNT_ALL}&category=2`)
    expect(open.body).toEqual({
      price_range: expect.objectContaining({
        min_price: '500000',
        max_price: '1000000',
        currency_code: 'IRT',
      }),
      attribute_counts: [
        { term: 1, count: 2 },
        { term: 2, count: 2 },
      ],
      rating_counts: [
        { rating: 3, count: 1 },
        { rating: 5, count: 1 },
      ],
      stock_status_counts: [
        { status: 'instock', count: '2' },
        { status: 'outofstock', count: '0' },
        { status: 'onbackorder', count: '0' },
      ],
      taxonomy_counts: [
        { term: 1, count: 2 },
        { term: 2, count: 2 },
        { term: 1, count: 1 },
        { term: 2, count: 1 },
      ],
    })
  })

  test('counts the terms that products lie in themselves before those above', async () => {
    const { body } = await get(`${API}/collection-data?calculate_taxonomy_counts=product_cat&include=10`)
    expect(body.taxonomy_counts).toEqual([
      { term: 2, count: 1 },
      { term: 1, count: 1 },
    ])
  })

  test('a list of attributes is counted once, whatever is asked', async () => {
    const once = 'calculate_attribute_counts[0][taxonomy]=pa_color&calculate_taxonomy_counts=pa_color'
    const twice = `${once},pa_color&calculate_attribute_counts[1][taxonomy]=pa_color`
    const [first, second] = [
      await get(`${API}/collection-data?${once}`),
      await get(`${API}/collection-data?${twice}`),
    ]
    expect(second.body).toEqual(first.body)
    expect(first.body.attribute_counts).toEqual(first.body.taxonomy_counts)
  })
})

describe('what products are sorted under', () => {
  test('categories count what shoppers find and have a page of their own', async () => {
    const { body, headers } = await get(`${API}/categories?orderby=slug`)
    expect(
      body.map(({ slug, count, review_count }: Record<string, unknown>) => [slug, count, review_count]),
    ).toEqual([
      ['books', 1, 0],
      ['clothing', 3, 7],
      ['shoes', 2, 7],
    ])
    expect(body[2]).toMatchObject({
      parent: 1,
      image: null,
      permalink: 'http://shop.test/product-category/shoes',
    })
    expect(headers.get('X-WP-Total')).toBeNull()
  })

  test('pages only where they are asked for', async () => {
    const { body, headers } = await get(`${API}/categories?per_page=1&page=2`)
    expect(body).toHaveLength(1)
    expect([headers.get('X-WP-Total'), headers.get('X-WP-TotalPages')]).toEqual(['3', '3'])
  })

  test('a brand by its id and by its slug', async () => {
    const [byId, bySlug] = [await get(`${API}/brands/2`), await get(`${API}/brands/nike`)]
    expect(byId.body).toEqual(bySlug.body)
    expect(byId.body).toMatchObject({ id: 2, count: 1, review_count: 5 })
  })

  test('attributes and their terms', async () => {
    expect((await get(`${API}/attributes`)).body).toEqual([
      {
        id: 1,
        name: 'رنگ',
        taxonomy: 'pa_color',
        type: 'color',
        order: 'menu_order',
        has_archives: false,
        count: 2,
      },
    ])
    const { body } = await get(`${API}/attributes/1/terms?orderby=menu_order&order=desc&_fields=slug,count`)
    expect(body).toEqual([
      { slug: 'blue', count: 3 },
      { slug: 'red', count: 2 },
    ])
  })

  test.each([
    ['brands/99', 'woocommerce_rest_brand_invalid_id', 'Invalid brand ID.'],
    ['brands/nope', 'woocommerce_rest_brand_invalid_slug', 'Invalid brand slug.'],
    ['categories/99', 'woocommerce_rest_category_invalid_id', 'Invalid category ID.'],
    ['attributes/99', 'woocommerce_rest_attribute_invalid_id', 'Invalid attribute ID.'],
    ['attributes/99/terms', 'woocommerce_rest_taxonomy_invalid', 'Attribute does not exist.'],
  ])('%s is not there', async (path, code, message) => {
    expect(await get(`${API}/${path}`)).toMatchObject({ status: 404, body: { code, message } })
  })
})

describe('reviews', () => {
  test('approved ones, without addresses', async () => {
    const { body, headers } = await get(`${API}/reviews`)
    expect(headers.get('X-WP-Total')).toBe('1')
    expect(body[0]).toMatchObject({
      product_id: 10,
      reviewer: 'سارا',
      review: '<p>عالی بود</p>\n',
      product_image: { id: 1 },
      formatted_date_created: '۲۹ آبان ۱۴۰۵',
    })
    expect(JSON.stringify(body)).not.toContain('mail.test')
  })

  test('of a product, of a category and what lies below', async () => {
    const count = async (query: string) => (await get(`${API}/reviews?${query}`)).body.length
    expect(await count('product_id=10')).toBe(1)
    expect(await count('product_id=20')).toBe(0)
    expect(await count('category_id=1')).toBe(1)
    expect(await count('category_id=3')).toBe(0)
    expect(await count('category_id=1&product_id=70')).toBe(0)
  })
})

describe('what a client sends', () => {
  test.each([
    ['orderby=luck', 'orderby'],
    ['per_page=101', 'per_page'],
    ['rating=6', 'rating'],
    ['stock_status=none', 'stock_status'],
    ['attributes=blue', 'attributes'],
    ['attributes[0][operator]=near', 'attributes'],
    ['attributes[x][slug]=blue', 'attributes'],
    ['include[0][id]=1', 'include'],
    ['after=yesterday', 'after'],
  ])('%s is refused by name', async (query, name) => {
    const { status, body } = await get(`${API}?${query}`)
    expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
    expect(Object.keys(body.data.params)).toEqual([name])
  })

  test('any attribute is served for terms that a product has, and otherwise refused', async () => {
    const { status, body } = await get(
      `${API}?attribute_relation=in&attributes[0][attribute]=pa_color&attributes[0][slug]=red&attributes[0][operator]=not_in&attributes[1][attribute]=pa_color&attributes[1][slug]=blue`,
    )
    expect([status, Object.keys(body.data.params)]).toEqual([400, ['attribute_relation']])
  })

  test('no more categories, brands, tags and terms than a hundred', async () => {
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join()
    const { status, body } = await get(`${API}?category=${many}&category_operator=and`)
    expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
  })

  test('the largest numbers there are', async () => {
    const most = Number.MAX_SAFE_INTEGER
    for (const path of ['', '/reviews', '/categories', '/collection-data']) {
      const query = `page=${most}&per_page=100&min_price=${most}&parent=${most}&include=${most}`
      expect((await get(`${API}${path}?${query}`)).status).toBe(200)
    }
    expect((await get(`${API}/${most}${most}`)).status).toBe(404)
    expect((await get(`${API}?related=${most}`)).body).toEqual([])
  })

  test('a written method has no route', async () => {
    expect((await store.call(API, { method: 'POST', body: {} })).status).toBe(404)
  })
})

describe('the bare namespace', () => {
  test('answers what the version does', async () => {
    const [bare, versioned] = [await get('/wp-json/wc/store/products/20'), await get(`${API}/20`)]
    expect(bare.body).toEqual(versioned.body)
    const cart = await get('/wp-json/wc/store/cart')
    expect(cart.headers.get('Cart-Token')).toBeTruthy()
  })

  test('both are told of in the index', async () => {
    const { body } = await get('/wp-json')
    expect(body.namespaces).toEqual(expect.arrayContaining(['wc/store', 'wc/store/v1']))
    const { routes } = (await get('/wp-json/wc/store')).body
    expect(routes['/wc/store/products/collection-data'].methods).toEqual(['GET'])
    const described = await store.call(`${API}/tags`, { method: 'OPTIONS' })
    expect(await described.json()).toMatchObject({
      namespace: 'wc/store/v1',
      _links: { self: [{ href: 'http://shop.test/wp-json/wc/store/v1/products/tags' }] },
    })
  })

  test('an entry of a batch may name either', async () => {
    const { headers } = await get('/wp-json/wc/store/v1/cart')
    const requests = ['/wc/store/cart/add-item', '/wc/store/v1/cart/add-item'].map((path) => ({
      path,
      body: { id: 70 },
      headers: { 'Cart-Token': headers.get('Cart-Token') },
    }))
    const response = await store.call('/wp-json/wc/store/batch', { method: 'POST', body: { requests } })
    const { responses } = await response.json()
    expect(responses.map(({ status }: { status: number }) => status)).toEqual([201, 201])
  })
})

test('a cart names what else its products name: what lists show, and what is not in it', async () => {
  const opened = await get('/wp-json/wc/store/v1/cart')
  const headers = { 'Cart-Token': opened.headers.get('Cart-Token') ?? '' }
  const added = await store.call('/wp-json/wc/store/v1/cart/add-item', {
    method: 'POST',
    body: { id: 70 },
    headers,
  })
  const { cross_sells } = await added.json()
  expect(cross_sells).toEqual([(await get(`${API}/20`)).body])
})
