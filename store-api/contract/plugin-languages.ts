import type { Locale } from '#common/locale.ts'

/**
 * What Polylang (Pro, and for WooCommerce) and WooCommerce Multilingual of WPML add to posts, terms and products: the code of
 * the item's own language, and the ids of its translations by code, among which Polylang counts the item itself. Without
 * any, PHP writes an empty list.
 */
interface PluginLanguages {
  lang?: string | null
  translations?: Record<string, number | string | null> | []
}

/** What may say its languages, by the contract or by a plugin. */
interface Translatable {
  languages?: Locale[] | undefined
}

const LOCALE = /^(fa|en)(?![a-z])/i

/** `en` of `en`, `en-us` and `en_US`; null for a language that the storefront does not speak. */
const localeOf = (code: string | null | undefined): Locale | null =>
  (LOCALE.exec(code ?? '')?.[1]?.toLowerCase() as Locale | undefined) ?? null

const toldBy = (item: object) => {
  const { lang, translations } = item as PluginLanguages
  const others = Object.entries(translations ?? {}).flatMap(([code, id]) => {
    const locale = localeOf(code)
    return locale && Number(id) > 0 ? [{ locale, id: Number(id) }] : []
  })
  return { own: localeOf(lang), others }
}

/** An item with the languages that a plugin says it has texts in, its own first, where the contract's field is missing. */
export const withLanguages = <T extends Translatable>(item: T): T => {
  if (item.languages) return item
  const { own, others } = toldBy(item)
  const languages = [...new Set([...(own ? [own] : []), ...others.map(({ locale }) => locale)])]
  return languages.length > 0 ? { ...item, languages } : item
}

/** The id of the item that a plugin keeps the texts of this one in another language in; null where these are they. */
export const translationIn = (item: object, locale: Locale): number | null => {
  const { own, others } = toldBy(item)
  if (own === null || own === locale) return null
  return others.find((other) => other.locale === locale)?.id ?? null
}
