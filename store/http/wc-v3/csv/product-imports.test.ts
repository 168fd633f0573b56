import type { KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { claimJob, reviveJobs } from '#store/jobs/queue.ts'
import { dropOldImports } from '#store/modules/csv/csv.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { breakTable } from '#tests/support/break-table.ts'
import { IMPORTS, type ImportAnswer, importCsv, readImport, uploadCsv } from '#tests/support/csv.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, openTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let manager: Record<string, string>
let now: number
/** URLs that were fetched */
let fetched: string[]
let whileFetching: () => Promise<void>

const PICTURE = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04' } })
  .png()
  .toBuffer()
const outside = {
  fetch: async (url: string) => {
    fetched.push(url)
    await whileFetching()
    if (!url.startsWith('https://pictures.test/'))
      return new Response('', { status: 404, statusText: 'Not Found' })
    return new Response(url.endsWith('.txt') ? 'no picture' : new Uint8Array(await PICTURE))
  },
}

beforeEach(async () => {
  now = CATALOG_NOW
  fetched = []
  whileFetching = async () => {}
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => now,
    outside,
  )
  manager = await managerHeaders(store)
})

const read = async (path: string) => (await store.call(`/wp-json/wc/v3/${path}`, { headers: manager })).json()
const bySku = async (sku: string) => (await read(`products?sku=${sku}`))[0]
const run = (lines: string[], query: Record<string, string> = {}) =>
  importCsv(store, manager, lines.join('\n'), query)
const UPDATE = { update_existing: 'true' }
const messages = ({ messages: all }: ImportAnswer) => all.map(({ row, message }) => [row, message])

describe('before a file is imported', () => {
  test('it is said what would change, row by row, and nothing changes', async () => {
    const answer = await uploadCsv(
      store,
      manager,
      [
        'Type,SKU,Name,Parent,Regular price,Tax status',
        'simple,SH-20,Taken,,1,',
        'simple,NEW-1,New,,۱۲۳,',
        'simple,NEW-1,Again,,1,',
        'weird,NEW-2,Odd,,1,',
        'simple,NEW-3,Taxed,,1,sometimes',
        'simple,NEW-4,Unclear,,abc,',
        'variation,NEW-5,,NEW-6,5,',
        'variation,NEW-7,,NOBODY,5,',
        'variable,NEW-6,Parent comes later,,,',
      ].join('\n'),
    )
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`${TEST_ORIGIN}${IMPORTS}/1`)
    const told: ImportAnswer = await answer.json()
    expect(told).toMatchObject({ status: 'ready', preview: { create: 4, update: 0, skip: 2, fail: 3 } })
    expect(messages(told)).toEqual([
      [2, 'A product with this SKU already exists.'],
      [4, 'A product with this SKU already exists.'],
      [5, 'Invalid product type.'],
      [6, 'Invalid product tax status.'],
      [7, 'Not understood, and left at nothing or at zero: Regular price.'],
      [9, 'Variation cannot be imported: Missing parent ID or parent does not exist yet.'],
    ])
    await store.runJobs()
    expect(await bySku('NEW-1')).toBeUndefined()
    expect(await readImport(store, manager, told.id)).toMatchObject({
      status: 'ready',
      progress: { done: 0 },
    })
  })

  test('columns are guessed, and read as is said instead', async () => {
    const file = 'sku,name,Preis,Weight (lbs),Colour of box\nM-1,Mug,5,1,red\n'
    const mapping = { 'mapping[Preis]': 'regular_price', 'mapping[name]': '' }
    const told: ImportAnswer = await (await uploadCsv(store, manager, file, mapping)).json()
    expect(told.columns.map(({ field }) => field)).toEqual(['sku', '', 'regular_price', '', ''])
  })

  test.each([
    ['an empty file', '', {}, 400, 'woocommerce_product_csv_importer_invalid_file'],
    [
      'bytes that are no text',
      new Uint8Array([65, 0xff, 0xfe]),
      {},
      400,
      'woocommerce_product_csv_importer_invalid_file',
    ],
    ['a column twice', 'SKU,sku\na,b', {}, 400, 'ghab_csv_column_twice'],
    ['a column that is not there', 'SKU\na', { 'mapping[Name]': 'name' }, 400, 'rest_invalid_param'],
    ['a field that nobody knows', 'SKU\na', { 'mapping[SKU]': 'constructor' }, 400, 'rest_invalid_param'],
    ['a mapping that is none', 'SKU\na', { mapping: 'x' }, 400, 'rest_invalid_param'],
    ['another delimiter', 'SKU\na', { delimiter: 'x' }, 400, 'rest_invalid_param'],
  ])('%s is refused', async (_, file, query, status, code) => {
    const answer = await uploadCsv(store, manager, file, query)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    expect(await read('products/import')).toEqual([])
  })

  test('only staff whose key may write send files, and only files of text', async () => {
    const reader = await managerHeaders(store, 'read')
    expect((await uploadCsv(store, {}, 'SKU\na')).status).toBe(401)
    expect((await uploadCsv(store, reader, 'SKU\na')).status).toBe(401)
    const form = { ...manager, 'Content-Type': 'application/json' }
    expect((await uploadCsv(store, form, '{}')).status).toBe(415)
    expect((await store.call(IMPORTS)).status).toBe(401)
  })

  test('files of one person are throttled', async () => {
    for (let file = 0; file < 60; file++) await uploadCsv(store, manager, '')
    const answer = await uploadCsv(store, manager, 'SKU\na')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
  })
})

