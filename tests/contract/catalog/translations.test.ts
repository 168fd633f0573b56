import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const term = (id: number, name: string, slug: string) => ({ id, name, slug, description: '' })
const tree = { parent_id: 0, image_id: null, menu_order: 1 }
const COLOUR = { id: 1, name: 'رنگ', slug: 'pa_color' }

/** A Persian shop whose goods have English names, but for one. */
const twoLanguages = (): SeedShop => {
  const shop = smallShop()
  return {
    ...shop,
    customers: [managerRow()],
    categories: [{ ...term(1, 'آشپزخانه', 'kitchen'), ...tree, display: 'default' }],
    brands: [{ ...term(1, 'لعابین', 'laabin'), ...tree }],
    tags: [term(1, 'دست‌ساز', 'handmade')],
    attributes: [{ ...COLOUR, type: 'color', order_by: 'menu_order', has_archives: 0 }],
    attribute_terms: [
      { ...term(1, 'سرخ', 'red'), attribute_id: 1, menu_order: 1, swatch: '#ff0000' },
      { ...term(2, 'آبی', 'blue'), attribute_id: 1, menu_order: 2, swatch: null },
    ],
    products: [
      productRow({
        id: 11,
        name: 'قوری انار',
        slug: 'teapot',
        description: '<p>قوری بزرگ</p>',
        short_description: 'برای چهار فنجان',
        regular_price: 100_000,
        category_ids: toJson([1]),
        brand_ids: toJson([1]),
        tag_ids: toJson([1]),
        image_ids: toJson([1]),
        vendor_id: 1,
      }),
      productRow({
        id: 12,
        type: 'variable',
        name: 'فنجان',
        slug: 'cup',
        category_ids: toJson([1]),
        attributes: toJson([
          { ...COLOUR, position: 0, visible: true, variation: true, options: ['سرخ', 'آبی'] },
          {
            id: 0,
            name: 'جنس',
            slug: 'جنس',
            position: 1,
            visible: true,
            variation: false,
            options: ['سفال'],
          },
        ]),
      }),
      productRow({
        id: 13,
        type: 'variation',
        name: '',
        parent_id: 12,
        regular_price: 20_000,
        attributes: toJson([{ ...COLOUR, option: 'سرخ' }]),
      }),
      productRow({
        id: 14,
        type: 'variation',
        name: '',
        parent_id: 12,
        regular_price: 30_000,
        attributes: toJson([{ ...COLOUR, option: '' }]),
      }),
      productRow({ id: 15, name: 'سینی', slug: 'tray', regular_price: 10_000 }),
      productRow({
        id: 16,
        name: 'کاسه',
        slug: 'bowl',
        short_description: 'سفال',
        description: '<p>کاسهٔ بزرگ</p>',
        regular_price: 10_000,
      }),
    ],
    posts: [
      postRow({ id: 1, type: 'page', slug: 'our-shop', title: 'دربارهٔ ما', content: '<p>ما</p>' }),
      postRow({ id: 2, type: 'post', slug: 'tea', title: 'چای', content: '<p>دم کردن</p>' }),
      postRow({ id: 3, type: 'post', slug: 'new', title: 'تازه‌ها', content: '<p>تازه</p>' }),
    ],
    post_categories: [{ ...term(1, 'راهنما', 'guides'), parent_id: 0 }],
    post_tags: [term(1, 'دم‌نوش', 'brew')],
    media: [mediaRow({ id: 1, file: 'a/pot.webp', alt: 'یک قوری' })],
    vendors: [vendorRow({ id: 1, slug: 'kiln', store_name: 'کوره' })],
    ...menuRows({ title: 'فروشگاه', url: '/shop' }),
    settings: [...(shop.settings ?? []), { name: 'mvf_enabled', value: '1', updated_at: 1 }],
    translations: [
      translationRow('product', 11, {
        name: 'Pomegranate teapot',
        short_description: 'Holds four cups',
        description: '<p>A big teapot with a strainer</p>',
      }),
      translationRow('product', 12, {
        name: 'Teacup',
        attributes: { جنس: { name: 'Material', options: ['Earthenware'] } },
      }),
      translationRow('product', 16, { name: 'Bowl', short_description: 'Clay' }),
      translationRow('category', 1, { name: 'Kitchen' }),
      translationRow('brand', 1, { name: 'Laabin' }),
      translationRow('tag', 1, { name: 'Handmade' }),
      translationRow('attribute', 1, { name: 'Colour' }),
      translationRow('term', 1, { name: 'Red' }),
      translationRow('term', 2, { name: 'Blue' }),
      translationRow('post', 1, { title: 'About us', content: '<p>We are a shop</p>' }),
      translationRow('post', 2, { title: 'Tea', content: '<p>Brewing</p>' }),
      translationRow('post', 3, { title: 'New' }),
      translationRow('media', 1, { alt: 'A pot' }),
      translationRow('vendor', 1, { store_name: 'Kiln' }),
      translationRow('menu_item', 1, { title: 'Shop' }),
      translationRow('shipping_method', 2, { title: 'Collect it' }),
      translationRow('gateways', 0, { cod: { title: 'When it comes', description: 'In notes' } }),
      translationRow('settings', 0, { site_name: 'Showcase' }),
    ],
  }
}

