import { expect, test } from '#tests/support/browser.ts'
import { fa, storeAt } from '#tests/support/screen.ts'

/** What a visitor who follows a URL finds: where they end, and the screen's heading. */
const follow = async (url: string) => {
  const response = await fetch(url)
  const html = await response.text()
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return {
    status: response.status,
    path: decodeURIComponent(new URL(response.url).pathname),
    heading: heading.replace(/<[^>]*>/g, '').trim(),
  }
}

test('every URL of the specification leads to its screen, with a slash at its end too', async ({
  origin,
}) => {
  const store = storeAt(origin)
  const [settings, categories, brands, tags, posts, topics, vendors, { products }] = await Promise.all([
    store.settings(),
    store.categories(),
    store.brands({ hide_empty: true }),
    store.tags({ hide_empty: true }),
    store.posts(),
    store.postCategories(),
    store.vendors(),
    store.products({ per_page: 1 }),
  ])
  const product = products[0]!
  const leaf = categories.find(({ parent, count }) => {
    const above = categories.find(({ id }) => id === parent)
    return count > 0 && above && above.parent !== 0
  })!
  const middle = categories.find(({ id }) => id === leaf.parent)!
  const root = categories.find(({ id }) => id === middle.parent)!
  const brand = brands.items[0]!
  const tag = tags.items[0]!
  const post = posts.items[0]!
  const topic = topics[0]!
  const vendor = vendors.items[0]!
  const about = await store.page(settings.about_us_page)
  const vendorName = vendor.meta.store_name ?? vendor.name

  const screens: [path: string, heading: string | null][] = [
    ['/', settings.site_name],
    [`/product/${product.slug}`, product.name],
    ['/shop', fa('catalog_shop')],
    ['/shop?orderby=price&order=asc&on_sale=true&featured=true', fa('catalog_shop')],
    ['/shop/sale', fa('catalog_sale')],
    ['/shop/featured', fa('catalog_featured_title')],
    [`/product-tag/${tag.slug}`, tag.name],
    ...['product-brand', 'product_brand', 'brands', 'brand'].map((path): [string, string] => [
      `/${path}/${brand.slug}`,
      brand.name,
    ]),
    [`/product-category/${root.slug}`, root.name],
    [`/product-category/${root.slug}/${middle.slug}`, middle.name],
    [`/product-category/${root.slug}/${middle.slug}/${leaf.slug}?orderby=rating`, leaf.name],
    [`/products/${root.id}/${root.slug}/category`, root.name],
    [`/products/${brand.id}/${brand.slug}/brand`, brand.name],
    [`/products/${tag.id}/${tag.slug}/tag`, tag.name],
    [`/products/${vendor.id}/${vendor.slug}/vendor`, vendorName],
    ['/cart', fa('cart_title')],
    [`/add-review/${product.id}`, null],
    [`/reviews/${product.id}`, null],
    [`/store/${vendor.slug}`, vendorName],
    [`/vendor/${vendor.slug}`, vendorName],
    ['/vendors', fa('vendors_title')],
    ['/settings', fa('shell_settings')],
    ['/blog', fa('content_blog_title')],
    [`/news-list/${topic.id}/${topic.slug}`, topic.name],
    ['/search', null],
    ['/contact-us', fa('content_contact_title')],
    ['/wish-list', fa('catalog_wish_list')],
    ['/intro', settings.intro[0]?.title ?? ''],
    [`/page/${settings.about_us_page}`, about.title.rendered],
    ['/terms', fa('ui_terms')],
    ['/privacy', fa('ui_privacy')],
    ['/refund', fa('ui_refund')],
    ['/categories/0/0', fa('catalog_categories')],
    ...[2, 3, 4, 5].flatMap((style): [string, string][] => [
      [`/categories${style}/0/0`, fa('catalog_categories')],
      [`/categories${style}/${root.id}/${root.slug}`, root.name],
    ]),
    [`/${post.slug}`, post.title.rendered],
  ]
  for (const [path, heading] of screens) {
    const found = await follow(origin + path)
    expect.soft(found.status, path).toBe(200)
    expect.soft(found.path, path).toBe(decodeURIComponent(new URL(path, origin).pathname))
    if (heading !== null) expect.soft(found.heading, path).toBe(heading)

    const [pathname, search = ''] = path.split('?')
    if (pathname === '/') continue
    const slashed = await fetch(`${origin}${pathname}/${search && `?${search}`}`, { redirect: 'manual' })
    expect.soft(slashed.status, `${pathname}/`).toBe(301)
    expect.soft(slashed.headers.get('location'), `${pathname}/`).toBe(encodeURI(path))
  }
})

test('older URLs redirect to those of today, in both languages', async ({ origin }) => {
  const [post] = (await storeAt(origin).posts()).items
  const moved: [path: string, status: number, to: string][] = [
    [`/news-detail?id=${post?.id}`, 301, `/${post?.slug}`],
    [`/news-detail?slug=${post?.slug}`, 301, `/${post?.slug}`],
    ['/news-detail', 302, '/blog'],
    ['/categories1/0/0', 301, '/categories/0/0'],
    ['/my-order-detail', 302, '/my-orders'],
  ]
  for (const prefix of ['', '/en']) {
    for (const [path, status, to] of moved) {
      const response = await fetch(origin + prefix + path, { redirect: 'manual' })
      expect.soft(response.status, prefix + path).toBe(status)
      expect.soft(response.headers.get('location'), prefix + path).toBe(prefix + to)
    }
  }
})

test('what is not there is not found', async ({ origin }) => {
  for (const path of [
    '/news-detail?id=999999',
    '/news-detail?id=x',
    '/page/0',
    '/vendors?page=99',
    '/categories/999999/none',
    '/products/999999/none/tag',
  ]) {
    expect.soft((await fetch(origin + path)).status, path).toBe(404)
  }
})

test('a page comes with the code of its own screen, and not with that of the others', async ({ origin }) => {
  const scriptsOf = async (path: string) => {
    const html = await (await fetch(origin + path)).text()
    return new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([url]) => url))
  }
  const paths = ['/cart', '/contact-us', '/blog', '/search', '/settings', '/signin']
  const scripts = await Promise.all(paths.map(scriptsOf))
  for (const [index, own] of scripts.entries()) {
    const others = new Set(scripts.filter((_, other) => other !== index).flatMap((some) => [...some]))
    expect
      .soft(
        [...own].filter((url) => !others.has(url)),
        paths[index],
      )
      .not.toEqual([])
  }
})
