import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { listTaxClasses, listTaxRates, type TaxClass } from '#store/modules/cart/cart.ts'
import type { StoredTaxRate } from '#store/modules/pricing/pricing.ts'
import type { Services } from '#store/services.ts'

const COLLECTION = '/wp-json/wc/v3/taxes'

const taxArgs = args({
  ...contextArg,
  ...pagingArgs,
  offset: { type: 'integer' },
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
  orderby: { type: 'string', default: 'order', enum: ['id', 'order', 'priority'] },
  class: { type: 'string' },
})

const parts = (text: string): string[] => text.split(';').filter(Boolean)

const rateJson = (rate: StoredTaxRate, origin: string) => ({
  id: rate.id,
  country: rate.country,
  state: rate.state,
  postcode: parts(rate.postcode).at(-1) ?? '',
  city: parts(rate.city).at(-1) ?? '',
  rate: (rate.rate / 10_000).toFixed(4),
  name: rate.name,
  priority: rate.priority,
  compound: rate.compound,
  shipping: rate.shipping,
  order: rate.order,
  class: rate.class || 'standard',
  postcodes: parts(rate.postcode),
  cities: parts(rate.city),
  _links: itemLinks(origin, COLLECTION, rate.id, ['GET']),
})

const classJson = ({ slug, name }: TaxClass, origin: string) => ({
  slug,
  name,
  _links: { collection: [{ href: `${origin}${COLLECTION}/classes` }] },
})

/** `wc/v3/taxes` and its classes: reads, for those who run the shop. */
export const taxRoutes = (services: Services): Hono => {
  const app = new Hono()
  const readClasses = async (context: ReturnType<typeof requestContext>): Promise<TaxClass[]> => [
    { slug: 'standard', name: 'Standard rate' },
    ...(await listTaxClasses(context)),
  ]
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
  )
  mountRoute(
    app,
    services,
    '/taxes/classes',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const classes = await readClasses(requestContext(c, services))
      const origin = originOf(c.req, services)
      return sendList(
        c,
        services,
        classes.map((one) => classJson(one, origin)),
        { total: classes.length, page: 1, perPage: classes.length },
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/taxes/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const id = Number(c.req.param('id'))
      const rate = (await listTaxRates(requestContext(c, services))).find((one) => one.id === id)
      if (!rate) throw new ApiError(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')
      return sendItem(c, rateJson(rate, originOf(c.req, services)))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
