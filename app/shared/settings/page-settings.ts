import type { AppSettings } from '#store-api/contract/settings.ts'
import { isLinkOn } from './page-flags.ts'
import { useRootData } from './root-data.ts'

const PAGE_KEYS = [
  'site_name',
  'site_description',
  'app_logo',
  'dark_app_logo',
  'header_icon',
  'dark_mode',
  'toolbar_title',
  'sidebar_type',
  'side_menu_data',
  'social_network',
  'phone_no',
  'store_address',
  'contact_email',
  'footer_pages',
  'fast_access_in_footer',
  'sidebar_pages',
  'wish_list_page',
  'news_page',
  'contact_us_page',
  'about_us_page',
  'setting_page',
  'my_orders_page',
  'edit_profile_page',
  'shipping_address_page',
  'downloads',
  'enable_wp_point_reward',
  'category_style',
  'card_style',
  'banner_style',
  'after_add_cart_action',
  'new_product_duration',
  'mvf_enabled',
  'brand_slug',
  'expire_date_meta',
  'currency',
  'timezone',
  'locale',
  'country',
  'trust_badges',
  'app_link',
  'terms_page_id',
  'privacy_page_id',
  'is_demo',
  'appInProduction',
  'update_order',
  'popular_searches',
] as const

/** The part of the app settings that every page needs in the browser; a page asks its loader for the rest. */
export type PageSettings = Pick<AppSettings, (typeof PAGE_KEYS)[number]> & { has_intro: boolean }

/** @param hidden ids of pages that are switched off by no flag of their own */
export const pickPageSettings = (
  settings: AppSettings,
  origin: string,
  hidden: number[] = [],
): PageSettings => {
  const { app_logo, dark_app_logo, ...picked } = Object.fromEntries(
    PAGE_KEYS.map((key) => [key, settings[key]]),
  ) as PageSettings
  const pathOf = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url)
  const here = ({ url }: { url: string }) => ({ url: pathOf(url) })
  const isOn = ({ url }: { url: string }) => isLinkOn(settings, pathOf(url), hidden)
  const isShown = (page: { id: number; url: string }) => isOn(page) && !hidden.includes(page.id)
  return {
    ...picked,
    app_logo: here(app_logo),
    dark_app_logo: here(dark_app_logo),
    has_intro: settings.intro.length > 0,
    footer_pages: settings.footer_pages.filter(isShown),
    sidebar_pages: settings.sidebar_pages.filter(isShown),
    fast_access_in_footer: settings.fast_access_in_footer.filter(isOn),
    trust_badges: settings.trust_badges.map((badge) => (isOn(badge) ? badge : { ...badge, url: '' })),
  }
}

/** The shop's settings, from the root route. */
export const usePageSettings = (): PageSettings => {
  const root = useRootData()
  if (!root) throw new Error('usePageSettings needs the root route')
  return root.shop
}
