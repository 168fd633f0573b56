import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { parseRows } from '#store/modules/csv/csv.ts'
import { importCsv } from '#tests/support/csv.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PICTURE = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04' } })
  .png()
  .toBuffer()
const outside = { fetch: async () => new Response(new Uint8Array(await PICTURE)) }
const open: TestStore[] = []
const openStore = async (seed: Parameters<typeof writeShop>[1]) => {
  const store = await createTestStore(
    (db) => writeShop(db, seed),
    () => CATALOG_NOW,
    outside,
  )
  open.push(store)
  return { store, manager: await managerHeaders(store) }
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

type Shop = Awaited<ReturnType<typeof openStore>>
const exported = async ({ store, manager }: Shop, path: string): Promise<string> => {
  const answer = await store.call(`/wp-json/wc/v3/${path}`, { headers: manager })
  expect(answer.status).toBe(200)
  return answer.text()
}
const parse = async (file: string): Promise<Record<string, string>[]> => {
  async function* bytes() {
    yield new TextEncoder().encode(file)
  }
  const rows: string[][] = []
  for await (const row of parseRows(bytes(), { delimiter: ',', encoding: 'UTF-8' })) rows.push(row)
  const [header = [], ...rest] = rows
  return rest.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}

describe('an export of products', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openStore(catalogShop())
  })

  test('is a file that is never kept, packed where that is understood', async () => {
    const { store, manager } = shop
    const plain = await store.call('/wp-json/wc/v3/products/export', { headers: manager })
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    })
    const packed = await store.call('/wp-json/wc/v3/products/export', {
      headers: { ...manager, 'Accept-Encoding': 'gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null
    expect(await new Response(unpacked).text()).toBe(await plain.text())
  })

  test('has the columns of WooCommerce, in its order, and further ones as products need them', async () => {
    const [first] = await parse(await exported(shop, 'products/export'))
    const names = Object.keys(first ?? {})
    expect(names.slice(0, 7).join()).toBe('ID,Type,SKU,GTIN, UPC, EAN, or ISBN,Name,Published,Is featured?')
    expect(names.slice(40).join()).toBe(
      'Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Meta: expire_date,Meta: _cost,Meta: cost_price,Download 1 ID,Download 1 name,Download 1 URL',
    )
  })

  test('is of some types, categories and columns', async () => {
    const skus = async (query: string) =>
      (await parse(await exported(shop, `products/export?${query}`))).map(({ SKU }) => SKU)
    expect(await skus('type=variation')).toEqual(['AS-10-R', 'AS-10-B'])
    expect(await skus('category=clothing')).toEqual(['AS-10', 'AS-10-R', 'AS-10-B', 'SH-20'])
    expect(await skus('category=3')).toEqual(['BK-30'])
    expect(await skus('category=nowhere')).toEqual([])
    expect(await exported(shop, 'products/export?columns=sku,name&type=grouped')).toBe(
      'SKU,Name\n,"ست هدیه"\n',
    )
    expect(await exported(shop, 'products/export?meta=false')).not.toContain('Meta:')
  })

  test('leaves out what is in the trash, variations with their product', async () => {
    const { store, manager } = shop
    await store.call('/wp-json/wc/v3/products/10', { method: 'DELETE', headers: manager })
    const ids = (await parse(await exported(shop, 'products/export'))).map(({ ID }) => Number(ID))
    expect(ids.filter((id) => id >= 10 && id < 20)).toEqual([])
    expect(ids).toContain(20)
  })

  test('is for staff', async () => {
    for (const path of ['products', 'orders', 'customers']) {
      expect((await shop.store.call(`/wp-json/wc/v3/${path}/export`)).status).toBe(401)
    }
  })
})

