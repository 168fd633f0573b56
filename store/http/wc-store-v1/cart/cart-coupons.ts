import type { Context as HonoContext } from 'hono'
import { isSameCode, normaliseCode } from '#common/coupon-code.ts'
import { couponGuardOf } from '#store/http/ghab-v1/cart/coupon-guard.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type SavedCart, withCoupon } from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { CartSession } from './cart-session.ts'
import { couponError } from './coupon-messages.ts'
import { type CartChange, type ShownCart, writeCart } from './write-cart.ts'

const LONGEST_CODE = 100
const MOST_COUPONS = 20

const unusable = (message: string) => invalidParameters({ code: { code: 'rest_invalid_param', message } })

/** Whether a code is among these, however it is spelled. */
export const hasCoupon = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => isSameCode(one, code))

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
  const settings = await readSettings(requestContext(c, services))
  const code = normaliseCode(given)
  if (code.length > LONGEST_CODE) throw unusable('The code is too long.')
  const checkRoom = ({ coupons }: SavedCart): void => {
    if (hasCoupon(coupons, code)) {
      throw couponError({ code, reason: 'already_applied', amount: null }, settings)
    }
    if (coupons.length >= MOST_COUPONS) throw unusable('The cart has too many coupons.')
  }
  checkRoom(session.cart)
  const settle = couponGuardOf(services).guess(c, [code])
  let [alone = code] = session.cart.coupons
  const change: CartChange = async (cart, inside) => {
    checkRoom(cart)
    ;[alone = code] = cart.coupons
    return { ...cart, coupons: await withCoupon(inside, cart.coupons, code) }
  }
  return writeCart(c, services, session, change, ({ refusedCoupons }) => {
    const refusal = refusedCoupons.find((refused) => refused.code === code)
    const isMissing = refusal?.reason === 'not_found'
    settle({ found: isMissing ? [] : [code], missing: isMissing ? [code] : [] })
    if (!refusal) return
    throw couponError({ ...refusal, code: refusal.reason === 'individual_use' ? alone : code }, settings)
  })
}

export const withoutCoupon =
  (code: string) =>
  (cart: SavedCart): SavedCart => ({
    ...cart,
    coupons: cart.coupons.filter((one) => !isSameCode(one, code)),
  })
