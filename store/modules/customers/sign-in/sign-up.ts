import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, inTransactionKeepingRefusals, recordEvent } from '#store/database/transaction.ts'
import { addCustomer } from '../account/add-customer.ts'
import type { Customer } from '../account/find-customers.ts'
import { checkPassword, hashPassword, type PasswordProblem } from '../passwords.ts'
import type { Device } from './device.ts'
import { CODE_LIFETIME, createCode, hashCode, isCode, MAX_TRIES } from './one-time-code.ts'
import { type SignedIn, startSession } from './sign-in.ts'

interface NewSignUp {
  /** lower case */
  email: string
  firstName: string
  lastName: string
  password: string
  /** of the shop: no word for a password */
  siteName: string
}

export type SignUpRefusal = 'gone' | 'wrong_code' | 'used_up'

/** How long what was typed is kept; longer than its code is good, so that another can be asked for. */
const LIFETIME = 15 * 60_000

const isTooOld = ({ clock }: Context, { asked_at }: { asked_at: number }): boolean =>
  asked_at + CODE_LIFETIME <= clock()

const findWaiting = (context: Context, tokenHash: string) =>
  context.db
    .selectFrom('sign_ups')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()

const isTaken = async (context: Context, email: string): Promise<boolean> =>
  (await context.db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined

const askForCode = (context: Context, tokenHash: string): Promise<void> =>
  recordEvent(context, { type: 'customer.sign-up-requested', payload: { signUp: tokenHash } })

/**
 * Notes that somebody wants an account and asks for a code by mail. Whether there is one with this e-mail address is
 * looked up later, where nobody can measure it.
 * @returns the token with which the one who asks goes on, returned this once; refused for a password that is too easy
 */
export const requestSignUp = async (
  context: Context,
  given: NewSignUp,
): Promise<Result<string, PasswordProblem>> => {
  const problem = await checkPassword(given.password, { ...given, username: '', mobile: '' })
  if (problem) return refuse(problem)
  const passwordHash = await hashPassword(given.password)
  const token = randomBytes(24).toString('base64url')
  await inTransaction(context, async (inside) => {
    const now = inside.clock()
    await inside.db.deleteFrom('sign_ups').where('expires_at', '<=', now).execute()
    await inside.db
      .insertInto('sign_ups')
      .values({
        token_hash: hashToken(token),
        email: given.email,
        first_name: given.firstName,
        last_name: given.lastName,
        password_hash: passwordHash,
        code_hash: '',
        tries: 0,
        asked_at: now,
        expires_at: now + LIFETIME,
      })
      .execute()
    await askForCode(inside, hashToken(token))
  })
  return ok(token)
}

/** The e-mail address that a sign-up waits with for its code. */
export const findSignUpEmail = async (context: Context, token: string): Promise<string | undefined> =>
  (await findWaiting(context, hashToken(token)))?.email

/**
 * Asks for another code; the one before is good no more.
 * @param waitMs between two codes
 * @returns the e-mail address it goes to; refused with the ms still to wait, or with null where no code is expected
 */
export const repeatSignUp = (
  context: Context,
  token: string,
  waitMs: number,
): Promise<Result<string, number | null>> =>
  inTransaction(context, async (inside) => {
    const now = inside.clock()
    const row = await findWaiting(inside, hashToken(token))
    if (!row) return refuse(null)
    const remaining = row.asked_at + waitMs - now
    if (remaining > 0) return refuse(remaining)
    await inside.db
      .updateTable('sign_ups')
      .set({ code_hash: '', tries: 0, asked_at: now, expires_at: now + LIFETIME })
      .where('token_hash', '=', row.token_hash)
      .execute()
    await askForCode(inside, row.token_hash)
    return ok(row.email)
  })

/**
 * The six digits for somebody who waits for them. No code is made for an e-mail address that has an account.
 * @returns null where nothing waits for a code, or it would be good no more
 */
export const makeSignUpCode = async (
  context: Context,
  tokenHash: string,
): Promise<{ email: string; code: string; expiresAt: number } | { email: string; code: null } | null> => {
  const row = await findWaiting(context, tokenHash)
  if (row?.code_hash !== '' || isTooOld(context, row)) return null
  const { email } = row
  if (await isTaken(context, email)) return { email, code: null }
  const code = createCode()
  await context.db
    .updateTable('sign_ups')
    .set({ code_hash: hashCode(tokenHash, code) })
    .where('token_hash', '=', tokenHash)
    .execute()
  return { email, code, expiresAt: row.asked_at + CODE_LIFETIME }
}

const forgetSignUps = async ({ db }: Context, email: string): Promise<void> => {
  await db.deleteFrom('sign_ups').where('email', '=', email).execute()
}

/**
 * Whether the code is that of a sign-up; wrong ones are counted, and a sign-up whose e-mail address was taken meanwhile
 * ends.
 */
const checkSignUpCode = (
  context: Context,
  tokenHash: string,
  code: string,
): Promise<Result<null, SignUpRefusal>> =>
  inTransactionKeepingRefusals(context, async (inside) => {
    const row = await findWaiting(inside, tokenHash)
    if (!row) return refuse('gone')
    if (row.tries >= MAX_TRIES) return refuse('used_up')
    if (isTooOld(inside, row)) return refuse('wrong_code')
    if (!isCode(row.code_hash, tokenHash, code)) {
      const tries = row.tries + 1
      await inside.db.updateTable('sign_ups').set({ tries }).where('token_hash', '=', tokenHash).execute()
      return refuse(tries >= MAX_TRIES ? 'used_up' : 'wrong_code')
    }
    if (!(await isTaken(inside, row.email))) return ok(null)
    await forgetSignUps(inside, row.email)
    return refuse('gone')
  })

/**
 * Makes the account that waited for this code and signs it in; its e-mail address is proved by that.
 * @param onProved called within the transaction
 */
export const signUpWithCode = async (
  context: Context,
  { token, code }: { token: string; code: string },
  device: Device,
  onProved: (inside: Context, customer: Customer) => Promise<unknown>,
): Promise<Result<SignedIn, SignUpRefusal>> => {
  const tokenHash = hashToken(token)
  const proved = await checkSignUpCode(context, tokenHash, code)
  if (!proved.ok) return proved
  return inTransaction(context, async (inside) => {
    const row = await findWaiting(inside, tokenHash)
    // another call may have come first
    if (!row || (await isTaken(inside, row.email))) return refuse('gone')
    const { email } = row
    await forgetSignUps(inside, email)
    const customer = await addCustomer(inside, {
      email,
      isEmailProved: true,
      mobile: '',
      firstName: row.first_name,
      lastName: row.last_name,
      passwordHash: row.password_hash,
    })
    await onProved(inside, customer)
    const started = await startSession(inside, customer, device)
    return started.ok ? started : refuse('gone')
  })
}
