import { previewPrefix } from './preview-path.ts'

/** The languages of storefront and messages. */
export type Locale = 'fa' | 'en'

export const otherLocale = (locale: Locale): Locale => (locale === 'fa' ? 'en' : 'fa')

/** The language that a path names: pages below it, and the front page, whose data the router asks for as `/en.data`. */
export const namedLocale = (pathname: string): Locale | undefined =>
  /^\/(en|fa)(?=\/|$|\.data$)/.exec(pathname.slice(previewPrefix(pathname).length))?.[1] as Locale | undefined

/** The language of a path: the shop's own, unless the path names the other one. */
export const localeOfPath = (pathname: string, home: Locale): Locale => namedLocale(pathname) ?? home
