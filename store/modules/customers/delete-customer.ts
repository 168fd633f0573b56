import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { isPassword } from './passwords.ts'
import { toRole } from './roles.ts'
import { endSessions } from './sessions.ts'

export type DeletionRefusal = 'wrong_password' | 'staff'

/**
 * Deletes the actor's account and all that only belongs to it; other modules forget them by the event. Who runs the
 * shop cannot lock themselves out like this.
 * @param onDeleted called within the transaction with the account's e-mail address and mobile number, '' for none
 */
export const deleteCustomer = async (
  context: Context,
  password: string,
  onDeleted?: (inside: Context, contacts: string[]) => Promise<unknown>,
): Promise<Result<null, DeletionRefusal>> => {
  const id = context.actor.customerId
  const row = await context.db
    .selectFrom('customers')
    .select(['password_hash', 'role', 'email', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const role = toRole(row.role)
  if (role === 'administrator' || role === 'shop_manager') return refuse('staff')
  if (row.password_hash !== null && !(await isPassword(row.password_hash, password))) {
    return refuse('wrong_password')
  }
  return inTransaction(context, async (inside) => {
    await endSessions(inside, id)
    await inside.db.deleteFrom('password_resets').where('customer_id', '=', id).execute()
    await inside.db.deleteFrom('one_time_codes').where('mobile', '=', row.mobile).execute()
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
