import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { addCustomer } from './add-customer.ts'
import { toCustomer } from './find-customers.ts'
import { createCode, hashCode, isCode, MAX_TRIES } from './one-time-code.ts'
import type { Device } from './sessions.ts'
import { admit, type SignedIn } from './sign-in.ts'

export type CodeRefusal = 'wrong_code' | 'used_up'

const LIFETIME = 5 * 60_000

/**
 * Asks for a code by SMS, or by mail for an e-mail address. It is made when the message is, so that nobody but the message ever holds it.
 * @param waitMs between two codes of one number
 * @returns refused with the ms still to wait
 */
export const requestCode = (
  context: Context,
  mobile: string,
  waitMs: number,
): Promise<Result<null, number>> =>
  inTransaction(context, async (inside) => {
    const now = inside.clock()
    await inside.db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute()
    const last = await inside.db
      .selectFrom('one_time_codes')
      .select('created_at')
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    const remaining = last ? last.created_at + waitMs - now : 0
    if (remaining > 0) return refuse(remaining)
    const fresh = { code_hash: '', tries: 0, created_at: now, expires_at: now + Math.max(LIFETIME, waitMs) }
    await inside.db
      .insertInto('one_time_codes')
      .values({ mobile, ...fresh })
      .onConflict((conflict) => conflict.column('mobile').doUpdateSet(fresh))
      .execute()
    await recordEvent(inside, { type: 'customer.code-requested', payload: { mobile } })
    return ok(null)
  })

/** The six digits for a number that waits for them; null when they were made already or too long ago. */
export const makeCode = async (context: Context, mobile: string): Promise<string | null> => {
  const code = createCode()
  const { numUpdatedRows } = await context.db
    .updateTable('one_time_codes')
    .set({ code_hash: hashCode(mobile, code) })
    .where('mobile', '=', mobile)
    .where('code_hash', '=', '')
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
  return numUpdatedRows > 0n ? code : null
}

/** Whether there is a code of this number or address to be entered. */
export const awaitsCode = async ({ db, clock }: Context, mobile: string): Promise<boolean> => {
  const row = await db
    .selectFrom('one_time_codes')
    .select('mobile')
    .where('mobile', '=', mobile)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the code proves a number or an address, until it is used; after five wrong ones another has to be asked for. */
export const checkCode = (
  context: Context,
  mobile: string,
  code: string,
): Promise<Result<null, CodeRefusal>> =>
  inTransaction(context, async ({ db, clock }) => {
    const row = await db
      .selectFrom('one_time_codes')
      .selectAll()
      .where('mobile', '=', mobile)
      .where('expires_at', '>', clock())
      .executeTakeFirst()
    if (!row) return refuse('wrong_code')
    if (row.tries >= MAX_TRIES) return refuse('used_up')
    if (isCode(row.code_hash, mobile, code)) return ok(null)
    const tries = row.tries + 1
    await db.updateTable('one_time_codes').set({ tries }).where('mobile', '=', mobile).execute()
    return refuse(tries >= MAX_TRIES ? 'used_up' : 'wrong_code')
  })

/** A code that was right is good no more; call it in the transaction that {@link checkCode} was called in. */
export const spendCode = async ({ db }: Context, mobile: string): Promise<void> => {
  await db.deleteFrom('one_time_codes').where('mobile', '=', mobile).execute()
}

/** Signs in whoever holds the phone; a number that nobody has becomes a customer. */
export const signInWithCode = async (
  context: Context,
  { mobile, code }: { mobile: string; code: string },
  device: Device,
): Promise<Result<SignedIn & { created: boolean }, CodeRefusal>> =>
  inTransaction(context, async (inside) => {
    const proved = await checkCode(inside, mobile, code)
    if (!proved.ok) return proved
    await spendCode(inside, mobile)
    const row = await inside.db
      .selectFrom('customers')
      .selectAll()
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    const customer = row
      ? toCustomer(row)
      : await addCustomer(inside, { email: '', mobile, firstName: '', lastName: '', passwordHash: null })
    return ok({ ...(await admit(inside, customer, device)), created: !row })
  })
