import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoThemes } from '#common/demo-themes.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { readSettings, type StoreSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { draftOf, place, viewOf } from '#tests/support/checkout.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'
import { word } from '#tests/support/words.ts'

/** What every setting of the specification changes for a shopper or a caller: one test each, named like the setting. */
const DAY = 86_400_000
const SELL_BY = 'sell_by'
const NILA = {
  id: 1,
  parent_id: 0,
  name: 'Nila',
  slug: 'nila',
  description: '',
  image_id: null,
  menu_order: 0,
}

let store: TestStore
let untouched: StoreSettings
beforeAll(async () => {
  const shop = smallShop()
  store = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      products: [
        ...(shop.products ?? []),
        productRow({
          id: 7,
          name: 'Tea',
          slug: 'tea',
          regular_price: 60_000,
          created_at: Date.now() - 10 * DAY,
          brand_ids: toJson([NILA.id]),
          meta_data: toJson([{ id: 1, key: SELL_BY, value: '2030-05-01' }]),
        }),
      ],
      brands: [NILA],
      posts: [postRow(), postRow({ id: 2, type: 'page', slug: 'about', title: 'About the shop' })],
      vendors: [
        vendorRow({ id: 1, slug: 'nila', store_name: 'Nila House', featured: 1, phone: '(۰۲۱) ۸۸۸۸-۱۲۳۴' }),
      ],
    }),
  )
  untouched = await readSettings(context())
})
afterAll(() => store.close())

const context = () => ({ db: store.db, clock: Date.now, actor: SYSTEM })

type Settings = Partial<StoreSettings>

/** All other settings are as the shop began. */
const save = async (changes: Settings): Promise<void> => {
  expect(await saveSettings(context(), { ...untouched, ...changes })).toMatchObject({ ok: true })
}

const pageAt = async (path: string): Promise<string> => markupOf(await renderPage(store, path))

const answerOf = async <T>(path: string, init: Parameters<TestStore['call']>[1] = {}): Promise<T> =>
  (await (await store.call(path, init)).json()) as T

const banner = (id: number): StoreSettings['banners'][number] => ({
  id,
  title: `Banner ${id}`,
  subtitle: '',
  button: '',
  image: { src: '/media/b.webp', srcset: '', width: 900, height: 400, alt: '', thumbhash: null },
  background: '#ffffff',
  foreground: '#000000',
  target: { kind: 'on_sale' },
})
const NO_SOCIAL = { instagram: '', whatsapp: '', telegram: '', youtube: '' }
const LOGO = { app_logo: { url: '/media/logo.webp' } }
const BANNERS: Settings = { banners: [banner(1), banner(2)] }
/** before the search field and what is beside it on a wide screen */
const headerAction = (href: string) => new RegExp(`^(?:(?!<form)[^])*href="${href}"`)
const pillOf = (style: string) => new RegExp(`class="_pill_[^>]*style="${style}"`)
const headerColor = (color: string) => new RegExp(`--color-header:(light-dark\\()?${color}`, 'i')

