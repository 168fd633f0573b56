import { Hono, type Context as HonoContext } from 'hono'
import { formatMoney } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { originOf } from '#store/http/origin.ts'
import { parseInput } from '#store/http/parse.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import { setPaging } from '#store/http/wp-rest/links.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  findNotes,
  findVendorOrder,
  listVendorOrders,
  readVendorFigures,
  type VendorOrder,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Vendor } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import type { Vendor as VendorAnswer } from '#store-api/contract/content.ts'
import {
  type VendorDashboard,
  vendorOrdersQuery,
  vendorProductsQuery,
} from '#store-api/contract/vendor-dashboard.ts'
import { orderNotFound } from '../orders/answer-order.ts'
import { requireVendor } from './require-vendor.ts'
import { vendorOrderJson, vendorOrderSummaryJson, vendorProductJson } from './vendor-dashboard-json.ts'
import { serializeVendors } from './vendors.ts'

const LATELY = 30 * 86_400_000

/** `ghab/v1/vendor…`: the dashboard of the vendor who asks: figures, their part of orders, and their products. */
export const vendorDashboardRoutes = (services: Services): Hono => {
  const documents = documentsOf(services)
  const { catalog } = services

  const readOrderContext = async (c: HonoContext, context: Context, orders: VendorOrder[]) => ({
    origin: originOf(c.req, services),
    decimals: (await readSettings(context)).currency.decimals,
    media: await findMedia(
      context,
      orders.flatMap(({ lines }) => lines.map(({ image_id }) => image_id)),
    ),
  })

  const readFigures = async (
    context: Context,
    { id }: Vendor,
  ): Promise<Omit<VendorDashboard, keyof VendorAnswer>> => {
    const { toSend, sold } = await readVendorFigures(context, id, context.clock() - LATELY)
    const own = { vendors: [id], statuses: ['any'] }
    const { currency, vendor_products } = await readSettings(context)
    return {
      orders_to_send: toSend,
      products_total: catalog.figures(own).products,
      products_out_of_stock: catalog.figures({ ...own, stock: ['outofstock'] }).products,
      sold_lately: formatMoney(sold, currency.decimals),
      products_allowed: vendor_products,
    }
  }

  return new Hono()
    .get('/wp-json/ghab/v1/vendor', async (c) => {
      const { context, vendor } = await requireVendor(c, services)
      const [json] = await serializeVendors(c, services, [vendor])
      return c.json({ ...json, ...(await readFigures(context, vendor)) })
    })
    .get('/wp-json/ghab/v1/vendor/orders', async (c) => {
      const { context, vendor } = await requireVendor(c, services)
      const { page, per_page, status } = parseInput(vendorOrdersQuery, c.req.query())
      const { orders, total } = await listVendorOrders(context, vendor.id, {
        statuses: status.split(',').filter(Boolean),
        limit: per_page,
        offset: (page - 1) * per_page,
      })
      const orderContext = await readOrderContext(c, context, orders)
      setPaging(c, services, { total, page, perPage: per_page })
      return c.json(orders.map((order) => vendorOrderSummaryJson(order, orderContext)))
    })
    .get('/wp-json/ghab/v1/vendor/orders/:id', async (c) => {
      const { context, vendor } = await requireVendor(c, services)
      const id = c.req.param('id')
      const order = /^\d{1,15}$/.test(id) ? await findVendorOrder(context, vendor.id, Number(id)) : null
      if (!order) throw orderNotFound()
      const notes = await findNotes(context, order.id)
      return c.json(vendorOrderJson(order, notes, await readOrderContext(c, context, [order])))
    })
    .get('/wp-json/ghab/v1/vendor/products', async (c) => {
      const { vendor } = await requireVendor(c, services)
      const { page, per_page, search, status, stock_status } = parseInput(vendorProductsQuery, c.req.query())
      const { ids, total } = catalog.find({
        vendors: [vendor.id],
        statuses: [status],
        stock: stock_status ? [stock_status] : undefined,
        // a seller looks for the own goods by any part of their names, as in WooCommerce's own lists
        plainSearch: search || undefined,
        orderBy: 'date',
        descending: true,
        skip: (page - 1) * per_page,
        limit: per_page,
      })
      setPaging(c, services, { total, page, perPage: per_page })
      return c.json((await documents.get(c, 'product', ids)).map(vendorProductJson))
    })
}
