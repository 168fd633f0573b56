import type { Context as HonoContext } from 'hono'
import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { visitorOf } from '#store/http/visitor.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { changeCart, emptyCart, type PricedCart, type SavedCart } from '#store/modules/cart/cart.ts'
import { type Placed, type PlaceProblem, placeCart } from '#store/modules/checkout/checkout.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { cartJson } from '../cart/cart-json.ts'
import { type CartSession, tellCart } from '../cart/cart-session.ts'
import { updateCustomer } from '../cart/update-customer.ts'
import { conflict, priceKept, settledCart } from '../cart/write-cart.ts'
import type { placeArgs } from './checkout-args.ts'
import { beginCheckout, methodProblem } from './checkout-draft.ts'
import { placingError } from './checkout-problems.ts'

type Given = Parsed<typeof placeArgs>

interface Attempt {
  saved: SavedCart
  priced: PricedCart
  placed: Result<Placed, PlaceProblem | ApiError>
}

/** The shop sells within its own country. */
const countryProblem = (
  { billing, shipping }: SavedCart,
  { shipping: { required } }: PricedCart,
  { country }: StoreSettings,
): ApiError | null => {
  const problem = (verb: string, given: string) =>
    new ApiError(
      400,
      'woocommerce_rest_invalid_address_country',
      `Sorry, we do not ${verb} the provided country (${given})`,
      { allowed_countries: [country] },
    )
  if (billing.country !== country) return problem('allow orders from', billing.country)
  return required && shipping.country !== country ? problem('ship orders to', shipping.country) : null
}

const emptied = ({ billing, shipping }: SavedCart): SavedCart => ({
  lines: [],
  coupons: [],
  billing,
  shipping,
  rate: '',
})

/** One attempt to place a cart as it is now, in the transaction that changes it. */
const attempt = async (
  c: HonoContext,
  { gateways }: Services,
  inside: Context,
  cart: SavedCart,
  given: Given,
): Promise<Attempt> => {
  const begun = await beginCheckout(cart, inside)
  const priced = await priceKept(inside, begun)
  const saved = settledCart(begun, priced)
  const { orderId, orderKey, draftId, customerNote } = begun.checkout
  // named by each call that places an order, as in WooCommerce, whatever was kept before
  const { payment_method: paymentMethod = '' } = given
  const problem =
    countryProblem(begun, priced, await readSettings(inside)) ??
    methodProblem(paymentMethod, priced.totals.total)
  if (problem) return { saved, priced, placed: refuse(problem) }
  const placed = await placeCart(inside, gateways, {
    draftId,
    reserved: { id: orderId, orderKey },
    customerId: inside.actor.customerId,
    lines: begun.lines,
    coupons: begun.coupons,
    billing: begun.billing,
    shipping: priced.shipping.required ? begun.shipping : undefined,
    rate: priced.shipping.chosen?.id,
    paymentMethod,
    customerNote: given.customer_note ?? customerNote,
    // the client that asks for the checkout shows the terms, as in WooCommerce
    terms: true,
    visitor: visitorOf(c),
  })
  return { saved: placed.ok ? emptied(saved) : saved, priced, placed }
}

/**
 * Places the order of a session's cart and empties the cart, in one turn: of two calls at once the second finds it empty.
 * Valid addresses are saved in any case.
 * @throws ApiError 400 for what has to be given otherwise, 409 with the cart where that is no longer what was seen
 */
export const placeSaved = async (
  c: HonoContext,
  services: Services,
  session: CartSession,
  given: Given,
): Promise<Placed> => {
  if (session.cart.lines.length === 0) {
    const message = 'Cannot place an order, your cart is empty.'
    throw await conflict(c, services, session, 'woocommerce_rest_cart_empty', message)
  }
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const { billing_address, shipping_address = billing_address } = given
  const withAddresses = updateCustomer({ billing_address, shipping_address })
  const empty = emptyCart({ country: settings.country, state: settings.store_state })
  const { saved, priced, placed } = await changeCart(context, session.id, empty, (inside, cart) =>
    attempt(c, services, inside, withAddresses(cart), given),
  )
  tellCart(c, services, { ...session, cart: saved })
  if (placed.ok) return placed.value
  const { error } = placed
  throw error instanceof ApiError
    ? error
    : placingError(error, settings, await cartJson(c, services, saved, priced))
}
