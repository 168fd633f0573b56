import { expect, test } from 'vitest'
import { type Locale, localeOfPath } from './locale.ts'

test.each<[string, Locale, Locale]>([
  ['/', 'fa', 'fa'],
  ['/en', 'fa', 'en'],
  ['/en/', 'fa', 'en'],
  ['/en/_.data', 'fa', 'en'],
  ['/en.data', 'fa', 'en'],
  ['/en/shop.data', 'fa', 'en'],
  ['/shop/en', 'fa', 'fa'],
  ['/english', 'fa', 'fa'],
  ['/en.database', 'fa', 'fa'],
  ['/_.data', 'en', 'en'],
  ['/fa.data', 'en', 'fa'],
  ['/en/shop', 'en', 'en'],
])('%s of a shop in %s is in %s', (path, home, locale) => {
  expect(localeOfPath(path, home)).toBe(locale)
})
