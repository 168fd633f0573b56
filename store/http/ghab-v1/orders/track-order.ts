import { Hono, type Context as HonoContext } from 'hono'
import { readOrderNumber } from '#common/order-number.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { createGuessLimit } from '#store/http/rate-limit/guess-limit.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import {
  proveContact,
  readContact,
  requestOrderCode,
  type TrackedOrder,
  trackOrder,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type OrderAccess,
  type TrackCodeAnswer,
  type TrackedOrder as TrackedOrderAnswer,
  type TrackQuery,
  trackCodeRequest,
  trackQuery,
  trackVerifyRequest,
} from '#store-api/contract/orders.ts'
import { readCode, tooSoon, wrongCode } from '../account/signed-in.ts'
import { orderNotFound } from './answer-order.ts'
import { timeline } from './order-json.ts'

const TRACK = '/wp-json/ghab/v1/orders/track'

const trackedJson = (order: TrackedOrder): TrackedOrderAnswer => {
  // notes that the shop wrote to its buyer are not part of it
  const changes = order.notes.map(({ status, created_at }) => ({
    status,
    created_at,
    customer_note: 0,
    note: '',
  }))
  return {
    number: String(order.id),
    status: order.status,
    date_created_gmt: gmtDate(order.created_at),
    timeline: timeline(order, changes).map(({ status, date_gmt }) => ({ status, date_gmt })),
  }
}

/**
 * Orders by number and contact, for who holds neither session nor key. Until the contact is proved by a code, it is told
 * how far the order is and no more; an unknown number and a wrong contact are answered alike.
 */
export const trackRoutes = (services: Services): Hono => {
  const { countAs } = services
  const guardGuess = createGuessLimit(countAs, 'tracking', 20, {
    // walking the numbers of a known contact: who is held up here can still prove it by a code
    contact: { limit: 20, perDay: 100 },
    number: { limit: 20, spare: 3 },
  })
  const throttleCode = createThrottle(countAs, 'order codes', { perIp: 10, perTarget: 10 })
  const throttleVerify = createThrottle(countAs, 'order codes: tries', { perIp: 60, perTarget: 60 })

  const read = async (c: HonoContext, { number, contact }: TrackQuery) => {
    const context = requestContext(c, services)
    const { country, resent_otp_time } = await readSettings(context)
    const tracking = { id: readOrderNumber(number), contact: readContact(contact, country) }
    return { context, tracking, resendAfter: resent_otp_time }
  }

  const app = new Hono()

  app.get(TRACK, async (c) => {
    noStore(c)
    const { context, tracking } = await read(c, parseInput(trackQuery, c.req.query()))
    const { id, contact } = tracking
    const giveBack = guardGuess(c, { contact, number: String(id) })
    const order = await trackOrder(context, id, contact)
    if (!order) throw orderNotFound()
    giveBack()
    return c.json(trackedJson(order))
  })

  app.post(`${TRACK}/code`, async (c) => {
    noStore(c)
    const given = await parseBody(c, trackCodeRequest)
    throttleCode(c)
    const { context, tracking, resendAfter } = await read(c, given)
    const waitMs = resendAfter * 1000
    const asked = await requestOrderCode(context, tracking, { before: given.request, waitMs })
    if (!asked.ok) throw tooSoon(c, asked.error)
    return c.json<TrackCodeAnswer>({ request: asked.value, resend_after: resendAfter }, 202)
  })

  app.post(`${TRACK}/verify`, async (c) => {
    noStore(c)
    const given = await parseBody(c, trackVerifyRequest)
    throttleVerify(c)
    const { context, tracking } = await read(c, given)
    const proved = await proveContact(context, tracking, { token: given.request, code: readCode(given.code) })
    if (!proved.ok) throw wrongCode(proved.error)
    return c.json<OrderAccess>({ id: tracking.id, order_key: proved.value })
  })
  return app
}
