import { storeAt } from '../screen.ts'
import { findChoosy, findProduct } from '../shops/catalogue.ts'

/** A path of every screen that only a customer sees; the demo shopper has something on each. */
export const OWN_SCREENS: Record<string, string> = {
  'my orders': '/my-orders',
  'my order': '/my-order-detail?id=1006',
  'my unpaid order': '/my-order-detail?id=1007',
  'my reviews': '/my-reviews',
  downloads: '/downloads',
  'reward points': '/reward-points',
  notifications: '/notifications',
}

/** A path of every screen that only a seller sees; the demo seller has sold something. */
export const VENDOR_SCREENS: Record<string, string> = {
  'my shop': '/my-shop',
  'my shop, nothing found': '/my-shop?status=unpaid',
  'my products': '/my-shop/products',
  'my part of an order': '/my-shop/orders/1006',
}

/** A path of every screen of a shop, by name. */
export const screensOf = async (origin: string): Promise<Record<string, string>> => {
  const store = storeAt(origin)
  const [{ product: choosy }, group, single, categories, posts, news, vendors] = await Promise.all([
    findChoosy(origin),
    findProduct(origin, { type: 'grouped' }),
    findProduct(origin, { type: 'simple' }, ({ rating_count }) => rating_count > 0),
    store.categories(),
    store.posts(),
    store.postCategories(),
    store.vendors(),
  ])
  const root = categories.find(
    ({ id, parent, count }) => parent === 0 && count > 0 && categories.some((one) => one.parent === id),
  )
  const draft = await store.createDraft({
    products: [{ product_id: single.id, quantity: 1 }],
    customer_id: 0,
    one_page: 1,
    platform: 'web',
  })
  return {
    home: '/',
    shop: '/shop',
    sale: '/shop/sale?in_stock=true',
    'nothing found': '/shop?max_price=1',
    category: `/product-category/${root?.slug}`,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((layout) => [
        `categories ${layout}`,
        `/categories${layout === 1 ? '' : layout}/${layout % 2 ? '0/0' : `${root?.id}/${root?.slug}`}`,
      ]),
    ),
    search: '/search',
    'search results': `/search?${new URLSearchParams({ q: single.name })}`,
    product: `/product/${single.slug}`,
    'product with options': `/product/${choosy.slug}`,
    'grouped product': `/product/${group.slug}`,
    'price history': `/product/${choosy.slug}/price-history`,
    reviews: `/reviews/${single.id}`,
    'add review': `/add-review/${single.id}`,
    seller: `/store/${vendors.items[0]?.slug}`,
    sellers: '/vendors',
    'empty cart': '/cart',
    'wish list': '/wish-list',
    'shared wish list': `/wish-list/shared?ids=${single.id},${choosy.id}`,
    comparison: `/compare?ids=${single.id},${choosy.id},${group.id}`,
    'nothing to compare': '/compare',
    'track order': '/track-order',
    'end of alerts': '/alerts/stop?token=unknown',
    demo: '/demo',
    'unknown post': '/no-such-post',
    blog: '/blog',
    'blog category': `/news-list/${news[0]?.id}/${news[0]?.slug}`,
    post: `/${posts.items[0]?.slug}`,
    page: `/page/${(await store.settings()).terms_page_id}`,
    contact: '/contact-us',
    'sign in': '/signin?method=password',
    'sign in by code': '/signin',
    'sign up': '/signup',
    'new password': '/reset-password?token=unknown',
    'lost password': '/reset-password',
    refund: '/refund',
    settings: '/settings',
    intro: '/intro',
    checkout: `/mobile-checkout/?order_id=${draft}`,
    'not found': '/no/such/page',
    'missing product': '/product/no-such-product',
  }
}
