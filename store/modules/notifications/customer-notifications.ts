import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { findOrder, findOrders } from '../orders/orders.ts'
import { readSettingsIn } from '../settings/settings.ts'
import { type Cause, customerTopic, textForCustomer } from './order-messages.ts'
import type { CustomerNotificationsTable, OtherWords } from './tables.ts'
import { orderValues, textOf } from './templates/order-text.ts'
import { templateId } from './templates/template-list.ts'

type CustomerNotification = Selectable<CustomerNotificationsTable>
type NewNotification = Insertable<CustomerNotificationsTable>

/** Nobody reads further back. */
const SHOWN = 100

/** Writes them once each, however often that is asked. */
export const addNotifications = async (context: Context, notifications: NewNotification[]): Promise<void> => {
  if (notifications.length === 0) return
  await inTransaction(context, ({ db }) =>
    db
      .insertInto('customer_notifications')
      .values(notifications)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}

/** Tells the customer of an order what became of it; once per event. Guests have nowhere to read it. */
export const notifyOfOrder = async (context: Context, orderId: number, cause: Cause): Promise<void> => {
  const order = await findOrder(context, orderId)
  const told = order?.customer_id ? await textForCustomer(context, order, cause) : null
  if (!order || !told) return
  const { topic, eventId, noteId } = cause
  const notification: NewNotification = {
    id: `order-${eventId}`,
    customer_id: order.customer_id,
    kind: 'order',
    topic: customerTopic(order, topic),
    order_id: orderId,
    title: '',
    // a note stays in the language it was written in; everything else is in the reader's language
    text: noteId === undefined ? '' : told.body,
    code: '',
    seen_at: null,
    created_at: context.clock(),
  }
  await addNotifications(context, [notification])
}

/** What the shop has for somebody. */
export interface Offer {
  kind: 'offer' | 'scratch'
  title: string
  text: string
  /** a coupon's, '' for none */
  code: string
  /** in the language that is not the shop's own */
  translation?: OtherWords | undefined
}

/** An offer as its customer reads it. */
export const offerNotification = (
  { clock }: Context,
  id: string,
  customerId: number,
  { translation, ...offer }: Offer,
): NewNotification => ({
  id,
  customer_id: customerId,
  ...offer,
  translation: toJson<Partial<OtherWords>>(translation ?? {}),
  topic: '',
  order_id: 0,
  seen_at: null,
  created_at: clock(),
})

/** The shop has something for these customers. */
export const sendOffer = (
  context: Context,
  { customerIds, ...offer }: Offer & { customerIds: readonly number[] },
): Promise<void> =>
  addNotifications(
    context,
    [...new Set(customerIds)].map((id) =>
      offerNotification(context, randomBytes(9).toString('base64url'), id, offer),
    ),
  )

/** The customer's latest notifications, newest first, in the reader's language. */
export const listNotifications = async (
  context: Context,
  customerId: number,
  locale?: Locale,
): Promise<CustomerNotification[]> => {
  const settings = await readSettingsIn(context, locale)
  const spoken = locale ?? settings.locale
  const rows = await context.db
    .selectFrom('customer_notifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const orders = await findOrders(context, [...new Set(rows.map(({ order_id }) => order_id).filter(Boolean))])
  const byId = new Map(orders.map((order) => [order.id, order]))
  // of an order that was deleted there is nothing to tell any more
  const current = rows.filter(({ kind, order_id }) => kind !== 'order' || byId.has(order_id))
  return Promise.all(
    current.map(async (row) => {
      if (row.kind !== 'order') {
        return spoken === settings.locale ? row : { ...row, ...fromJson(row.translation) }
      }
      const order = row.topic ? byId.get(row.order_id) : undefined
      const values = order && orderValues(order, { ...settings, locale: spoken }, { note: row.text })
      const said = values && (await textOf(context, templateId('customer', row.topic), spoken, values))
      return said ? { ...row, title: said.subject, text: row.topic === 'note' ? row.text : said.body } : row
    }),
  )
}

/** Notes that a customer has seen these of theirs; what was seen before keeps its time. */
export const markSeen = async (
  context: Context,
  customerId: number,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await inTransaction(context, ({ db }) =>
    db
      .updateTable('customer_notifications')
      .set({ seen_at: context.clock() })
      .where('customer_id', '=', customerId)
      .where('seen_at', 'is', null)
      .where('id', 'in', ids)
      .execute(),
  )
}

/** Deletes what its customer was told of a deleted order. */
export const forgetOrderNews = async ({ db }: Context, orderId: number): Promise<void> => {
  await db
    .deleteFrom('customer_notifications')
    .where('kind', '=', 'order')
    .where('order_id', '=', orderId)
    .execute()
}

/** Deletes the notifications of a deleted account. */
export const forgetReader = async (context: Context, customerId: number): Promise<void> => {
  await context.db.deleteFrom('customer_notifications').where('customer_id', '=', customerId).execute()
}
