import { PICTURE_WIDTHS } from '#common/picture-widths.ts'
import { frameUrl, sanitiseCss, sanitiseHtml } from '#store/modules/content/content.ts'
import { publicSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

const MEDIA = '/media/'

/** Addresses of our own pictures get the origin, wherever they stand; everything else stays. */
const absolute = <T>(origin: string, value: T): T => {
  if (typeof value === 'string') {
    return (value.startsWith(MEDIA) ? value.replaceAll(/(^|, )\/media\//g, `$1${origin}/media/`) : value) as T
  }
  if (Array.isArray(value)) return value.map((one) => absolute(origin, one)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(origin, one)])) as T
}

/** The variants of a banner's picture, when its owner listed none. */
const withSrcset = (banner: AppSettings['banners'][number]): AppSettings['banners'][number] => {
  const { src, srcset, width } = banner.image
  if (srcset || !src.startsWith(MEDIA)) return banner
  const entries = PICTURE_WIDTHS.filter(
    (one, index) => one < width || (PICTURE_WIDTHS[index - 1] ?? 0) < width,
  ).map((one) => `${MEDIA}${one}/${src.slice(MEDIA.length)} ${Math.min(one, width)}w`)
  return { ...banner, image: { ...banner.image, srcset: entries.join(', ') } }
}

/** The twins in camel case that the specification lists as settings flags (spec §3). */
const flags = (settings: AppSettings) => ({
  appLogo: settings.app_logo.url,
  appLogoDark: settings.dark_app_logo.url,
  headerIcon: settings.header_icon,
  darkMode: settings.dark_mode,
  customColor: settings.custom_color,
  appTheme: settings.palette_color,
  sideMenuStyle: settings.sidebar_type,
  sideMenuData: settings.side_menu_data,
  socialNetwork: settings.social_network,
  sidePagesData: settings.sidebar_pages,
  toolbarTitle: settings.toolbar_title,
  appInProduction: settings.appInProduction,
  bannerStyle: settings.banner_style,
  refundPolicy: settings.refundPolicy,
  wishListPage: settings.wish_list_page,
  editProfilePage: settings.edit_profile_page,
  contactUsPage: settings.contact_us_page,
  downloadPage: settings.downloads,
  enableWpPointReward: settings.enable_wp_point_reward,
  aboutUsPage: settings.about_us_page,
  newsPage: settings.news_page,
  settingPage: settings.setting_page,
  myOrdersPage: settings.my_orders_page,
})

const sanitised = (settings: AppSettings): AppSettings => ({
  ...settings,
  footer_html: sanitiseHtml(settings.footer_html),
  privacyPolicy: sanitiseHtml(settings.privacyPolicy),
  termServices: sanitiseHtml(settings.termServices),
  refundPolicy: sanitiseHtml(settings.refundPolicy),
  css_code: sanitiseCss(settings.css_code),
  iframe_google_map: frameUrl(settings.iframe_google_map),
  home: settings.home.map((section) =>
    section.type === 'text' ? { ...section, html: sanitiseHtml(section.html) } : section,
  ),
})

/** What `rests/plugin.php` answers: every public setting, safe to show, with absolute URLs. */
export const settingsJson = (settings: StoreSettings, origin: string) => {
  const shown = sanitised(publicSettings(settings))
  const { app_logo, dark_app_logo, intro, trust_badges } = shown
  const located: AppSettings = {
    ...shown,
    ...absolute(origin, { app_logo, dark_app_logo, intro, trust_badges }),
    banners: absolute(origin, shown.banners.map(withSrcset)),
  }
  return { ...located, ...flags(located) }
}
