import type { Updateable } from 'kysely'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { checkPassword, hashPassword, type PasswordProblem } from '../passwords.ts'
import { awaitsCode, type CodeSubject, checkCode, spendCode } from '../sign-in/codes.ts'
import { forgetKnownIps } from '../sign-in/known-devices.ts'
import { forgetResets } from '../sign-in/password-resets.ts'
import { type OwnerProof, proveOwner, type SpendProof } from '../sign-in/prove-owner.ts'
import { endSessions } from '../sign-in/sessions.ts'
import type { BillingAddress, CustomersTable, ShippingAddress } from '../tables.ts'
import { type Customer, toCustomer } from './find-customers.ts'
import { recordSecurityChange, type SecurityChange } from './security-change.ts'

/** What is not given stays as it is. */
export interface CustomerChanges extends OwnerProof {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  /** mailed to a new e-mail address */
  emailCode?: string | undefined
  /** tidied; '' gives it up */
  mobile?: string | undefined
  /** sent to a new number */
  code?: string | undefined
  password?: string | undefined
  billing?: BillingAddress | undefined
  shipping?: ShippingAddress | undefined
}
type Problem =
  | 'taken'
  | 'last_way_in'
  | 'password_required'
  | 'wrong_password'
  | 'code_required'
  | 'wrong_code'
  | 'used_up'
  | PasswordProblem
export type ProfileProblems = Partial<
  Record<
    'email' | 'email_code' | 'mobile' | 'code' | 'current_password' | 'identity_code' | 'password',
    Problem
  >
>

interface Account {
  email: string
  mobile: string
  role: string
  password_hash: string | null
}

const isTaken = async (context: Context, column: 'email' | 'mobile', value: string): Promise<boolean> =>
  Boolean(
    value &&
      (await context.db
        .selectFrom('customers')
        .select('id')
        .where(column, '=', value)
        .where('id', '<>', context.actor.customerId)
        .executeTakeFirst()),
  )

interface Proof {
  column: 'email' | 'mobile'
  /** the field that a problem with it is answered for */
  field: 'email_code' | 'code'
  wanted: string | undefined
  code: string | undefined
}

/** A new number or e-mail address is saved only when a code has proved it: whoever holds it can enter the account. */
const proofsOf = (
  before: { email: string; mobile: string },
  { email, emailCode, mobile, code }: CustomerChanges,
): Proof[] => {
  const all: Proof[] = [
    { column: 'email', field: 'email_code', wanted: email, code: emailCode },
    { column: 'mobile', field: 'code', wanted: mobile, code },
  ]
  return all.filter(({ column, wanted }) => wanted && wanted !== before[column])
}

const contactOf = (wanted = ''): CodeSubject => ({ purpose: 'new-contact', contact: wanted })

/**
 * The contacts that belong to another account already. The caller may answer this only to a customer who has proved to
 * own the contact; otherwise it would reveal who has an account.
 */
const takenOf = async (context: Context, proofs: Proof[]): Promise<ProfileProblems> => {
  const problems: ProfileProblems = {}
  for (const { column, wanted = '' } of proofs) {
    if (await isTaken(context, column, wanted)) problems[column] = 'taken'
  }
  return problems
}

const isEmpty = (problems: ProfileProblems): boolean => Object.keys(problems).length === 0

const checkProofs = async (context: Context, proofs: Proof[], asker: string): Promise<ProfileProblems> => {
  const problems: ProfileProblems = {}
  for (const { field, wanted, code } of proofs) {
    // one typed for another e-mail address, or too late, asks for a new one
    if (!code || !(await awaitsCode(context, contactOf(wanted)))) problems[field] = 'code_required'
  }
  if (!isEmpty(problems)) return problems
  const proved: Proof[] = []
  for (const proof of proofs) {
    const checked = await checkCode(context, contactOf(proof.wanted), proof.code ?? '', asker)
    if (checked.ok) proved.push(proof)
    else problems[proof.field] = checked.error
  }
  return { ...problems, ...(await takenOf(context, proved)) }
}

/** Uses up the codes. A code that another call has used in the meantime is refused. */
const spendProofs = async (inside: Context, proofs: Proof[]): Promise<ProfileProblems> => {
  const problems: ProfileProblems = {}
  for (const { field, wanted } of proofs) {
    if (!(await spendCode(inside, contactOf(wanted)))) problems[field] = 'code_required'
  }
  return problems
}

