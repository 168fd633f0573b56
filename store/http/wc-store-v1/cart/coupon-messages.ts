import { escapeHtml } from '#common/escape-html.ts'
import { formatMoney } from '#common/money.ts'
import { COUPON_MESSAGES, refusalText } from '#store/http/wc-v3/orders/order-fields.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { RefusedCoupon } from '#store/modules/cart/cart.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

/** What a cart says otherwise than an order. */
const MESSAGES: typeof COUPON_MESSAGES = {
  ...COUPON_MESSAGES,
  already_applied: (code) => `Coupon code ${code} has already been applied.`,
  individual_use: (code) =>
    `${code} has already been applied and cannot be used in conjunction with other coupons.`,
}

const quoted = (text: string): string => `&quot;${escapeHtml(text)}&quot;`

/** As WooCommerce writes the signs of currencies that are no ASCII: `&#x62A;` for a letter of تومان. */
const asEntities = (symbol: string): string =>
  symbol.replace(/[^ -~]/gu, (sign) => `&#x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()};`)

/** Why a coupon is not used, in WooCommerce's words. */
export const couponMessage = (
  { code, amount, excluded, ...refusal }: RefusedCoupon,
  { currency }: StoreSettings,
): string => {
  const spend = amount === null ? '' : asEntities(currency.symbol) + formatMoney(amount, currency.decimals)
  const names = excluded && { excluded: excluded.map(escapeHtml) }
  return refusalText({ ...refusal, ...names }, quoted(code), spend, MESSAGES)
}

export const couponError = (refusal: RefusedCoupon, settings: StoreSettings): ApiError =>
  new ApiError(400, 'woocommerce_rest_cart_coupon_error', couponMessage(refusal, settings))
