import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { toRole } from '../roles.ts'
import { type OwnerProblems, type OwnerProof, proveOwner } from '../sign-in/prove-owner.ts'
import { deleteAccount, type OnDeleted } from './delete-account.ts'

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
  onDeleted?: OnDeleted,
): Promise<Result<null, OwnerProblems | 'staff'>> => {
  const id = context.actor.customerId
  const row = await context.db
    .selectFrom('customers')
    .select(['id', 'password_hash', 'role', 'email', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const role = toRole(row.role)
  if (isStaffRole(role)) return refuse('staff')
  const proved = await proveOwner(context, proof, hashToken(token))
  if (!proved.ok) return proved
  return inTransaction(context, async (inside) => {
    await deleteAccount(inside, row, onDeleted)
    return ok(null)
  })
}
