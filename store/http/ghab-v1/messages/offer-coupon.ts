import type { Context } from '#store/context.ts'
import { type ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { findCoupons } from '#store/modules/cart/cart.ts'

export const refuseField = (field: string, code: string, message: string): ApiError =>
  invalidParameters({ [field]: { code, message } })

/**
 * Whether an offer has what it promises.
 * @param code normalised
 * @throws ApiError 400 for a scratch card without a coupon under it, and for a coupon that there is not
 */
export const checkOfferCoupon = async (
  context: Context,
  { kind, code }: { kind: 'offer' | 'scratch'; code: string },
): Promise<void> => {
  if (kind === 'scratch' && code === '') {
    throw refuseField('code', 'ghab_coupon_missing', 'A scratch card needs a coupon.')
  }
  if (code !== '' && (await findCoupons(context, [code])).size === 0) {
    throw refuseField('code', 'ghab_coupon_unknown', 'There is no such coupon.')
  }
}
