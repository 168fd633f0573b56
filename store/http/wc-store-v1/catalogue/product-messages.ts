import type { Locale } from '#common/locale.ts'
import { toPersianDigits } from '#common/persian.ts'

/** What the Store API says of a product in words; names come escaped. */
const MESSAGES = {
  en: {
    inStock: (pieces: number) => `${pieces} in stock`,
    mayBeOrdered: ' (can be backordered)',
    onBackorder: 'Available on backorder',
    outOfStock: 'Out of stock',
    add: 'Add to cart',
    addNamed: (name: string) => `Add to cart: &ldquo;${name}&rdquo;`,
    select: 'Select options',
    selectNamed: (name: string) => `Select options for &ldquo;${name}&rdquo;`,
    read: 'Read more',
    readNamed: (name: string) => `Read more about &ldquo;${name}&rdquo;`,
    view: 'View products',
    viewNamed: (name: string) => `View products in the &ldquo;${name}&rdquo; group`,
    buy: 'Buy product',
  },
  fa: {
    inStock: (pieces: number) => `${toPersianDigits(String(pieces))} عدد در انبار`,
    mayBeOrdered: ' (با امکان پیش‌خرید)',
    onBackorder: 'قابل پیش‌خرید',
    outOfStock: 'ناموجود',
    add: 'افزودن به سبد',
    addNamed: (name: string) => `افزودن به سبد: «${name}»`,
    select: 'انتخاب گزینه‌ها',
    selectNamed: (name: string) => `انتخاب گزینه‌های «${name}»`,
    read: 'بیشتر بخوانید',
    readNamed: (name: string) => `بیشتر بخوانید درباره «${name}»`,
    view: 'دیدن محصولات',
    viewNamed: (name: string) => `دیدن محصولات گروه «${name}»`,
    buy: 'خرید محصول',
  },
}
export type ProductMessages = (typeof MESSAGES)['en']

export const productMessages = (locale: Locale): ProductMessages => MESSAGES[locale]
