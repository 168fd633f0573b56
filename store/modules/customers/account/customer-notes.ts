import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { CustomerNotesTable } from '../tables.ts'
import { findCustomer } from './find-customers.ts'

export type CustomerNote = Selectable<CustomerNotesTable>

/** as many as one customer's page shows */
const MOST = 200

/** What was noted about a customer, the latest first. */
export const listCustomerNotes = ({ db }: Context, customerId: number): Promise<CustomerNote[]> =>
  db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

/** Notes something about a customer, by name of who asks. @returns null for an unknown customer */
export const addCustomerNote = (
  context: Context,
  customerId: number,
  note: string,
): Promise<CustomerNote | null> =>
  inTransaction(context, async (inside) => {
    if (!(await findCustomer(inside, customerId))) return null
    const author = await findCustomer(inside, inside.actor.customerId)
    const name = author ? `${author.firstName} ${author.lastName}`.trim() || author.username : ''
    return inside.db
      .insertInto('customer_notes')
      .values({ customer_id: customerId, author: name, note, created_at: inside.clock() })
      .returningAll()
      .executeTakeFirstOrThrow()
  })

/** @returns whether there was one */
export const deleteCustomerNote = (context: Context, customerId: number, id: number): Promise<boolean> =>
  inTransaction(context, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('customer_notes')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  })
