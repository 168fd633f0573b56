import { type Context, Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { contextArg, forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { addTaxClass, deleteTaxClass, listTaxClasses, type TaxClass } from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'
import { checkForce, checkLengths, outOfBounds } from './tax-requests.ts'

const CLASSES = '/wp-json/wc/v3/taxes/classes'

export const taxClassArgs = args({ name: { type: 'string', required: true } })

const noSuchClass = () => new ApiError(404, 'woocommerce_rest_tax_class_invalid_slug', 'Invalid slug.')

const classLinks = (origin: string) => ({ collection: [{ href: `${origin}${CLASSES}` }] })

/** WooCommerce names a class first where it answers one, and its slug in the list of all. */
const classJson = ({ slug, name }: TaxClass, origin: string) => ({ name, slug, _links: classLinks(origin) })

/** `wc/v3/taxes/classes`, for those who run the shop. */
export const taxClassRoutes = (services: Services): Hono => {
  const app = new Hono()
  const readClasses = async (c: Context): Promise<TaxClass[]> => [
    { slug: 'standard', name: 'Standard rate' },
    ...(await listTaxClasses(requestContext(c, services))),
  ]
  const createClass = itemWrite(taxClassArgs, async (c, { name }) => {
    checkLengths({ name })
    const added = await addTaxClass(requestContext(c, services), name)
    if (!added.ok) {
      if (added.error === 'nameless') throw outOfBounds('name', 'name must have letters or digits.')
      throw new ApiError(400, 'woocommerce_rest_tax_class_exists', 'Tax class already exists')
    }
    const origin = originOf(c.req, services)
    c.header('Location', `${origin}${CLASSES}/${encodeURIComponent(added.value.slug)}`)
    return classJson(added.value, origin)
  })
  const removeClass = itemWrite(forceArg, async (c, { force }) => {
    checkForce(force)
    const deleted = await deleteTaxClass(requestContext(c, services), c.req.param('slug') ?? '')
    if (!deleted) throw noSuchClass()
    return classJson(deleted, originOf(c.req, services))
  })

  mountRoute(
    app,
    services,
    '/taxes/classes',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const classes = await readClasses(c)
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
      const classes = await readClasses(c)
      const found = classes.find(({ slug }) => slug === c.req.param('slug'))
      if (!found) throw noSuchClass()
      // a list of one, as in WooCommerce
      return c.json([classJson(found, originOf(c.req, services))])
    }),
    deleteEndpoint(removeClass),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
