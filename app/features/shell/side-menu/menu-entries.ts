import { href } from 'react-router'
import { m } from '../../../messages/paraglide/messages.js'
import { categoriesHref } from '../../../shop/links.ts'
import type { Shop } from '../../../shop/shop.ts'
import type { IconName } from '../../../ui/display/icon-names.ts'

/** A page of the menu; `key` names the flag or page it stands for. */
export interface MenuEntry {
  key: string
  name: string
  icon: IconName
  to?: string
  items?: MenuEntry[]
}

const pageHref = (id: number): string => href('/page/:id', { id: String(id) })

/** The side menu's list (spec §1: a page whose flag is off has no entry). */
export const menuEntries = (shop: Shop): MenuEntry[] => {
  const shown = (flag: unknown, entry: MenuEntry): MenuEntry[] => (flag ? [entry] : [])
  return [
    { key: 'home', name: m.shell_home(), icon: 'home', to: href('/') },
    {
      key: 'categories',
      name: m.shell_categories(),
      icon: 'grid_view',
      to: categoriesHref(shop.category_style),
    },
    {
      key: 'shop',
      name: m.shell_shop(),
      icon: 'storefront',
      items: [
        { key: 'newest', name: m.shell_newest(), icon: 'bolt', to: href('/shop') },
        { key: 'sale', name: m.shell_on_sale(), icon: 'percent', to: href('/shop/sale') },
        { key: 'featured', name: m.shell_featured(), icon: 'verified', to: href('/shop/featured') },
      ],
    },
    ...shown(shop.wish_list_page, {
      key: 'wish-list',
      name: m.shell_wish_list(),
      icon: 'favorite',
      to: href('/wish-list'),
    }),
    ...shown(shop.news_page, { key: 'news', name: m.shell_news(), icon: 'newspaper', to: href('/blog') }),
    ...shown(shop.contact_us_page, {
      key: 'contact',
      name: m.shell_contact(),
      icon: 'support_agent',
      to: href('/contact-us'),
    }),
    ...shown(shop.about_us_page, {
      key: 'about',
      name: m.shell_about(),
      icon: 'info',
      to: pageHref(shop.about_us_page),
    }),
    ...shop.sidebar_pages.map(
      (page): MenuEntry => ({ key: `page-${page.id}`, name: page.title, icon: 'article', to: page.url }),
    ),
  ]
}

/** What the account section offers before anybody is signed in. */
export const accountEntries = (shop: Shop): MenuEntry[] => [
  ...(shop.my_orders_page
    ? [
        {
          key: 'track-order',
          name: m.shell_track_order(),
          icon: 'local_shipping',
          to: href('/track-order'),
        } as const,
      ]
    : []),
]
