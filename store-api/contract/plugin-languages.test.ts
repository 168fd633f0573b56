import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { translationIn, withLanguages } from './plugin-languages.ts'

/** As Polylang Pro documents its fields (polylang.pro/doc/rest-api): the item itself is among its translations. */
const POLYLANG_POST = { id: 3376, slug: 'khabar', lang: 'fa', translations: { fa: 3376, en: 3374 } }
/** As WooCommerce Multilingual writes them: without the item itself, ids as the database has them. */
const WPML_PRODUCT = { id: 12, slug: 'ghoori', lang: 'fa', translations: { en: '14', fr: '15' } }
/** PHP's empty array */
const ALONE = { id: 16, slug: 'finjan', lang: 'fa', translations: [] as [] }

test.each([
  ['Polylang’s post', POLYLANG_POST, ['fa', 'en']],
  ['WPML’s product', WPML_PRODUCT, ['fa', 'en']],
  ['the English one of the two', { ...POLYLANG_POST, id: 3374, lang: 'en' }, ['en', 'fa']],
  ['what has no translation', ALONE, ['fa']],
  ['codes with a country', { lang: 'fa_IR', translations: { 'en-us': 3 } }, ['fa', 'en']],
  ['a translation that was deleted', { lang: 'fa', translations: { en: null } }, ['fa']],
  ['other languages', { lang: 'fil', translations: { de: 2 } }, undefined],
  ['what no plugin knows', { id: 1 }, undefined],
])('the languages of %s', (_, item, languages) => {
  expect(withLanguages<object & { languages?: Locale[] }>(item as object).languages).toEqual(languages)
})

test('the contract’s own field counts before what a plugin says', () => {
  expect(withLanguages({ ...POLYLANG_POST, languages: ['fa'] }).languages).toEqual(['fa'])
})

test.each([
  [POLYLANG_POST, 'en', 3374],
  [WPML_PRODUCT, 'en', 14],
  [POLYLANG_POST, 'fa', null],
  [ALONE, 'en', null],
  [{ id: 1 }, 'en', null],
] as const)('of %o the texts in %s are those of %s', (item, locale, id) => {
  expect(translationIn(item, locale)).toBe(id)
})