/** The rows of a file but for what each shop numbers by itself: products without a SKU are known by their names. */
const withoutIds = (rows: Record<string, string>[]) => {
  const names = new Map(rows.map(({ ID, Name }) => [`id:${ID}`, Name ?? '']))
  const named = (cell: string) => cell.replace(/id:\d+/g, (id) => names.get(id) ?? id)
  return rows
    .map(({ ID: _, Images = '', Upsells = '', ...row }) => ({
      ...row,
      upsells: named(Upsells),
      images: Images.split(', ').filter(Boolean).length,
    }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}

describe('what is exported is imported elsewhere', () => {
  const empty = () => {
    const { settings } = catalogShop()
    return { ...(settings && { settings }), customers: [managerRow()] }
  }

  test('without a loss', async () => {
    const shop = await openStore({
      ...catalogShop(),
      shipping_classes: [{ id: 1, name: 'Bulky, large', slug: 'bulky', description: '' }],
      products: [
        ...(catalogShop().products ?? []),
        productRow({
          id: 70,
          name: 'Every <field> & more',
          slug: 'every',
          sku: '=SKU, 70',
          global_unique_id: '4006381333931',
          description: 'Line one\nLine \\n two\r\n\\\nthree',
          short_description: '<p>Short</p>',
          purchase_note: '-note',
          regular_price: 9000,
          sale_price: 8000,
          sale_from_at: Date.UTC(2026, 0, 1, 20, 30),
          sale_to_at: Date.UTC(2027, 0, 1, 9, 5, 7),
          manage_stock: 1,
          stock_quantity: -2,
          backorders: 'notify',
          stock_status: 'onbackorder',
          tax_status: 'none',
          weight: '0.50',
          length: '1',
          sold_individually: 1,
          reviews_allowed: 0,
          shipping_class_id: 1,
          menu_order: -3,
          download_limit: 3,
          upsell_ids: toJson([20, 60]),
          cross_sell_ids: toJson([10]),
          attributes: toJson([
            {
              id: 0,
              name: 'a, b',
              slug: 'a',
              position: 0,
              visible: false,
              variation: false,
              options: ['x, y', 'z\\'],
            },
          ]),
          meta_data: toJson([{ id: 1, key: 'Key: with, signs', value: "'=text" }]),
        }),
        productRow({
          id: 80,
          name: 'Out',
          slug: 'out',
          type: 'external',
          external_url: 'https://a.test/?b=1&c=2',
          button_text: 'Buy > there',
        }),
      ],
    })
    const other = await openStore(empty())
    const file = await exported(shop, 'products/export')
    const done = await importCsv(other.store, other.manager, file)
    expect(done).toMatchObject({ status: 'done', result: { failed: 0, skipped: 0 }, messages: [] })
    const again = await exported(other, 'products/export')
    expect(withoutIds(await parse(again))).toEqual(withoutIds(await parse(file)))
    const updated = await importCsv(other.store, other.manager, again, { update_existing: 'true' })
    expect(updated).toMatchObject({ result: { updated: 10, failed: 0, skipped: 0 }, messages: [] })
    expect(await exported(other, 'products/export')).toBe(again)
  })

  test('whatever is written in its texts', async () => {
    const sign = fc.constantFrom(...'ab ۱گ,>\\\'"=+-@;|&#:'.split(''), '&lt;', ' > ', '\\n')
    const word = fc
      .array(sign, { minLength: 1, maxLength: 10 })
      .map((signs) => signs.join('').replace(/\s+/g, ' ').trim() || 'x')
    const texts = fc.record({
      name: word,
      sku: word,
      description: word,
      option: word,
      category: word,
      meta: word,
    })
    await fc.assert(
      fc.asyncProperty(texts, async ({ name, sku, description, option, category, meta }) => {
        const tree = { parent_id: 0, description: '', image_id: null, menu_order: 0, display: 'default' }
        const attribute = { id: 0, name: option, slug: 'a', position: 0, visible: true, variation: false }
        const shop = await openStore({
          ...empty(),
          categories: [{ ...tree, id: 1, name: category, slug: 'c' }],
          products: [
            productRow({
              id: 1,
              name,
              slug: 'p',
              sku,
              description,
              category_ids: toJson([1]),
              attributes: toJson([{ ...attribute, options: [option] }]),
              meta_data: toJson([{ id: 1, key: 'k', value: meta }]),
            }),
          ],
        })
        const other = await openStore(empty())
        const file = await exported(shop, 'products/export')
        await importCsv(other.store, other.manager, file)
        const read = async ({ store, manager }: Shop) => {
          const answer = await store.call('/wp-json/wc/v3/products?context=edit', { headers: manager })
          const [product] = await answer.json()
          return { ...product, categories: product.categories.map((one: { name: string }) => one.name) }
        }
        const {
          attributes: [was],
          ...before
        } = await read(shop)
        const {
          attributes: [is],
          ...after
        } = await read(other)
        for (const field of ['name', 'sku', 'description', 'categories'])
          expect(after[field]).toEqual(before[field])
        expect([is.name, is.options, after.meta_data]).toEqual([was.name, was.options, before.meta_data])
      }),
      { numRuns: 12 },
    )
  })
})

describe('what is exported is imported into the same shop', () => {
  const SPEC = { size: { width: 2 } }
  let shop: Shop
  beforeEach(async () => {
    const product = (id: number, value: unknown) =>
      productRow({ id, name: `Product ${id}`, meta_data: toJson([{ id: 1, key: 'spec', value }]) })
    shop = await openStore({
      customers: [managerRow()],
      products: [product(1, 'x'), product(2, SPEC), product(3, [1, 2])],
    })
  })
  const update = (file: string) => importCsv(shop.store, shop.manager, file, { update_existing: 'true' })
  const specs = async () => {
    const path = '/wp-json/wc/v3/products?orderby=id&order=asc'
    const answer = await shop.store.call(path, { headers: shop.manager })
    const products: { meta_data: { key: string; value: unknown }[] }[] = await answer.json()
    return products.map(({ meta_data }) => meta_data.find(({ key }) => key === 'spec')?.value)
  }

  test('and custom fields that no cell can hold stay', async () => {
    expect(await update(await exported(shop, 'products/export'))).toMatchObject({
      result: { updated: 3, failed: 0 },
      messages: [],
    })
    expect(await specs()).toEqual(['x', SPEC, [1, 2]])
  })

  test('and an empty cell takes a text away, and a text replaces whatever there was', async () => {
    await update('ID,Meta: spec\n1,\n2,new\n3,\n')
    expect(await specs()).toEqual([undefined, 'new', [1, 2]])
  })
})

test('orders and customers are exported, one line each', async () => {
  const shop = await openStore({
    ...catalogShop(),
    customers: [
      managerRow(),
      customerRow({ id: 5, email: '=who@mail.test', username: 'who', first_name: 'سارا' }),
    ],
    orders: [
      orderRow({ id: 100, status: 'processing', customer_id: 5, total: 5000, created_at: CATALOG_NOW }),
      orderRow({ id: 101, status: 'cancelled', created_at: CATALOG_NOW - 86_400_000 }),
    ],
  })
  const orders = await parse(await exported(shop, 'orders/export'))
  expect(orders).toMatchObject([
    { 'Order number': '100', Status: 'processing', 'Customer ID': '5', Total: '5000', Refunded: '0' },
    { 'Order number': '101', Status: 'cancelled' },
  ])
  expect(await parse(await exported(shop, 'orders/export?status=processing'))).toHaveLength(1)
  expect(await parse(await exported(shop, 'orders/export?after=2026-11-21T00:00:00'))).toHaveLength(1)
  const file = await exported(shop, 'customers/export')
  expect(file).toContain("'=who@mail.test")
  expect(await parse(file)).toMatchObject([
    { 'Customer ID': '5', 'E-mail': '=who@mail.test', 'First name': 'سارا', Role: 'customer' },
  ])
  expect(await parse(await exported(shop, 'customers/export?role=all'))).toHaveLength(2)
})
