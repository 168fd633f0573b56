import { Hono } from 'hono'
import { sum } from '#common/sum.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { localDate } from '#store/http/wp-rest/dates.ts'
import { createDecimals } from '#store/http/wp-rest/decimals.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { countCustomers, findRegistrations } from '#store/modules/customers/customers.ts'
import { countByStatus, readSales, readTopSellers, statusLabel } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { ORDER_STATUSES, WOOCOMMERCE_STATUSES } from '#store-api/contract/orders.ts'
import { type SalesSpan, salesSpan } from '../products/sales-span.ts'

const TOP = 12
/** WooCommerce's own statuses, which are answered even if no order has them. */
const ALWAYS_COUNTED = [...WOOCOMMERCE_STATUSES, 'checkout-draft']

const periodArgs = args({
  ...contextArg,
  period: { type: 'string', enum: ['week', 'month', 'last_month', 'year'] },
  date_min: { type: 'string', format: 'date' },
  date_max: { type: 'string', format: 'date' },
})

/** `wc/v3/reports/sales`, `…/top_sellers`, `…/orders/totals`, `…/customers/totals` and `orders/statuses`. */
export const orderReportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const aboutOf = (url: string) => ({
    about: [{ href: `${originOf({ url }, services)}/wp-json/wc/v3/reports` }],
  })

  mountRoute(
    app,
    services,
    '/reports/sales',
    endpoint('GET', periodArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { currency, timezone } = await readSettings(context)
      const { money } = createDecimals(currency.decimals, currency.decimals)
      const span = salesSpan(query, services.clock(), timezone)
      const { sold, refunded } = await readSales(context, span)
      const registered = await findRegistrations(context, span.from, span.to)
      const keyOf = ({ groupedBy }: SalesSpan, at: number) =>
        localDate(at, timezone).slice(0, groupedBy === 'day' ? 10 : 7)
      const byGroup = Map.groupBy(sold, ({ at }) => keyOf(span, at))
      const customers = Map.groupBy(registered, (at) => keyOf(span, at))
      const group = (key: string) => {
        const orders = byGroup.get(key) ?? []
        return {
          sales: money(sum(orders, ({ total }) => total)),
          orders: orders.length,
          items: sum(orders, ({ items }) => items),
          tax: money(sum(orders, ({ tax }) => tax)),
          shipping: money(sum(orders, ({ shipping }) => shipping)),
          discount: money(sum(orders, ({ discount }) => discount)),
          customers: customers.get(key)?.length ?? 0,
        }
      }
      const total = sum(sold, (order) => order.total) - refunded
      const tax = sum(sold, (order) => order.tax)
      const shipping = sum(sold, (order) => order.shipping)
      return c.json([
        {
          total_sales: money(total),
          net_sales: money(total - tax - shipping),
          average_sales: money(Math.round((total - tax - shipping) / Math.max(span.groups.length, 1))),
          total_orders: sold.length,
          total_items: sum(sold, ({ items }) => items),
          total_tax: money(tax),
          total_shipping: money(shipping),
          total_refunds: refunded / 10 ** currency.decimals,
          total_discount: money(sum(sold, ({ discount }) => discount)),
          totals_grouped_by: span.groupedBy,
          totals: Object.fromEntries(span.groups.map((key) => [key, group(key)])),
          total_customers: registered.length,
          _links: aboutOf(c.req.url),
        },
      ])
    }),
  )
  mountRoute(
    app,
    services,
    '/reports/top_sellers',
    endpoint('GET', periodArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      const sellers = await readTopSellers(context, salesSpan(query, services.clock(), timezone), TOP)
      const origin = originOf(c.req, services)
      return c.json(
        sellers.map(({ productId, name, quantity }) => ({
          name,
          product_id: productId,
          quantity,
          _links: {
            ...aboutOf(c.req.url),
            product: [{ href: `${origin}/wp-json/wc/v3/products/${productId}` }],
          },
        })),
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/reports/orders/totals',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const totals = await countByStatus(context)
      const { locale } = await readSettings(context)
      const slugs = new Set([...ALWAYS_COUNTED, ...totals.keys()])
      return c.json(
        [...slugs].map((slug) => ({
          slug,
          name: statusLabel(locale, slug),
          total: totals.get(slug) ?? 0,
        })),
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/orders/statuses',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const { locale } = await readSettings(requestContext(c, services))
      const slugs = [...ORDER_STATUSES, 'checkout-draft']
      return c.json(slugs.map((slug) => ({ slug, name: statusLabel(locale, slug) })))
    }),
  )
  mountRoute(
    app,
    services,
    '/reports/customers/totals',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const { paying, others } = await countCustomers(requestContext(c, services))
      return c.json([
        { slug: 'paying', name: 'Paying customer', total: paying },
        { slug: 'non_paying', name: 'Non-paying customer', total: others },
      ])
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