/** A setting, the page that shows it, what it is changed to and what is there then, and only then. */
const SHOWN: [
  name: keyof StoreSettings,
  path: string,
  before: Settings,
  after: Settings,
  shown: string | RegExp,
][] = [
  [
    'palette_color',
    '/',
    { palette_color: 'default' },
    { palette_color: 'sea' },
    headerColor(demoThemes.sea ?? ''),
  ],
  ['custom_color', '/', { custom_color: '' }, { custom_color: '#7a3366' }, headerColor('#7a3366')],
  ['app_logo', '/', { app_logo: { url: '' } }, LOGO, 'src="/media/logo.webp"'],
  [
    'dark_app_logo',
    '/',
    { ...LOGO, dark_app_logo: { url: '' } },
    { dark_app_logo: { url: '/media/night.webp' } },
    'src="/media/night.webp"',
  ],
  ['header_icon', '/', { header_icon: 'search' }, { header_icon: 'cart' }, headerAction('/cart')],
  ['css_code', '/', { css_code: '' }, { css_code: 'h1{color:teal}' }, 'h1{color:teal}'],
  [
    'dark_mode',
    '/',
    { dark_mode: false },
    { dark_mode: true },
    '<html lang="en" dir="ltr" data-theme="dark"',
  ],
  ['site_name', '/', { site_name: 'Before' }, { site_name: 'Nila' }, '<title>Nila</title>'],
  [
    'site_description',
    '/',
    { site_description: '' },
    { site_description: 'Tea and cups' },
    '<meta name="description" content="Tea and cups"/>',
  ],
  ['store_address', '/', { store_address: '' }, { store_address: '7 Long Street' }, '7 Long Street'],
  ['phone_numbers', '/', { phone_numbers: [] }, { phone_numbers: ['021 555'] }, 'href="tel:021555"'],
  [
    'contact_email',
    '/contact-us',
    { contact_email: '' },
    { contact_email: 'hi@nila.test' },
    'href="mailto:hi@nila.test"',
  ],
  ['phone_no', '/contact-us', { phone_no: '' }, { phone_no: '0912 333' }, 'href="tel:0912333"'],
  [
    'iframe_google_map',
    '/contact-us?map',
    { iframe_google_map: '' },
    { iframe_google_map: '<iframe src="https://maps.test/embed?q=1"></iframe>' },
    'src="https://maps.test/embed?q=1"',
  ],
  ['footer_html', '/', { footer_html: '' }, { footer_html: '<b>Since 1990</b>' }, '<b>Since 1990</b>'],
  [
    'app_link',
    '/settings',
    { app_link: '' },
    { app_link: 'https://app.test/nila' },
    'href="https://app.test/nila"',
  ],
  [
    'fast_access_in_footer',
    '/',
    { fast_access_in_footer: [] },
    { fast_access_in_footer: [{ title: 'Gifts', url: '/shop?tag=gift' }] },
    '>Gifts</a>',
  ],
  [
    'footer_pages',
    '/',
    { footer_pages: [] },
    { footer_pages: [{ id: 9, title: 'Returns', url: '/page/9' }] },
    'href="/page/9">Returns</a>',
  ],
  [
    'search_element_background',
    '/',
    { search_element_background: '' },
    { search_element_background: '#112233' },
    pillOf('background:#112233'),
  ],
  [
    'search_element_color',
    '/',
    { search_element_background: '', search_element_color: '' },
    { search_element_color: '#445566' },
    pillOf('color:#445566'),
  ],
  ['signin_method', '/signin', { signin_method: 'otp' }, { signin_method: 'password' }, 'type="password"'],
  [
    'social_network',
    '/',
    { social_network: NO_SOCIAL },
    { social_network: { ...NO_SOCIAL, telegram: 'nila' } },
    'href="https://t.me/nila"',
  ],
  ['category_style', '/', { category_style: 1 }, { category_style: 3 }, 'href="/categories3/0/0"'],
  ['toolbar_title', '/', { toolbar_title: false }, { toolbar_title: true }, />Categories<\/span>/],
  ['terms_page_id', '/', { terms_page_id: 0 }, { terms_page_id: 2 }, 'href="/terms"'],
  ['privacy_page_id', '/', { privacy_page_id: 0 }, { privacy_page_id: 2 }, 'href="/privacy"'],
  ['about_us_page', '/settings', { about_us_page: 0 }, { about_us_page: 2 }, 'href="/page/2"'],
  ['card_style', '/shop', { card_style: 1 }, { card_style: 12 }, 'aspect-ratio:0.8'],
  [
    'banner_style',
    '/',
    { ...BANNERS, banner_style: 1 },
    { banner_style: 2 },
    /class="_bullets_\w+ _progress_/,
  ],
  ['mvf_enabled', '/', { mvf_enabled: 0 }, { mvf_enabled: 1 }, 'Nila House'],
  [
    'new_product_duration',
    '/shop',
    { new_product_duration: 9, card_style: 1 },
    { new_product_duration: 11 },
    />New<\/span>/,
  ],
  [
    'expire_date_meta',
    '/product/tea',
    { expire_date_meta: 'expire_date' },
    { expire_date_meta: SELL_BY },
    /class="_expires_/,
  ],
  [
    'trust_badges',
    '/',
    { trust_badges: [] },
    { trust_badges: [{ title: 'Original goods', icon: 'verified', url: '' }] },
    'Original goods',
  ],
  [
    'privacyPolicy',
    '/privacy',
    { privacyPolicy: '<p>One</p>' },
    { privacyPolicy: '<p>We keep little</p>' },
    '<p>We keep little</p>',
  ],
  [
    'termServices',
    '/terms',
    { termServices: '<p>One</p>' },
    { termServices: '<p>Be kind</p>' },
    '<p>Be kind</p>',
  ],
  [
    'refundPolicy',
    '/refund',
    { refundPolicy: '<p>One</p>' },
    { refundPolicy: '<p>Seven days</p>' },
    '<p>Seven days</p>',
  ],
  [
    'brand_slug',
    '/product/tea',
    { brand_slug: 'product-brand' },
    { brand_slug: 'brands' },
    'href="/brands/nila"',
  ],
  ['appInProduction', '/', { appInProduction: true }, { appInProduction: false }, 'href="/demo"'],
  ['wish_list_page', '/', { wish_list_page: false }, { wish_list_page: true }, 'href="/wish-list"'],
  ['news_page', '/', { news_page: false }, { news_page: true }, 'href="/blog"'],
  ['contact_us_page', '/', { contact_us_page: false }, { contact_us_page: true }, 'href="/contact-us"'],
  ['my_orders_page', '/', { my_orders_page: false }, { my_orders_page: true }, 'href="/track-order"'],
]

