import type { Locale } from '#common/locale.ts'

/** What a page needs of Paraglide's runtime; the browser gets this in its place. */
export const getLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'fa')

/** messages look for one that the build has fixed; ours has none */
export const experimentalStaticLocale = undefined
