import { type Context, Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addTaxClass,
  addTaxRate,
  deleteTaxClass,
  deleteTaxRate,
  findTaxRate,
  listTaxClasses,
  listTaxRates,
  type TaxClass,
  type TaxRateFields,
  updateTaxRate,
} from '#store/modules/cart/cart.ts'
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

const texts = { type: 'array', items: { type: 'string' } } as const
/** What a tax rate is written with; the oldest clients name one postcode and one city. */
export const taxRateArgs = args({
  country: { type: 'string', description: 'ISO 3166 code; empty for all.' },
  state: { type: 'string', description: 'Code of the state; empty for all.' },
  postcode: { type: 'string' },
  city: { type: 'string' },
  postcodes: { ...texts, description: 'Postcodes, patterns and ranges.' },
  cities: texts,
  rate: { type: 'string', description: 'Percent.' },
  name: { type: 'string' },
  priority: { type: 'integer', minimum: 0, maximum: 1000 },
  compound: { type: 'boolean' },
  shipping: { type: 'boolean' },
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  class: { type: 'string' },
})
export const taxClassArgs = args({ name: { type: 'string', required: true } })
const removeArgs = args({ force: { type: 'boolean', default: false } })

const MAX_PERCENT = 1000
const MAX_PLACES = 1000
const LONGEST = 200

const outOfBounds = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_out_of_bounds', message } })

/** Ten-thousandths of a percent; what is no number is nothing, as in WooCommerce. */
const readRate = (text: string): number => {
  const percent = Number(text.replace(',', '.')) || 0
  if (percent < 0 || percent > MAX_PERCENT) {
    throw outOfBounds('rate', `rate must be between 0 (inclusive) and ${MAX_PERCENT} (inclusive)`)
  }
  return Math.round(percent * 10_000)
}

const checkLengths = (given: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(given)) {
    const all: unknown[] = Array.isArray(value) ? value : [value]
    if (all.length > MAX_PLACES || all.some((text) => typeof text === 'string' && text.length > LONGEST)) {
      throw outOfBounds(name, `${name} is too long.`)
    }
  }
}

const fieldsOf = ({ rate, postcode, city, ...given }: Parsed<typeof taxRateArgs>): Partial<TaxRateFields> => {
  checkLengths({ postcode, city, ...given })
  const fields = {
    ...given,
    postcodes: postcode === undefined ? given.postcodes : parts(postcode),
    cities: city === undefined ? given.cities : parts(city),
    rate: rate === undefined ? undefined : readRate(rate),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const noSuchRate = (status: 400 | 404) =>
  new ApiError(status, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')
const noSuchClass = () => new ApiError(404, 'woocommerce_rest_tax_class_invalid_slug', 'Invalid slug.')
const checkForce = (force: boolean): void => {
  if (!force) {
    throw new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Taxes do not support trashing.')
  }
}

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
  _links: itemLinks(origin, COLLECTION, rate.id, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
})

const classLinks = (origin: string) => ({ collection: [{ href: `${origin}${COLLECTION}/classes` }] })

/** WooCommerce names a class first where it answers one, and its slug in the list of all. */
const classJson = ({ slug, name }: TaxClass, origin: string) => ({ name, slug, _links: classLinks(origin) })

/** `wc/v3/taxes` and its classes, for those who run the shop. */
export const taxRoutes = (services: Services): Hono => {
  const app = new Hono()
  const readClasses = async (context: ReturnType<typeof requestContext>): Promise<TaxClass[]> => [
    { slug: 'standard', name: 'Standard rate' },
    ...(await listTaxClasses(context)),
  ]
  const json = (c: Context, rate: StoredTaxRate) => rateJson(rate, originOf(c.req, services))
  const create = itemWrite(taxRateArgs, async (c, given) =>
    json(c, await addTaxRate(requestContext(c, services), fieldsOf(given))),
  )
  const update = itemWrite(taxRateArgs, async (c, given, id) => {
    const updated = await updateTaxRate(requestContext(c, services), id, fieldsOf(given))
    if (!updated) throw noSuchRate(404)
    return json(c, updated)
  })
  const remove = itemWrite(removeArgs, async (c, { force }, id) => {
    checkForce(force)
    const deleted = await deleteTaxRate(requestContext(c, services), id)
    if (!deleted) throw noSuchRate(400)
    return json(c, deleted)
  })
  const createClass = itemWrite(taxClassArgs, async (c, { name }) => {
    checkLengths({ name })
    const added = await addTaxClass(requestContext(c, services), name)
    if (!added.ok) {
      if (added.error === 'nameless') throw outOfBounds('name', 'name must have letters or digits.')
      throw new ApiError(400, 'woocommerce_rest_tax_class_exists', 'Tax class already exists')
    }
    const origin = originOf(c.req, services)
    c.header('Location', `${origin}${COLLECTION}/classes/${encodeURIComponent(added.value.slug)}`)
    return classJson(added.value, origin)
  })
  const removeClass = itemWrite(removeArgs, async (c, { force }) => {
    checkForce(force)
    const deleted = await deleteTaxClass(requestContext(c, services), c.req.param('slug') ?? '')
    if (!deleted) throw noSuchClass()
    return classJson(deleted, originOf(c.req, services))
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
    '/taxes/classes',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const classes = await readClasses(requestContext(c, services))
      const origin = originOf(c.req, services)
      return sendList(
        c,
        services,
        classes.map(({ slug, name }) => ({ slug, name, _links: classLinks(origin) })),
        { total: classes.length, page: 1, perPage: classes.length },
      )
    }),
    createEndpoint(createClass),
  )
  mountRoute(
    app,
    services,
    '/taxes/classes/:slug',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const classes = await readClasses(requestContext(c, services))
      const found = classes.find(({ slug }) => slug === c.req.param('slug'))
      if (!found) throw noSuchClass()
      // a list of one, as in WooCommerce
      return c.json([classJson(found, originOf(c.req, services))])
    }),
    deleteEndpoint(removeClass),
  )
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
