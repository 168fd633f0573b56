import { Hono } from 'hono'
import { mediaUrl } from '#store/http/image.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { itemLinks, setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { type Customer, findCustomer, listCustomers } from '#store/modules/customers/customers.ts'
import { findMedia, type Media } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

const COLLECTION = '/wp-json/wc/v3/customers'

const customerArgs = args({
  ...contextArg,
  ...pagingArgs,
  search: { type: 'string' },
  exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  include: { type: 'array', items: { type: 'integer' }, default: [] },
  offset: { type: 'integer' },
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
  orderby: { type: 'string', default: 'name', enum: ['id', 'include', 'name', 'registered_date'] },
  email: { type: 'string', format: 'email' },
  role: {
    type: 'string',
    default: 'customer',
    enum: ['all', 'administrator', 'shop_manager', 'vendor', 'wholesale_customer', 'customer', 'subscriber'],
  },
})

const addressKeys = [
  ...['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'postcode', 'country', 'state'],
  ...['email', 'phone'],
] as const

/** The keys of an address in WooCommerce's order, '' for those it lacks. */
const addressJson = (address: Partial<Record<(typeof addressKeys)[number], string>>, withEmail: boolean) =>
  Object.fromEntries(
    addressKeys.filter((key) => withEmail || key !== 'email').map((key) => [key, address[key] ?? '']),
  )

const customerJson = (customer: Customer, avatar: Media | undefined, origin: string, timezone: string) => ({
  id: customer.id,
  ...datePair('date_created', customer.createdAt, timezone),
  ...datePair('date_modified', customer.updatedAt, timezone),
  email: customer.email,
  first_name: customer.firstName,
  last_name: customer.lastName,
  role: customer.role,
  username: customer.username,
  billing: addressJson(customer.billing, true),
  shipping: addressJson(customer.shipping, false),
  is_paying_customer: customer.isPaying,
  avatar_url: avatar ? mediaUrl(origin, avatar, 160) : '',
  meta_data: customer.meta,
  _links: itemLinks(origin, COLLECTION, customer.id, ['GET']),
})

/** `wc/v3/customers`: reads, for those who run the shop. */
export const customerRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/customers',
    endpoint('GET', customerArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      const { customers, total } = await listCustomers(context, {
        search: query.search,
        email: query.email,
        role: query.role,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
        orderBy: query.orderby,
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      const avatars = await findMedia(
        context,
        customers.map((customer) => customer.avatarId),
      )
      const origin = originOf(c.req, services)
      const fields = readFields(new URL(c.req.url).searchParams)
      setPaging(c, services, { total, page: query.page, perPage: query.per_page })
      return c.json(
        customers.map((customer) =>
          pickFields(customerJson(customer, avatars.get(customer.avatarId ?? 0), origin, timezone), fields),
        ),
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/customers/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const customer = await findCustomer(context, Number(c.req.param('id')))
      if (!customer) throw new ApiError(404, 'wc_user_invalid_id', 'Invalid user ID.')
      const { timezone } = await readSettings(context)
      const avatars = await findMedia(context, [customer.avatarId])
      const avatar = avatars.get(customer.avatarId ?? 0)
      const json = customerJson(customer, avatar, originOf(c.req, services), timezone)
      return c.json(pickFields(json, readFields(new URL(c.req.url).searchParams)))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
