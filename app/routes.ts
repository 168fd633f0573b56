import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const LIST = 'routes/product-list.tsx'
const CATEGORIES = 'routes/categories.tsx'

/** Product lists by taxonomy: the old paths of tags and brands lead to the same screens (spec §2). */
const lists = [
  ['shop', 'shop'],
  ['shop/sale', 'shop-sale'],
  ['shop/featured', 'shop-featured'],
  ['product-category/:parent/:child?/:lastchild?', 'product-category'],
  ['product-tag/:parent', 'product-tag'],
  ['product-brand/:parent', 'product-brand'],
  ['product_brand/:parent', 'product-brand-underscore'],
  ['brands/:parent', 'brands'],
  ['brand/:parent', 'brand'],
  ['products/:id/:name/:type', 'products'],
] as const

/** The design system on one page: in development, or built in on request. */
const gallery =
  process.env.NODE_ENV === 'development' || process.env.VITRIN_GALLERY === '1'
    ? [route('dev/gallery', 'routes/dev-gallery.tsx')]
    : []

/** Every URL of the app. A path with and without its trailing slash is the same route. */
export default [
  ...gallery,
  layout('routes/shop-layout.tsx', [
    index('routes/home.tsx'),
    ...lists.map(([path, id]) => route(path, LIST, { id })),
    route('product/:slug', 'routes/product.tsx'),
    route('product/:slug/price-history', 'routes/price-history.tsx'),
    route('reviews/:id', 'routes/reviews.tsx'),
    route('add-review/:id', 'routes/add-review.tsx'),
    ...['store', 'vendor'].map((path) => route(`${path}/:slug`, 'routes/vendor.tsx', { id: path })),
    route('vendors', 'routes/vendors.tsx'),
    route('categories1/:parent/:slug', 'routes/categories-one.ts'),
    route('categories/:parent/:slug', CATEGORIES, { id: 'categories' }),
    ...[2, 3, 4, 5].map((style) =>
      route(`categories${style}/:parent/:slug`, CATEGORIES, { id: `categories${style}` }),
    ),
    route('search', 'routes/search.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('wish-list', 'routes/wish-list.tsx'),
    route('wish-list/shared', 'routes/shared-wish-list.tsx'),
    route('compare', 'routes/compare.tsx'),
    route('track-order', 'routes/track-order.tsx'),
    route('alerts/stop', 'routes/stop-alerts.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('news-detail', 'routes/news-detail.ts'),
    route('news-list/:id/:name', 'routes/news-list.tsx'),
    route('page/:id', 'routes/page.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    ...['terms', 'privacy', 'refund'].map((id) => route(id, 'routes/policy.tsx', { id })),
    route('intro', 'routes/intro.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('my-orders', 'routes/my-orders.tsx'),
    route('my-orders/last-seen', 'routes/my-orders-last-seen.tsx'),
    route('my-order-detail', 'routes/my-order-detail.tsx'),
    route('my-shop', 'routes/my-shop.tsx'),
    route('my-shop/products', 'routes/my-shop-products.tsx'),
    route('my-shop/orders/:id', 'routes/my-shop-order.tsx'),
    route('my-reviews', 'routes/my-reviews.tsx'),
    route('downloads', 'routes/downloads.tsx'),
    route('reward-points', 'routes/reward-points.tsx'),
    route('notifications', 'routes/notifications.tsx'),
    route('signin', 'routes/signin.tsx'),
    route('second-factor', 'routes/second-factor.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('sign-out', 'routes/sign-out.ts'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('my-account', 'routes/my-account.tsx'),
    route('shipping-address', 'routes/shipping-address.tsx'),
    route('demo', 'routes/demo.tsx'),
    route(':slug', 'routes/post.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('share-target', 'routes/share-target.ts'),
  layout('routes/checkout-layout.tsx', [
    route('mobile-checkout', 'routes/mobile-checkout.tsx'),
    route('mobile-checkout/order-received/:id', 'routes/order-received.tsx'),
  ]),
] satisfies RouteConfig
