import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { categoriesHref } from '#app/shared/links/links.ts'
import { hasDemo } from '#app/shared/settings/demo-settings.ts'
import type { PageSettings } from '#app/shared/settings/page-settings.ts'
import { isVendor } from '#app/shared/vendors/load-vendor.ts'
import type { IconName } from '#app/ui/display/icon-names.ts'
import type { Tab } from '../active-tab.ts'

/** Spec §4. */
export const TAB_NUMBERS: Record<Tab, number> = { home: 1, search: 2, categories: 3, cart: 4, account: 5 }

interface MenuLink {
  name: string
  url: string
}

/** A page of the menu (spec §3). */
export interface MenuEntry extends MenuLink {
  /** names the entry among the others */
  value: string
  img: IconName
  /** the bottom tab (spec §4: 1 home … 5 account) whose screens mark this entry, 0 for none */
  tabActiveNum: number
  /** the group that opens in its place */
  items: MenuLink[]
  expanded: boolean
  /** for the signed in alone */
  login: boolean
}

const entry = (value: string, name: string, img: IconName, url: string): MenuEntry => ({
  value,
  name,
  url,
  img,
  tabActiveNum: 0,
  items: [],
  expanded: false,
  login: false,
})

const pageHref = (id: number): string => href('/page/:id', { id: String(id) })

const shopGroup = (): MenuEntry => ({
  ...entry('shop', m.catalog_shop(), 'storefront', ''),
  expanded: true,
  items: [
    { name: m.catalog_new_arrivals(), url: href('/shop') },
    { name: m.catalog_sale(), url: href('/shop/sale') },
    { name: m.catalog_featured_title(), url: href('/shop/featured') },
    { name: m.shell_deals(), url: `${href('/shop/sale')}?in_stock=true&orderby=popularity` },
  ],
})

/** Places of the shop: whether each is switched on, and how it is listed. */
const places = (settings: PageSettings): [shown: unknown, entry: MenuEntry][] => [
  [true, { ...entry('home', m.shell_home(), 'home', href('/')), tabActiveNum: 1 }],
  [
    true,
    {
      ...entry('categories', m.catalog_categories(), 'grid_view', categoriesHref(settings.category_style)),
      tabActiveNum: 3,
    },
  ],
  [true, shopGroup()],
  [settings.wish_list_page, entry('wish-list', m.catalog_wish_list(), 'favorite', href('/wish-list'))],
  [true, entry('notifications', m.loyalty_notifications_title(), 'notifications', href('/notifications'))],
  [
    settings.enable_wp_point_reward,
    entry('rewards', m.loyalty_points_title(), 'redeem', href('/reward-points')),
  ],
  [
    settings.contact_us_page,
    entry('contact', m.content_contact_title(), 'support_agent', href('/contact-us')),
  ],
  [settings.about_us_page, entry('about', m.shell_about(), 'info', pageHref(settings.about_us_page))],
  [settings.news_page, entry('news', m.content_blog_title(), 'newspaper', href('/blog'))],
  [settings.has_intro, entry('intro', m.intro_title(), 'celebration', href('/intro'))],
  ...settings.sidebar_pages.map((page): [boolean, MenuEntry] => [
    true,
    entry(`page-${page.id}`, page.title, 'article', page.url),
  ]),
  [hasDemo(settings), entry('demo', m.demo_title(), 'tune', href('/demo'))],
  [settings.setting_page, entry('settings', m.shell_settings(), 'settings', href('/settings'))],
]

const account = (settings: PageSettings, role: string): [shown: unknown, entry: MenuEntry][] =>
  (
    [
      [
        settings.edit_profile_page,
        entry('profile', m.account_edit_profile(), 'manage_accounts', href('/my-account')),
      ],
      [
        settings.shipping_address_page,
        entry('addresses', m.account_addresses(), 'location_on', href('/shipping-address')),
      ],
      [settings.downloads, entry('downloads', m.orders_downloads_title(), 'download', href('/downloads'))],
      [settings.my_orders_page, entry('orders', m.orders_title(), 'receipt_long', href('/my-orders'))],
      [isVendor(settings, role), entry('my-shop', m.vendor_title(), 'storefront', href('/my-shop'))],
    ] as [unknown, MenuEntry][]
  ).map(([shown, own]) => [shown, { ...own, login: true }])

const switchedOn = (all: [shown: unknown, entry: MenuEntry][]): MenuEntry[] =>
  all.flatMap(([shown, one]) => (shown ? [one] : []))

/** The whole list of style 1; a page whose flag is off is not among it. */
export const menuEntries = (settings: PageSettings): MenuEntry[] => switchedOn(places(settings))

const SHORT = new Set(['wish-list', 'notifications', 'rewards', 'about', 'demo', 'settings'])

/** What stands below the tiles of style 2 and the tree of style 3: the toolbar below them has blog and contact. */
export const shortEntries = (settings: PageSettings): MenuEntry[] =>
  menuEntries(settings).filter(({ value }) => SHORT.has(value))

/**
 * What the account holds: the customer's pages for the signed in; a guest follows an order by its number.
 * @param role of who is signed in
 */
export const accountEntries = (settings: PageSettings, role: string | undefined): MenuEntry[] =>
  role !== undefined
    ? switchedOn(account(settings, role))
    : switchedOn([
        [
          settings.my_orders_page,
          entry('track-order', m.tracking_title(), 'local_shipping', href('/track-order')),
        ],
      ])

/** The entry of the screen that is open: its own page, else that of its bottom tab. */
export const currentEntry = (entries: MenuEntry[], pathname: string, tab: number): string =>
  (
    entries.find(({ url }) => url === pathname) ??
    entries.find(({ tabActiveNum }) => tabActiveNum > 0 && tabActiveNum === tab)
  )?.value ?? ''
