import { basename } from 'node:path'
import { Hono } from 'hono'
import { commonDownloadJson } from '#store/http/ghab-v1/account/download-json.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'
import { listDownloads } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

const NEVER = { access_expires: 'never', access_expires_gmt: 'never' }

/** `wc/v3/customers/{id}/downloads`, for those who run the shop; the files themselves are their customer's. */
export const customerDownloadRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/customers/:id{[0-9]+}/downloads',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const customer = await findCustomer(context, Number(c.req.param('id')))
      if (!customer) throw new ApiError(404, 'woocommerce_rest_customer_invalid', 'Resource does not exist.')
      const { timezone } = await readSettings(context)
      const origin = originOf(c.req, services)
      const base = `${origin}/wp-json/wc/v3`
      const fields = readFields(new URL(c.req.url).searchParams)
      const downloads = await listDownloads(context, customer.id)
      return c.json(
        downloads.map((permission) => {
          const { order_key, order_id, product_id, expires_at, name, file } = permission
          const expires = expires_at === null ? NEVER : datePair('access_expires', expires_at, timezone)
          const json = {
            ...commonDownloadJson(permission, origin),
            order_key,
            ...expires,
            file: { name, file: basename(file) },
            _links: {
              collection: [{ href: `${base}/customers/${customer.id}/downloads` }],
              product: [{ href: `${base}/products/${product_id}` }],
              order: [{ href: `${base}/orders/${order_id}` }],
            },
          }
          return pickFields(json, fields)
        }),
      )
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
