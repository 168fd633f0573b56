import { expect, test } from 'vitest'
import { currencyNames } from './currency-names.ts'

test.each([
  ['fa', 'IRT', 'تومان ایران'],
  ['en', 'IRT', 'Iranian toman'],
  ['fa', 'EUR', 'یورو'],
  ['en', 'EUR', 'Euro'],
  ['en', 'QQQ', 'QQQ'],
] as const)('in %s %s is called %s', (locale, code, name) => {
  expect(currencyNames(locale)(code)).toBe(name)
})
