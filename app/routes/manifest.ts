import { href } from 'react-router'
import { pageContext } from '../context.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import { headerColor } from '../theme-context.ts'
import { createThemeCss } from '../ui/theme/theme.ts'
import type { Route } from './+types/manifest.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

/** What a phone needs to keep the shop among its apps. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store, locale, homeLocale } = context.get(pageContext)
  const { site_name, site_description, palette_color, custom_color } = await store.settings()
  const color = headerColor(createThemeCss(custom_color || palette_color))
  const manifest = {
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: locale,
    dir: locale === 'fa' ? 'rtl' : 'ltr',
    id: '/',
    start_url: localePrefix(locale, homeLocale) + href('/'),
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: '#ffffff',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
