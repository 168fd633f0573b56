import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { forgetCodes } from './codes.ts'
import { forgetKnownIps } from './known-devices.ts'
import { forgetResets } from './password-resets.ts'
import { type OwnerProblems, type OwnerProof, proveOwner } from './prove-owner.ts'
import { toRole } from './roles.ts'
import { endSessions, hashToken } from './sessions.ts'

/**
 * Deletes the actor's account and all that only belongs to it; other modules forget them by the event. Who runs the
 * shop cannot lock themselves out like this.
 * @param token of the session that asks
 * @param onDeleted called within the transaction with the account's e-mail address and mobile number, '' for none
 */
export const deleteCustomer = async (
  context: Context,
  proof: OwnerProof,
  token: string,
  onDeleted?: (inside: Context, contacts: string[]) => Promise<unknown>,
): Promise<Result<null, OwnerProblems | 'staff'>> => {
  const id = context.actor.customerId
  const row = await context.db
    .selectFrom('customers')
    .select(['password_hash', 'role', 'email', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const role = toRole(row.role)
  if (role === 'administrator' || role === 'shop_manager') return refuse('staff')
  const proved = await proveOwner(context, proof, hashToken(token))
  if (!proved.ok) return proved
  return inTransaction(context, async (inside) => {
    await endSessions(inside, id)
    await forgetResets(inside, id)
    await forgetKnownIps(inside, id)
    await forgetCodes(inside, [row.email, row.mobile].filter(Boolean))
    await inside.db.deleteFrom('api_keys').where('customer_id', '=', id).execute()
    const deleted = await inside.db
      .deleteFrom('customers')
      .where('id', '=', id)
      .returning('avatar_id')
      .executeTakeFirst()
    await onDeleted?.(inside, [row.email, row.mobile])
    // the picture may have changed while the password was checked
    const avatar = deleted?.avatar_id ?? null
    await recordEvent(inside, { type: 'customer.deleted', payload: { id, avatar } })
    return ok(null)
  })
}
