import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, openTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const PRODUCTS = '/wp-json/wc/v3/products'
let store: TestStore
let manager: Record<string, string>

beforeEach(async () => {
  store = await createTestStore(
    (db) => writeShop(db, { ...catalogShop(), vendors: [vendorRow({ id: 5, store_name: 'Nila' })] }),
    () => CATALOG_NOW,
  )
  manager = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown, headers = manager) => {
  const response = await store.call(`${PRODUCTS}${path}`, { method, body, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const post = (path: string, body: unknown = {}) => send('POST', path, body)
const put = (path: string, body: unknown) => send('PUT', path, body)
const get = async (path: string, headers = manager) => (await send('GET', path, undefined, headers)).body
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id)

describe('a product', () => {
  test('shows text written in lines as paragraphs, beside blocks and tags, too', async () => {
    const description = '<h2>Care</h2>\n\nWash at 30°.\n\nDry flat.'
    const short_description = '<strong>Soft</strong> cotton.\n\nMade here.'
    const { id } = (await post('', { name: 'Shirt', description, short_description })).body
    expect(await get(`/${id}`, {})).toMatchObject({
      description: '<h2>Care</h2>\n<p>Wash at 30°.</p>\n<p>Dry flat.</p>',
      short_description: '<p><strong>Soft</strong> cotton.</p>\n<p>Made here.</p>',
    })
    expect(await get(`/${id}?context=edit`)).toMatchObject({ description, short_description })
  })

  test('is made with every field, and read at once by whoever looks', async () => {
    const given = {
      name: 'Mug & <i>cup</i>',
      regular_price: '125000',
      sale_price: '99000',
      date_on_sale_from: '2026-11-20T00:00:00',
      date_on_sale_to: '2026-12-01',
      description: '<p>A <em>mug</em></p><script>alert(1)</script>',
      short_description: 'mug',
      sku: 'mug-1',
      global_unique_id: '978-3-16-148410-0',
      manage_stock: true,
      stock_quantity: 7,
      backorders: 'notify',
      low_stock_amount: 2,
      sold_individually: true,
      featured: true,
      catalog_visibility: 'catalog',
      categories: [{ id: 3 }, { id: 999 }],
      tags: [{ id: 1 }],
      brands: [{ id: 2 }],
      images: [{ id: 2 }, { id: 1, alt: 'Front' }],
      upsell_ids: [20],
      cross_sell_ids: [30],
      purchase_note: 'Thanks',
      menu_order: 4,
      weight: '0.4',
      dimensions: { length: '1', width: '2', height: '3' },
      reviews_allowed: false,
      tax_status: 'shipping',
      tax_class: 'standard',
      downloadable: true,
      downloads: [{ name: 'Manual', file: 'manual.pdf' }],
      download_limit: 3,
      download_expiry: 10,
      meta_data: [{ key: 'colour', value: { a: [1, 2] } }],
      attributes: [
        { id: 1, options: ['red', 'Green'], visible: true },
        { name: 'Material', options: ['Clay'] },
      ],
    }
    const { status, body, headers } = await post('', given)
    expect(status).toBe(201)
    expect(headers.get('Location')).toBe(`${TEST_ORIGIN}${PRODUCTS}/${body.id}`)
    const { categories, tags, brands, images, downloads, meta_data, attributes, ...same } = given
    expect(body).toMatchObject({
      ...same,
      name: 'Mug & cup',
      slug: 'mug-cup',
      description: '<p>A <em>mug</em></p>',
      tax_class: '',
      date_on_sale_to: '2026-12-01T00:00:00',
      type: 'simple',
      status: 'publish',
      on_sale: true,
      price: '99000',
      permalink_template: `${TEST_ORIGIN}/product/%pagename%`,
      downloads: [{ id: expect.stringMatching(/^[\da-f-]{36}$/), name: 'Manual', file: 'manual.pdf' }],
      meta_data: [{ id: 1, key: 'colour', value: { a: [1, 2] } }],
    })
    expect([idsOf(body.categories), idsOf(body.tags), idsOf(body.brands), idsOf(body.images)]).toEqual([
      [3],
      [1],
      [2],
      [2, 1],
    ])
    expect(body.images[1].alt).toBe('Front')
    expect(body.attributes).toEqual([
      {
        id: 1,
        name: 'رنگ',
        slug: 'pa_color',
        position: 0,
        visible: true,
        variation: false,
        options: ['red', 'Green'],
      },
      {
        id: 0,
        name: 'Material',
        slug: 'Material',
        position: 0,
        visible: false,
        variation: false,
        options: ['Clay'],
      },
    ])
    expect(await get('?category=3', {})).toMatchObject([{ id: body.id }, { id: 30 }])
    expect((await get('/attributes/1/terms?search=green'))[0]).toMatchObject({ slug: 'green', count: 1 })
    expect(await get(`/${body.id}?context=edit`)).toEqual(body)
  })

  test('is called Product when nothing is known of it, and gets a slug of its own', async () => {
    expect((await post('')).body).toMatchObject({ name: 'Product', slug: 'product', price: '' })
    expect((await post('')).body.slug).toBe('product-2')
    expect((await post('', { name: 'x', slug: 'Shirt' })).body.slug).toBe('shirt-2')
    expect((await post('', { id: 20, name: 'x' })).body.code).toBe('woocommerce_rest_product_exists')
  })

  test('has its SKU and its code alone, unless the other lies in the trash', async () => {
    const taken = await post('', { sku: 'SH-20' })
    expect(taken.body).toEqual({
      code: 'product_invalid_sku',
      message: 'Invalid or duplicated SKU.',
      data: { status: 400, resource_id: 20, unique_sku: 'SH-20-1' },
    })
    expect((await put('/30', { sku: 'SH-20' })).status).toBe(400)
    expect((await put('/20', { sku: 'SH-20', global_unique_id: '123' })).status).toBe(200)
    expect((await put('/30', { global_unique_id: '123' })).body.code).toBe('product_invalid_global_unique_id')
    expect((await put('/30', { global_unique_id: 'abc' })).body.code).toBe('product_invalid_global_unique_id')
    await send('DELETE', '/20')
    expect((await post('', { sku: 'SH-20' })).status).toBe(201)
  })

  test('has them whatever their case', async () => {
    const taken = await post('', { sku: 'sh-20' })
    expect(taken.body.data).toEqual({ status: 400, resource_id: 20, unique_sku: 'sh-20-1' })
    expect((await put('/30', { global_unique_id: '12-x' })).status).toBe(200)
    expect((await put('/20', { global_unique_id: '12-X' })).body.code).toBe(
      'product_invalid_global_unique_id',
    )
    expect((await put('/20', { sku: 'sh-20' })).status).toBe(200)
  })

  test('keeps a code that another one has in other letters since an earlier version', async () => {
    await store.db.updateTable('products').set({ sku: 'sh-20' }).where('id', '=', 30).execute()
    expect((await put('/30', { sku: 'sh-20', name: 'Book' })).status).toBe(200)
    expect((await put('/20', { sku: 'SH-20' })).status).toBe(200)
    expect((await put('/30', { sku: 'Sh-20' })).body.code).toBe('product_invalid_sku')
  })

  test('gives those of its variations up in the trash, and stays there once another has them', async () => {
    await send('DELETE', '/10')
    const other = await post('', { sku: 'AS-10-R' })
    expect(other.status).toBe(201)
    const restored = await put('/10', { status: 'publish' })
    expect(restored.body).toMatchObject({ code: 'product_invalid_sku', data: { resource_id: other.body.id } })
    expect((await get('/10')).status).toBe('trash')
    await send('DELETE', `/${other.body.id}`)
    expect((await put('/10', { status: 'publish' })).status).toBe(200)
  })

  test('keeps what an update does not name', async () => {
    const before = await get('/20?context=edit')
    const { body } = await put('/20', { regular_price: '500000' })
    expect(body).toMatchObject({ price: '500000', price_html: expect.any(String) })
    const { price, regular_price, price_html, date_modified, date_modified_gmt, ...rest } = before
    expect(body).toMatchObject(rest)
    expect((await put('/20', before)).body).toEqual({
      ...before,
      date_modified: body.date_modified,
      date_modified_gmt: body.date_modified_gmt,
    })
  })

  test('is given to a seller, taken back, and to nobody who is none', async () => {
    const { body } = await post('', { name: 'Kettle', post_author: 5 })
    await saveSettings({ db: store.db, clock: Date.now, actor: SYSTEM }, { mvf_enabled: 1 })
    const sellerOf = async () => (await get(`/${body.id}`)).store?.id
    expect(await sellerOf()).toBe(5)
    const wrong = await put(`/${body.id}`, { post_author: 6 })
    expect([wrong.status, Object.keys(wrong.body.data.params)]).toEqual([400, ['post_author']])
    await put(`/${body.id}`, { post_author: 0 })
    expect(await sellerOf()).toBeUndefined()
  })

  test('loses a sale that is none, and its dates by an empty text', async () => {
    expect((await put('/20', { sale_price: '900000' })).body.sale_price).toBe('')
    const sale = { sale_price: '1000', date_on_sale_from_gmt: '2026-01-01T00:00:00' }
    expect((await put('/20', sale)).body).toMatchObject({ on_sale: true, price: '1000' })
    expect((await put('/20', { date_on_sale_from: '' })).body.date_on_sale_from).toBeNull()
    expect((await put('/20', { regular_price: 'abc' })).body).toMatchObject({ price: '', sale_price: '' })
  })

  test('whose sale has ended is on sale by a new sale price, without the dates of the old one', async () => {
    const dates = { date_on_sale_from: '2026-11-01T00:00:00', date_on_sale_to: '2026-11-20T00:00:00' }
    await put('/20', { regular_price: '10', sale_price: '8', ...dates })
    // who sends back what was read begins no sale
    expect((await put('/20', { sale_price: '8' })).body).toMatchObject({ on_sale: false, ...dates })
    expect((await put('/20', { sale_price: '7', ...dates })).body).toMatchObject({ on_sale: false, ...dates })
    const none = { date_on_sale_from: null, date_on_sale_to: null }
    expect((await put('/20', { sale_price: '6' })).body).toMatchObject({ on_sale: true, price: '6', ...none })
  })

  test('keeps the dates of a sale that is to come, and is given its own for a new one', async () => {
    const ahead = { date_on_sale_from: '2026-12-01T00:00:00', date_on_sale_to: '2026-12-20T00:00:00' }
    await put('/20', { regular_price: '10', sale_price: '8', ...ahead })
    expect((await put('/20', { sale_price: '7' })).body).toMatchObject({ on_sale: false, ...ahead })
    await put('/20', { date_on_sale_from: '', date_on_sale_to: '2026-11-20T00:00:00' })
    const { date_on_sale_from } = ahead
    expect((await put('/20', { sale_price: '6', date_on_sale_from })).body).toMatchObject({
      sale_price: '6',
      date_on_sale_from,
      date_on_sale_to: null,
    })
  })

  test.each([
    ['too large', '99999999999999999999'],
    ['in digits that are not read', '۱۲۰۰۰'],
    ['with a comma', '12,50'],
  ])('keeps its prices where one is given %s', async (_, given) => {
    await put('/20', { sale_price: '1000' })
    const before = await get('/20')
    for (const field of ['regular_price', 'sale_price', 'wholesale_price']) {
      const { status, body } = await put('/20', { name: 'Other', [field]: given })
      expect([status, body.code, Object.keys(body.data.params)]).toEqual([400, 'rest_invalid_param', [field]])
    }
    expect(await get('/20')).toEqual(before)
    const variation = await put('/10/variations/11', { regular_price: given })
    expect([variation.status, Object.keys(variation.body.data.params)]).toEqual([400, ['regular_price']])
  })

  test('counts pieces, which say whether it is in stock', async () => {
    expect((await put('/20', { stock_quantity: 0 })).body.stock_status).toBe('outofstock')
    expect((await put('/20', { backorders: 'yes' })).body.stock_status).toBe('onbackorder')
    expect((await put('/20', { manage_stock: false, stock_status: 'instock' })).body).toMatchObject({
      stock_quantity: null,
      stock_status: 'instock',
      backorders: 'no',
    })
    expect(idsOf(await get('?stock_status=instock', {}))).toContain(20)
  })

  test('has pieces more or fewer by inventory_delta, where they are counted and no number is given', async () => {
    await put('/20', { manage_stock: true, stock_quantity: 5 })
    expect((await put('/20', { inventory_delta: -2 })).body.stock_quantity).toBe(3)
    expect((await put('/20', { inventory_delta: -3 })).body).toMatchObject({
      stock_quantity: 0,
      stock_status: 'outofstock',
    })
    expect((await put('/20', { inventory_delta: 9, stock_quantity: 4 })).body.stock_quantity).toBe(4)
    const batch = await post('/batch', { update: [{ id: 20, inventory_delta: 6 }] })
    expect(batch.body.update[0].stock_quantity).toBe(10)
    const most = Number.MAX_SAFE_INTEGER
    expect((await put('/20', { inventory_delta: most })).body.stock_quantity).toBe(most)
    const uncounted = { manage_stock: false, inventory_delta: 1 }
    expect((await put('/20', uncounted)).body.stock_quantity).toBeNull()
    const made = await post('/10/variations', { manage_stock: true, inventory_delta: 7 })
    expect(made.body.stock_quantity).toBe(7)
  })

  test('keeps custom fields by id or key, and loses those without a value', async () => {
    const meta_data = [
      { key: 'expire_date', value: '2030' },
      { id: 2, value: null },
      { key: 'new', value: 1 },
    ]
    expect((await put('/20', { meta_data })).body.meta_data).toEqual([
      { id: 1, key: 'expire_date', value: '2030' },
      { id: 3, key: 'cost_price', value: '100' },
      { id: 4, key: 'new', value: 1 },
    ])
  })

  test('keeps one custom field of a name that is sent with an id of another shop', async () => {
    const renewed = [{ id: 99, key: 'expire_date', value: '2031' }]
    await put('/20', { meta_data: renewed })
    const { meta_data } = (await put('/20', { meta_data: renewed })).body
    expect(meta_data).toHaveLength(3)
    expect(meta_data).toContainEqual({ id: 1, key: 'expire_date', value: '2031' })
  })

  test('has the custom field of an id changed, also to a name that another one has', async () => {
    const before = (await put('/20', {})).body.meta_data
    const renamed = { id: 1, key: 'cost_price', value: '90' }
    const { meta_data } = (await put('/20', { meta_data: [renamed] })).body
    expect(meta_data).toEqual(before.map((entry: { id: number }) => (entry.id === 1 ? renamed : entry)))
  })

  test.each([
    ['renamed', { id: 1, key: 'until', value: '2031' }],
    ['deleted', { id: 1, value: null }],
  ])('has a field of a name changed where another one of it was %s in the same update', async (_, change) => {
    const two = [
      { id: 1, key: 'size', value: 's' },
      { id: 3, key: 'size', value: 'm' },
    ]
    await put('/20', { meta_data: two })
    const { meta_data } = (await put('/20', { meta_data: [change, { key: 'size', value: 'l' }] })).body
    const sizes = meta_data.filter(({ key }: { key: string }) => key === 'size')
    expect(sizes).toEqual([{ id: 3, key: 'size', value: 'l' }])
  })

  test('has a custom field of a name that another one had until the same update', async () => {
    const { meta_data } = (
      await put('/20', {
        meta_data: [
          { id: 1, key: 'until', value: '2031' },
          { id: 3, key: 'expire_date', value: '2032' },
        ],
      })
    ).body
    expect(meta_data).toContainEqual({ id: 1, key: 'until', value: '2031' })
    expect(meta_data).toContainEqual({ id: 3, key: 'expire_date', value: '2032' })
  })

  test('is of a tax class by its slug or its name, and of none that there is not', async () => {
    const refused = {
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { tax_class: expect.any(String) } } },
    }
    const { body: bread } = await post('', { name: 'Bread', tax_class: 'Reduced rate' })
    expect(bread.tax_class).toBe('reduced-rate')
    expect((await put(`/${bread.id}`, { tax_class: 'REDUCED-RATE' })).body.tax_class).toBe('reduced-rate')
    for (const tax_class of ['nonsense', 'parent']) {
      expect(await post('', { name: 'Wine', tax_class })).toMatchObject(refused)
    }
    expect((await post('/10/variations', { tax_class: 'parent' })).status).toBe(201)
    expect((await post('/10/variations', { tax_class: 'Reduced rate' })).body.tax_class).toBe('reduced-rate')
    expect(await post('/10/variations', { tax_class: 'nonsense' })).toMatchObject(refused)
    await store.db.deleteFrom('tax_classes').execute()
    const saved = await put(`/${bread.id}`, { name: 'Loaf', tax_class: 'reduced-rate' })
    expect(saved).toMatchObject({ status: 200, body: { name: 'Loaf', tax_class: 'reduced-rate' } })
  })

  test('lies in the trash before it is deleted, and everything goes with it', async () => {
    expect((await send('DELETE', '/10')).body).toMatchObject({ id: 10, status: 'publish' })
    expect((await get('/10')).status).toBe('trash')
    expect(idsOf(await get('', {}))).not.toContain(10)
    const again = await send('DELETE', '/10')
    expect([again.status, again.body.code]).toEqual([410, 'woocommerce_rest_already_trashed'])
    expect((await put('/10', { status: 'publish' })).body.status).toBe('publish')
    expect((await send('DELETE', '/10?force=true')).body.id).toBe(10)
    expect((await send('DELETE', '/10?force=true')).status).toBe(404)
    expect((await put('/10', { name: 'x' })).body).toMatchObject({
      code: 'woocommerce_rest_product_invalid_id',
      data: { status: 400 },
    })
    const rows = await store.db.selectFrom('products').select('id').where('parent_id', '=', 10).execute()
    const reviews = await store.db.selectFrom('reviews').select('id').execute()
    const prices = await store.db
      .selectFrom('price_history')
      .select('product_id')
      .where('product_id', 'in', [10, 11, 12])
      .execute()
    expect([rows, reviews, prices]).toEqual([[], [], []])
  })

  test.each([
    [{ name: 123 }, 'name is not of type string.'],
    [{ regular_price: 12 }, 'regular_price is not of type string.'],
    [{ regular_price: '-3' }, 'regular_price must not be negative.'],
    [{ type: 'wrong' }, 'type is not one of simple, grouped, external, and variable.'],
    [{ status: 'future' }, 'The status future is not served by this shop.'],
    [{ manage_stock: 'yes' }, 'manage_stock is not of type boolean.'],
    [{ date_on_sale_to: 'soon' }, 'Invalid date.'],
    [{ shipping_class: 'none' }, 'shipping_class is no slug of a shipping class.'],
    [{ post_password: 'x' }, 'post_password is not served by this shop.'],
    [{ categories: [{ id: 'x' }] }, 'categories[0][id] is not of type integer.'],
  ])('is refused with %j', async (given, message) => {
    const { status, body } = await post('', given)
    expect([status, Object.values(body.data.params)]).toEqual([400, [message]])
  })

  test('with a picture that is not there is not made', async () => {
    const { body } = await post('', { name: 'Pictured', images: [{ id: 99 }] })
    expect(body).toMatchObject({
      code: 'woocommerce_product_invalid_image_id',
      message: '#99 is an invalid image ID.',
    })
    expect(await get('?search=Pictured')).toEqual([])
  })

  test('has its prices of the past written with it', async () => {
    const { id } = (await post('', { name: 'x', regular_price: '5' })).body
    await put(`/${id}`, { regular_price: '6' })
    const steps = await store.db
      .selectFrom('price_history')
      .select('price')
      .where('product_id', '=', id)
      .execute()
    expect(steps.at(-1)).toEqual({ price: 6 })
  })

  test('is copied as a draft, with its variations and a SKU of its own', async () => {
    const { status, body } = await post('/10/duplicate')
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'کفش ورزشی آسیکس (Copy)', status: 'draft', sku: 'AS-10-1' })
    expect([body.total_sales, body.rating_count]).toEqual([0, 0])
    const variations = await get(`/${body.id}/variations`)
    expect(variations.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['AS-10-B-1', 'AS-10-R-1'])
    expect((await post('/20/duplicate', { name: 'Chosen', regular_price: '99' })).body).toMatchObject({
      name: 'Chosen (Copy)',
      regular_price: '99',
    })
    expect((await post('/999/duplicate')).body.message).toBe('Invalid product ID.')
  })

  test('is grouped, external or variable', async () => {
    const grouped = await post('', { name: 'Set', type: 'grouped', grouped_products: [20, 30] })
    expect(grouped.body).toMatchObject({ grouped_products: [20, 30], price: '200000' })
    const external = {
      type: 'external',
      external_url: 'https://a.test/',
      button_text: 'Buy',
      regular_price: '5',
    }
    expect((await post('', external)).body).toMatchObject(external)
    const variable = await post('', {
      type: 'variable',
      attributes: [{ id: 1, options: ['قرمز', 'آبی'], variation: true }],
      default_attributes: [{ id: 1, option: 'red' }],
    })
    expect(variable.body.default_attributes).toMatchObject([{ id: 1, option: 'قرمز' }])
    expect(variable.body).toMatchObject({ stock_status: 'outofstock', purchasable: false })
  })

  test('by nobody without a key that writes', async () => {
    const reader = await managerHeaders(store, 'read')
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/20'],
      ['DELETE', '/20'],
      ['POST', '/batch'],
      ['POST', '/20/duplicate'],
      ['POST', '/10/variations'],
      ['DELETE', '/10/variations/11'],
      ['POST', '/10/variations/generate'],
    ] as const) {
      expect((await send(method, path, {}, {})).status, path).toBe(401)
      expect((await send(method, path, {}, reader)).status, path).toBe(401)
    }
  })
})

