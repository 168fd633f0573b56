import type { Minor } from '#common/money.ts'
import type { CouponRefusal } from '#store-api/contract/cart.ts'
import type { Coupon } from './coupons.ts'

/** A cart line as the rules of coupons see it. */
export interface RuledLine {
  key: string
  name: string
  /** of a piece */
  price: number
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
  /** e-mail addresses the shopper is known by; null while none is known, which refuses nothing yet */
  emails: string[] | null
  /** how often the shopper has used this coupon */
  usesByShopper: number
}

export interface Refusal {
  reason: CouponRefusal
  /** the minimum or maximum of the reason */
  amount: Minor | null
  /** names of what the cart holds and a coupon for all of it excludes */
  excluded?: string[]
  /** the coupon is for products, and for none of these */
  isForProducts?: true
}

const names = (ids: number[], line: RuledLine): boolean =>
  ids.includes(line.productId) || (line.variationId > 0 && ids.includes(line.variationId))
const isInCategory = (ids: number[], line: RuledLine): boolean => ids.some((id) => line.categoryIds.has(id))

const isExcludedSaleItem = (coupon: Coupon, line: RuledLine): boolean =>
  coupon.exclude_sale_items && line.onSale
const isInExcludedCategory = (coupon: Coupon, line: RuledLine): boolean =>
  isInCategory(coupon.excluded_product_categories, line)

const isExcluded = (coupon: Coupon, line: RuledLine): boolean =>
  names(coupon.excluded_product_ids, line) ||
  isInExcludedCategory(coupon, line) ||
  isExcludedSaleItem(coupon, line)

/** A coupon that names neither products nor categories is for all of them. */
const isForAll = ({ product_ids, product_categories }: Coupon): boolean =>
  product_ids.length === 0 && product_categories.length === 0

const isWanted = (coupon: Coupon, line: RuledLine): boolean =>
  isForAll(coupon) || names(coupon.product_ids, line) || isInCategory(coupon.product_categories, line)

/** The lines that a coupon per product or percent reaches. */
export const reachedLines = (coupon: Coupon, lines: RuledLine[]): Set<string> =>
  new Set(lines.filter((line) => isWanted(coupon, line) && !isExcluded(coupon, line)).map((line) => line.key))

const matchesPattern = (email: string, pattern: string): boolean => {
  const [head = '', ...rest] = pattern.split('*')
  const tail = rest.pop()
  if (tail === undefined) return email === head
  if (!email.startsWith(head) || !email.endsWith(tail)) return false
  let from = head.length
  for (const part of rest) {
    const at = email.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= email.length - tail.length
}

/** Whether an e-mail address is one of those that a coupon is restricted to; `*` matches any text. */
export const matchesEmail = (email: string, patterns: string[]): boolean =>
  patterns.some((pattern) => matchesPattern(email.trim().toLowerCase(), pattern.trim().toLowerCase()))

const refused = (reason: CouponRefusal, amount: Minor | null = null): Refusal => ({ reason, amount })

const refuseShopper = (coupon: Coupon, cart: RuledCart): Refusal | null => {
  if (coupon.usage_limit !== null && coupon.usage_count >= coupon.usage_limit) return refused('usage_limit')
  if (coupon.usage_limit_per_user !== null && cart.usesByShopper >= coupon.usage_limit_per_user) {
    return refused('usage_limit_per_user')
  }
  return refuseEmails(coupon, cart.emails)
}

const refuseEmails = ({ email_restrictions }: Coupon, emails: string[] | null): Refusal | null => {
  if (email_restrictions.length === 0 || emails === null) return null
  const isAllowed = emails.some((email) => matchesEmail(email, email_restrictions))
  return isAllowed ? null : refused('email_restricted')
}

const refuseAmounts = (coupon: Coupon, cart: RuledCart): Refusal | null => {
  if (coupon.date_expires_at !== null && coupon.date_expires_at < cart.now) return refused('expired')
  if (cart.subtotal < coupon.minimum_amount) return refused('minimum_not_met', coupon.minimum_amount)
  if (coupon.maximum_amount > 0 && cart.subtotal > coupon.maximum_amount) {
    return refused('maximum_exceeded', coupon.maximum_amount)
  }
  return null
}

/** A coupon for the whole cart is refused for a single excluded line. */
const refuseForCart = (coupon: Coupon, { lines }: RuledCart): Refusal | null => {
  if (lines.some((line) => isExcludedSaleItem(coupon, line))) return refused('sale_items_excluded')
  const excluded = lines
    .filter((line) => names(coupon.excluded_product_ids, line))
    .sort((a, b) => b.price - a.price)
  if (excluded.length > 0) {
    return { ...refused('products_not_applicable'), excluded: excluded.map(({ name }) => name) }
  }
  return lines.some((line) => isInExcludedCategory(coupon, line)) ? refused('categories_excluded') : null
}

/** A coupon for products is refused when every line that it is for is excluded. */
const refuseForProducts = (coupon: Coupon, wanted: RuledLine[]): Refusal | null => {
  const refusal = (reason: CouponRefusal): Refusal => ({ ...refused(reason), isForProducts: true })
  if (wanted.every((line) => isExcludedSaleItem(coupon, line))) return refusal('sale_items_excluded')
  if (wanted.every((line) => isInExcludedCategory(coupon, line))) return refusal('categories_excluded')
  return wanted.every((line) => isExcluded(coupon, line)) ? refusal('products_not_applicable') : null
}

/** Where nothing was chosen yet, nothing speaks against a coupon for all products. */
const refuseProducts = (coupon: Coupon, cart: RuledCart): Refusal | null => {
  const { lines } = cart
  if (lines.length === 0 && isForAll(coupon)) return null
  const wanted = lines.filter((line) => isWanted(coupon, line))
  if (wanted.length === 0) return refused('products_not_applicable')
  return coupon.discount_type === 'fixed_cart'
    ? refuseForCart(coupon, cart)
    : refuseForProducts(coupon, wanted)
}

const refuseRepeated = (coupon: Coupon, accepted: Coupon[]): Refusal | null =>
  accepted.some(({ id }) => id === coupon.id) ? refused('already_applied') : null

/** A coupon for individual use cannot be combined: the second of two coupons is refused. */
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
