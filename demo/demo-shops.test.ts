import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { fromJson, type Json } from '#store/database/json.ts'
import { statusLabel } from '#store/modules/orders/messages.ts'
import { type StoreSettings, storeSettings } from '#store/modules/settings/schema.ts'
import type { ProductTexts } from '#store/modules/translations/tables.ts'
import { word } from '#tests/support/words.ts'
import { buildShop } from './builders/build-shop.ts'
import { decimalsOf, loadSource } from './seed-demo.ts'
import type { SeedShop } from './write-shop.ts'

const NOW = Date.UTC(2026, 2, 14, 9, 30)

const build = async (shop: Locale, now = NOW) => {
  const built = await buildShop(await loadSource(shop), now, decimalsOf(shop))
  return built.rows(new Map()) as Required<SeedShop>
}

const shops = { fa: await build('fa'), en: await build('en') }

const settingsOf = (shop: Required<SeedShop>) =>
  Object.fromEntries(shop.settings.map(({ name, value }) => [name, JSON.parse(value)])) as StoreSettings

const idsOf = (rows: readonly { id?: number }[]) => new Set(rows.map(({ id }) => id))
const list = (value: Json<number[]> | undefined) => (value ? fromJson(value) : [])

const NEEDED = {
  fa: { products: 240, categories: 24, reviews: 600, posts: 20, vendors: 6, sections: 9 },
  en: { products: 40, categories: 10, reviews: 80, posts: 6, vendors: 2, sections: 9 },
}

test.each(['fa', 'en'] as const)('the same hour gives the same %s shop', async (shop) => {
  expect(await build(shop, NOW + 60_000)).toEqual(shops[shop])
})

test.each(['fa', 'en'] as const)(
  'each product of %s has three pictures at least, the first its own',
  (shop) => {
    const products = shops[shop].products.filter(({ type }) => type !== 'variation')
    for (const { slug, image_ids } of products) {
      expect(list(image_ids).length, slug).toBeGreaterThanOrEqual(3)
    }
    const firsts = products.map(({ image_ids }) => list(image_ids)[0])
    expect(new Set(firsts).size).toBe(products.length)
  },
)

test.each(['fa', 'en'] as const)('the %s shop is as large as it has to be', (name) => {
  const shop = shops[name]
  const needed = NEEDED[name]
  expect(shop.products.filter(({ type }) => type !== 'variation').length).toBeGreaterThanOrEqual(
    needed.products,
  )
  expect(shop.categories.length).toBeGreaterThanOrEqual(needed.categories)
  expect(shop.reviews.length).toBeGreaterThanOrEqual(needed.reviews)
  expect(shop.posts.filter(({ type }) => type === 'post').length).toBeGreaterThanOrEqual(needed.posts)
  expect(shop.vendors.length).toBeGreaterThanOrEqual(needed.vendors)
  expect(settingsOf(shop).home).toHaveLength(needed.sections)
  const parents = new Map(shop.categories.map(({ id, parent_id }) => [id, parent_id]))
  expect(shop.categories.some(({ parent_id }) => parents.get(parents.get(parent_id) ?? 0) === 0)).toBe(true)
})

test.each(['fa', 'en'] as const)('every kind of thing to sell is in the %s shop', (name) => {
  const { products } = shops[name]
  const some = (what: (product: (typeof products)[number]) => unknown) => products.some((row) => what(row))
  expect(new Set(products.map(({ type }) => type))).toEqual(
    new Set(['simple', 'variable', 'variation', 'grouped', 'external']),
  )
  expect(some(({ virtual, downloadable }) => virtual && !downloadable)).toBe(true)
  expect(some(({ downloadable, downloads }) => downloadable && downloads !== '[]')).toBe(true)
  expect(some(({ featured }) => featured)).toBe(true)
  expect(some(({ sold_individually }) => sold_individually)).toBe(true)
  expect(some(({ sale_to_at }) => (sale_to_at ?? 0) > NOW)).toBe(true)
  expect(some(({ stock_status }) => stock_status === 'outofstock')).toBe(true)
  expect(some(({ stock_quantity, low_stock_amount }) => stock_quantity && low_stock_amount)).toBe(true)
  expect(some(({ meta_data }) => meta_data?.includes('expire_date'))).toBe(true)
  expect(some(({ wholesale_price }) => wholesale_price)).toBe(true)
  for (const { regular_price, sale_price } of products) {
    if (typeof sale_price === 'number') expect(sale_price).toBeLessThan(regular_price ?? 0)
  }
})

