import type { Locale } from './locale.ts'

const TOMAN: Record<Locale, string> = { fa: 'تومان ایران', en: 'Iranian toman' }

/**
 * What currencies are called in a language, by their code: ISO 4217, or WooCommerce's IRT for Toman, which has no code
 * of its own. A code that nobody knows is its own name.
 */
export const currencyNames = (locale: Locale): ((code: string) => string) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (code) => (code === 'IRT' ? TOMAN[locale] : (names.of(code) ?? code))
}
