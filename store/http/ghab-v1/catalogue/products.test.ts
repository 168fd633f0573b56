import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { facets as facetsSchema, productList, suggestions } from '#store-api/contract/products.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
beforeEach(async () => {
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => CATALOG_NOW,
  )
})

const get = async (path: string) => (await store.call(`/wp-json/ghab/v1/${path}`)).json()
const idsOf = async (query: string): Promise<number[]> =>
  (await get(`products?${query}`)).products.map(({ id }: { id: number }) => id)

describe('the list', () => {
  test('is what the contract says', async () => {
    const answer = await get('products')
    expect(productList.parse(answer)).toMatchObject({ total: 4, total_pages: 1, did_you_mean: null })
    expect(await idsOf('')).toEqual([30, 20, 10, 60])
  })

  test.each([
    ['category=clothing', [20, 10]],
    ['category=2,3', [30, 10]],
    ['category=nope', []],
    ['brand=asics', [10]],
    ['tag=gift', [20]],
    ['attributes=pa_color:1,2', [20, 10]],
    ['attributes=pa_color:red', [10]],
    ['attributes=pa_size:1', []],
    ['min_price=250000&max_price=500000', [20, 60]],
    ['min_price=۲۵۰۰۰۰&max_price=۵۰۰۰۰۰', [20, 60]],
    ['on_sale=1', [10]],
    ['in_stock=true', [20, 10, 60]],
    ['in_stock=false', [30]],
    ['min_rating=4', [10]],
    ['min_rating=4.7', [10]],
    ['min_rating=5', []],
    ['orderby=price', [30, 60, 20, 10]],
    ['orderby=price&order=desc', [10, 60, 20, 30]],
    ['orderby=popularity', [10, 60, 30, 20]],
    ['orderby=title', [20, 60, 30, 10]],
    ['include=60,40,20', [60, 40, 20]],
    ['exclude=10,20', [30, 60]],
    ['search=كفش', [10]],
    ['search=AS10B', [10]],
    ['search=هدیه', [60, 20]],
    ['page=2&per_page=3', [60]],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  test('fields are cut, facets left out', async () => {
    const answer = await get('products?category=3&_fields=id,name&facets=0')
    expect(answer).toEqual({
      products: [{ id: 30, name: 'کتاب آشپزی' }],
      total: 1,
      total_pages: 1,
      facets: null,
      did_you_mean: null,
      search: null,
    })
  })

  test('a wrong parameter is named', async () => {
    const response = await store.call('/wp-json/ghab/v1/products?orderby=chance&min_rating=9')
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).data.params)).toEqual(['orderby', 'min_rating'])
  })
})

describe('facets', () => {
  test('count the whole result, each without its own filter', async () => {
    const { facets } = await get('products?category=shoes&per_page=1')
    expect(facetsSchema.parse(facets)).toEqual({
      price: { min: '700000', max: '1000000' },
      categories: [
        { id: 1, name: 'پوشاک', slug: 'clothing', parent: 0, count: 2 },
        { id: 2, name: 'کفش', slug: 'shoes', parent: 1, count: 1 },
        { id: 3, name: 'کتاب', slug: 'books', parent: 0, count: 1 },
      ],
      brands: [{ id: 1, name: 'آسیکس', slug: 'asics', count: 1 }],
      attributes: [
        {
          id: 1,
          name: 'رنگ',
          slug: 'pa_color',
          type: 'color',
          terms: [
            { id: 1, name: 'قرمز', slug: 'red', count: 1, swatch: '#ff0000' },
            { id: 2, name: 'آبی', slug: 'blue', count: 1, swatch: '#0000ff' },
          ],
        },
      ],
      on_sale: 1,
      in_stock: 1,
      ratings: [1, 1, 1, 1, 0],
    })
  })

  test('have what is chosen, also where nothing is left of it', async () => {
    const { total, facets } = await get('products?category=books&brand=asics&attributes=pa_color:2')
    expect(total).toBe(0)
    expect(facetsSchema.parse(facets)).toMatchObject({
      categories: [
        { slug: 'clothing', count: 1 },
        { slug: 'shoes', count: 1 },
        { name: 'کتاب', slug: 'books', count: 0 },
      ],
      brands: [{ name: 'آسیکس', slug: 'asics', count: 0 }],
      attributes: [{ name: 'رنگ', terms: [{ id: 2, name: 'آبی', count: 0 }] }],
    })
  })

  test('an empty result has no prices', async () => {
    expect((await get('products?category=nope&brand=nike')).facets).toMatchObject({ price: null, on_sale: 0 })
  })
})

