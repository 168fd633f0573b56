import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { fromJson, type Json } from '#store/database/json.ts'
import type { PaymentsTable } from './tables.ts'

export type ReturnPrefix = '' | '/en' | '/fa'

export interface PaymentDetails {
  /** where the pages of the shopper's language live */
  return_prefix?: ReturnPrefix
  /** where the shopper pays */
  redirect?: string
  /** when the shopper came back from the bank; this attempt's page is not used again */
  returned_at?: number
}

export interface Payment extends Omit<Selectable<PaymentsTable>, 'details'> {
  details: PaymentDetails
}

type Row = Selectable<PaymentsTable>

export const parsePayment = (row: Row): Payment => ({
  ...row,
  details: fromJson(row.details as Json<PaymentDetails>),
})

/** @returns null for an authority that was never started */
export const findPayment = async (
  context: Context,
  gateway: string,
  authority: string,
): Promise<Payment | null> => {
  const row = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('authority', '=', authority)
    .executeTakeFirst()
  return row ? parsePayment(row) : null
}

/** An attempt by its number; null where there is none. */
export const readPayment = async ({ db }: Context, id: number): Promise<Payment | null> => {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? parsePayment(row) : null
}

/** The attempts of an order that the bank has not decided yet, the newest first. */
export const findOpenPayments = async (context: Context, orderId: number): Promise<Payment[]> => {
  const rows = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'started')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(parsePayment)
}

/** as many attempts as an order page shows */
const MOST_SHOWN = 100

/** Every attempt to pay an order, the newest first. */
export const listPaymentsOf = async ({ db }: Context, orderId: number): Promise<Payment[]> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(parsePayment)
}
