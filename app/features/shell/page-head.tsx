import { memo } from 'react'
import { Meta, useLocation, useMatches } from 'react-router'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import { seoHeadOf } from '#app/shared/pages/seo/seo-head.ts'
import type { RootData } from '#app/shared/settings/root-data.ts'
import { localePrefix } from '#app/shared/settings/root-data.ts'
import { fontPreloads } from '#app/ui/fonts.ts'
import type { Locale } from '#common/locale.ts'

const LOCALES: readonly Locale[] = ['fa', 'en']
const OG_LOCALE = { fa: 'fa_IR', en: 'en_US' }

/**
 * The page's one URL without the language's prefix: what its loader calls canonical, else its path and page.
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

/** What the page's own texts are translated to, as its loader says; undefined where it has none but the shop's. */
const useTranslations = (): readonly Locale[] | undefined =>
  (useMatches().at(-1)?.loaderData as { languages?: readonly Locale[] } | null | undefined)?.languages

/** What every page says of itself in its head. */
export const PageHead = memo(function PageHead({ data }: { data: RootData | undefined }) {
  const canonical = useCanonical()
  const translatedTo = useTranslations()
  const seo = seoHeadOf(useMatches())
  if (!data) return <Meta />
  const { origin, locale, homeLocale, shop, color, languages: shopLanguages = [] } = data
  const languages = LOCALES.filter(
    (one) => one === homeLocale || (translatedTo ?? shopLanguages).includes(one),
  )
  const urlIn = (language: Locale) =>
    origin + (localePrefix(language, homeLocale) + canonical).replace(/(.)\/$/, '$1')
  return (
    <>
      <Meta />
      {fontPreloads(locale).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {canonical && (
        <>
          <link rel="canonical" href={seo?.canonical || urlIn(locale)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(homeLocale)} />
          {!seo?.social['og:url'] && <meta property="og:url" content={seo?.canonical || urlIn(locale)} />}
        </>
      )}
      {!languages.includes(locale) && <meta name="robots" content="noindex, follow" />}
      {!seo?.social['og:site_name'] && <meta property="og:site_name" content={shop.site_name} />}
      {!seo?.social['og:locale'] && <meta property="og:locale" content={OG_LOCALE[locale]} />}
      <meta name="theme-color" content={color} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={`${localePrefix(locale, homeLocale)}/manifest.webmanifest`} />
    </>
  )
})
