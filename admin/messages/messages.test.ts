import { expect, test } from 'vitest'
import type { Texts } from './catalogue.ts'
import { CATALOGUES, createI18nProvider } from './i18n-provider.ts'

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  )

const of = (locale: 'fa' | 'en') => new Map(flat(CATALOGUES[locale] as unknown as Texts))

test('both languages have the same texts, none of them empty', () => {
  expect([...of('fa').keys()].sort()).toEqual([...of('en').keys()].sort())
  for (const [key, text] of [...of('fa'), ...of('en')]) expect(text, key).not.toBe('')
})

test('both languages name the same values', () => {
  const values = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort()
  for (const [key, text] of of('en')) expect([key, values(of('fa').get(key)!)]).toEqual([key, values(text)])
})

test('Persian texts have no letters or digits of other scripts that look like theirs', () => {
  for (const [key, text] of of('fa')) expect(text.replace(/%\{\w+\}/g, ''), key).not.toMatch(/[يك٠-٩0-9]/)
})

test('counts are written in the digits of the language, in the form for one and for more', () => {
  const fa = createI18nProvider('fa')
  expect(fa.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('۱ مورد انتخاب شده')
  expect(fa.translate('ra.action.bulk_actions', { smart_count: 12 })).toBe('۱۲ مورد انتخاب شده')
  const en = createI18nProvider('en')
  expect(en.translate('ra.action.bulk_actions', { smart_count: 12 })).toBe('12 items selected')
})
