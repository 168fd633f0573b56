import type { Context } from '../../context.ts'
import { findCustomer, listSessions } from '../../modules/customers/customers.ts'
import { listPoints, listWishes } from '../../modules/loyalty/loyalty.ts'
import { listNotices } from '../../modules/notifications/notifications.ts'
import { findNotes, listDownloads, listOrders } from '../../modules/orders/orders.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { gmtDate } from '../wc-v3/dates.ts'
import { commonDownloadJson } from './download-json.ts'
import { buyerOrderJson } from './order-json.ts'
import { profileJson } from './profile-json.ts'

const MOST_ENTRIES = 10_000
const MOST_ORDERS = 10_000

/** Everything that the shop holds of the customer who asks. */
export const exportJson = async (context: Context, origin: string, token: string) => {
  const { customerId } = context.actor
  const customer = await findCustomer(context, customerId)
  const { currency } = await readSettings(context)
  const { orders } = await listOrders(context, {
    filter: { statuses: [], createdVia: [], include: [], exclude: [], customerId },
    orderBy: 'id',
    direction: 'asc',
    limit: MOST_ORDERS,
    offset: 0,
  })
  const told = []
  for (const order of orders) {
    told.push(
      buyerOrderJson(order, {
        origin,
        decimals: currency.decimals,
        media: new Map(),
        notes: await findNotes(context, order.id),
        canPay: false,
        cancelUntil: null,
        needsReceipt: false,
        account: {},
      }),
    )
  }
  const { entries } = await listPoints(context, customerId, { limit: MOST_ENTRIES, offset: 0 })
  const wishes = await listWishes(context, customerId)
  const sessions = await listSessions(context, token)
  const notices = await listNotices(context, customerId)
  const downloads = await listDownloads(context, customerId)
  return {
    customer: customer && (await profileJson(context, customer, origin)),
    orders: told,
    points: entries.map(({ points, reason, order_id, created_at }) => ({
      points,
      reason,
      order_id,
      date_gmt: gmtDate(created_at),
    })),
    wish_list: wishes.map(({ slug, addedAt }) => ({ slug, date_added_gmt: gmtDate(addedAt) })),
    notifications: notices.map(({ title, text, code, created_at }) => ({
      title,
      text,
      code,
      date_gmt: gmtDate(created_at),
    })),
    downloads: downloads.map((permission) => commonDownloadJson(permission, origin)),
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({
      user_agent: userAgent,
      date_created_gmt: gmtDate(createdAt),
      last_seen_gmt: gmtDate(lastSeenAt),
    })),
  }
}
