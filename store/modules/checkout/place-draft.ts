import type { z } from 'zod'
import { statesOf } from '../../../common/geography/geography.ts'
import { formatMoney } from '../../../common/money.ts'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { PlaceRefusal, placeRequest } from '../../../store-api/contract/checkout.ts'
import type { Context } from '../../context.ts'
import { type CartRequest, type PricedCart, priceCart } from '../cart/cart.ts'
import { findOrderOfDraft, type PlacedOrder, placeOrder } from '../orders/orders.ts'
import type { Gateways } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import { checkAddress, type FieldErrors, tidyAddress } from './check-address.ts'
import { type Draft, findDraft } from './drafts.ts'
import { isOnline, offerPaymentMethods, statusOnPlacing } from './payment-methods.ts'

export type PlaceInput = z.output<typeof placeRequest>

export interface PlaceProblem {
  code: PlaceRefusal
  fields?: FieldErrors
}

export interface Placed extends PlacedOrder {
  paymentMethod: string
  /** false when the draft had become an order before */
  isNew: boolean
}

interface Visitor {
  ipAddress: string
  userAgent: string
}

const problem = (code: PlaceRefusal, fields?: FieldErrors) => refuse<PlaceProblem>({ code, fields })

/** The cart of a draft as the cart module wants it priced. */
export const cartRequestOf = (
  draft: Draft,
  address: CartRequest['shippingAddress'],
  wanted: {
    coupons?: string[]
    shippingRate?: string
    email?: string
    billingAddress?: CartRequest['billingAddress']
  },
): CartRequest => ({
  lines: draft.payload.products.map((product, index) => ({
    key: String(index),
    productId: product.product_id,
    variationId: product.variation_id,
    quantity: product.quantity,
  })),
  coupons: wanted.coupons ?? draft.payload.coupons.map(({ code }) => code),
  shippingAddress: address,
  billingAddress: wanted.billingAddress,
  shippingRate: wanted.shippingRate || draft.payload.shipping_lines[0]?.code,
  email: wanted.email,
})

const findCartProblem = (cart: PricedCart, draft: Draft, input: PlaceInput): PlaceRefusal | null => {
  if (cart.lines.length === 0) return 'cart_empty'
  const changed =
    cart.removed.length > 0 ||
    cart.lines.some(
      (line) => line.notices.includes('quantity_clamped') || line.notices.includes('sold_individually'),
    )
  if (changed) return 'cart_changed'
  if (cart.refusedCoupons.length > 0) return 'coupon_refused'
  if (cart.shipping.required) {
    const wanted = input.shipping_rate || draft.payload.shipping_lines[0]?.code
    if (!cart.shipping.chosen || (wanted && cart.shipping.chosen.id !== wanted)) return 'no_shipping_rate'
  }
  const total = formatMoney(cart.totals.total, cart.currency.decimals)
  return input.expected_total && input.expected_total !== total ? 'total_changed' : null
}

/**
 * Places the order of a draft. A draft becomes one order however often and from wherever this is called; the later
 * calls answer that order.
 */
export const placeDraft = async (
  context: Context,
  gateways: Gateways,
  draftId: string,
  input: PlaceInput,
  visitor: Visitor,
): Promise<Result<Placed, PlaceProblem>> => {
  const before = await placedBefore(context, draftId)
  if (before) return ok(before)
  const draft = await findDraft(context, draftId)
  if (!draft) return problem('draft_not_found')
  if (draft.expired) return problem('draft_expired')

  const settings = await readSettings(context)
  const rules = {
    fields: settings.bill_ship_info,
    country: settings.country,
    states: statesOf(settings.country, settings.locale).map(({ code }) => code),
  }
  const billing = tidyAddress(input.billing, settings.country)
  const shipping = input.shipping ? tidyAddress(input.shipping, settings.country) : billing
  const fields = checkAddress(billing, rules)
  if (input.shipping) {
    const { email: _email, phone: _phone, ...required } = rules.fields
    for (const [name, error] of Object.entries(checkAddress(shipping, { ...rules, fields: required }))) {
      fields[`shipping.${name}`] = error
    }
  }
  if (Object.keys(fields).length > 0) return problem('invalid_fields', fields)
  if (settings.terms_page_id > 0 && !input.terms) return problem('terms_required')

  const cart = await priceCart(
    context,
    cartRequestOf(draft, shipping, {
      coupons: input.coupons,
      shippingRate: input.shipping_rate,
      email: billing.email,
      billingAddress: billing,
    }),
  )
  const wrong = findCartProblem(cart, draft, input)
  if (wrong) return problem(wrong)
  const methods = await offerPaymentMethods(context, gateways, cart.shipping.required)
  const method = methods.find(({ id }) => id === input.payment_method)
  if (!method && cart.totals.total > 0) return problem('unknown_payment_method')

  return takeOrder(context, draft, { cart, billing, shipping, method, note: input.customer_note, visitor })
}

interface Ready {
  cart: PricedCart
  billing: ReturnType<typeof tidyAddress>
  shipping: ReturnType<typeof tidyAddress>
  method: { id: string; title: string } | undefined
  note: string
  visitor: Visitor
}

const takeOrder = async (
  context: Context,
  draft: Draft,
  ready: Ready,
): Promise<Result<Placed, PlaceProblem>> => {
  const { stock_hold_minutes } = await readSettings(context)
  const free = ready.cart.totals.total === 0
  const method = free ? { id: '', title: '' } : (ready.method ?? { id: '', title: '' })
  const online = !free && isOnline(method.id)
  const { email: _email, ...shipping } = ready.shipping
  try {
    const placed = await placeOrder(context, {
      cart: ready.cart,
      billing: ready.billing,
      shipping,
      paymentMethod: method.id,
      paymentMethodTitle: method.title,
      status: free ? 'processing' : statusOnPlacing(method.id),
      customerId: draft.customerId,
      customerNote: ready.note || draft.payload.customer_note,
      ipAddress: ready.visitor.ipAddress,
      userAgent: ready.visitor.userAgent,
      draftId: draft.id,
      holdUntil: online && stock_hold_minutes > 0 ? context.clock() + stock_hold_minutes * 60_000 : null,
    })
    if (!placed.ok) return problem(placed.error.code)
    return ok({ ...placed.value, paymentMethod: method.id, isNew: true })
  } catch (error) {
    // another call placed the same draft between our look and our insert: the unique draft id refused this one
    const won = await placedBefore(context, draft.id)
    if (won) return ok(won)
    throw error
  }
}

const placedBefore = async (context: Context, draftId: string): Promise<Placed | null> => {
  const order = await findOrderOfDraft(context, draftId)
  return (
    order && {
      id: order.id,
      orderKey: order.order_key,
      status: order.status,
      paymentMethod: order.payment_method,
      isNew: false,
    }
  )
}
