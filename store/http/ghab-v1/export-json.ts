import type { Context } from '../../context.ts'
import { findCustomer, listSessions } from '../../modules/customers/customers.ts'
import { findNotes, listOrders } from '../../modules/orders/orders.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { gmtDate } from '../wc-v3/dates.ts'
import { buyerOrderJson } from './order-json.ts'
import { profileJson } from './profile-json.ts'

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
        needsReceipt: false,
        account: {},
      }),
    )
  }
  const sessions = await listSessions(context, token)
  return {
    customer: customer && (await profileJson(context, customer, origin)),
    orders: told,
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({
      user_agent: userAgent,
      date_created_gmt: gmtDate(createdAt),
      last_seen_gmt: gmtDate(lastSeenAt),
    })),
  }
}
