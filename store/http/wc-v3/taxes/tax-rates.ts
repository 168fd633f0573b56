import { type Context, Hono } from 'hono'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { contextArg, forceArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addTaxRate,
  deleteTaxRate,
  findTaxRate,
  listTaxRates,
  updateTaxRate,
} from '#store/modules/cart/cart.ts'
import type { StoredTaxRate } from '#store/modules/pricing/pricing.ts'
import type { Services } from '#store/services.ts'
import { rateJson, readRateFields, taxRateArgs } from './tax-rate-fields.ts'
import { checkForce } from './tax-requests.ts'

const taxArgs = args({
  ...contextArg,
  ...pagingArgs,
  offset: { type: 'integer' },
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
  orderby: { type: 'string', default: 'order', enum: ['id', 'order', 'priority'] },
  class: { type: 'string' },
})

const noSuchRate = (status: 400 | 404) =>
  new ApiError(status, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')

/** `wc/v3/taxes`, for those who run the shop. */
export const taxRateRoutes = (services: Services): Hono => {
  const app = new Hono()
  const json = (c: Context, rate: StoredTaxRate) => rateJson(rate, originOf(c.req, services))
  const create = itemWrite(taxRateArgs, async (c, given) =>
    json(
      c,
      await writeOnce(c, requestContext(c, services), given, (inside) =>
        addTaxRate(inside, readRateFields(given)),
      ),
    ),
  )
  const update = itemWrite(taxRateArgs, async (c, given, id) => {
    const updated = await updateTaxRate(requestContext(c, services), id, readRateFields(given))
    if (!updated) throw noSuchRate(404)
    return json(c, updated)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    checkForce(force)
    const deleted = await deleteTaxRate(requestContext(c, services), id)
    if (!deleted) throw noSuchRate(400)
    return json(c, deleted)
  })

  mountRoute(
    app,
    services,
    '/taxes',
    endpoint('GET', taxArgs, async (c, query) => {
      requireKey(c, 'read')
      const all = await listTaxRates(requestContext(c, services))
      const wanted = query.class === 'standard' ? '' : query.class
      const rates = all.filter((rate) => wanted === undefined || rate.class === wanted)
      const sign = query.order === 'asc' ? 1 : -1
      rates.sort((a, b) => sign * (a[query.orderby] - b[query.orderby] || a.id - b.id))
      const start = skipped(query)
      const origin = originOf(c.req, services)
      const page = rates.slice(start, start + query.per_page).map((rate) => rateJson(rate, origin))
      return sendList(c, services, page, { total: rates.length, page: query.page, perPage: query.per_page })
    }),
    createEndpoint(create),
  )
  mountBatch(app, services, '/taxes', { create, update, delete: remove })
  mountRoute(
    app,
    services,
    '/taxes/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const rate = await findTaxRate(requestContext(c, services), Number(c.req.param('id')))
      if (!rate) throw noSuchRate(404)
      return sendItem(c, json(c, rate))
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