test.each(SHOWN)('setting %s is seen on %s', async (_, path, before, after, shown) => {
  const expected = shown instanceof RegExp ? expect.stringMatching(shown) : expect.stringContaining(shown)
  await save(before)
  expect(await pageAt(path)).not.toEqual(expected)
  await save({ ...before, ...after })
  expect(await pageAt(path)).toEqual(expected)
})

test.each([
  ['cart', '/cart'],
  ['search', '/search'],
  ['wishlist', '/wish-list'],
  ['account', '/signin'],
  ['instagram', 'https://instagram.com/nila'],
  ['whatsapp', 'https://wa.me/989000000100'],
] as const)('setting header_icon %s is the one action of the header', async (header_icon, to) => {
  const social_network = { ...NO_SOCIAL, instagram: 'nila', whatsapp: '989000000100' }
  await save({ header_icon, social_network })
  expect(await pageAt('/')).toMatch(headerAction(to))
  await save({ header_icon: header_icon === 'cart' ? 'search' : 'cart', social_network })
  expect(await pageAt('/')).not.toMatch(headerAction(to))
})

test('setting brand_slug is the folder of brands for search engines too', async () => {
  await save({ brand_slug: 'brand' })
  expect(await pageAt('/product-brand/nila')).toContain(
    `<link rel="canonical" href="${TEST_ORIGIN}/brand/nila"/>`,
  )
  expect(await (await store.call('/sitemap-brands-1.xml')).text()).toContain(
    `<loc>${TEST_ORIGIN}/brand/nila</loc>`,
  )
  const { head } = await answerOf<{ head: string }>(
    `/wp-json/rankmath/v1/getHead?url=${TEST_ORIGIN}/brands/nila`,
  )
  expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/brand/nila" />`)
  await save({ brand_slug: 'nowhere' })
  expect(await pageAt('/product/tea')).toContain('href="/product-brand/nila"')
})

test('setting yoast_active gives posts and pages of wp/v2 the head of their page', async () => {
  const heads = async () => {
    const [posts, page] = await Promise.all([
      answerOf<{ yoast_head?: string }[]>('/wp-json/wp/v2/posts'),
      answerOf<{ yoast_head?: string }>('/wp-json/wp/v2/pages/2'),
    ])
    return [posts[0]?.yoast_head, page.yoast_head]
  }
  await save({ yoast_active: false })
  expect(await heads()).toEqual([undefined, undefined])
  await save({ yoast_active: true })
  expect(await heads()).toEqual([
    expect.stringContaining(`<link rel="canonical" href="${TEST_ORIGIN}/coffee" />`),
    expect.stringContaining('<title>About the shop - Test shop</title>'),
  ])
})

test('setting yoast_active gives pages the head of getHead; without an answer they have their own', async () => {
  const headOf = (markup: string) => markup.slice(0, markup.indexOf('</head>'))
  const paths = ['/', '/shop', '/product/tea', '/coffee', '/page/2']
  const pages = (from: Pick<TestStore, 'fetch'> = store, logError?: (error: unknown) => void) =>
    Promise.all(paths.map(async (path) => headOf(await markupOf(await renderPage(from, path, { logError })))))
  await save({ yoast_active: false, about_us_page: 2, locale: 'en' })
  const own = await pages()
  await save({ yoast_active: true, about_us_page: 2, locale: 'en' })
  const names = [
    'Test shop',
    'Shop - Test shop',
    'Tea - Test shop',
    'Coffee - Test shop',
    'About the shop - Test shop',
  ]
  const titled = await pages()
  for (const [at, head] of titled.entries()) {
    expect(head).toContain(`<title>${names[at]}</title>`)
    expect(head).toContain('<meta name="robots" content="index, follow, max-snippet:-1')
    expect(head.match(/<link rel="canonical"/g)).toHaveLength(1)
    for (const tag of ['name="description"', 'name="robots"', 'property="og:title"', 'property="og:url"'])
      expect(head.split(tag)).toHaveLength(2)
  }
  const errors: unknown[] = []
  const broken = {
    fetch: (request: Request) =>
      request.url.includes('getHead') ? new Response('gone', { status: 500 }) : store.fetch(request),
  }
  expect(await pages(broken as typeof store, (error) => errors.push(error))).toEqual(own)
  expect(errors).toHaveLength(paths.length)
})

