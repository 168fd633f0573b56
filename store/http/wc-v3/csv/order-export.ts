import { Hono } from 'hono'
import { askerOf, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { BYTE_ORDER_MARK, type Exporter, wholeText, writeRows } from '#store/modules/csv/csv.ts'
import { findRefunds, listOrders, type OrderFilter } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { ORDER_STATUSES } from '#store-api/contract/orders.ts'
import { orderJson } from '../orders/order-json.ts'
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

/** Which orders are meant. */
export type WantedOrders = Partial<Parsed<typeof orderExportArgs>>

const filterOf = (
  { status = ['any'], customer, after, before }: WantedOrders,
  timezone: string,
): OrderFilter => {
  const date = boundReader({}, timezone)
  return {
    statuses: status.includes('any') ? [] : status,
    customerId: customer,
    createdVia: [],
    include: [],
    exclude: [],
    after: date(after),
    before: date(before),
  }
}

/** Where a file goes on. */
export interface ExportPlace {
  /** the id of the last one that is written */
  behindId: number
  done: number
}
export const BEGIN: ExportPlace = { behindId: 0, done: 0 }

const BY_ID = { orderBy: 'id', direction: 'asc' } as const

/** Orders as a CSV file, one line each. */
export const orderExporter = ({ catalog: { taxonomy } }: Services): Exporter<WantedOrders> => ({
  count: async (context, wanted) => {
    const filter = filterOf(wanted, (await readSettings(context)).timezone)
    return (await listOrders(context, { filter, ...BY_ID, limit: 0, offset: 0 })).total
  },
  write: async function* (context, { wanted, origin }, place) {
    const settings = await readSettings(context)
    const { decimals: dp } = settings.currency
    const filter = filterOf(wanted, settings.timezone)
    if (place === null) yield { text: BYTE_ORDER_MARK + writeRows([HEADER]), place: BEGIN, done: 0 }
    let { behindId, done } = (place as ExportPlace | null) ?? BEGIN
    for (;;) {
      // by id: an order that leaves the filter meanwhile makes no gap
      const page = { ...BY_ID, limit: AT_ONCE, offset: 0 }
      const { orders } = await listOrders(context, { filter: { ...filter, behindId }, ...page })
      const last = orders.at(-1)
      if (!last) return
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
      behindId = last.id
      done += orders.length
      yield { text: writeRows(told.map(cellsOf)), place: { behindId, done } satisfies ExportPlace, done }
    }
  },
})

/** `wc/v3/orders/export`: orders as a CSV file, one line each. WooCommerce has none of its own to follow. */
export const orderExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'orders', MOST_EXPORTS)
  const exporter = orderExporter(services)
  mountRoute(
    app,
    services,
    '/orders/export',
    endpoint('GET', orderExportArgs, (c, wanted) => {
      requireKey(c, 'read')
      throttle(c)
      logSecurity(c, services, 'export-downloaded', { ...askerOf(c), of: 'orders' })
      const about = { wanted, origin: originOf(c.req, services) }
      return csvResponse(c, 'orders', wholeText(exporter.write(requestContext(c, services), about, null)))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
