import type { Locale } from '#common/locale.ts'
import arabic from './generated/vazirmatn-arabic.woff2?url'
import latin from './generated/vazirmatn-latin.woff2?url'

/** The faces that a page in this language needs first, for `<link rel="preload" as="font">`. */
export const fontPreloads = (locale: Locale): string[] => (locale === 'fa' ? [arabic, latin] : [latin])
