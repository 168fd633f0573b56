import type { Minor } from '../../../common/money.ts'
import type { CouponRefusal } from '../../../store-api/contract/cart.ts'
import type { Coupon } from './coupons.ts'

/** A cart line as the rules of coupons see it. */
export interface RuledLine {
  key: string
  productId: number
  variationId: number
  /** the product's categories and those they lie in */
  categoryIds: Set<number>
  onSale: boolean
}

export interface RuledCart {
  lines: RuledLine[]
  /** before coupons, as the shopper sees it */
  subtotal: Minor
  now: number
  /** addresses the shopper is known by; null while none is known, which refuses nothing yet */
  emails: string[] | null
  /** how often the shopper has used this coupon */
  usesByShopper: number
}

export interface Refusal {
  reason: CouponRefusal
  amount: Minor | null
}

const names = (ids: number[], line: RuledLine): boolean =>
  ids.includes(line.productId) || (line.variationId > 0 && ids.includes(line.variationId))
const liesIn = (ids: number[], line: RuledLine): boolean => ids.some((id) => line.categoryIds.has(id))

const isExcluded = (coupon: Coupon, line: RuledLine): boolean =>
  names(coupon.excluded_product_ids, line) ||
  liesIn(coupon.excluded_product_categories, line) ||
  (coupon.exclude_sale_items && line.onSale)

const isWanted = (coupon: Coupon, line: RuledLine): boolean =>
  (coupon.product_ids.length === 0 && coupon.product_categories.length === 0) ||
  names(coupon.product_ids, line) ||
  liesIn(coupon.product_categories, line)

/** The lines that a coupon per product or percent reaches. */
export const reachedLines = (coupon: Coupon, lines: RuledLine[]): Set<string> =>
  new Set(lines.filter((line) => isWanted(coupon, line) && !isExcluded(coupon, line)).map((line) => line.key))

/** `*` stands for any text. */
export const matchesEmail = (email: string, patterns: string[]): boolean => {
  const given = email.trim().toLowerCase()
  return patterns.some((pattern) => {
    const parts = pattern.trim().toLowerCase().split('*')
    const [head = '', ...rest] = parts
    if (rest.length === 0) return given === head
    const tail = rest.pop() ?? ''
    if (!given.startsWith(head) || !given.endsWith(tail) || given.length < head.length + tail.length)
      return false
    let from = head.length
    for (const part of rest) {
      const at = given.indexOf(part, from)
      if (at < 0) return false
      from = at + part.length
    }
    return from <= given.length - tail.length
  })
}

const refused = (reason: CouponRefusal, amount: Minor | null = null): Refusal => ({ reason, amount })

const refuseShopper = (coupon: Coupon, cart: RuledCart): Refusal | null => {
  if (coupon.usage_limit !== null && coupon.usage_count >= coupon.usage_limit) return refused('usage_limit')
  if (coupon.usage_limit_per_user !== null && cart.usesByShopper >= coupon.usage_limit_per_user) {
    return refused('usage_limit_per_user')
  }
  const { emails } = cart
  const bound = coupon.email_restrictions.length > 0 && emails !== null
  return bound && !emails.some((email) => matchesEmail(email, coupon.email_restrictions))
    ? refused('email_restricted')
    : null
}

const refuseAmounts = (coupon: Coupon, cart: RuledCart): Refusal | null => {
  if (coupon.date_expires_at !== null && coupon.date_expires_at < cart.now) return refused('expired')
  if (cart.subtotal < coupon.minimum_amount) return refused('minimum_not_met', coupon.minimum_amount)
  if (coupon.maximum_amount > 0 && cart.subtotal > coupon.maximum_amount) {
    return refused('maximum_exceeded', coupon.maximum_amount)
  }
  return null
}

/** A coupon for the whole cart suffers nothing excluded in it; one for products wants something it may reach. */
const refuseProducts = (coupon: Coupon, { lines }: RuledCart): Refusal | null => {
  if (!lines.some((line) => isWanted(coupon, line))) return refused('products_not_applicable')
  const suffers = coupon.discount_type === 'fixed_cart' ? 'some' : 'every'
  const wanted =
    coupon.discount_type === 'fixed_cart' ? lines : lines.filter((line) => isWanted(coupon, line))
  if (coupon.exclude_sale_items && wanted[suffers]((line) => line.onSale))
    return refused('sale_items_excluded')
  if (wanted[suffers]((line) => liesIn(coupon.excluded_product_categories, line))) {
    return refused('categories_excluded')
  }
  if (wanted[suffers]((line) => isExcluded(coupon, line))) return refused('products_not_applicable')
  return null
}

const refuseRepeated = (coupon: Coupon, accepted: Coupon[]): Refusal | null =>
  accepted.some(({ id }) => id === coupon.id) ? refused('already_applied') : null

/** A coupon for individual use stands alone: whichever comes second is refused. */
const refuseIndividualUse = (coupon: Coupon, accepted: Coupon[]): Refusal | null => {
  if (accepted.length === 0) return null
  const isIndividual = coupon.individual_use || accepted.some((other) => other.individual_use)
  return isIndividual ? refused('individual_use') : null
}

/**
 * Why this cart may not use this coupon, null when it may.
 * @param accepted the coupons that the cart uses already
 */
export const refuseCoupon = (coupon: Coupon, cart: RuledCart, accepted: Coupon[] = []): Refusal | null =>
  refuseRepeated(coupon, accepted) ??
  refuseAmounts(coupon, cart) ??
  refuseShopper(coupon, cart) ??
  refuseProducts(coupon, cart) ??
  refuseIndividualUse(coupon, accepted)
