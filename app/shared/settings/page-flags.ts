import { pageIdOf } from '#common/page-screen.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

type Flag =
  | 'wish_list_page'
  | 'news_page'
  | 'contact_us_page'
  | 'setting_page'
  | 'my_orders_page'
  | 'edit_profile_page'
  | 'shipping_address_page'
  | 'downloads'
  | 'enable_wp_point_reward'
export type PageFlags = Pick<AppSettings, Flag>

/** Screens by the flag that switches them on (spec §3). */
const SCREENS: Record<string, Flag> = {
  'wish-list': 'wish_list_page',
  blog: 'news_page',
  'news-list': 'news_page',
  'news-detail': 'news_page',
  'contact-us': 'contact_us_page',
  settings: 'setting_page',
  'my-orders': 'my_orders_page',
  'my-order-detail': 'my_orders_page',
  'track-order': 'my_orders_page',
  'my-account': 'edit_profile_page',
  'shipping-address': 'shipping_address_page',
  downloads: 'downloads',
  'reward-points': 'enable_wp_point_reward',
}

/** Whether a link of the shop's owner leads to a screen that is there. @param url a path of the shop, or any URL */
export const isPageOn = (flags: PageFlags, url: string): boolean => {
  const screen = /^\/([\w-]+)/.exec(url)?.[1] ?? ''
  return !Object.hasOwn(SCREENS, screen) || Boolean(flags[SCREENS[screen] as Flag])
}

/** As {@link isPageOn}, for pages of the shop's own too. @param hidden ids of those that are switched off */
export const isLinkOn = (flags: PageFlags, url: string, hidden: readonly number[]): boolean =>
  isPageOn(flags, url) && !hidden.includes(pageIdOf(url))