describe('products are imported', () => {
  test('with every field', async () => {
    const done = await run([
      'Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Meta: colour,Download 1 name,Download 1 URL,"GTIN, UPC, EAN, or ISBN"',
      String.raw`"simple, downloadable",CSV-1,"First, with comma",0,1,catalog,Short,Line one\nLine <script>two</script>,2026-01-01,2030-12-31 10:30:00,shipping,1,25,3,notify,1,1.5,10,0,Thanks,"899","1,050","پوشاک > زمستان > پالتو, Gifts","red, هدیه",Bulky,"https://pictures.test/a.png, https://pictures.test/b.png",5,"نایک, New > Newer",رنگ,"آبی, بنفش",1,Material,"Wool, Silk",0,red,Song,https://files.test/song.mp3,4006381333931`,
    ])
    expect(done).toMatchObject({
      status: 'done',
      progress: { percentage: 100 },
      result: { imported: 1 },
      messages: [],
    })
    expect(await bySku('CSV-1')).toMatchObject({
      name: 'First, with comma',
      status: 'private',
      type: 'simple',
      downloadable: true,
      virtual: false,
      featured: true,
      catalog_visibility: 'catalog',
      description: '<p>Line one<br />Line</p>\n',
      date_on_sale_from: '2026-01-01T00:00:00',
      date_on_sale_to: '2030-12-31T10:30:00',
      tax_status: 'shipping',
      stock_quantity: 25,
      low_stock_amount: 3,
      backorders: 'notify',
      sold_individually: true,
      weight: '1.5',
      dimensions: { length: '10', width: '', height: '' },
      reviews_allowed: false,
      regular_price: '1050',
      sale_price: '899',
      categories: [{ name: 'Gifts' }, { name: 'پالتو' }],
      tags: [{ name: 'red' }, { name: 'هدیه' }],
      shipping_class: 'bulky',
      images: [{ name: 'a.png' }, { name: 'b.png' }],
      menu_order: 5,
      brands: [{ name: 'Newer' }, { id: 2 }],
      attributes: [
        { id: 1, name: 'رنگ', visible: true, options: ['آبی', 'بنفش'] },
        { id: 0, name: 'Material', visible: false, options: ['Wool', 'Silk'] },
      ],
      meta_data: [{ key: 'colour', value: 'red' }],
      downloads: [{ name: 'Song', file: 'https://files.test/song.mp3' }],
      global_unique_id: '4006381333931',
    })
    const categories: { name: string; parent: number; id: number }[] = await read('products/categories')
    const parentOf = (name: string) => categories.find((one) => one.name === name)?.parent
    expect(parentOf('پالتو')).toBe(categories.find((one) => one.name === 'زمستان')?.id)
    expect(parentOf('زمستان')).toBe(1)
  })

  test('variations after their products, wherever they stand, with the choices of both', async () => {
    const done = await run([
      'Type,SKU,Name,Published,Parent,Regular price,Stock,Attribute 1 name,Attribute 1 value(s),Attribute 1 global,Attribute 1 default,Attribute 2 name,Attribute 2 value(s),Attribute 2 global',
      'variation,V-1,,1,V,20,4,رنگ,آبی,1,,Fit,Slim,0',
      'variation,V-2,,-1,V,22,,رنگ,قرمز,1,,Fit,,0',
      'variable,V,Variable,1,,,,رنگ,"آبی, قرمز",1,آبی,Fit,"Slim, Wide",0',
    ])
    expect(done.result).toMatchObject({ imported: 1, imported_variations: 2, failed: 0 })
    const product = await bySku('V')
    expect(product).toMatchObject({
      type: 'variable',
      attributes: [
        { id: 1, variation: true, options: ['آبی', 'قرمز'] },
        { id: 0, name: 'Fit', variation: true, options: ['Slim', 'Wide'] },
      ],
      default_attributes: [{ id: 1, option: 'آبی' }],
    })
    expect(await read(`products/${product.id}/variations?orderby=id&order=asc`)).toMatchObject([
      { sku: 'V-1', stock_quantity: 4, attributes: [{ option: 'آبی' }, { name: 'Fit', option: 'Slim' }] },
      { sku: 'V-2', status: 'publish', attributes: [{ option: 'قرمز' }, { name: 'Fit', option: '' }] },
    ])
  })

  test('a variation is as large as its product unless it says otherwise', async () => {
    await run(['Type,SKU,Parent,Length (cm),Width (cm)', 'variable,V,,24,2', 'variation,V-1,V,,3'])
    expect((await bySku('V-1')).dimensions).toEqual({ length: '24', width: '3', height: '' })
  })

  test('links lead to products of the file and of the shop', async () => {
    const done = await run([
      'ID,Type,SKU,Name,Upsells,Cross-sells,Grouped products,Regular price',
      '500,simple,L-1,Links,"L-2, id:20, NOT-YET",id:501,,1',
      '501,simple,L-2,Linked later,,,,1',
      '502,grouped,L-3,Grouped,,,"L-1, id:500, SH-20",',
    ])
    const [first, second] = [await bySku('L-1'), await bySku('L-2')]
    expect(first).toMatchObject({ upsell_ids: [second.id, 20], cross_sell_ids: [second.id] })
    expect(await bySku('L-3')).toMatchObject({ type: 'grouped', grouped_products: [first.id, 20] })
    expect(messages(done)).toEqual([[2, 'Linked with no product: NOT-YET.']])
  })

  test('IDs of the file name its own rows alone, also those that were not made', async () => {
    const done = await run([
      'ID,Type,SKU,Name,Images,Parent,Upsells',
      '10,variable,,X,https://nowhere.test/a.jpg,,',
      '11,variation,V-1,,,id:10,',
      '20,weird,,Y,,,',
      '21,variation,V-2,,,id:20,',
      '30,variable,as-10,Taken,,,',
      '31,variation,V-3,,,id:30,',
      '32,simple,U-1,Links,,,"id:10, id:30"',
      '33,variation,V-4,,,id:0,',
    ])
    const noParent = 'Variation cannot be imported: Missing parent ID or parent does not exist yet.'
    expect(done).toMatchObject({
      preview: { create: 4, skip: 1, fail: 3 },
      result: { imported: 1, imported_variations: 1, skipped: 1, failed: 5 },
    })
    expect(messages(done)).toEqual([
      [2, 'Error getting remote image https://nowhere.test/a.jpg. Error: Not Found'],
      [3, noParent],
      [4, 'Invalid product type.'],
      [5, noParent],
      [6, 'A product with this SKU already exists.'],
      [8, 'Linked with no product: id:10.'],
      [9, noParent],
    ])
    const variations = await read('products/10/variations?orderby=id&order=asc')
    expect(variations.map(({ sku }: { sku: string }) => sku)).toEqual(['AS-10-R', 'AS-10-B', 'V-3'])
    expect((await bySku('U-1')).upsell_ids).toEqual([10])
  })

  test('a picture that cannot be had fails its row whole, and one that is there is fetched once', async () => {
    const done = await run([
      'SKU,Name,Images,Categories',
      'I-1,Unreachable,"https://pictures.test/a.png, https://nowhere.test/none.jpg",Unreached',
      'I-2,Unknown name,no-such-file.jpg,',
      'I-3,By name,picture-2.webp,',
      `I-4,By URL,${TEST_ORIGIN}/media/360/picture-1.webp,`,
      'I-5,Not a picture,https://pictures.test/a.txt,',
      'I-6,The same,https://pictures.test/a.png,',
      'I-7,No URL,ftp://pictures.test/a.png,',
    ])
    expect(done.result).toMatchObject({ imported: 3, failed: 4 })
    expect(messages(done)).toEqual([
      [2, 'Error getting remote image https://nowhere.test/none.jpg. Error: Not Found'],
      [3, 'Unable to use image "no-such-file.jpg".'],
      [6, 'Invalid image: https://pictures.test/a.txt is no picture that can be drawn.'],
      [8, 'Error getting remote image ftp://pictures.test/a.png. Error: A valid URL was not provided.'],
    ])
    expect(fetched.filter((url) => url.endsWith('a.png'))).toHaveLength(1)
    expect((await bySku('I-3')).images).toMatchObject([{ id: 2 }])
    expect((await bySku('I-4')).images).toMatchObject([{ id: 1 }])
    const names = (await read('products/categories')).map(({ name }: { name: string }) => name)
    expect(names).not.toContain('Unreached')
  })

  test('an ID makes a product of its own where nothing is updated, and becomes its SKU in a file without SKUs', async () => {
    const file = ['ID,Name', '20,Changed']
    expect((await run(file)).result).toMatchObject({ imported: 1 })
    expect(await bySku('20')).toMatchObject({ name: 'Changed' })
    expect((await run(file)).result).toMatchObject({ imported: 0, skipped: 1 })
    expect((await read('products/20')).name).toBe('پیراهن نخی')
  })

  test('tax classes by their slug or name; one that the shop does not have is the standard one, and told', async () => {
    const taxClass = { name: 'Reduced rate' }
    await store.call('/wp-json/wc/v3/taxes/classes', { method: 'POST', headers: manager, body: taxClass })
    const done = await run([
      'Type,SKU,Name,Tax class,Parent',
      'simple,T-1,By slug,reduced-rate,',
      'simple,T-2,By name, REDUCED rate,',
      'simple,T-3,Standard,Standard rate,',
      'simple,T-4,Standard,,',
      'simple,T-5,Unknown,luxury,',
      'variable,T-6,Variable,reduced-rate,',
      'variation,T-7,,parent,T-6',
    ])
    expect(done).toMatchObject({ preview: { create: 7, fail: 0 }, result: { failed: 0 } })
    expect(messages(done)).toEqual([[6, 'Not understood, and left at nothing or at zero: Tax class.']])
    const classes: [string, string][] = []
    for (const number of [1, 2, 3, 4, 5, 7]) {
      const { sku, tax_class } = await bySku(`T-${number}`)
      classes.push([sku, tax_class])
    }
    expect(classes).toEqual([
      ['T-1', 'reduced-rate'],
      ['T-2', 'reduced-rate'],
      ['T-3', ''],
      ['T-4', ''],
      ['T-5', ''],
      ['T-7', 'reduced-rate'],
    ])
  })

  test('prices are read as WooCommerce reads them, and Persian ones too', async () => {
    const done = await run([
      'SKU,Name,Regular price,Sale price',
      'P-1,Letters,abc,',
      'P-2,Thousands,"1,234.50",',
      'P-3,Comma,"12,50",',
      'P-4,Negative,-3,',
      'P-5,Sign,"$5",',
      'P-6,Sale above,10,12',
      'P-7,Persian,۱۲٬۵۰۰ تومان,۱۲۰۰۰',
    ])
    expect(done.result).toMatchObject({ imported: 6, failed: 1 })
    const prices: [string, string, string][] = []
    for (const number of [1, 2, 3, 5, 6, 7]) {
      const { sku, regular_price, sale_price } = await bySku(`P-${number}`)
      prices.push([sku, regular_price, sale_price])
    }
    expect(prices).toEqual([
      ['P-1', '', ''],
      ['P-2', '1234.5', ''],
      ['P-3', '1250', ''],
      ['P-5', '5', ''],
      ['P-6', '10', ''],
      ['P-7', '12500', '12000'],
    ])
  })

  test('prices are read by the decimal separator of the shop, or by a point', async () => {
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    const { currency } = await readSettings(context)
    await saveSettings(context, { currency: { ...currency, decimals: 2 }, price_decimal_sep: ',' })
    const done = await run([
      'SKU,Name,Regular price',
      'D-1,Comma,"12,50"',
      'D-2,Thousands,"1.234,50"',
      'D-3,As exported,12.50',
      'D-4,Currency,"12,50 kr."',
      'D-5,English,"1,234.50"',
      'D-6,Persian,۱۲٬۵۰۰٫۵۰',
      'D-7,Only thousands,1.234.567',
    ])
    expect(messages(done)).toEqual([[8, 'A price is not an amount, or too large.']])
    const prices: string[] = []
    for (const number of [1, 2, 3, 4, 5, 6]) prices.push((await bySku(`D-${number}`)).regular_price)
    expect(prices).toEqual(['12.5', '1234.5', '12.5', '12.5', '1234.5', '12500.5'])
  })
})