test.each(['fa', 'en'] as const)('coupons of the %s shop cover every type and rule', (name) => {
  const { coupons } = shops[name]
  expect(new Set(coupons.map(({ discount_type }) => discount_type))).toEqual(
    new Set(['percent', 'fixed_cart', 'fixed_product']),
  )
  const rules = [
    'individual_use',
    'usage_limit',
    'usage_limit_per_user',
    'limit_usage_to_x_items',
    'exclude_sale_items',
    'free_shipping',
    'minimum_amount',
    'maximum_amount',
  ] as const
  for (const rule of rules) expect(coupons.filter((coupon) => coupon[rule])).not.toEqual([])
  expect(coupons.some(({ product_ids }) => list(product_ids).length > 0)).toBe(true)
  expect(coupons.some(({ product_categories }) => list(product_categories).length > 0)).toBe(true)
  expect(coupons.some(({ date_expires_at }) => (date_expires_at ?? NOW) < NOW)).toBe(true)
})

test.each(['fa', 'en'] as const)('whatever the %s shop refers to exists', (name) => {
  const shop = shops[name]
  const known = {
    media: idsOf(shop.media),
    products: idsOf(shop.products),
    categories: idsOf(shop.categories),
    brands: idsOf(shop.brands),
    tags: idsOf(shop.tags),
    attributes: idsOf(shop.attributes),
    classes: new Set([0, ...idsOf(shop.shipping_classes)]),
    vendors: new Set([0, ...idsOf(shop.vendors)]),
    postCategories: idsOf(shop.post_categories),
    postTags: idsOf(shop.post_tags),
    posts: idsOf(shop.posts),
    zones: new Set([0, ...idsOf(shop.shipping_zones)]),
  }
  const lost: string[] = []
  const check = (what: keyof typeof known, ids: readonly (number | null | undefined)[], from: string) => {
    for (const id of ids) if (!(known[what] as Set<unknown>).has(id)) lost.push(`${what} ${id} in ${from}`)
  }
  const terms = new Set(shop.attribute_terms.map((term) => `${term.attribute_id} ${term.name}`))
  for (const product of shop.products) {
    check('categories', list(product.category_ids), product.slug)
    check('brands', list(product.brand_ids), product.slug)
    check('tags', list(product.tag_ids), product.slug)
    check('media', list(product.image_ids), product.slug)
    check('products', [...list(product.upsell_ids), ...list(product.cross_sell_ids)], product.slug)
    check('products', list(product.grouped_ids), product.slug)
    check('vendors', [product.vendor_id], product.slug)
    check('classes', [product.shipping_class_id], product.slug)
    if (product.parent_id) check('products', [product.parent_id], product.slug)
    for (const attribute of product.attributes ? fromJson(product.attributes) : []) {
      if (attribute.id === 0) continue
      check('attributes', [attribute.id], product.slug)
      const options = 'option' in attribute ? [attribute.option] : attribute.options
      for (const option of options) expect(terms).toContain(`${attribute.id} ${option}`)
    }
  }
  for (const { slug, image_id, parent_id } of [...shop.categories, ...shop.brands]) {
    if (image_id) check('media', [image_id], slug)
    if (parent_id) check('categories', [parent_id], slug)
  }
  for (const { banner_id, avatar_id, slug } of shop.vendors) check('media', [banner_id, avatar_id], slug)
  for (const { product_id } of shop.reviews) check('products', [product_id], 'reviews')
  expect(shop.review_photos.length).toBeGreaterThan(3)
  for (const { media_id, review_id } of shop.review_photos) {
    check('media', [media_id], 'review photos')
    expect(shop.reviews.find(({ id }) => id === review_id)).toMatchObject({ status: 'approved', verified: 1 })
  }
  for (const post of shop.posts) {
    check('postCategories', list(post.category_ids), post.slug)
    check('postTags', list(post.tag_ids), post.slug)
    if (post.featured_media_id) check('media', [post.featured_media_id], post.slug)
  }
  for (const { post_id } of shop.comments) check('posts', [post_id], 'comments')
  for (const coupon of shop.coupons) {
    check('products', list(coupon.product_ids), coupon.code)
    check('categories', list(coupon.product_categories), coupon.code)
    check('categories', list(coupon.excluded_product_categories), coupon.code)
  }
  for (const { zone_id } of [...shop.shipping_methods, ...shop.shipping_zone_locations]) {
    check('zones', [zone_id], 'shipping')
  }
  const settings = settingsOf(shop)
  check('categories', settings.side_menu_data, 'side menu')
  check(
    'categories',
    settings.home.flatMap((section) => (section.type === 'categories' ? section.category_ids : [])),
    'home',
  )
  const pages = [...settings.footer_pages, ...settings.sidebar_pages].map(({ id }) => id)
  const legal = [settings.terms_page_id, settings.privacy_page_id, settings.about_us_page]
  check('posts', [...pages, ...legal], 'settings')
  expect(lost).toEqual([])
})

