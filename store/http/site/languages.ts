import { type Locale, localeOfPath } from '#common/locale.ts'

/** The URL of a path in a language: the shop's own has no prefix, the other one has its name. */
export const localised = (origin: string, path: string, locale: Locale, home: Locale): string =>
  locale === home ? origin + path : `${origin}/${locale}${path === '/' ? '' : path}`

/** A path without its language, and which language that was. */
export const splitLocale = (path: string, home: Locale): { locale: Locale; path: string } => {
  const locale = localeOfPath(path, home)
  return { locale, path: locale === home ? path : path.slice(locale.length + 1) || '/' }
}
