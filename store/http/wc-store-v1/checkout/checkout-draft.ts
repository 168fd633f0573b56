import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import type { SavedCart, SavedCheckout } from '#store/modules/cart/cart.ts'
import { reserveOrder } from '#store/modules/orders/orders.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { CartSession } from '../cart/cart-session.ts'
import { type CartChange, priceSaved, type ShownCart, writeCart } from '../cart/write-cart.ts'

type BegunCart = SavedCart & { checkout: SavedCheckout }

/** A cart whose checkout has begun, with its prices. */
export interface Begun extends ShownCart {
  checkout: SavedCheckout
}

/** Begins the checkout of a cart: from here on its order has a number and a key. */
export const beginCheckout = async (cart: SavedCart, inside: Context): Promise<BegunCart> => {
  const { checkout } = cart
  if (checkout) return { ...cart, checkout }
  const { id: orderId, orderKey } = await reserveOrder(inside)
  const draftId = randomBytes(18).toString('base64url')
  return { ...cart, checkout: { draftId, orderId, orderKey, paymentMethod: '', customerNote: '' } }
}

const emptyError = () =>
  new ApiError(400, 'woocommerce_rest_cart_empty', 'Cannot create order from empty cart.')

const begun = (shown: ShownCart): Begun => {
  const { checkout } = shown.saved
  if (!checkout) throw emptyError()
  return { ...shown, checkout }
}

/**
 * The checkout of a session's cart; only the first call for a cart writes.
 * @throws ApiError 400 for an empty cart
 */
export const openCheckout = async (
  c: HonoContext,
  services: Services,
  session: CartSession,
): Promise<Begun> => {
  const { cart } = session
  if (cart.lines.length === 0) throw emptyError()
  if (cart.checkout) return begun({ saved: cart, priced: await priceSaved(c, services, cart) })
  return begun(await writeCart(c, services, session, beginCheckout))
}

/**
 * Keeps what a shopper says of the checkout before placing the order.
 * @throws ApiError 400 for an empty cart
 */
export const changeCheckout = async (
  c: HonoContext,
  services: Services,
  session: CartSession,
  change: Partial<Pick<SavedCheckout, 'paymentMethod' | 'customerNote'>>,
): Promise<Begun> => {
  if (session.cart.lines.length === 0) throw emptyError()
  const write: CartChange = async (cart, inside) => {
    const { checkout, ...rest } = await beginCheckout(cart, inside)
    return { ...rest, checkout: { ...checkout, ...change } }
  }
  return begun(await writeCart(c, services, session, write))
}

/** @throws ApiError 400 for a method that the shop does not know, switched on or not */
export const checkMethod = (method: string | undefined, { gateways }: StoreSettings): void => {
  const known = ['', ...Object.keys(gateways)]
  if (method === undefined || known.includes(method)) return
  const names = `${known.slice(0, -1).join(', ')}, and ${known.at(-1)}`
  const message = `payment_method is not one of ${names}.`
  throw invalidParameters({ payment_method: { code: 'rest_not_in_enum', message } })
}

/** @returns null where nothing is to be paid, or somebody says how */
export const methodProblem = (method: string | undefined, total: Minor): ApiError | null =>
  method || total === 0
    ? null
    : new ApiError(400, 'woocommerce_rest_checkout_missing_payment_method', 'No payment method provided.')
