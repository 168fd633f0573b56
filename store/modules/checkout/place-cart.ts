import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { AddressInput, PlaceRefusal } from '#store-api/contract/checkout.ts'
import { type CartRequest, type PricedCart, priceCart } from '../cart/cart.ts'
import { isKeptOut } from '../customers/customers.ts'
import { needsProcessing, type PlacedOrder, placeOrder, type ReservedOrder } from '../orders/orders.ts'
import { type Gateways, methodTexts } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import type { FieldErrors } from './check-address.ts'
import { checkAddresses } from './check-addresses.ts'
import { findCartProblem } from './check-cart.ts'
import { isOnline, offerPaymentMethods, statusOnPlacing } from './payment-methods.ts'

/** What a shopper wants to buy, and how. */
export interface Checkout {
  /** unique: it becomes one order */
  draftId: string
  /** the number that a client knows already */
  reserved?: ReservedOrder | undefined
  customerId: number
  lines: CartRequest['lines']
  coupons: string[]
  billing: Partial<AddressInput>
  /** absent: deliver to the billing address */
  shipping?: Partial<AddressInput> | undefined
  /** the delivery that was chosen */
  rate: string | undefined
  paymentMethod: string
  customerNote: string
  /** whether the shop's terms were accepted, where it has any */
  terms: boolean
  /** the total that the shopper saw, decimal string */
  expectedTotal?: string | undefined
  visitor: { ipAddress: string; userAgent: string }
}

export interface PlaceProblem {
  code: PlaceRefusal
  fields?: FieldErrors
  details?: Record<string, unknown>
}

export interface Placed extends PlacedOrder {
  paymentMethod: string
  /** it was placed before, with another address or way to pay than was sent now */
  isOther?: boolean
}

interface Ready {
  cart: PricedCart
  billing: AddressInput
  shipping: AddressInput
  /** '' where nothing is to be paid */
  method: string
}

export const placeProblem = (code: PlaceRefusal, more: Omit<PlaceProblem, 'code'> = {}) =>
  refuse<PlaceProblem>({ code, ...more })

const takeOrder = async (
  context: Context,
  checkout: Checkout,
  ready: Ready,
): Promise<Result<Placed, PlaceProblem>> => {
  const { cart, method } = ready
  const settings = await readSettings(context)
  const free = cart.totals.total === 0
  const paidStatus = cart.lines.some(({ product }) => needsProcessing(product)) ? 'processing' : 'completed'
  const status = free ? paidStatus : statusOnPlacing(method)
  const hold = settings.stock_hold_minutes
  const { email: _email, ...shipping } = ready.shipping
  const placed = await placeOrder(context, {
    cart,
    billing: ready.billing,
    shipping,
    paymentMethod: method,
    paymentMethodTitle: method && methodTexts(method, settings.gateways[method], settings.locale).title,
    status,
    customerId: checkout.customerId,
    customerNote: checkout.customerNote,
    ...checkout.visitor,
    draftId: checkout.draftId,
    reserved: checkout.reserved,
    holdUntil: status === 'pending' && hold > 0 ? context.clock() + hold * 60_000 : null,
  })
  if (placed.ok) return ok({ ...placed.value, paymentMethod: method })
  const { code, details } = placed.error
  return placeProblem(code, { details })
}

/** Prices what is wanted, and places it where nothing is wrong with it. */
export const placeCart = async (
  context: Context,
  gateways: Gateways,
  checkout: Checkout,
): Promise<Result<Placed, PlaceProblem>> => {
  const { rate } = checkout
  const settings = await readSettings(context)
  const { billing, shipping, errors } = checkAddresses(checkout, settings)
  // all problems of the form are answered together
  if (settings.terms_page_id > 0 && !checkout.terms) errors.terms = 'required'
  const [wrongField, ...otherFields] = Object.keys(errors)
  if (wrongField) {
    const isTermsAlone = wrongField === 'terms' && otherFields.length === 0
    return placeProblem(isTermsAlone ? 'terms_required' : 'invalid_fields', { fields: errors })
  }
  const buyer = { id: checkout.customerId, email: billing.email, mobile: billing.phone }
  if (await isKeptOut(context, buyer)) return placeProblem('customer_blocked')
  const cart = await priceCart(context, {
    lines: checkout.lines,
    coupons: checkout.coupons,
    shippingAddress: shipping,
    billingAddress: billing,
    shippingRate: rate,
    email: billing.email,
    phone: billing.phone,
  })
  const wrong = findCartProblem(cart, { total: checkout.expectedTotal, rate })
  if (wrong) return refuse<PlaceProblem>(wrong)
  const methods = await offerPaymentMethods(context, gateways, cart.shipping.required)
  const method = cart.totals.total === 0 ? '' : checkout.paymentMethod
  if (method !== '' || cart.totals.total > 0) {
    if (!methods.some(({ id }) => id === method)) return placeProblem('unknown_payment_method')
  }
  return takeOrder(context, checkout, { cart, billing, shipping, method })
}

/** Whether the shopper has to go on at a bank. */
export const goesToBank = (placed: Placed): boolean =>
  placed.status === 'pending' && isOnline(placed.paymentMethod)