describe('variations', () => {
  test('are made, changed and deleted, and their product follows', async () => {
    const made = await post('/10/variations', {
      regular_price: '50000',
      attributes: [
        { id: 1, option: 'red' },
        { name: 'Nope', option: 'x' },
      ],
      manage_stock: true,
      stock_quantity: 3,
      image: { id: 2 },
      dimensions: { length: '9' },
    })
    expect(made.status).toBe(201)
    const { id } = made.body
    expect(made.body).toMatchObject({
      type: 'variation',
      name: 'قرمز',
      price: '50000',
      manage_stock: true,
      stock_quantity: 3,
      image: { id: 2 },
      parent_id: 10,
    })
    expect((await get('/10', {})).price).toBe('50000')
    expect(
      (await put(`/10/variations/${id}`, { manage_stock: 'parent', regular_price: '40000' })).body,
    ).toMatchObject({ manage_stock: false, price: '40000' })
    expect((await get('/10', {})).price).toBe('40000')
    expect((await put(`/20/variations/${id}`, {})).body.code).toBe(
      'woocommerce_rest_product_variation_invalid_id',
    )
    expect((await send('DELETE', `/10/variations/${id}?force=true`)).status).toBe(200)
    expect((await get('/10', {})).price).toBe('700000')
    expect((await post('/999/variations')).status).toBe(404)
  })

  test('are called by their options where they are told as products, in slugs too', async () => {
    const size = { name: 'Size', variation: true, options: ['S', 'M'] }
    const { body: product } = await post('', { name: 'Hook V', type: 'variable', attributes: [size] })
    expect(product).toMatchObject({ stock_status: 'outofstock', purchasable: false })
    const path = `/${product.id}/variations`
    const small = { regular_price: '5', attributes: [{ name: 'Size', option: 'S' }] }
    const { body } = await post(path, small)
    expect(body).toMatchObject({ name: 'S', attributes: [{ slug: 'size' }] })
    expect(await get(`/${body.id}`)).toMatchObject({
      name: 'Hook V - S',
      slug: 'hook-v-s',
      attributes: [{ id: 0, name: 'Size', slug: 'size', option: 'S' }],
    })
    expect(await get(`/${product.id}`)).toMatchObject({ stock_status: 'instock', purchasable: true })
    expect(await get(`/${(await post(path, small)).body.id}`)).toMatchObject({ slug: 'hook-v-s-2' })
    expect(await get(`/${(await post(path)).body.id}`)).toMatchObject({ name: 'Hook V', slug: 'hook-v-2' })
  })

  test('in batches, each by itself', async () => {
    const { body } = await post('/10/variations/batch', {
      create: [{ regular_price: '1' }, { sku: 'SH-20' }, { image: { id: 99 } }],
      update: [{ id: 11, status: 'private' }, { id: 20 }],
      delete: [12, 999],
    })
    expect(body.create.map((one: { error?: { code: string } }) => one.error?.code)).toEqual([
      undefined,
      'product_invalid_sku',
      'woocommerce_variation_invalid_image_id',
    ])
    expect(body.update[0].status).toBe('private')
    expect(body.update[1].error.code).toBe('woocommerce_rest_product_variation_invalid_id')
    expect(body.delete[0].id).toBe(12)
    expect(body.delete[1].error.data.status).toBe(404)
  })

  test('are made of all combinations that are missing', async () => {
    await put('/10', {
      attributes: [
        { id: 1, options: ['قرمز', 'آبی', 'سبز'], variation: true },
        { name: 'Pattern', options: ['Dots'] },
      ],
    })
    const default_values = { regular_price: '7' }
    expect((await post('/10/variations/generate', { default_values })).body).toEqual({ count: 1 })
    expect((await post('/10/variations/generate')).body).toEqual({ count: 0 })
    expect((await get('/10', {})).price).toBe('7')
    expect((await post('/20/variations/generate')).status).toBe(404)
  })

  test('of options that their product has no longer are deleted where that is asked for', async () => {
    await put('/10', { attributes: [{ id: 1, options: ['سبز'], variation: true }] })
    const before = idsOf(await get('/10/variations?status=any'))
    expect((await post('/10/variations/generate')).body).toEqual({ count: 1 })
    const any = (await post('/10/variations', { regular_price: '8' })).body
    const answer = await post('/10/variations/generate', { delete: true })
    expect(answer.body).toEqual({ count: 0, deleted_count: before.length })
    const left = await get('/10/variations?status=any&orderby=id&order=desc')
    expect(left).toMatchObject([{ id: any.id }, { attributes: [{ option: 'سبز' }] }])
    expect(idsOf(left).toSorted()).toEqual((await get('/10', {})).variations.toSorted())
    expect((await post('/10/variations/generate', { delete: true })).body).toEqual({
      count: 0,
      deleted_count: 0,
    })
  })

  test('are gone once their product is simple', async () => {
    await put('/10', { type: 'simple', regular_price: '3' })
    expect(await get('/10/variations')).toEqual([])
    expect((await get('/10', {})).price).toBe('3')
  })
})

