import { escapeHtml } from '#common/escape-html.ts'
import { formatMoney } from '#common/money.ts'
import { COUPON_MESSAGES } from '#store/http/wc-v3/orders/order-fields.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { RefusedCoupon } from '#store/modules/cart/cart.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { CouponRefusal } from '#store-api/contract/cart.ts'

/** What a cart says otherwise than an order. */
const MESSAGES: typeof COUPON_MESSAGES = {
  ...COUPON_MESSAGES,
  already_applied: (code) => `Coupon code ${code} has already been applied.`,
  individual_use: (code) =>
    `${code} has already been applied and cannot be used in conjunction with other coupons.`,
}

const quoted = (text: string): string => `&quot;${escapeHtml(text)}&quot;`

interface Refusal extends Pick<RefusedCoupon, 'code' | 'amount'> {
  reason: CouponRefusal
}

/** Why a coupon is not used, in WooCommerce's words. */
export const couponMessage = ({ code, reason, amount }: Refusal, { currency }: StoreSettings): string => {
  const spend = amount === null ? '' : currency.symbol + formatMoney(amount, currency.decimals)
  return MESSAGES[reason](quoted(code), spend)
}

export const couponError = (refusal: Refusal, settings: StoreSettings): ApiError =>
  new ApiError(400, 'woocommerce_rest_cart_coupon_error', couponMessage(refusal, settings))
