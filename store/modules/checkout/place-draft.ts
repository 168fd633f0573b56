import type { z } from 'zod'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { AddressInput, PlaceRefusal, placeRequest } from '#store-api/contract/checkout.ts'
import { type PricedCart, priceCart } from '../cart/cart.ts'
import { findOrderOfDraft, needsProcessing, type PlacedOrder, placeOrder } from '../orders/orders.ts'
import { type Gateways, methodTexts } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import type { FieldErrors } from './check-address.ts'
import { checkAddresses } from './check-addresses.ts'
import { findCartProblem } from './check-cart.ts'
import { draftCoupons, draftLines, draftRate } from './draft-cart.ts'
import { type Draft, findDraft } from './drafts.ts'
import { isOnline, offerPaymentMethods, statusOnPlacing } from './payment-methods.ts'

export type PlaceInput = z.output<typeof placeRequest>

export interface PlaceProblem {
  code: PlaceRefusal
  fields?: FieldErrors
  details?: Record<string, unknown>
}

export interface Placed extends PlacedOrder {
  paymentMethod: string
}

interface Visitor {
  ipAddress: string
  userAgent: string
}

interface Ready {
  draft: Draft
  cart: PricedCart
  billing: AddressInput
  shipping: AddressInput
  method: string
  input: PlaceInput
  visitor: Visitor
}

const problem = (code: PlaceRefusal, more: Omit<PlaceProblem, 'code'> = {}) =>
  refuse<PlaceProblem>({ code, ...more })

const findPlaced = async (context: Context, draftId: string): Promise<Placed | null> => {
  const order = await findOrderOfDraft(context, draftId)
  return (
    order && {
      id: order.id,
      orderKey: order.order_key,
      status: order.status,
      paymentMethod: order.payment_method,
    }
  )
}

const takeOrder = async (context: Context, ready: Ready): Promise<Result<Placed, PlaceProblem>> => {
  const { draft, cart, input, method } = ready
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
    customerId: draft.customerId,
    customerNote: input.customer_note || draft.payload.customer_note,
    ...ready.visitor,
    draftId: draft.id,
    holdUntil: status === 'pending' && hold > 0 ? context.clock() + hold * 60_000 : null,
  })
  if (placed.ok) return ok({ ...placed.value, paymentMethod: method })
  const { code, details } = placed.error
  return problem(code, { details })
}

const attempt = async (
  context: Context,
  gateways: Gateways,
  draftId: string,
  input: PlaceInput,
  visitor: Visitor,
): Promise<Result<Placed, PlaceProblem>> => {
  const draft = await findDraft(context, draftId)
  if (!draft) return problem('draft_not_found')
  if (draft.expired) return problem('draft_expired')
  const settings = await readSettings(context)
  const { billing, shipping, errors } = checkAddresses(input, settings)
  // all that is wrong with the form is told at once
  if (settings.terms_page_id > 0 && !input.terms) errors.terms = 'required'
  const [wrongField, ...otherFields] = Object.keys(errors)
  if (wrongField) {
    const isTermsAlone = wrongField === 'terms' && otherFields.length === 0
    return problem(isTermsAlone ? 'terms_required' : 'invalid_fields', { fields: errors })
  }

  const rate = input.shipping_rate || draftRate(draft)
  const cart = await priceCart(context, {
    lines: draftLines(draft),
    coupons: input.coupons ?? draftCoupons(draft),
    shippingAddress: shipping,
    billingAddress: billing,
    shippingRate: rate,
    email: billing.email,
    phone: billing.phone,
  })
  const wrong = findCartProblem(cart, { total: input.expected_total, rate })
  if (wrong) return refuse<PlaceProblem>(wrong)
  const methods = await offerPaymentMethods(context, gateways, cart.shipping.required)
  const method = cart.totals.total === 0 ? '' : input.payment_method
  if (method !== '' || cart.totals.total > 0) {
    if (!methods.some(({ id }) => id === method)) return problem('unknown_payment_method')
  }
  return takeOrder(context, { draft, cart, billing, shipping, method, input, visitor })
}

/**
 * Places the order of a draft. A draft becomes one order however often and from wherever this is called: calls that
 * come later, or lose a race, answer that order.
 */
export const placeDraft = async (
  context: Context,
  gateways: Gateways,
  draftId: string,
  input: PlaceInput,
  visitor: Visitor,
): Promise<Result<Placed, PlaceProblem>> => {
  const before = await findPlaced(context, draftId)
  if (before) return ok(before)
  try {
    const placed = await attempt(context, gateways, draftId, input, visitor)
    // refused for want of the very pieces that another call has just sold to this draft
    const won = placed.ok ? null : await findPlaced(context, draftId)
    return won ? ok(won) : placed
  } catch (error) {
    // the unique draft id stopped an order because another call placed it between our look and our insert
    const won = await findPlaced(context, draftId)
    if (won) return ok(won)
    throw error
  }
}

/** Whether the shopper has to go on at a bank. */
export const goesToBank = (placed: Placed): boolean =>
  placed.status === 'pending' && isOnline(placed.paymentMethod)
