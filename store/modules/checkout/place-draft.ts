import type { z } from 'zod'
import { ok, type Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { AddressInput, placeRequest } from '#store-api/contract/checkout.ts'
import { findOrderOfDraft } from '../orders/orders.ts'
import type { Gateways } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import { tidyAddress } from './check-address.ts'
import { draftCoupons, draftLines, draftRate } from './draft-cart.ts'
import { findDraft } from './drafts.ts'
import { type Checkout, type Placed, type PlaceProblem, placeCart, placeProblem } from './place-cart.ts'

export type PlaceInput = z.output<typeof placeRequest>

type PlacedBefore = NonNullable<Awaited<ReturnType<typeof findOrderOfDraft>>>

/** Whether an order has the address and the way to pay that are sent; one that costs nothing has none. */
const isAsSent = async (context: Context, order: PlacedBefore, input: PlaceInput): Promise<boolean> => {
  const { country } = await readSettings(context)
  const sent = Object.entries(tidyAddress(input.billing, country))
  const isSamePlace = sent.every(([field, value]) => order.billing[field as keyof AddressInput] === value)
  return isSamePlace && (order.payment_method === '' || order.payment_method === input.payment_method)
}

const findPlaced = async (context: Context, draftId: string, input: PlaceInput): Promise<Placed | null> => {
  const order = await findOrderOfDraft(context, draftId)
  if (!order) return null
  return {
    id: order.id,
    orderKey: order.order_key,
    status: order.status,
    paymentMethod: order.payment_method,
    isOther: !(await isAsSent(context, order, input)),
  }
}

const attempt = async (
  context: Context,
  gateways: Gateways,
  draftId: string,
  input: PlaceInput,
  visitor: Checkout['visitor'],
): Promise<Result<Placed, PlaceProblem>> => {
  const draft = await findDraft(context, draftId)
  if (!draft) return placeProblem('draft_not_found')
  if (draft.expired) return placeProblem('draft_expired')
  return placeCart(context, gateways, {
    draftId,
    customerId: draft.customerId,
    lines: draftLines(draft),
    coupons: input.coupons ?? draftCoupons(draft),
    billing: input.billing,
    shipping: input.shipping,
    rate: input.shipping_rate || draftRate(draft),
    paymentMethod: input.payment_method,
    customerNote: input.customer_note ?? draft.payload.customer_note,
    terms: input.terms,
    expectedTotal: input.expected_total,
    visitor,
  })
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
  visitor: Checkout['visitor'],
): Promise<Result<Placed, PlaceProblem>> => {
  const before = await findPlaced(context, draftId, input)
  if (before) return ok(before)
  try {
    const placed = await attempt(context, gateways, draftId, input, visitor)
    // refused for want of the very pieces that another call has just sold to this draft
    const won = placed.ok ? null : await findPlaced(context, draftId, input)
    return won ? ok(won) : placed
  } catch (error) {
    // the unique draft id stopped an order because another call placed it between our look and our insert
    const won = await findPlaced(context, draftId, input)
    if (won) return ok(won)
    throw error
  }
}
