import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#store/modules/settings/settings.ts'
import { priceHtml } from './price-html.ts'

const dollars = {
  ...DEFAULT_SETTINGS,
  locale: 'en' as const,
  currency: {
    ...DEFAULT_SETTINGS.currency,
    code: 'USD',
    symbol: '$',
    decimals: 2,
    position: 'left' as const,
  },
}
const one = (price: number) => ({ min: price, max: price })
const shown = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&nbsp;', ' ')

test('a price', () => {
  expect(priceHtml(one(1800), null, dollars)).toBe(
    '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>18.00</bdi></span>',
  )
  expect(priceHtml(null, null, dollars)).toBe('')
  expect(shown(priceHtml(one(0), null, dollars))).toBe('&#36;0.00')
})

test('a sale tells both prices, to readers of screens too', () => {
  expect(shown(priceHtml(one(5500), one(6500), dollars))).toBe(
    '&#36;65.00 Original price was: &#036;65.00.&#36;55.00Current price is: &#036;55.00.',
  )
  expect(shown(priceHtml(one(5500), one(5500), dollars))).toBe('&#36;55.00')
})

test('a range, even on sale', () => {
  expect(shown(priceHtml({ min: 4200, max: 4500 }, one(4500), dollars))).toBe(
    '&#36;42.00 &ndash; &#36;45.00Price range: &#36;42.00 through &#36;45.00',
  )
})

test('Toman stands after the number, thousands are parted', () => {
  expect(shown(priceHtml(one(1_250_000), null, DEFAULT_SETTINGS))).toBe('1,250,000 تومان')
  expect(shown(priceHtml(one(900), one(1000), DEFAULT_SETTINGS))).toBe(
    '1,000 تومان قیمت پیش از تخفیف: 1,000 تومان.900 تومانقیمت اکنون: 900 تومان.',
  )
})