describe('products are updated', () => {
  test('but for those with a price that cannot be kept', async () => {
    const { regular_price } = await read('products/20')
    const done = await run(['ID,Name,Regular price', '20,Changed,99999999999999999999'], UPDATE)
    expect(done.result).toMatchObject({ updated: 0, failed: 1 })
    expect(messages(done)).toEqual([[2, 'A price is not an amount, or too large.']])
    expect(await read('products/20')).toMatchObject({ name: 'پیراهن نخی', regular_price })
  })

  test('by ID or SKU; empty cells empty, and what is not in the file stays', async () => {
    const done = await run(
      ['ID,SKU,Name,Tags,Stock', '20,,Renamed,,', ',BK-30,,,7', ',NO-SUCH,Nothing,,', '99999,,Nothing,,'],
      UPDATE,
    )
    expect(done.result).toMatchObject({ updated: 2, skipped: 2, imported: 0 })
    expect(messages(done).map(([, message]) => message)).toEqual([
      'No matching product exists to update.',
      'No matching product exists to update.',
    ])
    expect(await read('products/20')).toMatchObject({
      name: 'Renamed',
      sku: '',
      tags: [],
      manage_stock: false,
      regular_price: '400000',
      categories: [{ id: 1 }],
    })
    expect(await read('products/30')).toMatchObject({ name: '', stock_quantity: 7, sku: 'BK-30' })
  })

  test('not with the SKU of another, nor into another kind', async () => {
    const done = await run(
      ['ID,SKU,Type', '20,BK-30,simple', '20,SH-20,variation', '11,AS-10-R,simple'],
      UPDATE,
    )
    expect(done.result).toMatchObject({ updated: 0, failed: 3 })
    expect(messages(done)[0]).toEqual([2, 'Invalid or duplicated SKU.'])
  })

  test('whatever the case of a SKU, of the shop or of the file', async () => {
    expect((await run(['SKU,Regular price', 'as-10-r,950000'], UPDATE)).result).toMatchObject({ updated: 1 })
    const done = await run(['SKU,Name', 'bk-30,Book', 'new-1,New', 'NEW-1,New again'])
    expect(done.result).toMatchObject({ imported: 1, skipped: 2 })
  })

  test('those whose SKUs differ in their case alone, each by its own spelling', async () => {
    await store.db.updateTable('products').set({ sku: 'sh-20' }).where('id', '=', 30).execute()
    expect((await run(['SKU,Name', 'sh-20,Book', 'SH-20,Shirt'], UPDATE)).result).toMatchObject({
      updated: 2,
    })
    expect([await read('products/30'), await read('products/20')]).toMatchObject([
      { name: 'Book' },
      { name: 'Shirt' },
    ])
  })

  test('variations by their SKU', async () => {
    expect((await run(['SKU,Regular price', 'AS-10-R,950000'], UPDATE)).result).toMatchObject({ updated: 1 })
    expect(await read('products/10/variations/11')).toMatchObject({
      regular_price: '950000',
      sale_price: '700000',
    })
  })
})

