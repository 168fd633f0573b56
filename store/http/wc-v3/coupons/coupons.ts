import { Hono, type Context as HonoContext } from 'hono'
import { formatMoney, formatPrice } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { boundReader, datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg, forceArg, listArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { metaJson } from '#store/http/wp-rest/meta-data.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addCoupon,
  type Coupon,
  countCoupons,
  deleteCoupon,
  editCoupon,
  findCoupon,
  listCoupons,
  readCoupon,
  usersOfCoupons,
} from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { COUPON_PROBLEMS, couponEdit, couponFields, newCoupon } from './coupon-fields.ts'

const COLLECTION = '/wp-json/wc/v3/coupons'

const couponArgs = args({
  ...listArgs,
  orderby: {
    type: 'string',
    default: 'date',
    enum: ['date', 'id', 'include', 'title', 'slug', 'modified'],
  },
  code: { type: 'string' },
  // of ours: WooCommerce lists those of the trash in its own screens alone
  status: {
    type: 'string',
    default: 'any',
    enum: ['any', 'publish', 'draft', 'pending', 'private', 'trash'],
  },
})

const unknownCoupon = () => new ApiError(404, 'woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.')

const TYPES = [
  ['percent', 'Percentage discount'],
  ['fixed_cart', 'Fixed cart discount'],
  ['fixed_product', 'Fixed product discount'],
] as const

interface Shown {
  decimals: number
  timezone: string
  origin: string
  usedBy: string[]
}

/** Padded, and with all digits of what has more of them than the currency. */
const allDigits = (amount: number, decimals: number): string =>
  Number.isInteger(amount) ? formatMoney(amount, decimals) : formatPrice(amount, decimals)

/** A percentage has two digits after the point, in a currency without any only those it needs. */
const percentage = (amount: number, decimals: number): string =>
  decimals === 0 ? formatPrice(amount, 2) : formatMoney(amount, 2)

const couponJson = (coupon: Coupon, { decimals, timezone, origin, usedBy }: Shown) => ({
  id: coupon.id,
  code: coupon.code,
  amount:
    coupon.discount_type === 'percent'
      ? percentage(coupon.amount, decimals)
      : allDigits(coupon.amount, decimals),
  status: coupon.status,
  ...datePair('date_created', coupon.created_at, timezone),
  ...datePair('date_modified', coupon.updated_at, timezone),
  discount_type: coupon.discount_type,
  description: coupon.description,
  ...datePair('date_expires', coupon.date_expires_at, timezone),
  usage_count: coupon.usage_count,
  individual_use: coupon.individual_use,
  product_ids: coupon.product_ids,
  excluded_product_ids: coupon.excluded_product_ids,
  usage_limit: coupon.usage_limit,
  usage_limit_per_user: coupon.usage_limit_per_user,
  limit_usage_to_x_items: coupon.limit_usage_to_x_items,
  free_shipping: coupon.free_shipping,
  product_categories: coupon.product_categories,
  excluded_product_categories: coupon.excluded_product_categories,
  exclude_sale_items: coupon.exclude_sale_items,
  minimum_amount: formatMoney(coupon.minimum_amount, decimals),
  maximum_amount: formatMoney(coupon.maximum_amount, decimals),
  email_restrictions: coupon.email_restrictions,
  used_by: usedBy,
  meta_data: metaJson(coupon.meta_data),
  _links: itemLinks(origin, COLLECTION, coupon.id, ['GET', ...EDITS, 'DELETE']),
})

/** `wc/v3/coupons` and `reports/coupons/totals`, for those who run the shop. */
export const couponRoutes = (services: Services): Hono => {
  const app = new Hono()
  const toJson = async (c: HonoContext, context: Context, coupons: Coupon[]) => {
    const { currency, timezone } = await readSettings(context)
    const users = await usersOfCoupons(
      context,
      coupons.map(({ id }) => id),
    )
    const shared = { decimals: currency.decimals, timezone, origin: originOf(c.req, services) }
    return coupons.map((coupon) => couponJson(coupon, { ...shared, usedBy: users.get(coupon.id) ?? [] }))
  }
  const oneJson = async (c: HonoContext, context: Context, coupon: Coupon): Promise<object> =>
    (await toJson(c, context, [coupon]))[0] as object

  const create = itemWrite(newCoupon, async (c, given) => {
    const context = requestContext(c, services)
    const fields = couponFields(given, await readSettings(context), 'fixed_cart')
    const added = await makeOnce(c, context, given, (inside) => addCoupon(inside, fields))
    if (!added.ok) throw COUPON_PROBLEMS[added.error]()
    const coupon = await findCoupon(context, added.value)
    if (!coupon) throw COUPON_PROBLEMS.unknown_coupon()
    return oneJson(c, context, coupon)
  })
  const update = itemWrite(couponEdit, async (c, given, id) => {
    const context = requestContext(c, services)
    const type = (await findCoupon(context, id))?.discount_type ?? ''
    const edited = await editCoupon(context, id, couponFields(given, await readSettings(context), type))
    if (!edited.ok) throw COUPON_PROBLEMS[edited.error]()
    return oneJson(c, context, edited.value)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const context = requestContext(c, services)
    const coupon = await findCoupon(context, id)
    if (!coupon) throw unknownCoupon()
    const json = await oneJson(c, context, coupon)
    const deleted = await deleteCoupon(context, id, { forever: force })
    if (deleted.ok) return json
    if (deleted.error === 'unknown_coupon') throw unknownCoupon()
    throw new ApiError(410, 'woocommerce_rest_already_trashed', 'The shop_coupon has already been deleted.')
  })

  mountRoute(
    app,
    services,
    '/coupons',
    endpoint('GET', couponArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      const date = boundReader(query, timezone)
      const { coupons, total } = await listCoupons(context, {
        code: query.code,
        search: query.search,
        status: query.status === 'any' ? undefined : query.status,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
        after: date(query.after),
        before: date(query.before),
        modifiedAfter: date(query.modified_after),
        modifiedBefore: date(query.modified_before),
        orderBy: query.orderby,
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      const paging = { total, page: query.page, perPage: query.per_page }
      return sendList(c, services, await toJson(c, context, coupons), paging)
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/coupons/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const coupon = await readCoupon(context, Number(c.req.param('id')))
      if (!coupon) throw unknownCoupon()
      return sendItem(c, await oneJson(c, context, coupon))
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, '/coupons', { create, update, delete: remove })
  mountRoute(
    app,
    services,
    '/reports/coupons/totals',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const totals = await countCoupons(requestContext(c, services))
      return c.json(TYPES.map(([slug, name]) => ({ slug, name, total: totals.get(slug) ?? 0 })))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
