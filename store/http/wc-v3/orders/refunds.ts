import { Hono, type Context as HonoContext } from 'hono'
import { parseMoney } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { createDecimals } from '#store/http/wp-rest/decimals.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { itemLinks, setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import {
  findOrder,
  findRefunds,
  listRefunds,
  type Refund,
  type RefundRefusal,
  refundOrder,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { unknownOrder } from './order-fields.ts'

const refundArgs = args({ ...contextArg, dp: { type: 'integer' } })
const listRefundArgs = args({ ...refundArgs, ...pagingArgs, offset: { type: 'integer' } })

const newRefundArgs = args({
  ...refundArgs,
  amount: { type: 'string' },
  reason: { type: 'string', default: '' },
  api_refund: { type: 'boolean', default: true },
  api_restock: { type: 'unserved', allowed: [true, false] },
  line_items: { type: 'unserved', allowed: [[]] },
  meta_data: { type: 'unserved', allowed: [[]] },
})

// with 500 in WooCommerce, though it is the request that is wrong
const cannotRefund = (message: string) =>
  new ApiError(400, 'woocommerce_rest_cannot_create_order_refund', message)
const REFUSALS: Record<RefundRefusal, () => ApiError> = {
  unknown_order: () => new ApiError(404, 'woocommerce_rest_invalid_order_id', 'Invalid order ID.'),
  wrong_amount: () => cannotRefund('Invalid refund amount.'),
}

/**
 * `wc/v3/orders/{id}/refunds` and `wc/v3/refunds`, for those who run the shop: reads, and money that a person has
 * returned (`api_refund: false`). No gateway of ours returns any by itself.
 */
export const refundRoutes = (services: Services): Hono => {
  const app = new Hono()

  const toJson = async (c: HonoContext, context: Context, refunds: Refund[], dp: number | undefined) => {
    const { currency, timezone } = await readSettings(context)
    const { money } = createDecimals(currency.decimals, dp ?? currency.decimals)
    const origin = originOf(c.req, services)
    return refunds.map((refund) => {
      const order = `/wp-json/wc/v3/orders/${refund.order_id}`
      return {
        id: refund.id,
        ...datePair('date_created', refund.created_at, timezone),
        amount: money(refund.amount),
        reason: refund.reason,
        refunded_by: refund.refunded_by,
        refunded_payment: Boolean(refund.refunded_payment),
        meta_data: [],
        line_items: JSON.parse(refund.line_items) as unknown[],
        shipping_lines: [],
        tax_lines: [],
        fee_lines: [],
        _links: itemLinks(origin, `${order}/refunds`, refund.id, ['GET'], order),
      }
    })
  }
  const fieldsOf = (c: HonoContext) => readFields(new URL(c.req.url).searchParams)

  const refundsOf = async (c: HonoContext, context: Context): Promise<Refund[]> => {
    const order = await findOrder(context, Number(c.req.param('id')))
    if (!order) throw unknownOrder()
    return findRefunds(context, [order.id])
  }

  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/refunds',
    endpoint('GET', listRefundArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const all = await refundsOf(c, context)
      const start = skipped(query)
      const shown = await toJson(c, context, all.slice(start, start + query.per_page), query.dp)
      setPaging(c, services, { total: all.length, page: query.page, perPage: query.per_page })
      return c.json(shown.map((refund) => pickFields(refund, fieldsOf(c))))
    }),
    writeEndpoint(['POST'], newRefundArgs, async (c, given) => {
      requireKey(c, 'write')
      const context = requestContext(c, services)
      if (given.api_refund) {
        throw cannotRefund('The payment gateway for this order does not support automatic refunds.')
      }
      const { currency } = await readSettings(context)
      const amount = parseMoney(given.amount ?? '', currency.decimals) ?? 0
      const id = Number(c.req.param('id'))
      const refunded = await refundOrder(context, id, { amount, reason: given.reason })
      if (!refunded.ok) throw REFUSALS[refunded.error]()
      const [refund] = await toJson(c, context, [refunded.value], given.dp)
      const path = `/wp-json/wc/v3/orders/${id}/refunds/${refunded.value.id}`
      c.header('Location', originOf(c.req, services) + path)
      return c.json(pickFields(refund as object, fieldsOf(c)), 201)
    }),
  )
  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/refunds/:refund{[0-9]+}',
    endpoint('GET', refundArgs, async (c, query) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const wanted = Number(c.req.param('refund'))
      const found = (await refundsOf(c, context)).filter(({ id }) => id === wanted)
      const [refund] = await toJson(c, context, found, query.dp)
      if (!refund)
        throw new ApiError(404, 'woocommerce_rest_invalid_order_refund_id', 'Invalid order refund ID.')
      return c.json(pickFields(refund, fieldsOf(c)))
    }),
  )
  mountRoute(
    app,
    services,
    '/refunds',
    endpoint('GET', listRefundArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { refunds, total } = await listRefunds(context, query.per_page, skipped(query))
      const shown = await toJson(c, context, refunds, query.dp)
      setPaging(c, services, { total, page: query.page, perPage: query.per_page })
      return c.json(
        shown.map(({ id, ...refund }, index) =>
          pickFields({ id, parent_id: refunds[index]?.order_id ?? 0, ...refund }, fieldsOf(c)),
        ),
      )
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
