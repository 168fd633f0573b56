import { Hono } from 'hono'
import { sum } from '#common/sum.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseInput } from '#store/http/parse.ts'
import { createDecimals } from '#store/http/wp-rest/decimals.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { countLowStock, countWaitingReviews, listLowStock } from '#store/modules/catalog/catalog.ts'
import { countUnreadMessages, countWaitingComments } from '#store/modules/content/content.ts'
import {
  countByStatus,
  EARNING,
  readSalesSlots,
  readTopSellers,
  statusLabel,
} from '#store/modules/orders/orders.ts'
import { readFailedPayments, readReceiptsToCheck } from '#store/modules/payments/payments.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { IN_REVIEW, TO_SEND } from '#store-api/contract/order-stages.ts'
import {
  lowStockQuery,
  type Overview,
  type OverviewPeriod,
  overviewQuery,
} from '#store-api/contract/overview.ts'
import { lowStockJson, paymentJson, spanJson, totalsJson } from './overview-json.ts'
import { type Bounds, periodBounds } from './periods.ts'
import { createRecent } from './recent.ts'

/** of each list in the overview */
const SHOWN = 5
/** ms that sales are not summed again */
const FRESH = 10_000
/** Somebody of the shop has something to do for such an order. */
const WAITING = ['pending', ...IN_REVIEW, ...TO_SEND]

const endOf = (bounds: Bounds): number => bounds.at(-1) ?? 0

/** What depends on all orders of two spans. */
const readSalesOf = async (
  context: Context,
  period: OverviewPeriod,
  { currency, timezone }: StoreSettings,
): Promise<Pick<Overview, 'current' | 'before' | 'best_sellers'>> => {
  const { money } = createDecimals(currency.decimals, currency.decimals)
  const now = context.clock()
  const { current, before } = periodBounds(period, now, timezone)
  const [from = now, begun = now] = [before[0], current[0]]
  const slots = await readSalesSlots(context, { from, to: endOf(current) })
  const sellers = await readTopSellers(context, { from: begun, to: endOf(current) }, SHOWN, EARNING)
  const soFar = slots.filter(({ at }) => at < Math.min(from + now - begun, endOf(before)))
  return {
    current: spanJson(current, slots, { money, timezone }),
    before: { ...spanJson(before, slots, { money, timezone }), so_far: totalsJson(soFar, money) },
    best_sellers: sellers.map(({ productId, name, quantity, total }) => ({
      product_id: productId,
      name,
      quantity,
      total: money(total),
    })),
  }
}

const readOrders = async (context: Context, { locale }: StoreSettings): Promise<Overview['orders']> => {
  const totals = await countByStatus(context)
  const slugs = new Set([...WAITING, ...totals.keys()])
  return {
    waiting: sum(WAITING, (slug) => totals.get(slug) ?? 0),
    by_status: [...slugs].map((slug) => ({
      slug,
      name: statusLabel(locale, slug),
      total: totals.get(slug) ?? 0,
    })),
  }
}

/** `ghab/v1/overview` and `ghab/v1/low-stock`, for those who run the shop. */
export const overviewRoutes = (services: Services): Hono => {
  const recent = createRecent<Awaited<ReturnType<typeof readSalesOf>>>(services.uptime, FRESH)

  const readOverview = async (context: Context, period: OverviewPeriod): Promise<Overview> => {
    const settings = await readSettings(context)
    const { currency, timezone } = settings
    const { money } = createDecimals(currency.decimals, currency.decimals)
    const { current } = periodBounds(period, context.clock(), timezone)
    const span = { from: current[0] ?? 0, to: endOf(current) }
    const failed = await readFailedPayments(context, span, SHOWN)
    const receipts = await readReceiptsToCheck(context, SHOWN)
    const jobs = await services.jobs.count()
    return {
      period,
      ...(await recent(`${period} ${span.from}`, () => readSalesOf(context, period, settings))),
      orders: await readOrders(context, settings),
      low_stock: {
        ...(await countLowStock(context)),
        products: (await listLowStock(context, { limit: SHOWN, offset: 0 })).map(lowStockJson),
      },
      products_pending: services.catalog.figures({ statuses: ['pending'] }).products,
      reviews_waiting: await countWaitingReviews(context),
      comments_waiting: await countWaitingComments(context),
      messages_unread: await countUnreadMessages(context),
      failed_payments: { ...failed, latest: failed.latest.map((one) => paymentJson(one, money)) },
      receipts: { ...receipts, latest: receipts.latest.map((one) => paymentJson(one, money)) },
      jobs_given_up: sum(jobs, ({ state, count }) => (state === 'failed' ? count : 0)),
    }
  }

  return new Hono()
    .get('/wp-json/ghab/v1/overview', async (c) => {
      requireKey(c, 'read')
      const { period } = parseInput(overviewQuery, c.req.query())
      return c.json(await readOverview(requestContext(c, services), period))
    })
    .get('/wp-json/ghab/v1/low-stock', async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage } = parseInput(lowStockQuery, c.req.query())
      const context = requestContext(c, services)
      const { low: total } = await countLowStock(context)
      const items = await listLowStock(context, { limit: perPage, offset: (page - 1) * perPage })
      return sendList(c, services, items.map(lowStockJson), { total, page, perPage })
    })
}
