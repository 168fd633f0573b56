import { Hono, type Context as HonoContext } from 'hono'
import { escapeHtml } from '#common/escape-html.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type Args, type Parsed, readWritten } from '#store/http/wp-rest/parameters.ts'
import { readGiven } from '#store/http/wp-rest/read-given.ts'
import { type Endpoint, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'
import {
  addItemArgs,
  couponArgs,
  customerArgs,
  extensionArgs,
  itemKeyArgs,
  selectRateArgs,
  updateItemArgs,
} from './cart-args.ts'
import { applyCoupon, hasCoupon, withoutCoupon } from './cart-coupons.ts'
import {
  checkAdded,
  checkQuantity,
  lineToAdd,
  tooFew,
  withLine,
  withoutLine,
  withQuantity,
} from './cart-lines.ts'
import { type CartSession, openCart } from './cart-session.ts'
import { updateCustomer } from './update-customer.ts'
import { answerCart, conflict, priceSaved, writeCart } from './write-cart.ts'

/** below the namespace */
export const CART = '/cart'

/** A call about the cart of its token: the parameters are checked first, then the token or nonce. */
export const cartEndpoint = <A extends Args>(
  services: Services,
  methods: Endpoint['methods'],
  declared: A,
  handle: (c: HonoContext, session: CartSession, given: Parsed<A>) => Promise<Response>,
): Endpoint => ({
  methods,
  args: declared,
  handle: async (c) => {
    const session = await openCart(c, services)
    return handle(c, session, readWritten(await readGiven(c.req.raw), declared))
  },
})

/** `wc/store/v1/cart` and the calls that change it; each answers the whole cart. */
export const storeCartRoutes = (services: Services): Hono => {
  const app = new Hono()
  const post = <A extends Args>(
    path: string,
    declared: A,
    handle: (c: HonoContext, session: CartSession, given: Parsed<A>) => Promise<Response>,
  ) => mountRoute(app, services, `${CART}/${path}`, cartEndpoint(services, ['POST'], declared, handle))

  mountRoute(
    app,
    services,
    CART,
    endpoint('GET', {}, async (c) => {
      const { cart } = await openCart(c, services)
      return answerCart(c, services, { saved: cart, priced: await priceSaved(c, services, cart) })
    }),
  )

  post('add-item', addItemArgs, async (c, session, given) => {
    const line = await lineToAdd(requestContext(c, services), services, given)
    const shown = await writeCart(c, services, session, withLine(line), checkAdded(line.key))
    return answerCart(c, services, shown, 201)
  })

  post('update-item', updateItemArgs, async (c, session, { key, quantity }) => {
    const line = session.cart.lines.find((one) => one.key === key)
    if (!line) throw await unknownItem(c, session, 'Cart item does not exist.')
    if (quantity < 1) throw await tooFew(requestContext(c, services), line)
    const shown = await writeCart(c, services, session, withQuantity(key, quantity), checkQuantity(key))
    return answerCart(c, services, shown)
  })

  post('remove-item', itemKeyArgs, async (c, session, { key }) => {
    if (!session.cart.lines.some((line) => line.key === key)) {
      throw await unknownItem(c, session, 'Cart item no longer exists or is invalid.')
    }
    return answerCart(c, services, await writeCart(c, services, session, withoutLine(key)))
  })

  post('apply-coupon', couponArgs, async (c, session, { code }) =>
    answerCart(c, services, await applyCoupon(c, services, session, code)),
  )

  post('remove-coupon', couponArgs, async (c, session, { code }) => {
    if (!hasCoupon(session.cart.coupons, code)) {
      const message = 'Coupon cannot be removed because it is not already applied to the cart.'
      throw await conflict(c, services, session, 'woocommerce_rest_cart_coupon_invalid_code', message)
    }
    return answerCart(c, services, await writeCart(c, services, session, withoutCoupon(code)))
  })

  post('update-customer', customerArgs, async (c, session, given) =>
    answerCart(c, services, await writeCart(c, services, session, updateCustomer(given))),
  )

  // a rate that is not offered, or of another parcel, chooses nothing, as in WooCommerce
  post('select-shipping-rate', selectRateArgs, async (c, session, { package_id = 0, rate_id }) => {
    const before = await priceSaved(c, services, session.cart)
    const isOffered = before.shipping.rates.some(({ id }) => id === rate_id)
    if (package_id !== 0 || !isOffered) {
      return answerCart(c, services, { saved: session.cart, priced: before })
    }
    const change = (cart: CartSession['cart']) => ({ ...cart, rate: rate_id })
    return answerCart(c, services, await writeCart(c, services, session, change))
  })

  // here nothing registers a namespace, so that each is refused as one that nobody registered
  post('extensions', extensionArgs, async (_c, _session, { namespace }) => {
    const message = `There is no such namespace registered: ${escapeHtml(namespace)}.`
    throw new ApiError(400, 'woocommerce_rest_cart_extensions_error', message)
  })

  const unknownItem = (c: HonoContext, session: CartSession, message: string) =>
    conflict(c, services, session, 'woocommerce_rest_cart_invalid_key', message)

  return app
}
