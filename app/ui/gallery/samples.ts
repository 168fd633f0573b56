import { getLocale } from '#app/messages/paraglide/runtime.js'
import type { PriceCurrency } from '../format.ts'

/** A sample text in the page's language. */
export const say = (fa: string, en: string): string => (getLocale() === 'fa' ? fa : en)

export const toman: PriceCurrency = {
  code: 'IRT',
  symbol: 'تومان',
  decimals: 0,
  position: 'right_space',
  display_as: '',
}
export const dollar: PriceCurrency = {
  code: 'USD',
  symbol: '$',
  decimals: 2,
  position: 'left',
  display_as: '',
}

/** A picture that needs no server: a soft ground with one round object. */
export const picture = (hue: number, width = 400, height = 400): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 94%)"/>` +
      `<stop offset="1" stop-color="hsl(${hue} 45% 86%)"/></linearGradient>` +
      `<radialGradient id="b" cx=".35" cy=".3"><stop stop-color="hsl(${hue} 90% 75%)"/>` +
      `<stop offset="1" stop-color="hsl(${hue} 70% 45%)"/></radialGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#a)"/>` +
      `<ellipse cx="50%" cy="80%" rx="22%" ry="4%" fill="hsl(${hue} 30% 60% / .4)"/>` +
      `<circle cx="50%" cy="48%" r="${height * 0.28}" fill="url(#b)"/></svg>`,
  )}`

export const products = [
  {
    id: 1,
    fa: 'هدفون بی‌سیم با حذف نویز فعال',
    en: 'Wireless headphones with noise cancelling',
    price: '4890000',
    regular: '6250000',
    hue: 262,
    rating: 4.5,
  },
  {
    id: 2,
    fa: 'کیف دوشی چرم طبیعی',
    en: 'Leather shoulder bag',
    price: '2350000',
    regular: '2350000',
    hue: 24,
    rating: 4,
  },
  {
    id: 3,
    fa: 'ساعت هوشمند سری ۹ نسخه ۴۵ میلی‌متری',
    en: 'Smart watch, series 9, 45 mm',
    price: '18900000',
    regular: '21500000',
    hue: 205,
    rating: 4.8,
  },
  {
    id: 4,
    fa: 'گلدان سرامیکی دست‌ساز',
    en: 'Handmade ceramic vase',
    price: '680000',
    regular: '680000',
    hue: 140,
    rating: 3.5,
  },
  {
    id: 5,
    fa: 'کفش پیاده‌روی سبک',
    en: 'Light walking shoes',
    price: '1990000',
    regular: '2800000',
    hue: 350,
    rating: 4.1,
  },
  {
    id: 6,
    fa: 'کتاب «بوف کور» صادق هدایت',
    en: '“The Blind Owl”, Sadegh Hedayat',
    price: '245000',
    regular: '245000',
    hue: 48,
    rating: 4.9,
  },
]
