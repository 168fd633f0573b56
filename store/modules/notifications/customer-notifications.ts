import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { findOrder } from '../orders/orders.ts'
import { readSettingsIn } from '../settings/settings.ts'
import { CUSTOMER_MESSAGES } from './messages.ts'
import { type Cause, SHIPMENT, textForCustomer } from './order-messages.ts'
import type { CustomerNotificationsTable } from './tables.ts'
import { createWriter } from './write.ts'

type CustomerNotification = Selectable<CustomerNotificationsTable>

/** Nobody reads further back. */
const SHOWN = 100

const addNotifications = async (context: Context, notifications: CustomerNotification[]): Promise<void> => {
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
  const notification: CustomerNotification = {
    id: `order-${eventId}`,
    customer_id: order.customer_id,
    kind: 'order',
    topic,
    order_id: orderId,
    title: '',
    // a note stays in the language it was written in, a parcel has its code; everything else is in the reader's language
    text: noteId === undefined && topic !== SHIPMENT ? '' : told.body,
    code: '',
    seen_at: null,
    created_at: context.clock(),
  }
  await addNotifications(context, [notification])
}

interface Offer {
  customerIds: readonly number[]
  kind: 'offer' | 'scratch'
  title: string
  text: string
  /** a coupon's, '' for none */
  code: string
}

/** The shop has something for these customers. */
export const sendOffer = (
  context: Context,
  { customerIds, kind, title, text, code }: Offer,
): Promise<void> => {
  const told = { kind, title, text, code, topic: '', order_id: 0, seen_at: null, created_at: context.clock() }
  return addNotifications(
    context,
    [...new Set(customerIds)].map((customer_id) => ({
      ...told,
      customer_id,
      id: randomBytes(9).toString('base64url'),
    })),
  )
}

/** The customer's latest notifications, newest first, in the reader's language. */
export const listNotifications = async (
  context: Context,
  customerId: number,
  locale?: Locale,
): Promise<CustomerNotification[]> => {
  const settings = await readSettingsIn(context, locale)
  const spoken = locale ?? settings.locale
  const { digits } = createWriter({ ...settings, locale: spoken })
  const rows = await context.db
    .selectFrom('customer_notifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => {
    const words = CUSTOMER_MESSAGES[spoken][row.topic]?.(digits(String(row.order_id)), settings.site_name)
    return words ? { ...row, title: words.subject, text: words.body || row.text } : row
  })
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

/** Deletes the notifications of a deleted account. */
export const forgetReader = async (context: Context, customerId: number): Promise<void> => {
  await context.db.deleteFrom('customer_notifications').where('customer_id', '=', customerId).execute()
}