let store: TestStore
const open = async () => {
  store = await createTestStore((db) => writeShop(db, twoLanguages()))
}

const read = async <T = Record<string, never>>(path: string, init?: { method: string; body: unknown }) => {
  const response = await store.call(path, init)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
interface Named {
  id: number
  name: string
}
const names = (list: Pick<Named, 'name'>[]) => list.map(({ name }) => name)

describe('reads with `lang`', () => {
  beforeAll(open)

  test.each([
    ['/wp-json/wc/v3/products/categories', 'Kitchen', 'آشپزخانه'],
    ['/wp-json/wc/v3/products/categories/1', 'Kitchen', 'آشپزخانه'],
    ['/wp-json/ghab/v1/product-categories', 'Kitchen', 'آشپزخانه'],
    ['/wp-json/wc/v3/products/brands', 'Laabin', 'لعابین'],
    ['/wp-json/wc/v3/products/tags', 'Handmade', 'دست‌ساز'],
    ['/wp-json/wc/v3/products/attributes', 'Colour', 'رنگ'],
    ['/wp-json/wc/v3/products/attributes/1/terms/1', 'Red', 'سرخ'],
    ['/wp-json/wc/v3/products/11', 'Pomegranate teapot', 'قوری انار'],
    ['/wp-json/wp/v2/pages/1', 'About us', 'دربارهٔ ما'],
    ['/wp-json/wp/v2/posts/2', 'Tea', 'چای'],
    ['/wp-json/wp/v2/search?search=چای', 'Tea', 'چای'],
    ['/wp-json/ghab/v1/menu', 'Shop', 'فروشگاه'],
    ['/wp-content/plugins/ghab/rests/plugin.php', 'Showcase', 'Test shop'],
  ])('%s', async (path, english, persian) => {
    const nameIn = async (lang: string) => {
      const answer = await read<object>(path + (lang && `${path.includes('?') ? '&' : '?'}lang=${lang}`))
      const one = (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>
      const title = one.title as { rendered: string } | string | undefined
      return one.site_name ?? one.name ?? (typeof title === 'object' ? title.rendered : title)
    }
    expect(await nameIn('en')).toBe(english)
    expect(await nameIn('')).toBe(persian)
    expect(await nameIn('fa')).toBe(persian)
    expect(await nameIn('de')).toBe(persian)
  })

  test('a product has its texts, categories, attributes and options in the language', async () => {
    const list = await read<{ products: object[]; facets: Record<string, Named[]> }>(
      '/wp-json/ghab/v1/products?lang=en&include=11,12',
    )
    expect(list.products[0]).toMatchObject({
      slug: 'teapot',
      description: '<p>A big teapot with a strainer</p>',
      short_description: '<p>Holds four cups</p>\n',
      categories: [{ name: 'Kitchen' }],
      brands: [{ name: 'Laabin' }],
      tags: [{ name: 'Handmade' }],
      languages: ['fa', 'en'],
    })
    expect(list.products[1]).toMatchObject({
      attributes: [
        { name: 'Colour', slug: 'pa_color', options: ['Red', 'Blue'] },
        { name: 'Material', options: ['Earthenware'] },
      ],
    })
    expect(names(list.facets.categories ?? [])).toEqual(['Kitchen'])
    expect(list.facets.attributes).toMatchObject([
      { name: 'Colour', terms: [{ name: 'Red' }, { name: 'Blue' }] },
    ])
    expect(await read('/wp-json/ghab/v1/swatches?lang=en')).toEqual({ pa_color: { Red: '#ff0000' } })
    const variations = await read('/wp-json/wc/v3/products/12/variations?lang=en&include=13')
    expect(variations).toMatchObject([
      {
        name: 'Red',
        permalink: `${TEST_ORIGIN}/product/cup?attribute_pa_color=red`,
        attributes: [{ option: 'Red' }],
      },
    ])
  })

  test('what has some of its texts in a language is shown in it, and not offered in it', async () => {
    const bowl = await read<Named>('/wp-json/wc/v3/products/16?lang=en')
    expect(bowl.name).toBe('Bowl')
    expect(bowl).not.toHaveProperty('languages')
    expect(await read('/wp-json/wc/v3/products/16')).not.toHaveProperty('languages')
    expect(await read('/wp-json/wp/v2/posts/3?lang=en')).not.toHaveProperty('languages')
    expect(await read('/wp-json/wp/v2/posts/2')).toHaveProperty('languages', ['fa', 'en'])
  })

  test('what is not translated stays in the shop’s own language, and says of no other', async () => {
    const tray = await read<Named>('/wp-json/wc/v3/products/15?lang=en')
    expect(tray.name).toBe('سینی')
    expect(tray).not.toHaveProperty('languages')
    expect(await read('/wp-json/wc/v3/products/12')).toMatchObject({
      name: 'فنجان',
      attributes: [{ options: ['سرخ', 'آبی'] }, { options: ['سفال'] }],
    })
  })

  test.each(['Pomegranate', 'teapot with strainer', 'قوری'])(
    'a search for %s finds the teapot',
    async (search) => {
      for (const lang of ['en', 'fa']) {
        const found = await read<{ products: Named[] }>(
          `/wp-json/ghab/v1/products?lang=${lang}&search=${encodeURIComponent(search)}`,
        )
        expect(found.products.map(({ id }) => id)).toEqual([11])
      }
    },
  )

  test('suggestions name products and categories in the language', async () => {
    const found = await read<Record<string, Named[]>>('/wp-json/ghab/v1/search/suggest?q=kitch&lang=en')
    expect(names(found.categories ?? [])).toEqual(['Kitchen'])
    expect(names(found.products ?? []).toSorted()).toEqual(['Bowl', 'Pomegranate teapot', 'Teacup'])
  })

  test('the sitemap and the heads of pages offer a page in the languages it has texts in', async () => {
    const products = await (await store.call('/sitemap-products-1.xml')).text()
    expect(products).toContain(`<loc>${TEST_ORIGIN}/en/product/teapot</loc>`)
    expect(products).toContain(`<loc>${TEST_ORIGIN}/product/tray</loc>`)
    expect(products).not.toContain('/en/product/tray')
    expect(products).toContain(`<loc>${TEST_ORIGIN}/product/bowl</loc>`)
    expect(products).not.toContain('/en/product/bowl')
    const posts = await (await store.call('/sitemap-posts-1.xml')).text()
    expect(posts).toContain('/en/tea')
    expect(posts).not.toContain('/en/new')
    const headOf = async (path: string) =>
      (await read<{ head: string }>(`/wp-json/rankmath/v1/getHead?url=${path}`)).head
    const teapot = await headOf('/en/product/teapot')
    expect(teapot).toContain('<title>Pomegranate teapot - Showcase</title>')
    expect(teapot).toContain('content="index, follow')
    expect(teapot).toContain('hreflang="en"')
    const tray = await headOf('/en/product/tray')
    expect(tray).toContain('content="noindex, follow"')
    expect(tray).not.toContain('hreflang="en"')
    expect(await headOf('/en/product/bowl')).toContain('content="noindex, follow"')
    expect(await headOf('/en/page/1')).toContain('<title>About us - Showcase</title>')
  })
})

describe('pages', () => {
  beforeAll(open)

  test('a page with only some of its texts in its language is kept out of search engines there', async () => {
    const markup = await markupOf(
      await renderPage(store, '/product/bowl', { locale: 'en', homeLocale: 'fa' }),
    )
    expect(markup).toContain('<meta name="robots" content="noindex, follow"')
    expect(markup).not.toMatch(/hreflang="en"/i)
  })

  test('a page without texts in its language is kept out of search engines there', async () => {
    const markup = async (path: string) =>
      markupOf(await renderPage(store, path, { locale: 'en', homeLocale: 'fa' }))
    const tray = await markup('/product/tray')
    expect(tray).toContain('<meta name="robots" content="noindex, follow"')
    expect(tray).toMatch(/hreflang="fa"/i)
    expect(tray).not.toMatch(/hreflang="en"/i)
    const teapot = await markup('/product/teapot')
    expect(teapot).not.toContain('name="robots"')
    expect(teapot).toMatch(/hreflang="en"/i)
  })
})

describe('carts and orders', () => {
  beforeAll(open)

  const line = (id: number, variation: number, options: object[] = []) => ({
    cart_id: String(variation || id),
    product_id: id,
    variation_id: variation,
    quantity: 1,
    meta_data: options,
  })

  test('a quote names lines and options; an option that was chosen in English is found', async () => {
    const body = {
      lines: [line(11, 0), line(12, 13), line(12, 14, [{ key: 'Colour', value: 'Blue' }]), line(15, 0)],
      coupons: [],
    }
    interface Quote {
      lines: { name: string; meta_data: object[] }[]
      removed: object[]
    }
    const english = await read<Quote>('/wp-json/ghab/v1/cart/quote?lang=en', { method: 'POST', body })
    expect(english.removed).toEqual([])
    expect(english.lines.map(({ name, meta_data }) => [name, meta_data])).toEqual([
      ['Pomegranate teapot', []],
      ['Teacup', [{ key: 'Colour', value: 'Red' }]],
      ['Teacup', [{ key: 'Colour', value: 'Blue' }]],
      ['سینی', []],
    ])
    const persian = await read<Quote>('/wp-json/ghab/v1/cart/quote', { method: 'POST', body })
    expect(persian.lines[2]).toMatchObject({ name: 'فنجان', meta_data: [{ key: 'رنگ', value: 'آبی' }] })
  })

  test('an order keeps the names of the shop, and is shown in the language that is asked for', async () => {
    const draft = await read<string>('/api/appsettings/ionic_data_link/?lang=en', {
      method: 'POST',
      body: {
        products: [
          { product_id: 11, quantity: 1 },
          {
            product_id: 12,
            variation_id: 14,
            quantity: 1,
            selectedVariation: [{ key: 'Colour', value: 'Blue' }],
          },
        ],
        coupons: [],
        shipping_lines: [],
      },
    })
    const view = await read<Omit<CheckoutView, 'quote'> & { quote: Quote }>(
      `/wp-json/ghab/v1/checkout/${draft}?lang=en&state=THR&city=x&shipping_rate=local_pickup:2`,
    )
    expect(names(view.quote.lines)).toEqual(['Pomegranate teapot', 'Teacup'])
    const titles = (list: { title: string }[]) => list.map(({ title }) => title)
    expect(titles(view.quote.shipping.rates)).toEqual(['Post', 'Collect it'])
    expect(titles(view.payment_methods).slice(0, 2)).toEqual(['When it comes', 'Transfer'])
    expect(view.payment_methods[0]?.description).toBe('In notes')
    const own = await read<CheckoutView>(
      `/wp-json/ghab/v1/checkout/${draft}?state=THR&city=x&shipping_rate=local_pickup:2`,
    )
    expect([titles(own.quote.shipping.rates), own.payment_methods[0]?.title]).toEqual([
      ['Post', 'Pick-up'],
      'Cash',
    ])
    const placed = await store.call(`/wp-json/ghab/v1/checkout/${draft}/place?lang=en`, {
      method: 'POST',
      body: {
        billing: {
          first_name: 'Sara',
          last_name: 'Karimi',
          state: 'THR',
          city: 'تهران',
          address_1: 'خیابان گاندی',
          postcode: '1517613511',
          phone: '09121234567',
          email: 'sara@shop.test',
        },
        shipping_rate: 'local_pickup:2',
        payment_method: 'cod',
        terms: true,
        expected_total: view.quote.totals.total,
      },
    })
    const { order_id, order_key } = await placed.json()
    expect(placed.status).toBe(200)
    const path = `/wp-json/ghab/v1/orders/${order_id}?key=${order_key}`
    const received = await renderPage(store, `/mobile-checkout/order-received/${order_id}?key=${order_key}`, {
      locale: 'en',
      homeLocale: 'fa',
    })
    expect(await markupOf(received)).toContain('Tehran, 1517613511')
    const namesIn = async (lang: string) => {
      const order = await read<Order>(`${path}&lang=${lang}`)
      const delivery = order.shipping_lines.map(({ method_title }) => method_title)
      return [...names(order.line_items), ...delivery, order.payment_method_title]
    }
    expect(await namesIn('fa')).toEqual(['قوری انار', 'فنجان - آبی', 'Pick-up', 'Cash'])
    expect(await namesIn('en')).toEqual([
      'Pomegranate teapot',
      'Teacup - Blue',
      'Collect it',
      'When it comes',
    ])
    // what the staff called it themselves stays
    const words = { payment_method_title: 'By hand' }
    await store.db.updateTable('orders').set(words).where('id', '=', order_id).execute()
    await store.db
      .updateTable('order_items')
      .set({ name: 'By my brother' })
      .where('order_id', '=', order_id)
      .where('kind', '=', 'shipping')
      .execute()
    expect((await namesIn('en')).slice(2)).toEqual(['By my brother', 'By hand'])
  })
})

describe('writes', () => {
  beforeEach(open)

  const put = async (path: string, body: object, headers = {}) =>
    store.call(`/wp-json/wc/v3/products/${path}`, { method: 'PUT', body, headers })

  test('texts in the second language, which answers show at once, in lists and in the search, too', async () => {
    const list = '/wp-json/ghab/v1/products?lang=en&include=15'
    const nameOf = async () => names((await read<{ products: Named[] }>(list)).products)
    expect(await nameOf()).toEqual(['سینی'])
    const owner = await managerHeaders(store)
    const mixed = await put('15?lang=en', { name: 'Tray', regular_price: '1' }, owner)
    expect((await mixed.json()).data.params).toEqual({
      regular_price: 'regular_price is the same in every language.',
    })
    const written = await put('15?lang=en', { name: 'Tray' }, owner)
    expect(await written.json()).toMatchObject({ name: 'Tray', price: '10000', languages: ['fa', 'en'] })
    expect(await nameOf()).toEqual(['Tray'])
    await put('15?lang=en', { description: 'Round' }, owner)
    expect(await read('/wp-json/wc/v3/products/15?lang=en')).toMatchObject({
      name: 'Tray',
      description: '<p>Round</p>\n',
    })
    expect(await read('/wp-json/wc/v3/products/15')).toMatchObject({ name: 'سینی', description: '' })
    const found = await read<{ products: Named[] }>('/wp-json/ghab/v1/products?lang=en&search=tray')
    expect(names(found.products)).toEqual(['Tray'])
    await put('categories/1?lang=en', { name: 'Cookery' }, owner)
    expect(names(await read<Named[]>('/wp-json/ghab/v1/product-categories?lang=en'))).toEqual(['Cookery'])
    expect(await read('/wp-json/wc/v3/products/11?lang=en')).toMatchObject({
      categories: [{ name: 'Cookery' }],
    })
  })

  test('only the shop writes, in its second language, what is there', async () => {
    const owner = await managerHeaders(store)
    expect((await put('15?lang=en', { name: 'Mine' })).status).toBe(401)
    expect((await put('15?lang=de', { name: 'Mine' }, owner)).status).toBe(400)
    expect((await put('99?lang=en', { name: 'Mine' }, owner)).status).toBe(404)
    expect((await put('categories/99?lang=en', { name: 'Mine' }, owner)).status).toBe(404)
    expect(await read('/wp-json/wc/v3/products/15')).toMatchObject({ name: 'سینی' })
  })

  test('ways to pay and to deliver are named in the second language', async () => {
    const owner = await managerHeaders(store)
    const send = async (path: string, body: object, headers = owner) =>
      store.call(`/wp-json/wc/v3/${path}`, { method: 'PUT', body, headers })
    const get = async (path: string) =>
      (await (await store.call(`/wp-json/wc/v3/${path}`, { headers: owner })).json()) as {
        title: string
        description: string
      }
    const bacs = 'payment_gateways/bacs'
    expect((await send(`${bacs}?lang=en`, { title: 'Wire' }, {})).status).toBe(401)
    expect(
      (await (await send(`${bacs}?lang=en`, { enabled: false, title: 'Wire' })).json()).data.params,
    ).toEqual({
      enabled: 'enabled is the same in every language.',
    })
    expect((await send('payment_gateways/none?lang=en', { title: 'Wire' })).status).toBe(404)
    const wired = await send(`${bacs}?lang=en`, { title: 'Wire', description: 'To our account' })
    expect(await wired.json()).toMatchObject({ title: 'Wire', description: 'To our account' })
    await send(`${bacs}?lang=en`, { settings: { title: 'Wire it' } })
    expect(await get(`${bacs}?lang=en`)).toMatchObject({ title: 'Wire it', description: 'To our account' })
    expect(await get(bacs)).toMatchObject({ title: 'Transfer' })
    expect(await get('payment_gateways/cod?lang=en')).toMatchObject({ title: 'When it comes' })
    await send(`${bacs}?lang=en`, { title: '' })
    expect(await get(`${bacs}?lang=en`)).toMatchObject({ title: 'Transfer', description: 'To our account' })

    const post = 'shipping/zones/1/methods/1'
    const cost = await send(`${post}?lang=en`, { settings: { title: 'By post', cost: '1' } })
    expect((await cost.json()).data.params).toEqual({
      'settings.cost': 'settings.cost is the same in every language.',
    })
    const posted = await send(`${post}?lang=en`, { settings: { title: 'By post' } })
    expect(await posted.json()).toMatchObject({ title: 'By post', settings: { title: { value: 'By post' } } })
    expect([(await get(`${post}?lang=en`)).title, (await get(post)).title]).toEqual(['By post', 'Post'])
    const list = await (
      await store.call('/wp-json/wc/v3/shipping/zones/1/methods?lang=en', { headers: owner })
    ).json()
    expect(list.map(({ title }: { title: string }) => title)).toEqual(['By post', 'Collect it'])
    const rows = () =>
      store.db
        .selectFrom('translations')
        .select('item_id')
        .where('kind', '=', 'shipping_method')
        .orderBy('item_id')
        .execute()
    expect(await rows()).toEqual([{ item_id: 1 }, { item_id: 2 }])
    await store.call(`/wp-json/wc/v3/${post}?force=true`, { method: 'DELETE', headers: owner })
    expect(await rows()).toEqual([{ item_id: 2 }])
    await store.call('/wp-json/wc/v3/shipping/zones/1?force=true', { method: 'DELETE', headers: owner })
    expect(await rows()).toEqual([])
  })

  const WP = '/wp-json/wp/v2'
  const SETTINGS = '/wp-content/plugins/ghab/rests/plugin.php'

  /** Its text in an answer, as WordPress tells it. */
  const textIn = (answer: unknown, name: string): unknown => {
    const item = (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>
    const text = item[name] as { rendered: string } | string
    return typeof text === 'object' ? text.rendered : text
  }

  test.each([
    ['a tag', '/wp-json/wc/v3/products/tags/1', { name: 'By hand' }],
    ['a brand', '/wp-json/wc/v3/products/brands/1', { name: 'Glaze' }],
    ['an attribute', '/wp-json/wc/v3/products/attributes/1', { name: 'Hue' }],
    ['a term', '/wp-json/wc/v3/products/attributes/1/terms/2', { name: 'Sky' }],
    ['a page', `${WP}/pages/1`, { title: 'Who we are' }],
    ['a post', `${WP}/posts/3`, { title: 'Fresh' }],
    ['a post category', `${WP}/categories/1`, { name: 'Guides' }],
    ['a post tag', `${WP}/tags/1`, { name: 'Tea' }],
    ['a picture', `${WP}/media/1`, { alt_text: 'A red pot' }],
    ['a vendor', '/wp-json/ghab/v1/vendors/kiln', { name: 'The Kiln' }],
    ['a menu entry', '/wp-json/ghab/v1/menu/1', { title: 'Store' }, '/wp-json/ghab/v1/menu'],
    ['settings', '/wp-json/ghab/v1/settings', { site_name: 'New' }, SETTINGS],
  ])(
    'texts of %s are shown as soon as they are written, and the shop’s own once they are emptied',
    async (_, path, body, shownAt = path) => {
      const [name = '', text] = Object.entries(body)[0] ?? []
      const headers = await managerHeaders(store)
      const write = (query: string, given: object, by = {}) =>
        store.call(path + query, { method: 'PUT', body: given, headers: by })
      const textNow = async (query: string) => textIn(await read(shownAt + query), name)
      const [own, before] = [await textNow(''), await textNow('?lang=en')]
      expect((await write('?lang=en', body)).status).toBe(401)
      // wc/v3 writes the shop's own language too, and wp/v2 does not with a consumer key
      const ownLanguage = path.startsWith('/wp-json/wc/v3') ? 200 : path.startsWith(WP) ? 401 : 400
      expect((await write('', {}, headers)).status).toBe(ownLanguage)
      expect((await write('?lang=fa', {}, headers)).status).toBe(ownLanguage)
      expect(await textNow('?lang=en')).toBe(before)

      const written = await write('?lang=en', body, headers)
      expect(textIn(await written.json(), name)).toBe(text)
      expect([await textNow('?lang=en'), await textNow('')]).toEqual([text, own])
      expect((await write('?lang=en', { [name]: '' }, headers)).status).toBe(200)
      expect(await textNow('?lang=en')).toBe(own)
    },
  )

  test.each([
    ['/wp-json/wc/v3/products/tags/99', 'name'],
    ['/wp-json/wc/v3/products/attributes/99', 'name'],
    ['/wp-json/wc/v3/products/attributes/1/terms/99', 'name'],
    [`${WP}/pages/2`, 'title'],
    [`${WP}/posts/99`, 'title'],
    [`${WP}/categories/99`, 'name'],
    [`${WP}/media/99`, 'title'],
    ['/wp-json/ghab/v1/vendors/nobody', 'name'],
    ['/wp-json/ghab/v1/menu/99', 'title'],
  ])('%s is not there to be written', async (path, field) => {
    const headers = await managerHeaders(store)
    const written = await store.call(`${path}?lang=en`, { method: 'PUT', body: { [field]: 'x' }, headers })
    expect(written.status).toBe(404)
  })

  test('settings that hold no text, and those that are wrong, are refused by name; who has old ones is told of new ones', async () => {
    const headers = await managerHeaders(store)
    const write = (body: object) =>
      store.call('/wp-json/ghab/v1/settings?lang=en', { method: 'PUT', body, headers })
    const orderOf = async () => Number((await read<{ update_order: string }>(SETTINGS)).update_order)
    const before = await orderOf()
    const refused = await write({ card_style: 3, site_name: 7 })
    expect(refused.status).toBe(400)
    expect(Object.keys((await refused.json()).data.params).toSorted()).toEqual(['card_style', 'site_name'])
    expect(await orderOf()).toBe(before)
    const badges = [{ title: 'Safe', icon: 'lock', url: '' }]
    expect(await (await write({ trust_badges: badges })).json()).toMatchObject({
      site_name: 'Showcase',
      trust_badges: badges,
    })
    expect(await orderOf()).toBeGreaterThan(before)
    expect(await read(SETTINGS)).toMatchObject({ site_name: 'Test shop', trust_badges: [] })
  })

  test('sellers and pictures of goods have their texts in the language', async () => {
    const product = async (lang: string) =>
      read<{ store: { shop_name: string }; images: { alt: string }[] }>(
        `/wp-json/wc/v3/products/11?lang=${lang}`,
      )
    expect(await product('en')).toMatchObject({ store: { shop_name: 'Kiln' }, images: [{ alt: 'A pot' }] })
    expect(await product('fa')).toMatchObject({ store: { shop_name: 'کوره' }, images: [{ alt: 'یک قوری' }] })
    const found = await read<Named[]>('/wp-json/ghab/v1/vendors?lang=fa&search=kiln')
    expect(names(found)).toEqual(['کوره'])
    const body = {
      lines: [{ cart_id: '1', product_id: 11, variation_id: 0, quantity: 1, meta_data: [] }],
      coupons: [],
    }
    const quote = await read<{ lines: { vendor: Named }[] }>('/wp-json/ghab/v1/cart/quote?lang=en', {
      method: 'POST',
      body,
    })
    expect(quote.lines[0]?.vendor).toMatchObject({ name: 'Kiln' })
  })
})
