import { z } from 'zod'
import { escapeHtml } from '#common/escape-html.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { PlaceProblem } from '#store/modules/checkout/checkout.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { COUPON_REFUSALS } from '#store-api/contract/cart.ts'
import { couponMessage } from '../cart/coupon-messages.ts'

const refusedDetails = z.object({ code: z.string(), reason: z.enum(COUPON_REFUSALS) })

const LABELS: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company name',
  address_1: 'Street address',
  address_2: 'Apartment, suite, unit, etc.',
  city: 'Town / City',
  state: 'State',
  postcode: 'Postcode / ZIP',
  email: 'Email address',
  phone: 'Phone',
}

const DELIVERY = 'shipping.'

/** The problems of one address at a time, as WooCommerce answers them. */
export const addressesError = (fields: Record<string, string>): ApiError => {
  const all = Object.entries(fields)
  const ofBilling = all.filter(([name]) => !name.startsWith(DELIVERY))
  const part = ofBilling.length > 0 ? 'billing' : 'shipping'
  const told = (ofBilling.length > 0 ? ofBilling : all).map(([name, error]) => {
    const label = LABELS[name.replace(DELIVERY, '')] ?? name
    return `${label} is ${error === 'required' ? 'required' : 'not valid'}`
  })
  return new ApiError(
    400,
    'woocommerce_rest_invalid_address',
    `There was a problem with the provided ${part} address: ${told.join(', ')}`,
    { errors: { [part]: told } },
  )
}

const quotedNames = ({ details }: PlaceProblem): string =>
  [details?.names ?? []]
    .flat()
    .map((name) => `&quot;${escapeHtml(String(name))}&quot;`)
    .join(', ')

export const disabledMethod = () =>
  new ApiError(
    400,
    'woocommerce_rest_checkout_payment_method_disabled',
    'The chosen payment method is not available for this order. Please choose another one.',
  )

const refusedCoupon = ({ details }: PlaceProblem, settings: StoreSettings): string => {
  const { code, reason } = refusedDetails.parse(details)
  return couponMessage({ code, reason, amount: null }, settings)
}

/**
 * What the Store API says where an order cannot be placed.
 * @param cart as it is now, for those who know an older one
 */
export const placingError = (problem: PlaceProblem, settings: StoreSettings, cart: object): ApiError => {
  switch (problem.code) {
    case 'invalid_fields':
    case 'terms_required':
      return addressesError(problem.fields ?? {})
    case 'unknown_payment_method':
      return disabledMethod()
    case 'no_shipping_rate':
      return new ApiError(
        400,
        'woocommerce_rest_invalid_shipping_option',
        'Sorry, this order requires a shipping option.',
      )
    case 'out_of_stock':
      return new ApiError(
        409,
        'woocommerce_rest_product_out_of_stock',
        `${quotedNames(problem)} is out of stock and cannot be purchased.`,
        { cart },
      )
    case 'coupon_refused':
      return new ApiError(409, 'woocommerce_rest_cart_coupon_errors', refusedCoupon(problem, settings), {
        cart,
      })
    case 'customer_blocked':
      return new ApiError(403, 'woocommerce_rest_customer_blocked', 'This shop takes no orders from you.')
    case 'cart_empty':
      return new ApiError(409, 'woocommerce_rest_cart_empty', 'Cannot place an order, your cart is empty.', {
        cart,
      })
    default:
      return new ApiError(409, 'woocommerce_rest_cart_changed', 'The cart has changed meanwhile.', { cart })
  }
}
