import { Meta, useLocation, useMatches } from 'react-router'
import { usePageSearch } from '#app/shared/pages/page-search.ts'
import type { RootData } from '#app/shared/settings/root-data.ts'
import { localePrefix } from '#app/shared/settings/root-data.ts'
import { fontPreloads } from '#app/ui/fonts.ts'

const LOCALES = ['fa', 'en'] as const
const OG_LOCALE = { fa: 'fa_IR', en: 'en_US' }

/**
 * The page's one address without the language's prefix: what its loader calls canonical, else its path and page.
 * null where there is nothing to be found: its loader threw, or says so.
 */
const useCanonical = (): string | null => {
  const { pathname } = useLocation()
  const search = usePageSearch()
  const loaded = useMatches().at(-1)?.loaderData as { canonical?: string | null } | null | undefined
  if (!loaded || loaded.canonical === null) return null
  const page = /[?&]page=(\d+)/.exec(search)?.[1]
  return (loaded.canonical ?? pathname) + (page && page !== '1' ? `?page=${page}` : '')
}

/** What every page says of itself in its head. */
export const PageHead = ({ data }: { data: RootData | undefined }) => {
  const canonical = useCanonical()
  if (!data) return <Meta />
  const { origin, locale, homeLocale, shop, color } = data
  const addressIn = (language: 'fa' | 'en') =>
    origin + (localePrefix(language, homeLocale) + canonical).replace(/(.)\/$/, '$1')
  return (
    <>
      <Meta />
      {fontPreloads(locale).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {canonical && (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(homeLocale)} />
          <meta property="og:url" content={addressIn(locale)} />
        </>
      )}
      <meta property="og:site_name" content={shop.site_name} />
      <meta property="og:locale" content={OG_LOCALE[locale]} />
      <meta name="theme-color" content={color} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={`${localePrefix(locale, homeLocale)}/manifest.webmanifest`} />
    </>
  )
}
