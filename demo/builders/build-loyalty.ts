import type { Insertable } from 'kysely'
import type { PointEntriesTable } from '#store/modules/loyalty/tables.ts'
import type { CustomerNotificationsTable } from '#store/modules/notifications/tables.ts'
import type { OrdersTable } from '#store/modules/orders/tables.ts'
import type { SettingsTable } from '#store/modules/settings/tables.ts'
import { type Build, DAY, HOUR } from './build-context.ts'

type Orders = Insertable<OrdersTable>[]

const ofCustomers = (orders: Orders): Orders => orders.filter(({ customer_id }) => customer_id > 0)

const settingOf = (settings: Insertable<SettingsTable>[], name: string): number =>
  Number(settings.find((setting) => setting.name === name)?.value)

/** Points for the completed orders, as the shop would have given them; those of a refunded order went back. */
export const buildPoints = (
  build: Build,
  orders: Orders,
  settings: Insertable<SettingsTable>[],
): Insertable<PointEntriesTable>[] => {
  const per = build.money(settingOf(settings, 'points_per_amount'))
  return ofCustomers(orders).flatMap((order) => {
    const id = order.id ?? 0
    const goods = order.total - order.shipping_total
    const points = Math.floor(goods / per)
    const entry = { customer_id: order.customer_id, order_id: id, code: '' }
    const earned = {
      ...entry,
      key: `earned:${id}`,
      points,
      reason: 'earned' as const,
      amount: order.status === 'completed' ? goods : null,
      created_at: order.created_at + DAY,
    }
    const back = {
      ...entry,
      key: `taken_back:${id}`,
      points: -points,
      reason: 'taken_back' as const,
      amount: null,
      created_at: order.updated_at,
    }
    if (points === 0) return []
    if (order.status === 'refunded') return [earned, back]
    return order.status === 'completed' ? [earned] : []
  })
}

const TOLD = new Set(['processing', 'completed', 'refunded', 'pws-shipping'])

/** What the demo shopper was told: news of the orders, offers, and a card that nobody has scratched yet. */
export const buildNotifications = (
  build: Build,
  orders: Orders,
): Insertable<CustomerNotificationsTable>[] => {
  const customer_id = orders[0]?.customer_id ?? 0
  const news = ofCustomers(orders).flatMap((order): Insertable<CustomerNotificationsTable>[] =>
    TOLD.has(order.status)
      ? [
          {
            id: `demo-order-${order.id}`,
            customer_id: order.customer_id,
            kind: 'order',
            topic: order.status,
            order_id: order.id ?? 0,
            title: '',
            text: '',
            code: '',
            seen_at: build.now - order.updated_at > DAY ? order.updated_at + HOUR : null,
            created_at: order.updated_at,
          },
        ]
      : [],
  )
  const offers = build.source.offers.map(({ hours, seen, ...offer }, index) => ({
    ...offer,
    id: `demo-offer-${index + 1}`,
    customer_id,
    topic: '',
    order_id: 0,
    seen_at: seen ? build.now - hours * HOUR + HOUR : null,
    created_at: build.now - hours * HOUR,
  }))
  return [...news, ...offers]
}
