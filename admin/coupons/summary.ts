import type { Coupon } from './coupon.ts'

export interface SummaryWords {
  translate: (key: string, values?: Record<string, unknown>) => string
  /** an amount in the shop's main unit */
  money: (amount: string) => string
  percent: (amount: string) => string
  count: (value: number) => string
  date: (value: string) => string
  product: (id: number) => string
  category: (id: number) => string
}

type Given = Partial<Coupon>

const has = (value: unknown): boolean => value !== '' && value !== null && value !== undefined

/** Names of a few; of many the first ones and how many more. */
const listed = (names: readonly string[], { translate, count }: SummaryWords): string => {
  const shown = names.slice(0, 3).join(translate('coupons.summary.comma'))
  const more = names.length - 3
  return more > 0 ? translate('coupons.summary.more', { names: shown, count: count(more) }) : shown
}

const goodsOf = (
  products: readonly number[] = [],
  categories: readonly number[] = [],
  words: SummaryWords,
) => [...categories.map(words.category), ...products.map(words.product)]

const discountOf = (coupon: Given, words: SummaryWords): string[] => {
  const { amount = '', discount_type: type = 'percent' } = coupon
  const { translate } = words
  const free = coupon.free_shipping ? [translate('coupons.summary.free_shipping')] : []
  if (!Number(amount)) return free
  const goods = goodsOf(coupon.product_ids, coupon.product_categories, words)
  const values = {
    amount: type === 'percent' ? words.percent(amount) : words.money(amount),
    goods: listed(goods, words),
  }
  // an amount off the cart is off all of it, whatever has to be in it
  const key =
    type === 'fixed_cart' ? 'cart' : goods.length > 0 ? 'goods' : type === 'fixed_product' ? 'each' : 'cart'
  const discount = translate(`coupons.summary.${key}`, values)
  const asks = type === 'fixed_cart' && goods.length > 0 ? [translate('coupons.summary.with', values)] : []
  return [discount, ...free, ...asks]
}

const timesOf = (key: string, value: number | null | undefined, { translate, count }: SummaryWords) =>
  value ? [translate(`coupons.summary.${key}`, { smart_count: value, count: count(value) })] : []

/** What a coupon does, in one sentence as a shopkeeper would say it; '' while it does nothing. */
export const summaryOf = (coupon: Given, words: SummaryWords): string => {
  const { translate } = words
  const discount = discountOf(coupon, words)
  if (discount.length === 0) return ''
  const excluded = goodsOf(coupon.excluded_product_ids, coupon.excluded_product_categories, words)
  const emails = coupon.email_restrictions ?? []
  const say = (isSaid: boolean, key: string, values?: Record<string, unknown>) =>
    isSaid ? [translate(`coupons.summary.${key}`, values)] : []
  return [
    ...discount,
    ...say(excluded.length > 0, 'except', { goods: listed(excluded, words) }),
    ...say(coupon.exclude_sale_items === true, 'no_sale'),
    ...say(has(coupon.minimum_amount), 'from', { amount: words.money(coupon.minimum_amount ?? '') }),
    ...say(has(coupon.maximum_amount), 'up_to', { amount: words.money(coupon.maximum_amount ?? '') }),
    ...timesOf('items', coupon.limit_usage_to_x_items, words),
    ...timesOf('per_user', coupon.usage_limit_per_user, words),
    ...timesOf('in_all', coupon.usage_limit, words),
    ...say(emails.length > 0, 'only_for', { emails: listed(emails, words) }),
    ...say(coupon.individual_use === true, 'alone'),
    ...say(has(coupon.date_expires), 'until', { date: words.date(coupon.date_expires ?? '') }),
  ].join(translate('coupons.summary.comma'))
}
