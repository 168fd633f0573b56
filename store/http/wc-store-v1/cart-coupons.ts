import type { Context as HonoContext } from 'hono'
import { couponGuardOf } from '#store/http/ghab-v1/cart/coupon-guard.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { normaliseCode, type SavedCart, withCoupon } from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { CartSession } from './cart-session.ts'
import { couponError } from './coupon-messages.ts'
import { type ShownCart, writeCart } from './write-cart.ts'

const LONGEST_CODE = 100
const MOST_COUPONS = 20

const isUsable = (code: string): boolean => code.length <= LONGEST_CODE

/**
 * Applies a coupon to the cart; one for individual use takes the place of others.
 * @throws ApiError 400 with the reason why it may not be used, 429 for a caller who guesses codes
 */
export const applyCoupon = async (
  c: HonoContext,
  services: Services,
  session: CartSession,
  given: string,
): Promise<ShownCart> => {
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const code = normaliseCode(given)
  const { coupons } = session.cart
  if (coupons.includes(code)) throw couponError({ code, reason: 'already_applied', amount: null }, settings)
  if (!isUsable(code) || coupons.length >= MOST_COUPONS) {
    const message = isUsable(code) ? 'The cart has too many coupons.' : 'The code is too long.'
    throw invalidParameters({ code: { code: 'rest_invalid_param', message } })
  }
  const settle = couponGuardOf(services).guess(c, [code])
  const codes = await withCoupon(context, coupons, code)
  const change = (cart: SavedCart): SavedCart => ({ ...cart, coupons: codes })
  return writeCart(c, services, session, change, ({ refusedCoupons }) => {
    const refusal = refusedCoupons.find((refused) => refused.code === code)
    const isMissing = refusal?.reason === 'not_found'
    settle({ found: isMissing ? [] : [code], missing: isMissing ? [code] : [] })
    if (!refusal) return
    const [alone = code] = coupons
    throw couponError({ ...refusal, code: refusal.reason === 'individual_use' ? alone : code }, settings)
  })
}

export const withoutCoupon =
  (code: string) =>
  (cart: SavedCart): SavedCart => ({
    ...cart,
    coupons: cart.coupons.filter((one) => one !== code),
  })
