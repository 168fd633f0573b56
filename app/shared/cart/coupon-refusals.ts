import { m } from '#app/messages/paraglide/messages.js'
import type { CouponRefusal, Quote } from '#store-api/contract/cart.ts'

type Describe = (inputs: { code: string; amount: string }) => string

const REASONS: Record<CouponRefusal, Describe> = {
  not_found: m.cart_refused_not_found,
  expired: m.cart_refused_expired,
  minimum_not_met: m.cart_refused_minimum_not_met,
  maximum_exceeded: m.cart_refused_maximum_exceeded,
  usage_limit: m.cart_refused_usage_limit,
  usage_limit_per_user: m.cart_refused_usage_limit_per_user,
  individual_use: m.cart_refused_individual_use,
  products_not_applicable: m.cart_refused_products_not_applicable,
  categories_excluded: m.cart_refused_categories_excluded,
  sale_items_excluded: m.cart_refused_sale_items_excluded,
  email_restricted: m.cart_refused_email_restricted,
  already_applied: m.cart_refused_already_applied,
}

/** Latin codes keep together between Persian words. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** Why a coupon does not count. `price` writes an amount as the shop does. */
export const describeCouponRefusal = (
  { code, reason, amount }: Quote['refused_coupons'][number],
  price: (amount: string) => string,
): string => REASONS[reason]({ code: isolate(code), amount: amount ? isolate(price(amount)) : '' })