describe('a row that fits only when it is imported', () => {
  const start = async (id: number) => {
    await store.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers: manager })
    await store.runJobs()
    return readImport(store, manager, id)
  }
  const upload = async (lines: string[], query: Record<string, string> = {}): Promise<ImportAnswer> =>
    (await uploadCsv(store, manager, lines.join('\n'), query)).json()
  const addProduct = (sku: string) =>
    store.call('/wp-json/wc/v3/products', {
      method: 'POST',
      headers: manager,
      body: { name: 'Made meanwhile', sku, images: [{ id: 1 }] },
    })
  const pictureNames = async (sku: string) =>
    (await bySku(sku)).images.map(({ name }: { name: string }) => name)

  test('changes a product that was added after the preview, with the pictures of the row', async () => {
    const { id, preview } = await upload(['SKU,Images', 'LATE,https://pictures.test/late.png'], UPDATE)
    expect(preview).toMatchObject({ skip: 1 })
    await addProduct('LATE')
    expect((await start(id)).result).toMatchObject({ updated: 1 })
    expect(await pictureNames('LATE')).toEqual(['late.png'])
  })

  test('makes a product in place of one that was deleted after the preview, with its pictures', async () => {
    const { id, preview } = await upload(['SKU,Name,Images', 'SH-20,Shirt,https://pictures.test/shirt.png'])
    expect(preview).toMatchObject({ skip: 1 })
    await store.call('/wp-json/wc/v3/products/20', { method: 'DELETE', headers: manager })
    expect((await start(id)).result).toMatchObject({ imported: 1 })
    expect(await pictureNames('SH-20')).toEqual(['shirt.png'])
  })

  test('has its pictures where the row before it with the same SKU failed', async () => {
    const done = await run([
      'SKU,Name,Images,"GTIN, UPC, EAN, or ISBN"',
      'TWICE,First,https://pictures.test/first.png,no code',
      'TWICE,Second,https://pictures.test/second.png,',
      'TWICE,Third,https://pictures.test/third.png,',
    ])
    expect(done.result).toMatchObject({ imported: 1, failed: 1, skipped: 1 })
    expect(await pictureNames('TWICE')).toEqual(['second.png'])
    expect(fetched.some((url) => url.endsWith('third.png'))).toBe(false)
  })

  test('has its pictures where the product was added while others of them were fetched', async () => {
    const { id } = await upload(
      ['SKU,Images', 'LATE,https://pictures.test/late.png', 'SH-20,https://pictures.test/shirt.png'],
      UPDATE,
    )
    whileFetching = async () => {
      whileFetching = async () => {}
      await addProduct('LATE')
    }
    await start(id)
    now += 3_600_000
    await store.runJobs()
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'done', result: { updated: 2 } })
    expect(await pictureNames('LATE')).toEqual(['late.png'])
    expect(await pictureNames('SH-20')).toEqual(['shirt.png'])
  })
})

