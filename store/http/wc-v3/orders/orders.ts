import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { getActor, refusalOf, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks, setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, listArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  deleteOrder,
  findOrder,
  findRefunds,
  listOrders,
  type Order,
  type OrderFilter,
  ordersToProcess,
  trashOrder,
  writeNewOrder,
  writeOrder,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { noteAuthor } from './note-author.ts'
import {
  orderEdit,
  orderFields,
  orderProblem,
  orderRemoval,
  SETTABLE_STATUSES,
  unknownOrder,
} from './order-fields.ts'
import { orderJson } from './order-json.ts'

const COLLECTION = '/wp-json/wc/v3/orders'
const orderArgs = args({
  ...listArgs,
  orderby: {
    type: 'string',
    default: 'date',
    enum: ['date', 'id', 'include', 'title', 'slug', 'modified'],
  },
  parent: { type: 'array', items: { type: 'integer' }, default: [] },
  parent_exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  status: {
    type: 'array',
    items: { type: 'string', enum: ['any', 'trash', ...SETTABLE_STATUSES] },
    default: ['any'],
  },
  customer: { type: 'integer' },
  product: { type: 'integer' },
  dp: { type: 'integer' },
  order_item_display_meta: { type: 'boolean', default: false },
  include_meta: { type: 'array', items: { type: 'string' }, default: [] },
  exclude_meta: { type: 'array', items: { type: 'string' }, default: [] },
  created_via: { type: 'array', items: { type: 'string' } },
})
const oneArgs = args({ ...contextArg, dp: { type: 'integer' } })

type OrderQuery = Parsed<typeof orderArgs>

const filterOf = (query: OrderQuery, timezone: string): OrderFilter => {
  const date = boundReader(query, timezone)
  return {
    statuses: query.status.includes('any') ? [] : query.status,
    customerId: query.customer,
    productId: query.product,
    createdVia: query.created_via ?? [],
    parents: query.parent,
    parentsExcluded: query.parent_exclude,
    search: query.search,
    include: query.include,
    exclude: query.exclude,
    after: date(query.after),
    before: date(query.before),
    modifiedAfter: date(query.modified_after),
    modifiedBefore: date(query.modified_before),
  }
}

/** Orders have neither titles nor slugs: WooCommerce lists by them as if by date. */
const orderByOf = (orderby: string): 'date' | 'modified' | 'id' | 'include' =>
  orderby === 'modified' || orderby === 'id' || orderby === 'include' ? orderby : 'date'

/** What is written of an order without the right to its lines and amounts. */
const WITHOUT_AMOUNTS = new Set(['status', 'customer_note', 'billing', 'shipping', 'manual_update', 'dp'])

/**
 * Who answers for orders and not for money neither changes what they cost nor pays any of it back, which the status
 * `refunded` does.
 */
const refuseAmounts = (c: HonoContext, given: Parsed<typeof orderEdit>): void => {
  if (may(getActor(c).role, 'edit_published_shop_orders')) return
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (given.status === 'refunded' || names.some((name) => !WITHOUT_AMOUNTS.has(name))) {
    throw refusalOf(c, 'edit')
  }
}

/** `wc/v3/orders`, for those who run the shop. */
export const wcOrderRoutes = (services: Services): Hono => {
  const app = new Hono()
  const allow = ['GET', ...EDITS, 'DELETE']

  const toJson = async (c: HonoContext, context: Context, orders: Order[], dp: number | undefined) => {
    const settings = await readSettings(context)
    const origin = originOf(c.req, services)
    const toProcess = await ordersToProcess(context, orders)
    const ids = orders.map(({ id }) => id)
    const refunds = await findRefunds(context, ids)
    const media = await findMedia(
      context,
      orders.flatMap((order) => order.items.map((item) => item.image_id)),
    )
    const fields = readFields(new URL(c.req.url).searchParams)
    return orders.map((order) => {
      const json = orderJson(order, {
        origin,
        settings,
        dp: dp ?? settings.currency.decimals,
        media,
        taxonomy: services.catalog.taxonomy,
        refunds: refunds.filter((refund) => refund.order_id === order.id),
        needsProcessing: toProcess.has(order.id),
      })
      const customer = [{ href: `${origin}/wp-json/wc/v3/customers/${order.customer_id}` }]
      const up = order.parent_order_id ? `${COLLECTION}/${order.parent_order_id}` : undefined
      const mails = `${origin}${COLLECTION}/${order.id}/actions/email_templates`
      const _links = {
        ...itemLinks(origin, COLLECTION, order.id, allow, up),
        email_templates: [{ embeddable: true, href: mails }],
        ...(order.customer_id > 0 && { customer }),
      }
      return pickFields({ ...json, _links }, fields)
    })
  }

  const oneJson = async (c: HonoContext, context: Context, order: Order, dp?: number): Promise<object> =>
    (await toJson(c, context, [order], dp))[0] as object

  const fieldsOf = async (context: Context, given: Parsed<typeof orderEdit>) => ({
    ...orderFields(given, await readSettings(context), services.catalog.taxonomy),
    author: await noteAuthor(context, given.manual_update),
  })
  const create = itemWrite(orderEdit, async (c, given) => {
    const context = requestContext(c, services)
    const fields = await fieldsOf(context, given)
    const made = await makeOnce(c, context, given, (inside) => writeNewOrder(inside, fields))
    if (!made.ok) throw await orderProblem(context, made.error)
    const order = await findOrder(context, made.value)
    if (!order) throw unknownOrder()
    return oneJson(c, context, order, given.dp)
  })
  const update = itemWrite(orderEdit, async (c, given, id) => {
    const context = requestContext(c, services)
    refuseAmounts(c, given)
    const unmodifiedSince = Date.parse(c.req.header('If-Unmodified-Since') ?? '')
    const edited = await writeOrder(context, id, {
      ...(await fieldsOf(context, given)),
      // what is no date says nothing (RFC 9110, 13.1.4)
      ...(!Number.isNaN(unmodifiedSince) && { unmodifiedSince }),
    })
    if (!edited.ok) throw await orderProblem(context, edited.error)
    return oneJson(c, context, edited.value, given.dp)
  })
  const remove = itemWrite(orderRemoval, async (c, { force, dp }, id) => {
    const context = requestContext(c, services)
    const order = await findOrder(context, id)
    if (!order) throw unknownOrder()
    const json = await oneJson(c, context, order, dp)
    const deleted = force ? await deleteOrder(context, id) : await trashOrder(context, id)
    if (deleted.ok) return force ? json : oneJson(c, context, deleted.value, dp)
    if (deleted.error === 'unknown_order') throw unknownOrder()
    throw new ApiError(410, 'woocommerce_rest_already_trashed', 'The order has already been deleted.')
  })

  mountRoute(
    app,
    services,
    '/orders',
    endpoint('GET', orderArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      const { orders, total } = await listOrders(context, {
        filter: filterOf(query, timezone),
        orderBy: orderByOf(query.orderby),
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      setPaging(c, services, { total, page: query.page, perPage: query.per_page })
      return c.json(await toJson(c, context, orders, query.dp))
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}',
    endpoint('GET', oneArgs, async (c, query) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const order = await findOrder(context, Number(c.req.param('id')))
      if (!order) throw unknownOrder()
      return c.json(await oneJson(c, context, order, query.dp))
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, '/orders', { create, update, delete: remove })
  return new Hono().route('/wp-json/wc/v3', app)
}
