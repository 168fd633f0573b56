import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { hasDemo } from '#app/shared/settings/demo-settings.ts'
import { localePrefix } from '#app/shared/settings/root-data.ts'
import type { Locale } from '#common/locale.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/install/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/install/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/install/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** Files of public/install/, made by tools/build/install-pictures.ts. */
const SIZES = { narrow: '780x1688', wide: '1280x800' }

/** They show the demo's goods, so only a demo says that it looks like this. */
const screenshots = (locale: Locale) =>
  (['narrow', 'wide'] as const).flatMap((form_factor) =>
    (['home', 'product'] as const).map((screen) => ({
      src: `/install/${locale}-${screen}-${form_factor}.webp`,
      type: 'image/webp',
      sizes: SIZES[form_factor],
      form_factor,
      label: screen === 'home' ? m.pwa_screenshot_home() : m.pwa_screenshot_product(),
    })),
  )

type ManifestSettings = Pick<
  AppSettings,
  'site_name' | 'site_description' | 'my_orders_page' | 'wish_list_page' | 'is_demo' | 'appInProduction'
>

/** What a device needs to keep the shop among its apps, in the language of the page that it was found on. */
export const createManifest = (
  settings: ManifestSettings,
  color: string,
  { locale, homeLocale }: { locale: Locale; homeLocale: Locale },
) => {
  const prefix = localePrefix(locale, homeLocale)
  const shortcut = (name: string, path: string) => ({ name, url: prefix + path, icons: ICONS.slice(1, 2) })
  return {
    name: settings.site_name,
    short_name: settings.site_name,
    description: settings.site_description,
    lang: locale,
    dir: locale === 'fa' ? 'rtl' : 'ltr',
    id: '/',
    // the front page of a language has no slash behind its prefix
    start_url: prefix || href('/'),
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: '#ffffff',
    categories: ['shopping'],
    icons: ICONS,
    ...(hasDemo(settings) && { screenshots: screenshots(locale) }),
    shortcuts: [
      shortcut(m.ui_search(), href('/search')),
      shortcut(m.cart_title(), href('/cart')),
      ...(settings.my_orders_page ? [shortcut(m.orders_title(), href('/my-orders'))] : []),
      ...(settings.wish_list_page ? [shortcut(m.catalog_wish_list(), href('/wish-list'))] : []),
    ],
    share_target: {
      action: prefix + href('/share-target'),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