test.each(['variable', 'grouped'])('a product that was %s has no price of before', async (type) => {
  const sale = { date_on_sale_from: '2026-11-01T00:00:00', date_on_sale_to: '2026-12-01T00:00:00' }
  await put('/20', { regular_price: '100', sale_price: '80', wholesale_price: '70', ...sale })
  await put('/20', { type })
  expect((await put('/20', { regular_price: '60', sale_price: '50' })).body).toMatchObject({ price: '' })
  const { body } = await put('/20', { type: 'simple' })
  const none = { regular_price: '', sale_price: '', date_on_sale_from: null, date_on_sale_to: null }
  expect(body).toMatchObject({ price: '', on_sale: false, purchasable: false, ...none })
  expect(body).not.toHaveProperty('wholesale_price')
})

describe('batches', () => {
  test('create, update and delete, and refuse by entry', async () => {
    const { status, body } = await post('/batch', {
      create: [
        { name: 'B1', regular_price: '3' },
        { name: 'B2', type: 'wrong' },
      ],
      update: [
        { id: 999, name: 'x' },
        { id: 20, menu_order: 2 },
      ],
      delete: [998, 30],
    })
    expect(status).toBe(200)
    expect(body.create[0]).toMatchObject({ name: 'B1', price: '3' })
    expect(body.create[1]).toMatchObject({ id: 0, error: { code: 'rest_invalid_param' } })
    expect(body.update[0]).toMatchObject({ id: 999, error: { data: { status: 400 } } })
    expect(body.update[1]).toMatchObject({ id: 20, menu_order: 2 })
    expect(body.delete[0]).toMatchObject({ id: 998, error: { data: { status: 404 } } })
    expect(body.delete[1].id).toBe(30)
  })

  test('a hundred products in one commit or a few', async () => {
    const create = Array.from({ length: 100 }, (_, index) => ({ name: `N${index}`, sku: `n-${index}` }))
    const { body } = await post('/batch', { create })
    expect(new Set(idsOf(body.create)).size).toBe(100)
    expect(body.create.map(({ name }: { name: string }) => name)).toEqual(create.map(({ name }) => name))
    expect((await post('/batch', { create: [...create, {}] })).status).toBe(413)
  })
})

