import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, inTransactionKeepingRefusals, recordEvent } from '#store/database/transaction.ts'
import { addCustomer } from '../account/add-customer.ts'
import { toCustomer } from '../account/find-customers.ts'
import type { CodePurpose } from '../tables.ts'
import type { Device } from './device.ts'
import { createCode, hashCode, isCode, MAX_TRIES } from './one-time-code.ts'
import { type Entrance, enter } from './sign-in.ts'

export type CodeRefusal = 'wrong_code' | 'used_up'

/** What a code proves, and of which mobile number or e-mail address. */
export interface CodeSubject {
  purpose: CodePurpose
  contact: string
}

const LIFETIME = 5 * 60_000

/** As a code is bound to it. */
const nameOf = ({ purpose, contact }: CodeSubject): string => `${purpose} ${contact}`

const findCode = ({ db, clock }: Context, { purpose, contact }: CodeSubject) =>
  db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('expires_at', '>', clock())
    .executeTakeFirst()

const forgetTries = async ({ db }: Context, { purpose, contact }: CodeSubject): Promise<void> => {
  await db
    .deleteFrom('one_time_code_tries')
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .execute()
}

/**
 * Asks for a code by SMS, or by mail for an e-mail address. It is made when the message is, so that nobody but the
 * message ever holds it. Each new code allows five tries.
 * @param waitMs between two codes
 * @returns refused with the ms still to wait; the code sent before is good until then
 */
export const requestCode = (
  context: Context,
  subject: CodeSubject,
  waitMs: number,
): Promise<Result<null, number>> =>
  inTransaction(context, async (inside) => {
    const now = inside.clock()
    const last = await findCode(inside, subject)
    const remaining = last ? last.created_at + waitMs - now : 0
    if (remaining > 0) return refuse(remaining)
    await inside.db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute()
    await inside.db.deleteFrom('one_time_code_tries').where('expires_at', '<=', now).execute()
    const id = randomBytes(9).toString('base64url')
    const fresh = { id, code_hash: '', created_at: now, expires_at: now + Math.max(LIFETIME, waitMs) }
    const { purpose, contact } = subject
    await forgetTries(inside, subject)
    await inside.db
      .insertInto('one_time_codes')
      .values({ purpose, contact, ...fresh })
      .onConflict((conflict) => conflict.columns(['purpose', 'contact']).doUpdateSet(fresh))
      .execute()
    await recordEvent(inside, { type: 'customer.code-requested', payload: { request: id } })
    return ok(null)
  })

/**
 * The six digits that somebody waits for, and what they prove; call it in the transaction that sends them.
 * @param request id of what was asked for
 * @returns null when they were made already, asked for again since, or too long ago
 */
export const makeCode = async (
  context: Context,
  request: string,
): Promise<(CodeSubject & { code: string; expiresAt: number }) | null> => {
  const row = await context.db
    .selectFrom('one_time_codes')
    .select(['purpose', 'contact', 'expires_at'])
    .where('id', '=', request)
    .where('code_hash', '=', '')
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
  if (!row) return null
  const { expires_at: expiresAt, ...subject } = row
  const code = createCode()
  await context.db
    .updateTable('one_time_codes')
    .set({ code_hash: hashCode(nameOf(subject), code) })
    .where('id', '=', request)
    .execute()
  return { ...subject, code, expiresAt }
}

/** Whether there is a code of this kind to be entered. */
export const awaitsCode = async (context: Context, subject: CodeSubject): Promise<boolean> =>
  (await findCode(context, subject)) !== undefined

const findTries = async ({ db }: Context, { purpose, contact }: CodeSubject, asker: string) => {
  const row = await db
    .selectFrom('one_time_code_tries')
    .select('tries')
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('asker', '=', asker)
    .executeTakeFirst()
  return row?.tries ?? 0
}

const noteTries = async (
  { db }: Context,
  { purpose, contact }: CodeSubject,
  row: { asker: string; tries: number; expires_at: number },
): Promise<void> => {
  await db
    .insertInto('one_time_code_tries')
    .values({ purpose, contact, ...row })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'contact', 'asker']).doUpdateSet({ tries: row.tries }),
    )
    .execute()
}

/**
 * Whether the code proves a number or an e-mail address, until it is used; after five wrong ones who tried has to
 * ask for another. Others have their own five tries. Call it outside of a transaction, and spend the code within one.
 * @param asker who tries: an IP address, or a session
 */
export const checkCode = (
  context: Context,
  subject: CodeSubject,
  code: string,
  asker: string,
): Promise<Result<null, CodeRefusal>> =>
  inTransactionKeepingRefusals(context, async (inside) => {
    const row = await findCode(inside, subject)
    if (!row) return refuse('wrong_code')
    const before = await findTries(inside, subject, asker)
    if (before >= MAX_TRIES) return refuse('used_up')
    if (isCode(row.code_hash, nameOf(subject), code)) return ok(null)
    const tries = before + 1
    await noteTries(inside, subject, { asker, tries, expires_at: row.expires_at })
    return refuse(tries >= MAX_TRIES ? 'used_up' : 'wrong_code')
  })

/**
 * A code that was right is good no more.
 * @returns whether it was valid; a code can be used once
 */
export const spendCode = async (context: Context, subject: CodeSubject): Promise<boolean> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', subject.purpose)
    .where('contact', '=', subject.contact)
    .executeTakeFirst()
  await forgetTries(context, subject)
  return numDeletedRows > 0n
}

/** Every code that a number or an e-mail address waits for is good no more. */
export const forgetCodes = async ({ db }: Context, contacts: string[]): Promise<void> => {
  await db.deleteFrom('one_time_codes').where('contact', 'in', contacts).execute()
  await db.deleteFrom('one_time_code_tries').where('contact', 'in', contacts).execute()
}

/** Signs in the account with this number; for an unknown number an account is made. */
export const signInWithCode = async (
  context: Context,
  { mobile, code }: { mobile: string; code: string },
  device: Device,
): Promise<Result<Entrance & { created: boolean }, CodeRefusal>> => {
  const subject: CodeSubject = { purpose: 'sign-in', contact: mobile }
  const proved = await checkCode(context, subject, code, device.clientIp)
  if (!proved.ok) return proved
  return inTransaction(context, async (inside) => {
    if (!(await spendCode(inside, subject))) return refuse('wrong_code')
    const row = await inside.db
      .updateTable('customers')
      .set({ mobile_proved: 1 })
      .where('mobile', '=', mobile)
      .returningAll()
      .executeTakeFirst()
    const customer = row
      ? toCustomer(row)
      : await addCustomer(inside, { email: '', mobile, firstName: '', lastName: '', passwordHash: null })
    const entered = await enter(inside, customer, device)
    // told like a wrong code: whose number it is has been proved, and that they are kept out is theirs to ask
    return entered.ok ? ok({ ...entered.value, created: !row }) : refuse('wrong_code')
  })
}
