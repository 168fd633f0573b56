import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { makeOnce, readIdempotencyKey } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { createDecimals } from '#store/http/wp-rest/decimals.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { contextArg, forceArg, listArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  deleteRefund,
  findOrder,
  findRefund,
  listRefunds,
  type Order,
  type Refund,
  refundOrder,
} from '#store/modules/orders/orders.ts'
import { returnPayment } from '#store/modules/payments/payments.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { unknownOrder } from './order-fields.ts'
import { newRefund, REFUSALS, refundAmount, returnedLines } from './refund-fields.ts'
import { refundJson } from './refund-json.ts'

const dpArg = args({ dp: { type: 'integer' } })
const oneArgs = args({ ...contextArg, ...dpArg })
const refundsArgs = args({
  ...listArgs,
  ...dpArg,
  search: { type: 'unserved', allowed: [''] },
  // a refund is never changed and has neither title nor slug: WooCommerce lists by them as if by date
  orderby: {
    type: 'string',
    default: 'date',
    enum: ['date', 'id', 'include', 'title', 'slug', 'modified'],
  },
})
const removal = args({ ...forceArg, ...dpArg })

const orderOf = async (c: HonoContext, context: Context): Promise<Order> => {
  const order = await findOrder(context, Number(c.req.param('id')))
  if (!order) throw unknownOrder()
  return order
}

const unknownRefund = () => new ApiError(404, 'woocommerce_rest_shop_order_refund_invalid_id', 'Invalid ID.')

const refundOf = async (c: HonoContext, context: Context): Promise<Refund> => {
  const { id } = await orderOf(c, context)
  const refund = await findRefund(context, id, Number(c.req.param('refund')))
  if (!refund) throw unknownRefund()
  return refund
}

const findPage = async (context: Context, query: Parsed<typeof refundsArgs>, orderId?: number) => {
  const { timezone } = await readSettings(context)
  const date = boundReader(query, timezone)
  const { include, exclude } = query
  // a refund that is never changed was last changed when it was made
  const starts = [date(query.after), date(query.modified_after)].filter((at) => at !== undefined)
  const ends = [date(query.before), date(query.modified_before)].filter((at) => at !== undefined)
  const after = starts.length ? Math.max(...starts) : undefined
  const before = ends.length ? Math.min(...ends) : undefined
  return listRefunds(context, {
    filter: { orderId, include, exclude, after, before },
    direction: query.order,
    limit: query.per_page,
    offset: skipped(query),
  })
}

/**
 * `wc/v3/orders/{id}/refunds` and `wc/v3/refunds`, for those who run the shop: money that the bank returns (`api_refund`)
 * or a person has returned, and the goods that came back for it.
 */
export const refundRoutes = (services: Services): Hono => {
  const app = new Hono()

  const toJson = async (c: HonoContext, context: Context, refunds: readonly Refund[], dp?: number) => {
    const { currency, timezone, locale } = await readSettings(context)
    const images = refunds.flatMap(({ items }) => items.map(({ image_id }) => image_id))
    const write = {
      ...createDecimals(currency.decimals, dp ?? currency.decimals),
      origin: originOf(c.req, services),
      media: await findMedia(context, images),
      taxonomy: services.catalog.taxonomy,
      locale,
    }
    return refunds.map((refund) => refundJson(refund, write, timezone))
  }
  const oneJson = async (c: HonoContext, context: Context, refund: Refund, dp?: number): Promise<object> =>
    (await toJson(c, context, [refund], dp))[0] as object

  const create = itemWrite(newRefund, async (c, given) => {
    const context = requestContext(c, services)
    const { id } = await orderOf(c, context)
    const { currency } = await readSettings(context)
    const refund = {
      amount: refundAmount(given, currency.decimals),
      reason: given.reason,
      lines: returnedLines(given, currency.decimals),
      restocks: given.api_restock,
      meta: given.meta_data,
    }
    const refunded = given.api_refund
      ? await returnPayment(context, services.gateways, id, refund, readIdempotencyKey(c))
      : await makeOnce(c, context, given, (inside) => refundOrder(inside, id, refund))
    if (!refunded.ok) throw REFUSALS[refunded.error]()
    const written = await findRefund(context, id, refunded.value)
    if (!written) throw unknownRefund()
    return oneJson(c, context, written, given.dp)
  })
  // as in WooCommerce without `force` too: there is no bin for refunds
  const remove = itemWrite(removal, async (c, { dp }) => {
    const context = requestContext(c, services)
    const refund = await refundOf(c, context)
    const json = await oneJson(c, context, refund, dp)
    const deleted = await deleteRefund(context, refund.order_id, refund.id)
    if (!deleted.ok) throw unknownRefund()
    return json
  })

  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/refunds',
    endpoint('GET', refundsArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { id } = await orderOf(c, context)
      const { refunds, total } = await findPage(context, query, id)
      const paged = { total, page: query.page, perPage: query.per_page }
      return sendList(c, services, await toJson(c, context, refunds, query.dp), paged)
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/refunds/:refund{[0-9]+}',
    endpoint('GET', oneArgs, async (c, query) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      return sendItem(c, await oneJson(c, context, await refundOf(c, context), query.dp))
    }),
    deleteEndpoint(remove),
  )
  mountRoute(
    app,
    services,
    '/refunds',
    endpoint('GET', refundsArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { refunds, total } = await findPage(context, query)
      const shown = await toJson(c, context, refunds, query.dp)
      const items = shown.map(({ id, ...refund }, index) => ({
        id,
        parent_id: refunds[index]?.order_id ?? 0,
        ...refund,
      }))
      return sendList(c, services, items, { total, page: query.page, perPage: query.per_page })
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