test('setting resent_otp_time is how long one waits for another code', async () => {
  const askFor = (mobile: string) =>
    answerOf<{ resend_after: number }>('/wp-json/ghab/v1/auth/otp/request', {
      method: 'POST',
      body: { mobile },
    })
  await save({ resent_otp_time: 45 })
  expect(await askFor('09121110001')).toMatchObject({ resend_after: 45 })
  await save({ resent_otp_time: 200 })
  expect(await askFor('09121110002')).toMatchObject({ resend_after: 200 })
  expect(await askFor('09121110002')).toMatchObject({ code: 'too_soon' })
})

test('setting bill_ship_info says which fields of an address are wanted', async () => {
  const wants = async (company: 'required' | 'optional') => {
    await save({ bill_ship_info: { ...untouched.bill_ship_info, company } })
    const draft = await draftOf(store, [{ product_id: 7 }])
    const { fields } = await viewOf(store, draft)
    return [fields.company, await (await place(store, draft)).json()]
  }
  expect(await wants('required')).toEqual([
    'required',
    expect.objectContaining({
      code: 'invalid_fields',
      data: expect.objectContaining({ params: { company: 'required' } }),
    }),
  ])
  expect(await wants('optional')).toEqual([
    'optional',
    expect.objectContaining({ order_id: expect.any(Number) }),
  ])
})

test('setting mvf_enabled names the seller as the marketplace in use spells it', async () => {
  const metaOf = async (mvf_enabled: number) => {
    await save({ mvf_enabled })
    return (await answerOf<{ meta: object }>('/wp-json/ghab/v1/vendors/nila')).meta
  }
  expect(await metaOf(1)).toEqual({ store_name: 'Nila House' })
  expect(await metaOf(2)).toEqual({ pv_shop_name: 'Nila House' })
})

test.each([0, 3])('setting mvf_enabled %i shows no sellers', async (mvf_enabled) => {
  await save({ mvf_enabled })
  expect(await pageAt('/')).not.toContain('Nila House')
  expect((await renderPage(store, '/vendors')).status).toBe(404)
})

test('setting enable_reviews asks for no review where the shop takes none, and shows its switch to who edits', async () => {
  const asks = async (enable_reviews: boolean) => {
    await save({ enable_reviews })
    const { reviews_allowed } = await answerOf<{ reviews_allowed: boolean }>('/wp-json/wc/v3/products/7')
    return [reviews_allowed, (await pageAt('/product/tea')).includes('/add-review/7')]
  }
  expect(await asks(true)).toEqual([true, true])
  expect(await asks(false)).toEqual([false, false])
})

test('setting enable_reviews invites to write a review only where the shop takes them', async () => {
  const shows = async (path: string, key: string) => (await pageAt(path)).includes(word('en', key))
  const invited = async () => [
    await shows('/product/tea', 'product_first_review'),
    await shows('/product/tea', 'product_no_reviews_text'),
    await shows('/reviews/7', 'product_no_reviews_text'),
  ]
  const closed = async () => [
    await shows('/product/tea', 'product_review_closed'),
    await shows('/reviews/7', 'product_review_closed'),
  ]
  await save({ enable_reviews: true })
  expect(await invited()).toEqual([true, true, true])
  expect(await closed()).toEqual([false, false])
  await save({ enable_reviews: false })
  expect(await invited()).toEqual([false, false, false])
  expect(await closed()).toEqual([true, true])
})

test('phones in Persian digits are all shown, and can be called', async () => {
  await save({
    phone_no: '۰۲۱-۸۸۸۸ ۱۲۳۴',
    phone_numbers: ['۰۹۱۲ ۱۲۳ ۴۵۶۷', '021 8888 1234', 'by appointment'],
  })
  const contact = await pageAt('/contact-us')
  const [main = ''] = /<dl.*?<\/dl>/s.exec(contact) ?? []
  expect(Array.from(main.matchAll(/href="([^"]*)"/g), ([, to]) => to)).toEqual([
    'tel:02188881234',
    'tel:09121234567',
  ])
  expect(main).toContain('by appointment')
  const [footer = ''] = /<footer.*<\/footer>/s.exec(contact) ?? []
  expect(footer).toContain('href="tel:09121234567"')
  expect(footer).not.toContain('href="tel:"')
})

test('the phone of a vendor in Persian digits can be called', async () => {
  await save({ mvf_enabled: 1 })
  expect(await pageAt('/store/nila')).toContain('href="tel:02188881234"')
})