describe('an import under way', () => {
  const MANY = ['SKU,Name', ...Array.from({ length: 50 }, (_, at) => `M-${at + 1},Product ${at + 1}`)].join(
    '\n',
  )
  const fail = () =>
    breakTable(store.db, {
      before: 'update',
      on: 'product_import_rows',
      when: 'new.row_number = 35 and new.outcome is not null',
    })
  const outcomes = async () =>
    (
      await store.db
        .selectFrom('product_import_rows')
        .select('row_number')
        .where('outcome', 'is not', null)
        .execute()
    ).length
  const made = async () =>
    (await store.db.selectFrom('products').select('id').where('sku', 'like', 'M-%').execute()).length

  test('does so many rows or none, and goes on where it was, in another process too', async () => {
    const mend = await fail()
    const { id } = await importCsv(store, manager, MANY)
    expect([await outcomes(), await made()]).toEqual([20, 20])
    expect(await readImport(store, manager, id)).toMatchObject({
      status: 'running',
      progress: { rows: 50, done: 20, percentage: 40 },
    })
    await mend()
    now += 60_000
    const next = await openTestStore({ db: store.db, dataDir: store.dataDir, clock: () => now, outside })
    await next.runJobs()
    expect([await outcomes(), await made()]).toEqual([50, 50])
    expect(await readImport(next, manager, id)).toMatchObject({ status: 'done', result: { imported: 50 } })
  })

  test('stops where it fails again and again, and is started again by a person', async () => {
    const mend = await fail()
    const { id } = await importCsv(store, manager, MANY)
    for (let attempt = 0; attempt < 10; attempt++) {
      now += 3_600_000
      await store.runJobs()
    }
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'stopped', progress: { done: 20 } })
    await mend()
    await store.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers: manager })
    await store.runJobs()
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'done', result: { imported: 50 } })
  })

  test('goes on past rows whose pictures never answer, each failed with a message', async () => {
    let uptime = 0
    const rows = Array.from({ length: 20 }, (_, at) => `M-${at},A,https://hanging.test/${at}.png`)
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        uptime += 8000
        void vi.advanceTimersByTimeAsync(8000)
      })
    const hanging = await openTestStore({
      db: store.db,
      dataDir: store.dataDir,
      clock: () => now,
      outside: { fetch, uptime: () => uptime, noted: () => {} },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
    const done = await importCsv(hanging, manager, ['SKU,Name,Images', ...rows].join('\n'))
    expect(done).toMatchObject({ status: 'done', result: { imported: 0, failed: 20 } })
    expect(messages(done)).toEqual(
      rows.map((_, at) => [
        at + 2,
        `Error getting remote image https://hanging.test/${at}.png. Error: Not Found`,
      ]),
    )
  })

  test('goes on when the job that was given up is tried again', async () => {
    const mend = await fail()
    const { id } = await importCsv(store, manager, MANY)
    for (let attempt = 0; attempt < LANES.imports.tries; attempt++) {
      now += 3_600_000
      await store.runJobs()
    }
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'stopped' })
    await mend()
    await reviveJobs({ db: store.db, clock: () => now, actor: SYSTEM })
    await store.runJobs()
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'done', result: { imported: 50 } })
  })

  test('stops where its pictures take too long again and again', async () => {
    let asked = Promise.withResolvers<void>()
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        asked.resolve()
      })
    const slow = await openTestStore({
      db: store.db,
      dataDir: store.dataDir,
      clock: () => now,
      outside: { fetch, noted: () => {} },
    })
    const csv = 'SKU,Name,Images\nM-1,A,https://pictures.test/slow.png\n'
    const { id } = (await (await uploadCsv(slow, manager, csv)).json()) as ImportAnswer
    await slow.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers: manager })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let attempt = 0; attempt < 8; attempt++) {
      asked = Promise.withResolvers<void>()
      const working = slow.runJobs()
      await asked.promise
      await vi.advanceTimersByTimeAsync(LANES.imports.timeout)
      await working
      now += 3_600_000
    }
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'stopped' })
  })

  test('stops where it ends its process again and again', async () => {
    const mend = await fail()
    const { id } = await importCsv(store, manager, MANY)
    await mend()
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    do now += 3_600_000
    while (await claimJob(context, 'imports'))
    expect(await readImport(store, manager, id)).toMatchObject({ status: 'stopped' })
  })

  test('is started once, told row by row, and forgotten', async () => {
    const { id } = await importCsv(store, manager, 'SKU,Name\nM-1,A\nSH-20,B\n')
    const start = await store.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers: manager })
    expect([start.status, (await start.json()).code]).toEqual([409, 'ghab_import_started'])
    expect(await read(`products/import/${id}/rows`)).toMatchObject([
      { row: 2, item: 'A, SKU M-1', action: 'create', outcome: 'created' },
      { row: 3, item: 'B, SKU SH-20', action: 'skip', outcome: 'skipped', product_id: null },
    ])
    expect(await read(`products/import/${id}/rows?noted=true`)).toHaveLength(1)
    expect(await read('products/import')).toMatchObject([{ id, messages: [], messages_total: 1 }])
    expect((await store.call(`${IMPORTS}/${id}`, { method: 'DELETE', headers: manager })).status).toBe(200)
    expect((await store.call(`${IMPORTS}/${id}`, { headers: manager })).status).toBe(404)
    expect((await bySku('M-1')).name).toBe('A')
  })

  test('that nobody starts is forgotten after a month', async () => {
    await uploadCsv(store, manager, 'SKU\nM-1\n')
    now += 31 * 86_400_000
    await store.runJobs()
    expect(await read('products/import')).toEqual([])
  })

  test('that is received for hours is not taken for one that was left', async () => {
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    const { id } = await (await uploadCsv(store, manager, 'SKU\nA')).json()
    await store.db.updateTable('product_imports').set({ status: 'receiving' }).where('id', '=', id).execute()
    now += 5 * 3_600_000
    expect(await dropOldImports(context)).toBe(0)
    now += 24 * 3_600_000
    expect(await dropOldImports(context)).toBe(1)
  })

  test('that is forgotten loses its rows in portions, and is started no more meanwhile', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `M-${at}`)
    const { id } = (await (
      await uploadCsv(store, manager, ['SKU', ...lines].join('\n'))
    ).json()) as ImportAnswer
    now += 31 * 86_400_000
    const portions: number[] = []
    const started: number[] = []
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const { numAffectedRows: deleted = 0n } = result
        if (deleted >= 100n) {
          portions.push(Number(deleted))
          const { status } = await store.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers: manager })
          started.push(status)
        }
        return result
      },
    }
    const context = { db: store.db.withPlugin(watching), clock: () => now, actor: SYSTEM }
    expect(await dropOldImports(context)).toBe(1)
    expect([portions, started]).toEqual([
      [1000, 500],
      [404, 404],
    ])
    expect(await store.db.selectFrom('product_import_rows').select('row_number').execute()).toEqual([])
    expect(await store.db.selectFrom('product_imports').select('id').execute()).toEqual([])
  })
})
