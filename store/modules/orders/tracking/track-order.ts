import { foldPersian } from '#common/persian.ts'
import { tidyPhone } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { type BillingAddress, readPhone } from '#store/modules/customers/customers.ts'
import type { Order, OrderNote } from '../order.ts'
import { findNotes } from '../read/find-orders.ts'
import { DRAFTS } from '../status/transitions.ts'

/** What is shown of an order before its contact is proved: nothing of who bought what and for how much. */
export interface TrackedOrder extends Pick<Order, 'id' | 'status' | 'created_at'> {
  notes: Pick<OrderNote, 'status' | 'created_at'>[]
  /** where messages go: the e-mail address as the order has it, the phone number tidied */
  recipient: string
}

/** A contact as it was typed, in the one spelling that orders are looked up and tries are counted by. */
export const readContact = (typed: string, country: string): string =>
  typed.includes('@') ? foldPersian(typed) : tidyPhone(typed, country)

const findRecipient = async (
  context: Context,
  billing: BillingAddress,
  contact: string,
): Promise<string | undefined> => {
  const { email, country } = billing
  if (email !== '' && readContact(email, country) === contact) return email
  return contact !== '' && (await readPhone(context, billing)) === contact ? contact : undefined
}

/**
 * The order of this number if it was placed with this contact. The look-ups are the same ones where it was not, and where
 * there is no such order.
 * @param contact see {@link readContact}
 */
export const trackOrder = async (
  context: Context,
  id: number,
  contact: string,
): Promise<TrackedOrder | null> => {
  const row = await context.db
    .selectFrom('orders')
    .select(['id', 'status', 'created_at', 'billing'])
    .where('id', '=', id)
    .where('status', 'not in', ['trash', ...DRAFTS])
    .executeTakeFirst()
  const notes = await findNotes(context, id)
  const recipient = row && (await findRecipient(context, fromJson(row.billing), contact))
  return recipient ? { id: row.id, status: row.status, created_at: row.created_at, notes, recipient } : null
}
