import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import {
  findOrderOfReceipt,
  findReceipt,
  findRefunds,
  makeReceipt,
  type OrderReceipt,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { noReceiptPage, receiptHeaders, receiptPage } from './receipt-page.ts'

const DAY = 86_400_000
/** days that a link is good for at the longest */
const LONGEST = 366

export const receiptArgs = args({
  expiration_date: { type: 'string', format: 'date' },
  expiration_days: { type: 'integer', default: 1, minimum: 0, maximum: LONGEST },
  force_new: { type: 'boolean', default: false },
})

const PAGES = '/wc/file/transient'

const notFound = (what: 'Order' | 'Receipt') =>
  new ApiError(404, 'woocommerce_rest_not_found', `${what} not found`)

const dayAfter = (now: number, days: number): string => gmtDate(now + days * DAY).slice(0, 10)

/** The day that was asked for; WooCommerce fails on one in the past. */
const readExpiry = (now: number, given: Parsed<typeof receiptArgs>): string => {
  const day = given.expiration_date
  if (day === undefined) return dayAfter(now, given.expiration_days)
  if (day >= dayAfter(now, 0) && day <= dayAfter(now, LONGEST)) return day
  const message = `expiration_date is between today and ${LONGEST} days ahead.`
  throw invalidParameters({ expiration_date: { code: 'rest_invalid_param', message } })
}

const mountPages = (app: Hono, services: Services): void => {
  app.get(`${PAGES}/:token`, async (c) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const order = await findOrderOfReceipt(context, c.req.param('token'))
    if (!order) return c.html(noReceiptPage(settings.locale), 404, receiptHeaders)
    const refunds = await findRefunds(context, [order.id])
    return c.html(receiptPage(order, settings, refunds), 200, receiptHeaders)
  })
}

/** `wc/v3/orders/{id}/receipt`, for those who run the shop, and the pages that it links to, for who has the link. */
export const orderReceiptRoutes = (services: Services): Hono => {
  const app = new Hono()
  const orderId = (c: HonoContext) => Number(c.req.param('id'))
  const answer = (c: HonoContext, { token, expiresOn }: OrderReceipt) =>
    c.json({
      receipt_url: `${originOf(c.req, services)}${PAGES}/${token}`,
      expiration_date: expiresOn,
    })

  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/receipt',
    writeEndpoint(
      ['POST'],
      receiptArgs,
      async (c, given) => {
        const wanted = { expiresOn: readExpiry(services.clock(), given), replaces: given.force_new }
        const made = await makeReceipt(requestContext(c, services), services.cipher, orderId(c), wanted)
        if (!made.ok) throw notFound('Order')
        return answer(c, made.value)
      },
      (c) => requireKey(c, 'write'),
    ),
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read', 'view')
      const found = await findReceipt(requestContext(c, services), services.cipher, orderId(c))
      if (!found) throw notFound('Receipt')
      return answer(c, found)
    }),
  )
  const pages = new Hono()
  mountPages(pages, services)
  return new Hono().route('/wp-json/wc/v3', app).route('/', pages)
}