describe('suggestions', () => {
  test('products with picture and price, categories and brands', async () => {
    const answer = suggestions.parse(await get(`search/suggest?q=${encodeURIComponent('آسیک')}`))
    expect(answer.products).toMatchObject([{ id: 10, slug: 'asics-shoe', price: '700000', on_sale: true }])
    expect(answer.products[0]?.image?.id).toBe(1)
    expect(answer.brands).toEqual([{ id: 1, name: 'آسیکس', slug: 'asics', count: 1 }])
  })

  test('another keyboard layout is understood and reported', async () => {
    const answer = suggestions.parse(await get('search/suggest?q=%3Bta'))
    expect(answer).toMatchObject({ did_you_mean: 'کفش', products: [{ id: 10 }], categories: [{ id: 2 }] })
  })

  test.each(['', '%20', '%F0%9F%8E%81', 'q', '%00', 'x'.repeat(3000)])('nothing for %s', async (q) => {
    expect((await get(`search/suggest?q=${q}`)).products).toEqual([])
  })
})

test('a category has its id, name, slug, parent, number of products and picture', async () => {
  const shop = catalogShop()
  const pictured = await createTestStore(
    (db) => writeShop(db, { ...shop, categories: shop.categories?.map((one) => ({ ...one, image_id: 1 })) }),
    () => CATALOG_NOW,
  )
  const [first, second] = await (await pictured.call('/wp-json/ghab/v1/product-categories')).json()
  const picture = { src: expect.stringContaining(`${TEST_ORIGIN}/media/`) }
  expect(first).toMatchObject({ id: 1, name: 'پوشاک', slug: 'clothing', parent: 0, count: 2, image: picture })
  expect(second).toMatchObject({ id: 2, name: 'کفش', slug: 'shoes', parent: 1, count: 1, image: picture })
})

test('categories in the shop’s order, with what a shopper would find in them', async () => {
  const categories = await get('product-categories?per_page=50')
  expect(categories.map((one: { id: number; count: number }) => [one.id, one.count])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ])
  expect(await get('product-categories?per_page=2&page=2')).toHaveLength(1)
})

describe('where what is out of stock is hidden', () => {
  const hideOutOfStock = (hide_out_of_stock_items = true) =>
    saveSettings({ db: store.db, clock: () => CATALOG_NOW, actor: SYSTEM }, { hide_out_of_stock_items })
  beforeEach(() => hideOutOfStock())

  test('lists leave it out, and products asked for by id are all there', async () => {
    expect(await idsOf('')).toEqual([20, 10, 60])
    expect(await idsOf('in_stock=false')).toEqual([30])
    expect(await idsOf('include=30,20')).toEqual([30, 20])
    expect(await idsOf('include=30,20&in_stock=true')).toEqual([20])
    expect(await idsOf('include=30,20,40&catalog_visibility=catalog')).toEqual([20])
  })

  test('categories count what their lists show', async () => {
    const counts = async () =>
      (await get('product-categories')).map(({ id, count }: { id: number; count: number }) => [id, count])
    expect(await counts()).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ])
    expect((await get('products?category=3')).total).toBe(0)
    expect(await get('product-categories?hide_empty=true')).toHaveLength(2)
    await hideOutOfStock(false)
    expect((await counts()).at(-1)).toEqual([3, 1])
  })

  test('suggestions leave it out', async () => {
    const suggested = `search/suggest?q=${encodeURIComponent('آشپزی')}`
    expect(await get(suggested)).toMatchObject({ products: [], queries: [] })
    await hideOutOfStock(false)
    expect(await get(suggested)).toMatchObject({ products: [{ id: 30 }] })
  })
})

test('swatches by attribute and term', async () => {
  expect(await get('swatches')).toEqual({ pa_color: { قرمز: '#ff0000', آبی: '#0000ff' } })
})