const columnsOf = (
  changes: CustomerChanges,
  passwordHash: string | undefined,
): Updateable<CustomersTable> => ({
  ...(changes.firstName !== undefined && { first_name: changes.firstName }),
  ...(changes.lastName !== undefined && { last_name: changes.lastName }),
  ...(changes.email !== undefined && { email: changes.email }),
  ...(changes.mobile !== undefined && { mobile: changes.mobile }),
  ...(changes.billing && { billing: toJson(changes.billing) }),
  ...(changes.shipping && { shipping: toJson(changes.shipping) }),
  ...(passwordHash !== undefined && { password_hash: passwordHash }),
})

/** Which of the account's ways to sign in these changes affect. */
const securityOf = (before: Account, { email, mobile, password }: CustomerChanges): SecurityChange[] => [
  ...(email !== undefined && email !== before.email ? (['email'] as const) : []),
  ...(mobile !== undefined && mobile !== before.mobile ? (['mobile'] as const) : []),
  ...(password !== undefined ? (['password'] as const) : []),
]

/**
 * An account without a password and an e-mail address can sign in by its mobile number alone, and so can every
 * customer of a shop where codes are the only way in.
 */
const isLastWayIn = (
  before: Account,
  { mobile, email, password }: CustomerChanges,
  { hasOnlyCodes }: UpdateDeps,
): boolean => {
  if (mobile !== '' || before.mobile === '') return false
  if (hasOnlyCodes && !isStaffRole(before.role)) return true
  return !(email ?? before.email) && !password && before.password_hash === null
}

const problemOfPassword = async (
  before: Customer,
  { password }: CustomerChanges,
  siteName: string,
): Promise<ProfileProblems | null> => {
  const problem = password === undefined ? null : await checkPassword(password, { ...before, siteName })
  return problem && { password: problem }
}

interface UpdateDeps {
  /** of the session that asks */
  token: string
  /** of the shop: no word for a password */
  siteName: string
  /** customers sign in by codes to their numbers alone */
  hasOnlyCodes?: boolean
  /** encrypts the contacts at which the owner is notified of the change */
  cipher: Cipher
  /** called within the transaction when a code has proved the new e-mail address */
  onProved?: (inside: Context, customer: Customer) => Promise<unknown>
}

/**
 * Changes what the actor's account says. A password, e-mail address or mobile number that is set, changed or given up
 * wants the owner: the current password, or a code to the present number or address. A new address or number wants
 * its own code too. A new password signs every other device out. The owner is told of all this at the old contacts.
 */
export const updateCustomer = async (
  context: Context,
  changes: CustomerChanges,
  deps: UpdateDeps,
): Promise<Result<Customer, ProfileProblems>> => {
  const { token, siteName, cipher, onProved } = deps
  const id = context.actor.customerId
  const before = await context.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (isLastWayIn(before, changes, deps)) return refuse({ mobile: 'last_way_in' })
  const changed = securityOf(before, changes)
  const asker = hashToken(token)
  let spendProof: SpendProof = async () => true
  if (changed.length > 0) {
    const owner = await proveOwner(context, changes, asker)
    if (!owner.ok) return owner
    spendProof = owner.value
  }
  const wrongPassword = await problemOfPassword(toCustomer(before), changes, siteName)
  if (wrongPassword) return refuse(wrongPassword)
  const passwordHash = changes.password === undefined ? undefined : await hashPassword(changes.password)
  const proofs = proofsOf(before, changes)
  const problems = await checkProofs(context, proofs, asker)
  if (!isEmpty(problems)) return refuse(problems)
  return inTransaction(context, async (inside) => {
    if (!(await spendProof(inside))) return refuse<ProfileProblems>({ identity_code: 'code_required' })
    const late = { ...(await takenOf(inside, proofs)), ...(await spendProofs(inside, proofs)) }
    if (!isEmpty(late)) return refuse(late)
    const row = await inside.db
      .updateTable('customers')
      .set({
        ...columnsOf(changes, passwordHash),
        ...Object.fromEntries(proofs.map(({ column }) => [`${column}_proved`, 1])),
        updated_at: inside.clock(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (passwordHash !== undefined) {
      await endSessions(inside, id, token)
      await forgetKnownIps(inside, id)
    }
    if (changed.length > 0) {
      await forgetResets(inside, id)
      await recordSecurityChange(inside, cipher, before, changed)
    }
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    const customer = toCustomer(row)
    if (proofs.some(({ column }) => column === 'email')) await onProved?.(inside, customer)
    return ok(customer)
  })
}