test.each(['fa', 'en'] as const)(
  'links in menu, banners and settings of the %s shop lead somewhere',
  (name) => {
    const shop = shops[name]
    const settings = settingsOf(shop)
    const categories = new Set(shop.categories.map(({ slug }) => slug))
    const slugs = new Set([...shop.products, ...shop.posts].map(({ slug }) => slug))
    for (const { url } of shop.menu_items) {
      const [, place, ...path] = url.split('/')
      if (place === 'product-category') for (const slug of path) expect(categories).toContain(slug)
    }
    expect(settings.banners.length).toBeGreaterThan(3)
    for (const { target } of settings.banners) {
      if (target.kind === 'category') expect(categories).toContain(target.slug)
      if (target.kind === 'product' || target.kind === 'post') expect(slugs).toContain(target.slug)
    }
    const files = new Set(shop.media.map(({ file }) => `/media/${file}`))
    const pictures = [
      ...settings.banners.map(({ image }) => image.src),
      ...settings.intro.map(({ image }) => image),
    ]
    for (const url of [...pictures, settings.app_logo.url, settings.dark_app_logo.url]) {
      expect(files).toContain(url)
    }
  },
)

test.each(['fa', 'en'] as const)('slugs and SKUs of the %s shop are unique', (name) => {
  const shop = shops[name]
  const columns = [
    shop.products.map(({ slug }) => slug),
    shop.products.map(({ sku }) => sku),
    shop.categories.map(({ slug }) => slug),
    shop.posts.map(({ slug }) => slug),
    shop.media.map(({ file }) => file),
    shop.coupons.map(({ code }) => code),
  ]
  for (const values of columns) expect(new Set(values).size).toBe(values.length)
})

test.each(['fa', 'en'] as const)('ratings in the %s shop are those of its approved reviews', (name) => {
  const { products, reviews } = shops[name]
  for (const { id, rating_count, average_rating, created_at } of products) {
    const own = reviews.filter(({ product_id }) => product_id === id)
    const stars = own.filter(({ status }) => status === 'approved').map(({ rating }) => rating)
    const sum = stars.reduce((total, rating) => total + rating, 0)
    expect([rating_count, average_rating]).toEqual([
      stars.length,
      stars.length > 0 ? Math.round((sum * 100) / stars.length) : 0,
    ])
    for (const review of own) expect(review.created_at).toBeGreaterThan(created_at)
  }
})

test.each(['fa', 'en'] as const)('every setting of the %s shop is there and valid', (name) => {
  const settings = settingsOf(shops[name])
  expect(storeSettings.parse(settings)).toEqual(settings)
  expect(settings.currency).toMatchObject(
    name === 'fa' ? { code: 'IRT', decimals: 0 } : { code: 'USD', decimals: 2 },
  )
  const enabled = Object.entries(settings.gateways).filter(([, gateway]) => gateway.enabled)
  expect(enabled.map(([id]) => id).toSorted()).toEqual(['bacs', 'cod', 'testbank'])
})

