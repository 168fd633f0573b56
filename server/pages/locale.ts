import type { Locale } from '#common/locale.ts'

/** The language of a path: the shop's own, unless the path starts with the other one's prefix. */
export const localeOfPath = (pathname: string, home: Locale): Locale => {
  const other = home === 'fa' ? 'en' : 'fa'
  return pathname === `/${other}` || pathname.startsWith(`/${other}/`) ? other : home
}
