import type { Locale } from '#common/locale.ts'

export const otherLocale = (locale: Locale): Locale => (locale === 'fa' ? 'en' : 'fa')

/** The URL of a path in a language: the shop's own has no prefix, the other one has its name. */
export const localised = (origin: string, path: string, locale: Locale, home: Locale): string =>
  locale === home ? origin + path : `${origin}/${locale}${path === '/' ? '' : path}`

/** A path without its language, and which language that was. */
export const splitLocale = (path: string, home: Locale): { locale: Locale; path: string } => {
  const other = otherLocale(home)
  if (path === `/${other}` || path.startsWith(`/${other}/`)) {
    return { locale: other, path: path.slice(other.length + 1) || '/' }
  }
  return { locale: home, path }
}
