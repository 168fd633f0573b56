import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { DEFAULT_SETTINGS } from '#store/modules/settings/settings.ts'
import { readImport } from '#tests/support/csv.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PICTURE = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04' } })
  .png()
  .toBuffer()
const TOMAN = DEFAULT_SETTINGS.currency
const open: TestStore[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const openStore = async (
  seed: Parameters<typeof writeShop>[1],
  fetch?: (url: string, init: RequestInit) => Promise<Response>,
) => {
  const store = await createTestStore(
    (db) => writeShop(db, seed),
    () => CATALOG_NOW,
    fetch && { fetch },
  )
  open.push(store)
  return { store, manager: await managerHeaders(store) }
}

/** An empty shop for which another one answers below `https://other.test/shop`. */
const besides = async (other: Parameters<typeof writeShop>[1], settings = catalogShop().settings) => {
  const { store: source } = await openStore(other)
  const asked: string[] = []
  const shop = await openStore({ ...(settings && { settings }), customers: [managerRow()] }, async (url) => {
    asked.push(url)
    const { host, pathname, search } = new URL(url)
    if (!pathname.startsWith('/wp-json/')) return new Response(new Uint8Array(await PICTURE))
    if (host !== 'other.test') return new Response('', { status: 404 })
    return source.fetch(new Request(`http://shop.test${pathname}${search}`))
  })
  return { ...shop, asked, source }
}
const read = ({ store, manager }: { store: TestStore; manager: Record<string, string> }, url: string) =>
  store.call('/wp-json/wc/v3/products/import/shop', { method: 'POST', headers: manager, body: { url } })

interface ListedProduct {
  name: string
  type: string
  prices: { price: string; regular_price: string; sale_price: string }
  categories: { name: string }[]
  attributes: { terms: { name: string }[] }[]
  variations: unknown[]
}
const LIST = '/wp-json/wc/store/v1/products?orderby=title&order=asc&per_page=100'
const listOf = async (store: TestStore): Promise<ListedProduct[]> => (await store.call(LIST)).json()
const importAll = async ({ store, manager }: Awaited<ReturnType<typeof besides>>, id: number) => {
  await store.call(`/wp-json/wc/v3/products/import/${id}/start`, { method: 'POST', headers: manager })
  await store.runJobs()
}

test('products that another shop shows are looked through and taken over with their variations', async () => {
  const shop = await besides(catalogShop())
  const answer = await read(shop, 'other.test/a-page')
  expect(answer.status).toBe(201)
  const { id, preview } = await answer.json()
  expect(preview.fail).toBe(0)
  await importAll(shop, id)
  expect(await readImport(shop.store, shop.manager, id)).toMatchObject({
    status: 'done',
    result: { failed: 0, skipped: 0 },
  })
  const told = (list: ListedProduct[]) =>
    list
      .filter(({ type }) => type !== 'grouped')
      .map(({ name, type, prices, categories, attributes }) => ({
        name,
        type,
        price: prices.price,
        categories: categories.map((one) => one.name),
        options: attributes.map(({ terms }) => terms.map((term) => term.name)),
      }))
  const [there, here] = [await listOf(shop.source), await listOf(shop.store)]
  expect(here.length).toBeGreaterThan(3)
  expect(told(here)).toEqual(told(there))
  expect(here.some(({ variations }) => variations.length > 1)).toBe(true)
})

test('more than a page of them is read to its end', async () => {
  const products = Array.from({ length: 47 }, (_, at) =>
    productRow({ id: at + 1, name: `P ${at}`, slug: `p-${at}`, sku: `S-${at}`, regular_price: 1000 }),
  )
  const settings = catalogShop().settings ?? []
  const shop = await besides({ settings, products, customers: [managerRow()] })
  const answer = await read(shop, 'https://other.test')
  expect((await answer.json()).preview.create).toBe(47)
})

test('rial become toman, and any other money is refused', async () => {
  const settings = catalogShop().settings ?? []
  const rial = [...settings, settingRow('currency', { ...TOMAN, code: 'IRR' })]
  const products = [productRow({ id: 1, name: 'Cup', slug: 'cup', sku: 'C', regular_price: 250_000 })]
  const shop = await besides({ settings: rial, products, customers: [managerRow()] })
  const { id } = await (await read(shop, 'other.test')).json()
  await importAll(shop, id)
  expect((await listOf(shop.store))[0]?.prices.regular_price).toBe('25000')

  const euro = [...settings, settingRow('currency', { ...TOMAN, code: 'EUR' })]
  const foreign = await besides({ settings: euro, products, customers: [managerRow()] })
  const refused = await (await read(foreign, 'other.test')).json()
  expect(refused.data.details.url.code).toBe('ghab_shop_other_currency')
  expect(
    await (await foreign.store.call('/wp-json/wc/v3/products/import', { headers: foreign.manager })).json(),
  ).toEqual([])
})

test.each([
  ['nowhere.test', 'ghab_shop_no_shop'],
  ['http://[', 'ghab_shop_unreachable'],
])('%s is refused beside the field with %s', async (url, code) => {
  const shop = await besides(catalogShop())
  const answer = await read(shop, url)
  expect(answer.status).toBe(400)
  expect((await answer.json()).data.details.url.code).toBe(code)
})

test('a custom attribute and a sale are taken over too', async () => {
  const attributes = toJson([
    {
      id: 0,
      name: 'Wood',
      slug: 'wood',
      position: 0,
      visible: true,
      variation: false,
      options: ['Oak', 'Ash, old'],
    },
  ])
  const products = [
    productRow({
      id: 1,
      name: 'Table &amp; chair',
      slug: 't',
      sku: 'T',
      regular_price: 900,
      sale_price: 800,
      attributes,
    }),
  ]
  const settings = [...(catalogShop().settings ?? []), settingRow('sales_need_charged_price', false)]
  const shop = await besides({ settings, products, customers: [managerRow()] }, settings)
  const { id } = await (await read(shop, 'other.test')).json()
  await importAll(shop, id)
  const [table] = await listOf(shop.store)
  expect(table?.prices).toMatchObject({ regular_price: '900', sale_price: '800' })
  expect(table?.attributes[0]?.terms.map(({ name }) => name)).toEqual(['Oak', 'Ash, old'])
})

test('a second reading changes what the first one made, also what has no SKU there, and adds what is new', async () => {
  const shop = await besides({ settings: catalogShop().settings ?? [], customers: [managerRow()] })
  const seller = await managerHeaders(shop.source)
  const there = async (method: string, path: string, body: object) =>
    (await shop.source.call(`/wp-json/wc/v3/products${path}`, { method, headers: seller, body })).json()
  const sizes = [{ name: 'Size', options: ['S', 'M', 'L'], variation: true }]
  const shirt = await there('POST', '', { name: 'Shirt', type: 'variable', attributes: sizes })
  const addVariation = (option: string, sku: string) =>
    there('POST', `/${shirt.id}/variations`, {
      regular_price: '100',
      sku,
      attributes: [{ name: 'Size', option }],
    })
  const small = await addVariation('S', '')
  await addVariation('M', 'SHIRT-M')
  const cup = await there('POST', '', { name: 'Cup', regular_price: '50' })

  const first = await (await read(shop, 'other.test')).json()
  expect(first.preview).toMatchObject({ create: 4, update: 0 })
  await importAll(shop, first.id)
  const here = async (path: string) => (await shop.store.call(path, { headers: shop.manager })).json()
  const [made] = await here('/wp-json/wc/v3/products?search=Cup')
  const hide = { method: 'PUT', headers: shop.manager, body: { status: 'draft' } }
  await shop.store.call(`/wp-json/wc/v3/products/${made.id}`, hide)

  await there('PUT', `/${shirt.id}/variations/${small.id}`, { regular_price: '120' })
  await there('PUT', `/${cup.id}`, { regular_price: '60' })
  await addVariation('L', '')
  const second = await (await read(shop, 'other.test')).json()
  expect(second).toMatchObject({ update_existing: true, preview: { create: 1, update: 4, skip: 0, fail: 0 } })
  await importAll(shop, second.id)
  expect(await readImport(shop.store, shop.manager, second.id)).toMatchObject({
    result: { imported: 0, imported_variations: 1, updated: 4, failed: 0 },
  })
  const [product] = await here('/wp-json/wc/v3/products?search=Shirt')
  const variations = await here(`/wp-json/wc/v3/products/${product.id}/variations?orderby=id&order=asc`)
  expect(
    variations.map(
      ({ regular_price, attributes }: { regular_price: string; attributes: { option: string }[] }) => [
        attributes[0]?.option,
        regular_price,
      ],
    ),
  ).toEqual([
    ['S', '120'],
    ['M', '100'],
    ['L', '100'],
  ])
  expect(await here('/wp-json/wc/v3/products?search=Cup&status=any')).toMatchObject([
    { regular_price: '60', status: 'draft' },
  ])
})

test('a second reading takes no variations away where the other shop sells a product by itself by now', async () => {
  const shop = await besides(catalogShop())
  const first = await (await read(shop, 'other.test')).json()
  await importAll(shop, first.id)
  await shop.source.call('/wp-json/wc/v3/products/10', {
    method: 'PUT',
    headers: await managerHeaders(shop.source),
    body: { type: 'simple' },
  })
  const second = await (await read(shop, 'other.test')).json()
  expect(second.preview).toMatchObject({ create: 0, fail: 1 })
  await importAll(shop, second.id)
  const shoe = (await listOf(shop.store)).find(({ variations }) => variations.length > 0)
  expect(shoe?.variations).toHaveLength(2)
})

test('a product of another type here is not changed by one that has its SKU in the other shop', async () => {
  const shop = await besides(catalogShop())
  const { sku } = await (await shop.source.call('/wp-json/wc/store/v1/products/10')).json()
  const made = await shop.store.call('/wp-json/wc/v3/products', {
    method: 'POST',
    headers: shop.manager,
    body: { name: 'Poster', regular_price: '10', sku: sku || 'other.test-10' },
  })
  const { id } = await made.json()
  const { id: importId, preview } = await (await read(shop, 'other.test')).json()
  expect(preview.fail).toBeGreaterThan(0)
  await importAll(shop, importId)
  const here = await (
    await shop.store.call(`/wp-json/wc/v3/products/${id}`, { headers: shop.manager })
  ).json()
  expect(here).toMatchObject({ name: 'Poster', type: 'simple' })
})
