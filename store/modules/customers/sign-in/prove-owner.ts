import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { isPassword } from '../passwords.ts'
import { awaitsCode, type CodeRefusal, type CodeSubject, checkCode, requestCode, spendCode } from './codes.ts'

/** What the signed-in give to show that they are the owner, and not just somebody with a session of theirs. */
export interface OwnerProof {
  currentPassword?: string | undefined
  /** sent to the account's present mobile number or e-mail address */
  identityCode?: string | undefined
}
export type OwnerProblems =
  | { current_password: 'password_required' | 'wrong_password' }
  | { identity_code: CodeRefusal | 'code_required' }

/** Uses a proof up within the transaction that it was given for; false when it was used already. */
export type SpendProof = (inside: Context) => Promise<boolean>

interface Owner {
  email: string
  mobile: string
  password_hash: string | null
}

/** Where a code to the owner goes: to the mobile number, or the e-mail address where there is none or it is wished. */
const identityContact = ({ email, mobile }: Owner, wish?: 'email' | 'mobile'): string =>
  (wish === 'email' ? email : mobile) || mobile || email

const identityOf = (contact: string): CodeSubject => ({ purpose: 'identity', contact })

/**
 * Sends the actor a code that proves them to be the account's owner.
 * @param waitMs between two codes
 * @returns where it goes; refused with the ms still to wait, or with null for an account that nothing reaches
 */
export const requestIdentityCode = async (
  context: Context,
  wish: 'email' | 'mobile' | undefined,
  waitMs: number,
): Promise<Result<string, number | null>> => {
  const contact = identityContact(await findOwner(context), wish)
  if (!contact) return refuse(null)
  const asked = await requestCode(context, identityOf(contact), waitMs)
  return asked.ok ? ok(contact) : asked
}

const findOwner = ({ db, actor }: Context) =>
  db
    .selectFrom('customers')
    .select(['email', 'mobile', 'password_hash'])
    .where('id', '=', actor.customerId)
    .executeTakeFirstOrThrow()

const checkIdentityCode = async (
  context: Context,
  { mobile, email }: Owner,
  code: string,
  asker: string,
): Promise<Result<CodeSubject, OwnerProblems>> => {
  const subjects = [mobile, email].filter(Boolean).map(identityOf)
  let wrong: CodeRefusal | 'code_required' = 'code_required'
  for (const subject of subjects) {
    if (!(await awaitsCode(context, subject))) continue
    const checked = await checkCode(context, subject, code, asker)
    if (checked.ok) return ok(subject)
    wrong = checked.error
  }
  return refuse({ identity_code: wrong })
}

/**
 * Whether the actor is the owner of the account: by its password, or by a code to its present number or e-mail address.
 * @param asker the session that tries, for its five tries at a code
 */
export const proveOwner = async (
  context: Context,
  { currentPassword, identityCode }: OwnerProof,
  asker: string,
): Promise<Result<SpendProof, OwnerProblems>> => {
  const owner = await findOwner(context)
  if (identityCode) {
    const proved = await checkIdentityCode(context, owner, identityCode, asker)
    return proved.ok ? ok((inside) => spendCode(inside, proved.value)) : proved
  }
  if (owner.password_hash === null) return refuse({ identity_code: 'code_required' })
  if (!currentPassword) return refuse({ current_password: 'password_required' })
  if (await isPassword(owner.password_hash, currentPassword)) return ok(async () => true)
  return refuse({ current_password: 'wrong_password' })
}
