import { normaliseCode } from '#common/coupon-code.ts'
import type { Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { CatalogProduct } from '#store/modules/catalog/catalog.ts'
import type { PricingCoupon } from '#store/modules/pricing/pricing.ts'
import type { RefusedCoupon } from '../priced-cart.ts'
import { shopperNames } from '../shopper-names.ts'
import { ruledLines } from './check-coupons.ts'
import { reachedLines, refuseCoupon } from './coupon-rules.ts'
import { usesBy } from './coupon-usage.ts'
import { type Coupon, findCoupons } from './coupons.ts'

export interface OrderCoupon extends PricingCoupon {
  freeShipping: boolean
}

interface CouponOrder {
  lines: { key: string; product: CatalogProduct; productId: number; variationId: number }[]
  /** before coupons, with tax where prices have it */
  subtotal: Minor
  codes: readonly string[]
  /** codes that the order has already: they are not judged again */
  known: ReadonlySet<string>
  customerId: number
  email: string
  phone: string
  /** of the billing address, which the phone number is read by */
  country: string
}

/**
 * The coupons of an order that staff or another system writes, in the order given. Unlike in a cart a coupon for
 * individual use may stand beside others, as in WooCommerce.
 */
export const checkOrderCoupons = async (
  context: Context,
  order: CouponOrder,
): Promise<Result<OrderCoupon[], RefusedCoupon>> => {
  const codes = order.codes.map(normaliseCode)
  const found = await findCoupons(context, [...new Set(codes)])
  const coupons = [...found.values()]
  const lines = await ruledLines(
    context,
    order.lines.map((line) => ({ ...line, onSale: line.product.on_sale })),
    coupons,
  )
  const { emails, usedBy } = await shopperNames(context, order)
  const uses = await usesBy(
    context,
    coupons.map(({ id }) => id),
    usedBy,
  )
  const accepted: Coupon[] = []
  for (const code of codes) {
    const coupon = found.get(code)
    if (!coupon) return refuse({ code, reason: 'not_found' as const, amount: null })
    if (accepted.some(({ id }) => id === coupon.id)) {
      return refuse({ code, reason: 'already_applied' as const, amount: null })
    }
    const cart = {
      lines,
      subtotal: order.subtotal,
      now: context.clock(),
      emails,
      usesByShopper: uses.get(coupon.id) ?? 0,
    }
    const refused = order.known.has(coupon.code) ? null : refuseCoupon(coupon, cart)
    if (refused) return refuse({ code, ...refused })
    accepted.push(coupon)
  }
  return ok(
    accepted.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      type: coupon.discount_type,
      amount: coupon.amount,
      limitToItems: coupon.limit_usage_to_x_items,
      lineKeys: reachedLines(coupon, lines),
      freeShipping: coupon.free_shipping,
    })),
  )
}
