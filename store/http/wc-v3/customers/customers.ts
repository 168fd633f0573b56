import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { mediaUrl } from '#store/http/image.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { requireConfirmed } from '#store/http/middleware/step-up.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks, setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { metaJson } from '#store/http/wp-rest/meta-data.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import {
  addCustomerAccount,
  type Customer,
  type CustomerFields,
  deleteCustomerAccount,
  editCustomerAccount,
  findCustomer,
  listCustomers,
} from '#store/modules/customers/customers.ts'
import { findMedia, type Media } from '#store/modules/media/media.ts'
import { forgetRecipient } from '#store/modules/notifications/notifications.ts'
import { giveOrdersTo } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { isStaffRole } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import {
  CHANGE_PROBLEMS,
  creationProblem,
  customerEdit,
  customerFields,
  customerRemoval,
  newCustomer,
  unknownCustomer,
} from './customer-fields.ts'

const COLLECTION = '/wp-json/wc/v3/customers'

/** Whom a list is of. */
export const CUSTOMER_ROLES = [
  'all',
  'administrator',
  'shop_manager',
  'editor',
  'support',
  'vendor',
  'wholesale_customer',
  'customer',
  'subscriber',
] as const

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
    enum: CUSTOMER_ROLES,
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
  meta_data: metaJson(customer.meta),
  _links: itemLinks(origin, COLLECTION, customer.id, ['GET', ...EDITS, 'DELETE']),
})

/** `wc/v3/customers`, for those who run the shop. */
export const customerRoutes = (services: Services): Hono => {
  const app = new Hono()

  const toJson = async (c: HonoContext, context: Context, customer: Customer): Promise<object> => {
    const { timezone } = await readSettings(context)
    const avatars = await findMedia(context, [customer.avatarId])
    return customerJson(customer, avatars.get(customer.avatarId ?? 0), originOf(c.req, services), timezone)
  }

  const create = itemWrite(newCustomer, async (c, given) => {
    const context = requestContext(c, services)
    const fields = customerFields(given)
    const email = fields.email ?? ''
    const added = await addCustomerAccount(context, { ...fields, email })
    if (!added.ok) throw creationProblem(added.error, email)
    return toJson(c, context, added.value)
  })
  /** Whoever holds a session of one of the staff makes no way in for good of it. */
  const requireOwner = (c: HonoContext, fields: CustomerFields, before: Customer | null): void => {
    if (fields.password === undefined && fields.email === undefined) return
    if (before && isStaffRole(before.role)) requireConfirmed(c, services)
  }

  const update = itemWrite(customerEdit, async (c, given, id) => {
    const context = requestContext(c, services)
    const before = await findCustomer(context, id)
    // an account without an e-mail address is answered with an empty one, and may be sent back so
    const fields = customerFields(
      before?.email === '' ? { ...given, email: given.email || undefined } : given,
    )
    requireOwner(c, fields, before)
    const edited = await editCustomerAccount(context, id, fields, services.cipher)
    if (!edited.ok) throw CHANGE_PROBLEMS[edited.error]()
    return toJson(c, context, edited.value)
  })
  const remove = itemWrite(customerRemoval, async (c, { force, reassign }, id) => {
    const context = requestContext(c, services)
    const customer = await findCustomer(context, id)
    if (!customer) throw unknownCustomer()
    if (!force) {
      throw new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Customers do not support trashing.')
    }
    const heir = reassign ? await findCustomer(context, reassign) : null
    if (reassign && (!heir || heir.id === id)) {
      const message = 'Invalid resource id for reassignment.'
      throw new ApiError(400, 'woocommerce_rest_customer_invalid_reassign', message)
    }
    const json = await toJson(c, context, customer)
    const deleted = await deleteCustomerAccount(context, id, async (inside, contacts) => {
      if (heir) await giveOrdersTo(inside, id, heir.id)
      await forgetRecipient(inside, contacts)
    })
    if (deleted.ok) return json
    if (deleted.error === 'unknown_customer') throw unknownCustomer()
    throw new ApiError(
      403,
      'woocommerce_rest_cannot_delete',
      'Sorry, you are not allowed to delete this resource.',
    )
  })

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
        email: query.email?.trim().toLowerCase(),
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
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/customers/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const customer = await findCustomer(context, Number(c.req.param('id')))
      if (!customer) throw unknownCustomer()
      return sendItem(c, await toJson(c, context, customer))
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, '/customers', { create, update, delete: remove, oneByOne: true })
  return new Hono().route('/wp-json/wc/v3', app)
}
