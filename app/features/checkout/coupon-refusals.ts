import { m } from '#app/messages/paraglide/messages.js'
import type { CouponRefusal, Quote } from '#store-api/contract/cart.ts'
import type { Money } from './money.ts'

type Describe = (values: { code: string; amount: string }) => string

const REASONS: Record<CouponRefusal, Describe> = {
  not_found: m.checkout_refused_not_found,
  expired: m.checkout_refused_expired,
  minimum_not_met: m.checkout_refused_minimum_not_met,
  maximum_exceeded: m.checkout_refused_maximum_exceeded,
  usage_limit: m.checkout_refused_usage_limit,
  usage_limit_per_user: m.checkout_refused_usage_limit_per_user,
  individual_use: m.checkout_refused_individual_use,
  products_not_applicable: m.checkout_refused_products_not_applicable,
  categories_excluded: m.checkout_refused_categories_excluded,
  sale_items_excluded: m.checkout_refused_sale_items_excluded,
  email_restricted: m.checkout_refused_email_restricted,
  already_applied: m.checkout_refused_already_applied,
}

/** Why a coupon does not count, in the shopper's words. */
export const describeCoupon = (
  { code, reason, amount }: Quote['refused_coupons'][number],
  money: Money,
): string => REASONS[reason]({ code: `\u2068${code}\u2069`, amount: amount ? money(amount) : '' })