/** Everything that lists, counts and documents say, as a shopper and as the shop. */
const readAll = async (from: TestStore) => {
  const paths = [
    '?per_page=100&orderby=id&order=asc',
    '?per_page=100&orderby=price',
    '?per_page=100&category=1',
    '?per_page=100&on_sale=true',
    '?per_page=100&stock_status=instock',
    '?per_page=100&attribute=pa_color&attribute_term=1',
    '/categories',
    '/tags',
    '/attributes/1/terms',
    '/10/variations',
  ]
  const answers: unknown[] = []
  for (const path of paths) {
    for (const headers of [{}, manager]) {
      const items = await (await from.call(PRODUCTS + path, { headers })).json()
      // what else a shopper may like is suggested, and follows the others' changes later
      answers.push(items.map(({ related_ids: _, ...item }: { related_ids?: number[] }) => item))
    }
  }
  return answers
}

const some = fc.constantFrom
const fields = fc.record(
  {
    name: some('Cap', 'Mug', 'کلاه'),
    regular_price: some('', '5', '700'),
    sale_price: some('', '3', '900'),
    status: some('publish', 'draft', 'trash', 'private'),
    categories: some([], [{ id: 1 }], [{ id: 2 }, { id: 3 }]),
    tags: some([], [{ id: 1 }]),
    manage_stock: fc.boolean(),
    stock_quantity: some(0, 4),
    stock_status: some('instock', 'outofstock'),
    featured: fc.boolean(),
  },
  { requiredKeys: [] },
)
const ofProduct = fc.record({
  product: fields,
  type: some('simple', 'variable', 'grouped'),
  options: fc.subarray(['قرمز', 'آبی', 'سبز']),
})
const target = some(10, 20, 30, 60, 61, 62)
const step = fc.oneof(
  ofProduct.map(({ product, type, options }) => ({
    method: 'POST',
    path: '',
    body: { ...product, type, attributes: [{ id: 1, options, variation: true }] },
  })),
  fc.tuple(target, fields).map(([id, body]) => ({ method: 'PUT', path: `/${id}`, body })),
  fc
    .tuple(target, fc.boolean())
    .map(([id, force]) => ({ method: 'DELETE', path: `/${id}`, body: { force } })),
  fields.map(({ name: _n, categories: _c, tags: _t, featured: _f, manage_stock: _m, ...body }) => ({
    method: 'POST',
    path: '/10/variations',
    body: { ...body, attributes: [{ id: 1, option: 'آبی' }] },
  })),
  fc.constantFrom(
    { method: 'PUT', path: '/attributes/1/terms/1', body: { name: 'سرخ' } },
    { method: 'PUT', path: '/attributes/1', body: { name: 'رنگ‌ها' } },
    { method: 'DELETE', path: '/attributes/1/terms/2', body: { force: true } },
    { method: 'DELETE', path: '/categories/2', body: { force: true } },
    { method: 'DELETE', path: '/tags/1', body: { force: true } },
    { method: 'PUT', path: '/categories/2', body: { parent: 3 } },
    { method: 'POST', path: '/10/duplicate', body: {} },
  ),
)

