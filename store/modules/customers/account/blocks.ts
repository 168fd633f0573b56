import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { BUYERS } from './buyers.ts'
import { findCustomer } from './find-customers.ts'

/**
 * Keeps a buyer out, or lets them in again: they cannot sign in, and nothing is ordered with their contacts. Who is signed
 * in is signed out.
 */
export const blockCustomer = (
  context: Context,
  id: number,
  isBlocked: boolean,
  reason = '',
): Promise<Result<null, 'unknown_customer' | 'not_allowed'>> =>
  inTransaction(context, async (inside) => {
    const customer = await findCustomer(inside, id)
    if (!customer) return refuse('unknown_customer' as const)
    if (!BUYERS.has(customer.role)) return refuse('not_allowed' as const)
    const now = inside.clock()
    await inside.db
      .updateTable('customers')
      .set({ blocked_at: isBlocked ? now : null, blocked_reason: isBlocked ? reason : '', updated_at: now })
      .where('id', '=', id)
      .execute()
    if (isBlocked) await endSessions(inside, id)
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    return ok(null)
  })

/** Since when a customer is kept out, epoch ms, and why; null for nobody and for who is not. */
export const findBlock = async (
  { db }: Context,
  id: number,
): Promise<{ since: number; reason: string } | null> => {
  const row = await db
    .selectFrom('customers')
    .select(['blocked_at', 'blocked_reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.blocked_at ? { since: row.blocked_at, reason: row.blocked_reason } : null
}

/** Whether an order is that of somebody who is kept out: by the account, its e-mail address or its mobile number. */
export const isKeptOut = async (
  { db }: Context,
  { id, email, mobile }: { id: number; email: string; mobile: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('blocked_at', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('id', '=', id),
        ...(email ? [eb('email', '=', email.toLowerCase())] : []),
        ...(mobile ? [eb('mobile', '=', mobile)] : []),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
