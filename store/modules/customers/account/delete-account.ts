import type { Context } from '#store/context.ts'
import { recordEvent } from '#store/database/transaction.ts'
import { forgetSecondFactor } from '../second-factor/set-up.ts'
import { forgetCodes } from '../sign-in/codes.ts'
import { forgetKnownIps } from '../sign-in/known-devices.ts'
import { forgetResets } from '../sign-in/password-resets.ts'
import { endSessions } from '../sign-in/sessions.ts'

interface Account {
  id: number
  email: string
  mobile: string
}

/** Called within the transaction with the account's e-mail address and mobile number, '' for none. */
export type OnDeleted = (inside: Context, contacts: string[]) => Promise<unknown>

/** Deletes an account with all that only belongs to it; call it in the transaction that decided so. */
export const deleteAccount = async (
  inside: Context,
  { id, email, mobile }: Account,
  onDeleted?: OnDeleted,
): Promise<void> => {
  await endSessions(inside, id)
  await forgetSecondFactor(inside, id)
  await forgetResets(inside, id)
  await forgetKnownIps(inside, id)
  await forgetCodes(inside, [email, mobile].filter(Boolean))
  await inside.db.deleteFrom('application_passwords').where('customer_id', '=', id).execute()
  await inside.db.deleteFrom('customer_notes').where('customer_id', '=', id).execute()
  await inside.db.deleteFrom('api_keys').where('customer_id', '=', id).execute()
  const deleted = await inside.db
    .deleteFrom('customers')
    .where('id', '=', id)
    .returning('avatar_id')
    .executeTakeFirst()
  await onDeleted?.(inside, [email, mobile])
  // the picture may have changed while the password was checked
  const avatar = deleted?.avatar_id ?? null
  await recordEvent(inside, { type: 'customer.deleted', payload: { id, avatar } })
}
