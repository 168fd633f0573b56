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

/** What the demo shop has of each kind that has a URL of its own. */
const readShop = async (origin: string) => {
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
  const leaf = categories.find(({ parent, count }) => {
    const above = categories.find(({ id }) => id === parent)
    return count > 0 && above && above.parent !== 0
  })!
  const middle = categories.find(({ id }) => id === leaf.parent)!
  const root = categories.find(({ id }) => id === middle.parent)!
  const vendor = vendors.items[0]!
  return {
    settings,
    root,
    middle,
    leaf,
    product: products[0]!,
    brand: brands.items[0]!,
    tag: tags.items[0]!,
    post: posts.items[0]!,
    topic: topics[0]!,
    vendor,
    vendorName: vendor.meta.store_name ?? vendor.name,
    about: await store.page(settings.about_us_page),
  }
}
type Shop = Awaited<ReturnType<typeof readShop>>

/** Where a shop's screen is, and its heading; null where the heading is another one each time. */
type Screen = (shop: Shop) => [path: string, heading: string | null]
const fixed =
  (path: string, heading: string | null): Screen =>
  () => [path, heading]

/** The URLs of the specification, as it writes them. */
const SCREENS: Record<string, Screen> = {
  '/': ({ settings }) => ['/', settings.site_name],
  'product/{slug}': ({ product }) => [`/product/${product.slug}`, product.name],
  shop: fixed('/shop', fa('catalog_shop')),
  'shop?orderby&on_sale&order&featured': fixed(
    '/shop?orderby=price&order=asc&on_sale=true&featured=true',
    fa('catalog_shop'),
  ),
  'shop/sale': fixed('/shop/sale', fa('catalog_sale')),
  'shop/featured': fixed('/shop/featured', fa('catalog_featured_title')),
  'product-tag/{parent}': ({ tag }) => [`/product-tag/${tag.slug}`, tag.name],
  'product-brand/{parent}': ({ brand }) => [`/product-brand/${brand.slug}`, brand.name],
  'product_brand/{parent}': ({ brand }) => [`/product_brand/${brand.slug}`, brand.name],
  'brands/{parent}': ({ brand }) => [`/brands/${brand.slug}`, brand.name],
  'brand/{parent}': ({ brand }) => [`/brand/${brand.slug}`, brand.name],
  'product-category/{parent}': ({ root }) => [`/product-category/${root.slug}`, root.name],
  'product-category/{parent}/{child}': ({ root, middle }) => [
    `/product-category/${root.slug}/${middle.slug}`,
    middle.name,
  ],
  'product-category/{parent}/{child}/{lastchild}?orderby': ({ root, middle, leaf }) => [
    `/product-category/${root.slug}/${middle.slug}/${leaf.slug}?orderby=rating`,
    leaf.name,
  ],
  'products/{id}/{name}/category': ({ root }) => [`/products/${root.id}/${root.slug}/category`, root.name],
  'products/{id}/{name}/brand': ({ brand }) => [`/products/${brand.id}/${brand.slug}/brand`, brand.name],
  'products/{id}/{name}/tag': ({ tag }) => [`/products/${tag.id}/${tag.slug}/tag`, tag.name],
  'products/{id}/{name}/vendor': ({ vendor, vendorName }) => [
    `/products/${vendor.id}/${vendor.slug}/vendor`,
    vendorName,
  ],
  cart: fixed('/cart', fa('cart_title')),
  'add-review/{id}': ({ product }) => [`/add-review/${product.id}`, null],
  'reviews/{id}': ({ product }) => [`/reviews/${product.id}`, null],
  'store/{slug}': ({ vendor, vendorName }) => [`/store/${vendor.slug}`, vendorName],
  'vendor/{slug}': ({ vendor, vendorName }) => [`/vendor/${vendor.slug}`, vendorName],
  vendors: fixed('/vendors', fa('vendors_title')),
  settings: fixed('/settings', fa('shell_settings')),
  blog: fixed('/blog', fa('content_blog_title')),
  'news-list/{id}/{name}': ({ topic }) => [`/news-list/${topic.id}/${topic.slug}`, topic.name],
  search: fixed('/search', null),
  'contact-us': fixed('/contact-us', fa('content_contact_title')),
  'wish-list': fixed('/wish-list', fa('catalog_wish_list')),
  intro: ({ settings }) => ['/intro', settings.intro[0]?.title ?? ''],
  'page/{id}': ({ settings, about }) => [`/page/${settings.about_us_page}`, about.title.rendered],
  terms: fixed('/terms', fa('ui_terms')),
  privacy: fixed('/privacy', fa('ui_privacy')),
  refund: fixed('/refund', fa('ui_refund')),
  'categories/0/0': fixed('/categories/0/0', fa('catalog_categories')),
  'categories2/0/0': fixed('/categories2/0/0', fa('catalog_categories')),
  'categories2/{parent}/{slug}': ({ root }) => [`/categories2/${root.id}/${root.slug}`, root.name],
  'categories3/0/0': fixed('/categories3/0/0', fa('catalog_categories')),
  'categories3/{parent}/{slug}': ({ root }) => [`/categories3/${root.id}/${root.slug}`, root.name],
  'categories4/0/0': fixed('/categories4/0/0', fa('catalog_categories')),
  'categories4/{parent}/{slug}': ({ root }) => [`/categories4/${root.id}/${root.slug}`, root.name],
  'categories5/0/0': fixed('/categories5/0/0', fa('catalog_categories')),
  'categories5/{parent}/{slug}': ({ root }) => [`/categories5/${root.id}/${root.slug}`, root.name],
  '{slug}': ({ post }) => [`/${post.slug}`, post.title.rendered],
}

for (const [url, screen] of Object.entries(SCREENS)) {
  test(`the URL ${url} leads to its screen`, async ({ origin }) => {
    const [path, heading] = screen(await readShop(origin))
    const found = await follow(origin + path)
    expect(found.status).toBe(200)
    expect(found.path).toBe(decodeURIComponent(new URL(path, origin).pathname))
    if (heading !== null) expect(found.heading).toBe(heading)
  })
}

/** As the router asks for a page's data: beside the path, and inside of a folder that ends in a slash. */
const dataOf = (path: string): string => {
  const [pathname = '', search] = path.split('?')
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search ? `?${search}` : ''}`
}

test('the router finds every screen where a visitor finds it, in both languages', async ({ origin }) => {
  const shop = await readShop(origin)
  for (const prefix of ['', '/en']) {
    for (const screen of Object.values(SCREENS)) {
      const [path] = screen(shop)
      const url = prefix && path === '/' ? prefix : prefix + path
      const [page, data] = await Promise.all(
        [url, dataOf(url)].map((one) => fetch(origin + one, { redirect: 'manual' })),
      )
      // the router is told of a redirect in the data
      const expected = page?.status === 301 || page?.status === 302 ? 202 : page?.status
      expect.soft(data?.status, dataOf(url)).toBe(expected)
    }
  }
})

test('a slash at the end of a URL leads to the one without', async ({ origin }) => {
  const shop = await readShop(origin)
  for (const screen of Object.values(SCREENS)) {
    const [path] = screen(shop)
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
