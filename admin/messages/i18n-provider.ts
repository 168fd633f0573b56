import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { LOCALE_COOKIE } from '#admin/boot.ts'
import { serializeCookie } from '#common/http/cookies.ts'
import type { Locale } from '#common/locale.ts'
import { toPersianDigits } from '#common/persian.ts'
import type { Texts } from './catalogue.ts'
import en from './en/en.ts'
import fa from './fa/fa.ts'

export const CATALOGUES = { en, fa }

const LOCALES = [
  { locale: 'fa', name: 'فارسی' },
  { locale: 'en', name: 'English' },
]

const YEAR = 365 * 86_400

/** Both languages have a form for one and another for more; Polyglot knows one form alone for Persian. */
const PLURALS = {
  pluralRules: {
    pluralTypes: { twoForms: (count: number) => (count === 1 ? 0 : 1) },
    pluralTypeToLanguages: { twoForms: ['fa', 'en'] },
  },
}

/** What stands for a count in the texts: Polyglot chooses the form by `smart_count`, which has to be a number. */
const withCount = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('%{smart_count}', '%{count}') : withCount(text),
    ]),
  )

const written = (value: unknown, locale: Locale): unknown =>
  typeof value === 'number' && locale === 'fa' ? toPersianDigits(String(value)) : value

const writtenNumbers = (options: Record<string, unknown>, locale: Locale) => ({
  ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, written(value, locale)])),
  ...(options.smart_count !== undefined && {
    smart_count: options.smart_count,
    count: written(options.smart_count, locale),
  }),
})

/**
 * Texts of both languages for react-admin. Another language turns the page around, which its styles are made for once:
 * the page is loaded anew.
 */
export const createI18nProvider = (locale: Locale): I18nProvider => {
  const texts = withCount(CATALOGUES[locale] as unknown as Texts)
  const provider = polyglot(() => texts as never, locale, LOCALES, { allowMissing: true, ...PLURALS })
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, options && writtenNumbers(options, locale)),
    changeLocale: async (chosen) => {
      if (chosen === locale) return
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
      document.cookie = serializeCookie(LOCALE_COOKIE, chosen, {
        origin: location.origin,
        maxAge: YEAR,
        httpOnly: false,
      })
      location.reload()
    },
  }
}
