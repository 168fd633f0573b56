import { setImmediate } from 'node:timers/promises'
import type { Database } from '#store/database/connection.ts'
import type { DomainEvent } from '#store/database/transaction.ts'
import { PAID } from '#store-api/contract/order-stages.ts'
import type { BoughtTogether } from './index/bought-together.ts'

/** orders that are looked at when a shop opens: what was bought long ago says little of today */
const ORDERS = 20_000
/** lines that are read before others get a turn */
const CHUNK = 2000

/** Takes in what was bought together in the latest paid orders. */
export const readBoughtTogether = async (db: Database, bought: BoughtTogether): Promise<void> => {
  const { newest } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  const order: { id: number; products: number[] } = { id: 0, products: [] }
  let [lastOrder, lastItem] = [Math.max(0, Number(newest ?? 0) - ORDERS), 0]
  for (;;) {
    const lines = await linesAfter(db, lastOrder, lastItem)
    for (const { order_id, product_id } of lines) {
      if (order_id !== order.id) {
        bought.add(order.products)
        Object.assign(order, { id: order_id, products: [] })
      }
      order.products.push(product_id)
    }
    const last = lines.at(-1)
    if (!last || lines.length < CHUNK) break
    ;[lastOrder, lastItem] = [last.order_id, last.id]
    await setImmediate()
  }
  bought.add(order.products)
}

const linesAfter = (db: Database, order: number, item: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.id', 'order_items.order_id', 'order_items.product_id'])
    .where('order_items.kind', '=', 'line_item')
    .where('orders.status', 'in', PAID)
    // said by itself, so that the index serves it
    .where('order_items.order_id', '>=', order)
    .where((eb) =>
      eb.or([
        eb('order_items.order_id', '>', order),
        eb.and([eb('order_items.order_id', '=', order), eb('order_items.id', '>', item)]),
      ]),
    )
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .limit(CHUNK)
    .execute()

/** The order that an event says to be paid, null for any other event. */
const paidOrder = ({ type, payload }: DomainEvent): number | null => {
  const { id, status, from, to } = payload as Record<string, unknown>
  const isPaid =
    (type === 'order.placed' && PAID.includes(String(status))) ||
    (type === 'order.status-changed' && PAID.includes(String(to)) && !PAID.includes(String(from)))
  return isPaid && typeof id === 'number' ? id : null
}

/** Takes in the orders that were paid with these events. */
export const noteBoughtTogether = async (
  db: Database,
  bought: BoughtTogether,
  events: readonly DomainEvent[],
): Promise<void> => {
  const ids = events.flatMap((event) => paidOrder(event) ?? [])
  if (ids.length === 0) return
  const lines = await db
    .selectFrom('order_items')
    .select(['order_id', 'product_id'])
    .where('kind', '=', 'line_item')
    .where('order_id', 'in', ids)
    .execute()
  for (const [, products] of Map.groupBy(lines, ({ order_id }) => order_id)) {
    bought.add(products.map(({ product_id }) => product_id))
  }
}
