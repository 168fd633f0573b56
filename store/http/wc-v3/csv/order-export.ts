import { Hono } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { BYTE_ORDER_MARK, writeRows } from '#store/modules/csv/csv.ts'
import { findRefunds, listOrders, type OrderFilter } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { ORDER_STATUSES } from '#store-api/contract/orders.ts'
import { type OrderContext, orderJson } from '../orders/order-json.ts'
import { ADDRESS_COLUMNS, addressCells } from './address-cells.ts'
import { createFileThrottle } from './csv-request.ts'
import { csvResponse } from './csv-response.ts'
import { MOST_EXPORTS } from './product-export.ts'

export const orderExportArgs = args({
  status: {
    type: 'array',
    items: { type: 'string', enum: ['any', 'trash', ...ORDER_STATUSES] },
    default: ['any'],
  },
  customer: { type: 'integer' },
  after: { type: 'string', format: 'date-time' },
  before: { type: 'string', format: 'date-time' },
})

type OrderJson = ReturnType<typeof orderJson>

/** orders that are read and written at once */
const AT_ONCE = 100

const sumOf = (amounts: readonly string[]): string =>
  String(Number(amounts.reduce((sum, amount) => sum + Math.abs(Number(amount)), 0).toFixed(6)))

const COLUMNS: readonly [label: string, cell: (order: OrderJson) => string | number | null][] = [
  ['Order number', ({ number }) => number],
  ['Status', ({ status }) => status],
  ['Date', ({ date_created }) => date_created],
  ['Date paid', ({ date_paid }) => date_paid],
  ['Date completed', ({ date_completed }) => date_completed],
  ['Customer ID', ({ customer_id }) => customer_id],
  ['Customer note', ({ customer_note }) => customer_note],
  ['Payment method', ({ payment_method_title }) => payment_method_title],
  ['Transaction ID', ({ transaction_id }) => transaction_id],
  ['Delivery', ({ shipping_lines }) => shipping_lines.map(({ method_title }) => method_title).join('; ')],
  ['Coupons', ({ coupon_lines }) => coupon_lines.map(({ code }) => code).join('; ')],
  [
    'Items',
    ({ line_items }) =>
      line_items
        .map(({ name, sku, quantity }) => `${quantity} × ${name}${sku ? ` (${sku})` : ''}`)
        .join('; '),
  ],
  ['Pieces', ({ line_items }) => line_items.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Currency', ({ currency }) => currency],
  ['Discount', ({ discount_total }) => discount_total],
  ['Delivery cost', ({ shipping_total }) => shipping_total],
  ['Tax', ({ total_tax }) => total_tax],
  ['Total', ({ total }) => total],
  ['Refunded', ({ refunds }) => sumOf(refunds.map(({ total }) => total))],
]

const HEADER = [
  ...COLUMNS.map(([label]) => label),
  ...ADDRESS_COLUMNS.map(([label]) => `Billing ${label}`),
  ...ADDRESS_COLUMNS.map(([label]) => `Shipping ${label}`),
]

const cellsOf = (order: OrderJson): string[] => [
  ...COLUMNS.map(([, cell]) => String(cell(order) ?? '')),
  ...addressCells(order.billing),
  ...addressCells(order.shipping),
]

const filterOf = (query: Parsed<typeof orderExportArgs>, timezone: string): OrderFilter => {
  const date = boundReader({}, timezone)
  return {
    statuses: query.status.includes('any') ? [] : query.status,
    customerId: query.customer,
    createdVia: [],
    include: [],
    exclude: [],
    after: date(query.after),
    before: date(query.before),
  }
}

async function* exportOrders(
  context: Context,
  filter: OrderFilter,
  { origin, taxonomy }: Pick<OrderContext, 'origin' | 'taxonomy'>,
): AsyncGenerator<string> {
  const settings = await readSettings(context)
  const { decimals: dp } = settings.currency
  yield BYTE_ORDER_MARK + writeRows([HEADER])
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = { orderBy: 'id', direction: 'asc', limit: AT_ONCE, offset } as const
    const { orders } = await listOrders(context, { filter, ...page })
    if (orders.length === 0) return
    const refunds = await findRefunds(
      context,
      orders.map(({ id }) => id),
    )
    const told = orders.map((order) =>
      orderJson(order, {
        origin,
        settings,
        dp,
        media: new Map(),
        taxonomy,
        refunds: refunds.filter((refund) => refund.order_id === order.id),
        needsProcessing: false,
      }),
    )
    yield writeRows(told.map(cellsOf))
  }
}

/** `wc/v3/orders/export`: orders as a CSV file, one line each. WooCommerce has none of its own to follow. */
export const orderExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'orders', MOST_EXPORTS)
  mountRoute(
    app,
    services,
    '/orders/export',
    endpoint('GET', orderExportArgs, async (c, query) => {
      requireKey(c, 'read')
      throttle(c)
      const context = requestContext(c, services)
      const filter = filterOf(query, (await readSettings(context)).timezone)
      const told = { origin: originOf(c.req, services), taxonomy: services.catalog.taxonomy }
      return csvResponse(c, 'orders', exportOrders(context, filter, told))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
