import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseInput } from '#store/http/parse.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { findOrders, findRefunds } from '#store/modules/orders/orders.ts'
import { readSettings, readSettingsIn } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { printQuery } from '#store-api/contract/order-desk.ts'
import { printHeaders, printPage } from './print-page.ts'

const unknownOrders = (ids: readonly number[]) =>
  new ApiError(404, 'woocommerce_rest_shop_order_invalid_id', `There are no orders ${ids.join(', ')}.`)

/** `GET ghab/v1/orders/print`: invoices or packing slips of some orders as a page, for those who run the shop. */
export const printRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/orders/print', async (c) => {
    requireKey(c, 'read')
    const { ids, kind, lang } = parseInput(printQuery, c.req.query())
    const context = requestContext(c, services)
    const own = await readSettings(context)
    const locale = lang ?? own.locale
    const settings = { ...(await readSettingsIn(context, locale)), locale }
    const orders = await findOrders(context, ids)
    const missing = ids.filter((id) => !orders.some((order) => order.id === id))
    if (missing.length > 0) throw unknownOrders(missing)
    const refunds = Map.groupBy(await findRefunds(context, ids), ({ order_id }) => order_id)
    return c.html(printPage(orders, { kind, settings, refunds }), 200, printHeaders)
  })
