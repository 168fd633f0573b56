import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'

const DAY = 86_400_000
/** what is older is dropped, as the database lets it: `audit-log-lock.ts` */
const KEPT = 2 * 365 * DAY
/** rows that are dropped at once: others write in between */
const AT_ONCE = 1000

/**
 * Removes a customer's personal data from the log, also that of their orders; who changed which field stays. Call it while the
 * orders still have their customer.
 */
export const forgetInAuditLog = async ({ db }: Context, customerId: number): Promise<void> => {
  const orders = db
    .selectFrom('orders')
    .select(sql<string>`cast(id as text)`.as('id'))
    .where('customer_id', '=', customerId)
  // those that were a guest's when they were written down, and are gone
  const deleted = db
    .selectFrom('audit_log')
    .select('resource_id as id')
    .where('customer_id', '=', customerId)
    .where('resource', '=', 'order')
  await db
    .updateTable('audit_log')
    .set({ personal: toJson({}) })
    .where(({ eb, and, or }) =>
      or([
        eb('customer_id', '=', customerId),
        and([eb('resource', '=', 'order'), eb('resource_id', 'in', orders.union(deleted))]),
      ]),
    )
    .execute()
}

/** Drops what is older than two years. */
export const dropOldAuditLog = async ({ db, clock }: Context): Promise<number> => {
  const before = clock() - KEPT
  for (let dropped = 0; ; await setImmediate()) {
    const oldest = db
      .selectFrom('audit_log')
      .select('id')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(AT_ONCE)
    const { numDeletedRows } = await db.deleteFrom('audit_log').where('id', 'in', oldest).executeTakeFirst()
    dropped += Number(numDeletedRows)
    if (numDeletedRows < AT_ONCE) return dropped
  }
}
