import { Hono, type Context as HonoContext } from 'hono'
import { isSameCode } from '#common/coupon-code.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { mountRoute } from '#store/http/wp-rest/route.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { CART, cartEndpoint } from './cart.ts'
import { addItemArgs, couponArgs, itemQuantityArgs } from './cart-args.ts'
import { applyCoupon, hasCoupon, withoutCoupon } from './cart-coupons.ts'
import { cartItemsJson, couponJson } from './cart-json.ts'
import {
  checkAdded,
  checkQuantity,
  lineToAdd,
  tooFew,
  withLine,
  withoutLine,
  withQuantity,
} from './cart-lines.ts'
import type { CartSession } from './cart-session.ts'
import { conflict, priceSaved, type ShownCart, writeCart } from './write-cart.ts'

const ITEM_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const COUPON_METHODS = ['GET', 'DELETE']

/** `wc/store/v1/cart/items` and `cart/coupons`: the parts of the cart, one by one. */
export const cartCollectionRoutes = (services: Services): Hono => {
  const app = new Hono()
  const linksOf = (c: HonoContext, collection: string, id: string, allow: readonly string[]) =>
    itemLinks(`${originOf(c.req, services)}/wp-json/wc/store/v1`, `/cart/${collection}`, id, allow)

  const itemsOf = async (c: HonoContext, priced: ShownCart['priced']) => {
    const items = await cartItemsJson(c, services, priced)
    return items.map((item) => ({ ...item, _links: linksOf(c, 'items', item.key, ITEM_METHODS) }))
  }
  const couponsOf = async (c: HonoContext, { coupons }: ShownCart['priced']) => {
    const settings = await readSettings(requestContext(c, services))
    return coupons.map((coupon) => ({
      ...couponJson(coupon, settings),
      _links: linksOf(c, 'coupons', coupon.code, COUPON_METHODS),
    }))
  }
  const shown = (c: HonoContext, { cart }: CartSession) => priceSaved(c, services, cart)
  const unknownItem = (c: HonoContext, session: CartSession) =>
    conflict(c, services, session, 'woocommerce_rest_cart_invalid_key', 'Cart item does not exist.')
  const unknownCoupon = () =>
    new ApiError(404, 'woocommerce_rest_cart_coupon_invalid_code', 'Coupon does not exist in the cart.')

  mountRoute(
    app,
    services,
    `${CART}/items`,
    cartEndpoint(services, ['GET'], {}, async (c, session) =>
      c.json(await itemsOf(c, await shown(c, session))),
    ),
    cartEndpoint(services, ['POST'], addItemArgs, async (c, session, given) => {
      const line = await lineToAdd(requestContext(c, services), services, given)
      const { priced } = await writeCart(c, services, session, withLine(line), checkAdded(line.key))
      return c.json((await itemsOf(c, priced)).find(({ key }) => key === line.key) ?? {}, 201)
    }),
    cartEndpoint(services, ['DELETE'], {}, async (c, session) => {
      await writeCart(c, services, session, (cart) => ({ ...cart, lines: [] }))
      return c.json([])
    }),
  )

  const lineOf = async (c: HonoContext, session: CartSession) => {
    const line = session.cart.lines.find(({ key }) => key === c.req.param('key'))
    if (!line) throw await unknownItem(c, session)
    return line
  }
  const answerItem = async (
    c: HonoContext,
    session: CartSession,
    priced: ShownCart['priced'],
    key: string,
  ): Promise<Response> => {
    const item = (await itemsOf(c, priced)).find((one) => one.key === key)
    if (!item) throw await unknownItem(c, session)
    return c.json(item)
  }
  mountRoute(
    app,
    services,
    `${CART}/items/:key{[\\w-]{32}}`,
    cartEndpoint(services, ['GET'], {}, async (c, session) => {
      const { key } = await lineOf(c, session)
      return answerItem(c, session, await shown(c, session), key)
    }),
    cartEndpoint(services, ['POST', 'PUT', 'PATCH'], itemQuantityArgs, async (c, session, { quantity }) => {
      const line = await lineOf(c, session)
      if (quantity < 1) throw await tooFew(requestContext(c, services), line)
      const change = withQuantity(line.key, quantity)
      const { priced } = await writeCart(c, services, session, change, checkQuantity(line.key))
      return answerItem(c, session, priced, line.key)
    }),
    cartEndpoint(services, ['DELETE'], {}, async (c, session) => {
      const { key } = await lineOf(c, session)
      await writeCart(c, services, session, withoutLine(key))
      return c.body(null, 204)
    }),
  )

  mountRoute(
    app,
    services,
    `${CART}/coupons`,
    cartEndpoint(services, ['GET'], {}, async (c, session) =>
      c.json(await couponsOf(c, await shown(c, session))),
    ),
    cartEndpoint(services, ['POST'], couponArgs, async (c, session, { code }) => {
      const isKnown = hasCoupon(session.cart.coupons, code)
      const priced = isKnown
        ? await shown(c, session)
        : (await applyCoupon(c, services, session, code)).priced
      const coupon = (await couponsOf(c, priced)).find((one) => isSameCode(one.code, code))
      if (!coupon) throw unknownCoupon()
      return c.json(coupon, 201)
    }),
    cartEndpoint(services, ['DELETE'], {}, async (c, session) => {
      await writeCart(c, services, session, (cart) => ({ ...cart, coupons: [] }))
      return c.json([])
    }),
  )

  mountRoute(
    app,
    services,
    `${CART}/coupons/:code`,
    cartEndpoint(services, ['GET'], {}, async (c, session) => {
      const code = c.req.param('code') ?? ''
      const coupon = (await couponsOf(c, await shown(c, session))).find((one) => isSameCode(one.code, code))
      if (!coupon) throw unknownCoupon()
      return c.json(coupon)
    }),
    cartEndpoint(services, ['DELETE'], {}, async (c, session) => {
      const code = c.req.param('code') ?? ''
      if (!hasCoupon(session.cart.coupons, code)) throw unknownCoupon()
      await writeCart(c, services, session, withoutCoupon(code))
      return c.body(null, 204)
    }),
  )
  return app
}
