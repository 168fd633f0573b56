export type Tab = 'home' | 'search' | 'categories' | 'cart' | 'account'

const TABS: [Tab, RegExp][] = [
  ['home', /^\/$/],
  ['search', /^\/search(\/|$)/],
  ['categories', /^\/(categories[2-5]?|product-category)\//],
  ['cart', /^\/cart(\/|$)/],
  [
    'account',
    /^\/(track-order|wish-list|settings|sign(in|up)|my-(account|orders|order-detail|reviews|shop)|shipping-address|downloads|reward-points|notifications)(\/|$)/,
  ],
]

/** The bottom tab that a screen belongs to (spec §4), null for those that belong to none. */
export const activeTab = (pathname: string): Tab | null =>
  TABS.find(([, path]) => path.test(pathname))?.[0] ?? null
