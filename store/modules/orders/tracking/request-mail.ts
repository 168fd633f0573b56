import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { renoteGuest } from '../place/guest-orders.ts'
import { findOrder } from '../read/find-orders.ts'
import { findRefunds } from '../refunds/refunds.ts'

/** Mails of an order that may be sent once more: what the order is now, and all there is to know of it. */
export type OrderMail =
  | 'details'
  | 'on-hold'
  | 'processing'
  | 'completed'
  | 'refunded'
  | 'failed'
  | 'cancelled'

const OF_STATUS: readonly OrderMail[] = ['on-hold', 'processing', 'completed', 'failed', 'cancelled']

/** The mails that tell the truth about an order. */
export const mailsOf = async (context: Context, order: Order): Promise<OrderMail[]> => {
  const isRefunded = order.status === 'refunded' || (await findRefunds(context, [order.id])).length > 0
  return [
    'details',
    ...OF_STATUS.filter((mail) => mail === order.status),
    ...(isRefunded ? (['refunded'] as const) : []),
  ]
}

export type MailRefusal = 'unknown_order' | 'wrong_mail' | 'no_address' | 'other_address'

interface MailRequest {
  mail: OrderMail
  /** where the order has none yet, or another one with `replaces` */
  email?: string | undefined
  replaces?: boolean
}

/**
 * Has a mail about an order sent to its buyer.
 * @returns the address that it goes to
 */
export const requestMail = (
  context: Context,
  id: number,
  { mail, email, replaces = false }: MailRequest,
): Promise<Result<string, MailRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (!(await mailsOf(inside, order)).includes(mail)) return refuse('wrong_mail' as const)
    const known = order.billing.email
    const address = email || known
    if (!address) return refuse('no_address' as const)
    if (known && address !== known && !replaces) return refuse('other_address' as const)
    if (address !== known) {
      const billing = { ...order.billing, email: address }
      await inside.db
        .updateTable('orders')
        .set({ billing: toJson(billing), updated_at: inside.clock() })
        .where('id', '=', id)
        .execute()
      await renoteGuest(inside, { ...order, billing })
      await recordEvent(inside, { type: 'order.changed', payload: { id } })
    }
    const { locale } = await readSettings(inside)
    await addNote(inside, id, NOTE_MESSAGES[locale].mailSent(address))
    await recordEvent(inside, { type: 'order.mail-requested', payload: { id, template: mail } })
    return ok(address)
  })
