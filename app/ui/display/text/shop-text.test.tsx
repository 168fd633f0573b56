// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { ShopText } from './shop-text.tsx'

afterEach(cleanup)

const drawn = (locale: 'fa' | 'en', text: string): string => {
  overwriteGetLocale(() => locale)
  return render(<ShopText>{text}</ShopText>).container.innerHTML
}

it('marks what is written in the language of the other pages', () => {
  expect(drawn('en', 'فنجان سفالی')).toBe('<bdi lang="fa" dir="rtl">فنجان سفالی</bdi>')
  expect(drawn('fa', 'Sony')).toBe('<bdi lang="en" dir="ltr">Sony</bdi>')
})

it('takes a text with Persian letters for Persian, whatever it begins with', () => {
  expect(drawn('en', 'Sony مدل ۵')).toBe('<bdi lang="fa" dir="rtl">Sony مدل ۵</bdi>')
  expect(drawn('fa', 'Sony مدل ۵')).toBe('Sony مدل ۵')
})

it('takes digits for no language', () => {
  expect(drawn('fa', 'XL، ۲XL')).toBe('<bdi lang="en" dir="ltr">XL، ۲XL</bdi>')
  expect(drawn('en', '۲XL')).toBe('۲XL')
})

it('leaves texts of the page alone, and keeps what has no letters in one piece', () => {
  expect(drawn('fa', 'فنجان')).toBe('فنجان')
  expect(drawn('en', '+98 21')).toBe('<bdi>+98 21</bdi>')
})
