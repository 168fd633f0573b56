import type { Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  changeCart,
  emptyCart,
  type PricedCart,
  priceCart,
  type SavedCart,
  savedRequest,
} from '#store/modules/cart/cart.ts'
import { tidyAddress } from '#store/modules/checkout/checkout.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { cartJson } from './cart-json.ts'
import { type CartSession, countNewCart, tellCart } from './cart-session.ts'

/** A saved cart with its prices. */
export interface ShownCart {
  saved: SavedCart
  priced: PricedCart
}

export const priceKept = async (context: Context, saved: SavedCart): Promise<PricedCart> => {
  const { country } = await readSettings(context)
  const { phone } = tidyAddress({ phone: saved.billing.phone }, country)
  return priceCart(context, savedRequest(saved, phone))
}

export const priceSaved = (c: HonoContext, services: Services, saved: SavedCart): Promise<PricedCart> =>
  priceKept(requestContext(c, services), saved)

/**
 * The cart as it was priced: without lines and coupons that are no longer available, so that their removal is reported
 * once, with codes as the shop spells them, and with the rate that is selected, so that a coupon or a dearer cart does not
 * change it.
 */
export const settledCart = (
  saved: SavedCart,
  { lines, removed, coupons, shipping }: PricedCart,
): SavedCart => {
  const gone = new Set(removed.map(({ key }) => key))
  const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]))
  return {
    ...saved,
    lines: saved.lines
      .filter(({ key }) => !gone.has(key))
      .map((line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity })),
    coupons: coupons.map(({ code }) => code),
    rate: shipping.chosen?.id ?? saved.rate,
  }
}

export type CartChange = (cart: SavedCart, inside: Context) => SavedCart | Promise<SavedCart>

/**
 * Changes the cart of a session and prices it, in one turn: what others write meanwhile is neither lost nor unpriced.
 * @param check refuses by an `ApiError` what the changed cart would be; nothing is saved then
 */
export const writeCart = async (
  c: HonoContext,
  services: Services,
  session: CartSession,
  change: CartChange,
  check: (priced: PricedCart) => void = () => {},
): Promise<ShownCart> => {
  const context = requestContext(c, services)
  const { country, store_state: state } = await readSettings(context)
  const empty = emptyCart({ country, state })
  const shown = await changeCart(context, session.id, empty, async (inside, cart) => {
    const wanted = await change(cart, inside)
    const priced = await priceKept(inside, wanted)
    check(priced)
    countNewCart(c, services, session)
    return { saved: settledCart(wanted, priced), priced }
  })
  tellCart(c, services, { ...session, cart: shown.saved })
  return shown
}

/** The refusal of a call that knows an older cart: it brings the cart as it is. */
export const conflict = async (
  c: HonoContext,
  services: Services,
  { cart }: CartSession,
  code: string,
  message: string,
): Promise<ApiError> =>
  new ApiError(409, code, message, {
    cart: await cartJson(c, services, cart, await priceSaved(c, services, cart)),
  })

export const answerCart = async (
  c: HonoContext,
  services: Services,
  { saved, priced }: ShownCart,
  status: 200 | 201 = 200,
): Promise<Response> => c.json(await cartJson(c, services, saved, priced), status)