test.each([
  ['fa', 'en'],
  ['en', 'fa'],
] as const)('the %s shop has all that it writes in %s, too', (name, other) => {
  const { translations, ...shop } = shops[name]
  const translated = (kind: string) =>
    new Set(translations.filter((one) => one.kind === kind && one.locale === other).map((one) => one.item_id))
  const ids = (rows: readonly { id?: number }[]) => new Set(rows.map(({ id }) => id))
  expect(translated('product')).toEqual(ids(shop.products.filter(({ type }) => type !== 'variation')))
  expect(translated('category')).toEqual(ids(shop.categories))
  expect(translated('brand')).toEqual(ids(shop.brands))
  expect(translated('tag')).toEqual(ids(shop.tags))
  expect(translated('attribute')).toEqual(ids(shop.attributes))
  expect(translated('vendor')).toEqual(ids(shop.vendors))
  expect(translated('media')).toEqual(ids(shop.media.filter(({ alt }) => alt)))
  expect(translated('post')).toEqual(ids(shop.posts))
  expect(translated('post_category')).toEqual(ids(shop.post_categories))
  expect(translated('post_tag')).toEqual(ids(shop.post_tags))
  expect(translated('menu_item')).toEqual(ids(shop.menu_items))
  expect(translated('shipping_method')).toEqual(ids(shop.shipping_methods))
  const gateways = translations.find(({ kind }) => kind === 'gateways')
  expect(Object.keys(gateways ? fromJson(gateways.fields) : {}).toSorted()).toEqual(
    Object.keys(settingsOf(shops[name]).gateways).toSorted(),
  )
  expect(
    translations.filter(({ kind, fields }) => kind !== 'settings' && /"(name|title|alt)":""/.test(fields)),
  ).toEqual([])
})

test('many goods of the Persian shop are described at length in English', () => {
  const described = shops.fa.translations.filter(({ kind, fields }) => {
    const { description = '', short_description = '' } = fromJson(fields) as ProductTexts
    return kind === 'product' && description !== `<p>${short_description}</p>`
  })
  expect(described.length).toBeGreaterThanOrEqual(60)
})

test('names in the English shop’s second language are written in its letters', () => {
  const names = shops.en.translations.flatMap(({ kind, fields }) => {
    const { name, title, store_name } = fromJson(fields) as Record<string, string>
    return ['term', 'settings', 'media', 'gateways'].includes(kind) ? [] : (name ?? title ?? store_name ?? '')
  })
  const gateways = shops.en.translations.find(({ kind }) => kind === 'gateways')
  for (const texts of Object.values(gateways ? fromJson(gateways.fields) : {})) {
    names.push(...Object.values(texts as Record<string, string>))
  }
  expect(names.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([])
})

test('English texts of the Persian shop hold no Persian letters', () => {
  const texts = shops.fa.translations.map(({ fields }) => {
    const { attributes: _, banners: __, ...rest } = fromJson(fields) as Record<string, unknown>
    return JSON.stringify(rest)
  })
  expect(texts.filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([])
})

test.each(['fa', 'en'] as const)(
  'the Persian shop calls its blog in %s what the screen calls itself',
  (locale) => {
    const { translations } = shops.fa
    const english = translations.find(({ kind }) => kind === 'settings')?.fields
    const { fast_access_in_footer } =
      locale === 'fa' ? settingsOf(shops.fa) : (fromJson(english as Json<StoreSettings>) as StoreSettings)
    const link = fast_access_in_footer.find(({ url }) => url === '/blog')
    expect(link?.title).toBe(word(locale, 'content_blog_title'))
  },
)

test.each(['fa', 'en'] as const)('each step of an order of %s says what happened', (locale) => {
  const { order_notes } = shops[locale]
  expect(order_notes.length).toBeGreaterThan(0)
  for (const { note, status, customer_note } of order_notes) {
    expect(note).not.toBe('')
    if (!customer_note) expect(note).toContain(statusLabel(locale, status ?? ''))
  }
})