test('after any writes a store that is opened anew says what the open one says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      store = await createTestStore(
        (db) => writeShop(db, catalogShop()),
        () => CATALOG_NOW,
      )
      manager = await managerHeaders(store)
      await readAll(store)
      for (const { method, path, body } of steps) {
        const { status } = await send(method, path, body)
        expect(status, `${method} ${path}`).toBeLessThan(500)
      }
      const before = await readAll(store)
      const again = await openTestStore({ db: store.db, dataDir: store.dataDir, clock: () => CATALOG_NOW })
      expect(await readAll(again)).toEqual(before)
    }),
    { numRuns: 25 },
  )
})

const names = some(
  ...[
    'name',
    'slug',
    'sku',
    'type',
    'status',
    'parent',
    'attributes',
    'options',
    'images',
    'image',
    'src',
    'id',
  ],
  ...[
    'meta_data',
    'key',
    'value',
    'dimensions',
    'length',
    'downloads',
    'file',
    'date_on_sale_to',
    'regular_price',
  ],
  ...[
    'manage_stock',
    'stock_quantity',
    'categories',
    'default_attributes',
    'option',
    'variation',
    'create',
    'update',
  ],
  ...['delete', 'lang', 'force', 'global_unique_id', 'default_values', 'menu_order', '__proto__'],
)
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    some<unknown>(
      '',
      'red',
      'x\u0000y',
      '\ud800',
      '<script>',
      '-1',
      '1e999',
      '9'.repeat(400),
      '/media/%',
      'http://[',
    ),
    some<unknown>(0, -1, 1.5, 10, 11, 20, 2 ** 53, 1e300, null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 6 }),
  ),
}))
const bodies = fc.dictionary(names, anything, { maxKeys: 8 })
const paths = some(
  ...[
    '',
    '/20',
    '/10',
    '/batch',
    '/10/duplicate',
    '/10/variations',
    '/10/variations/11',
    '/10/variations/batch',
  ],
  ...['/10/variations/generate', '/categories', '/categories/1', '/categories/batch', '/brands/1', '/tags/1'],
  ...[
    '/shipping_classes',
    '/attributes',
    '/attributes/1',
    '/attributes/1/terms/1',
    '/attributes/1/terms/batch',
  ],
)

