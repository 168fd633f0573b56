import { Hono } from 'hono'
import { formatMoney } from '#common/money.ts'
import { readIdempotencyKey } from '#store/http/idempotency-key.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type RedeemRefusal, redeemPoints } from '#store/modules/cart/cart.ts'
import { listPoints, pointValue, readBalance, worthOf } from '#store/modules/loyalty/loyalty.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type Points,
  pointsQuery,
  type RedeemAnswer,
  redeemRequest,
} from '#store-api/contract/account-data.ts'

const HOUR = 3_600_000

const REFUSED: Record<RedeemRefusal, string> = {
  points_off: 'Points cannot be spent in this shop.',
  too_few_points: 'There are not enough points.',
}

/** `ghab/v1/points` of the customer who asks. */
export const pointRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 20, windowMs: HOUR, ...services.countAs('points') })
  const app = new Hono()

  app.get('/wp-json/ghab/v1/points', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { page, per_page } = parseInput(pointsQuery, c.req.query())
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const balance = await readBalance(context, customerId)
    const { entries, total } = await listPoints(context, customerId, {
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    const answer: Points = {
      balance,
      worth: formatMoney(worthOf(Math.max(0, balance), settings), settings.currency.decimals),
      points_per_amount: settings.points_per_amount,
      point_value: pointValue(settings),
      history: entries.map(({ key, points, reason, note, order_id, code, created_at }) => ({
        id: key,
        points,
        reason,
        note,
        order_id,
        code,
        date_gmt: gmtDate(created_at),
      })),
      total,
      total_pages: Math.ceil(total / per_page),
    }
    return c.json(answer)
  })

  app.post('/wp-json/ghab/v1/points/redeem', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { points } = await parseBody(c, redeemRequest)
    const key = String(customerId)
    if (!limiter.take(key)) throw tooManyRequests(c, limiter, key)
    const context = requestContext(c, services)
    const redeemed = await redeemPoints(context, points, readIdempotencyKey(c))
    if (!redeemed.ok) throw new ApiError(409, redeemed.error, REFUSED[redeemed.error])
    const { currency } = await readSettings(context)
    const answer: RedeemAnswer = {
      code: redeemed.value.code,
      amount: formatMoney(redeemed.value.amount, currency.decimals),
      balance: await readBalance(context, customerId),
    }
    return c.json(answer)
  })
  return app
}
