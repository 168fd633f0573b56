import { Hono, type Context as HonoContext } from 'hono'
import { normaliseCode } from '#common/coupon-code.ts'
import { localeOf } from '#store/http/accept-language.ts'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireCustomer, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { listNotifications, markSeen, sendOffer } from '#store/modules/notifications/notifications.ts'
import type { Services } from '#store/services.ts'
import { type Notifications, offerRequest, seenRequest } from '#store-api/contract/account-data.ts'
import { checkOfferCoupon } from '../messages/offer-coupon.ts'

/** `ghab/v1/notifications`: the notifications of the customer who asks; staff send offers. */
export const notificationRoutes = (services: Services): Hono => {
  const app = new Hono()

  const answer = async (c: HonoContext, customerId: number): Promise<Response> => {
    const notifications = await listNotifications(requestContext(c, services), customerId, localeOf(c))
    const body: Notifications = {
      unseen: notifications.filter(({ seen_at }) => seen_at === null).length,
      notifications: notifications.map(({ id, kind, title, text, code, order_id, seen_at, created_at }) => ({
        id,
        kind,
        title,
        text,
        code,
        order_id,
        seen: seen_at !== null,
        date_gmt: gmtDate(created_at),
      })),
    }
    return c.json(body)
  }

  app.get('/wp-json/ghab/v1/notifications', (c) => answer(c, requireCustomer(c, services).customerId))

  app.put('/wp-json/ghab/v1/notifications', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { seen } = await parseBody(c, seenRequest)
    await markSeen(requestContext(c, services), customerId, seen)
    return answer(c, customerId)
  })

  app.post('/wp-json/ghab/v1/notifications', async (c) => {
    requireKey(c, 'write')
    const given = await parseBody(c, offerRequest)
    const { customer_ids, ...asked } = given
    const offer = { ...asked, code: normaliseCode(asked.code) }
    const context = requestContext(c, services)
    await checkOfferCoupon(context, offer)
    const sent = await writeOnce(c, context, given, async (inside) => {
      await sendOffer(inside, { ...offer, customerIds: customer_ids })
      return new Set(customer_ids).size
    })
    return c.json({ sent }, 201)
  })
  return app
}