test('whatever a body holds, it is taken or refused', async () => {
  await fc.assert(
    fc.asyncProperty(some('POST', 'PUT'), paths, bodies, async (method, path, body) => {
      const { status, body: answer } = await send(method, path, body)
      expect(status, JSON.stringify([answer, body])).toBeLessThan(500)
      expect(JSON.stringify(answer)).not.toContain('internal_server_error')
    }),
    { numRuns: 600 },
  )
})

describe('a wholesale price', () => {
  const WHOLESALER = customerRow({ id: 77, role: 'wholesale_customer' })
  beforeEach(() => writeShop(store.db, { customers: [WHOLESALER] }))

  test('is written like others, and told to those who run the shop alone', async () => {
    const { id } = (await post('', { name: 'Tray', regular_price: '90000' })).body
    expect(await get(`/${id}`)).not.toHaveProperty('wholesale_price')
    expect((await put(`/${id}`, { wholesale_price: '70000' })).body.wholesale_price).toBe('70000')
    expect(await get(`/${id}`)).toMatchObject({ price: '90000', wholesale_price: '70000' })
    const seen = await get(`/${id}`, {})
    expect(seen).toMatchObject({ price: '90000' })
    expect(seen).not.toHaveProperty('wholesale_price')
    const asked = `/${id}?wholesale_role=wholesale_customer`
    expect((await get(asked, await customerHeaders(store, WHOLESALER))).price).toBe('70000')
    await put(`/${id}`, { wholesale_price: '' })
    expect((await get(asked, await customerHeaders(store, WHOLESALER))).price).toBe('90000')
  })

  test('of a variation, and none below nothing', async () => {
    expect((await put('/10/variations/11', { wholesale_price: '5000' })).body.wholesale_price).toBe('5000')
    expect((await get('/10/variations', {}))[0]).not.toHaveProperty('wholesale_price')
    const refused = await put('/10/variations/11', { wholesale_price: '-1' })
    expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['wholesale_price']])
  })
})
