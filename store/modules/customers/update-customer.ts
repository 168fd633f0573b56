import type { Updateable } from 'kysely'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { toJson } from '../../database/json.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { awaitsCode, checkCode, spendCode } from './codes.ts'
import { type Customer, toCustomer } from './find-customers.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import type { BillingAddress, CustomersTable, ShippingAddress } from './tables.ts'

/** What is not given stays as it is. */
export interface CustomerChanges {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  /** mailed to a new address */
  emailCode?: string | undefined
  /** tidied; '' gives it up */
  mobile?: string | undefined
  code?: string | undefined
  currentPassword?: string | undefined
  password?: string | undefined
  billing?: BillingAddress | undefined
  shipping?: ShippingAddress | undefined
}
type Problem = 'taken' | 'wrong_password' | 'code_required' | 'wrong_code' | 'used_up'
export type ProfileProblems = Partial<
  Record<'email' | 'email_code' | 'mobile' | 'code' | 'current_password', Problem>
>

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
  /** what is wrong with it is told of this field */
  field: 'email_code' | 'code'
  wanted: string | undefined
  code: string | undefined
}

/** A new number or address is kept only when a code has proved it: whoever holds it can come into the account. */
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

const checkProofs = async (context: Context, proofs: Proof[]): Promise<ProfileProblems> => {
  const problems: ProfileProblems = {}
  for (const { field, wanted = '', code } of proofs) {
    // one typed for another address, or too late, asks for a new one
    if (!code || !(await awaitsCode(context, wanted))) problems[field] = 'code_required'
  }
  if (Object.keys(problems).length > 0) return problems
  for (const { column, field, wanted = '', code: given = '' } of proofs) {
    const proved = await checkCode(context, wanted, given)
    if (!proved.ok) problems[field] = proved.error
    // told to nobody but who holds it
    else if (await isTaken(context, column, wanted)) problems[column] = 'taken'
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

/**
 * Changes what the actor's account says. A new password or e-mail address wants the current password of who has one,
 * a new address or mobile number its code; a new password signs every other device out.
 * @param onProved called within the transaction when a code has proved the new e-mail address
 */
export const updateCustomer = async (
  context: Context,
  changes: CustomerChanges,
  token: string,
  onProved?: (inside: Context, customer: Customer) => Promise<unknown>,
): Promise<Result<Customer, ProfileProblems>> => {
  const id = context.actor.customerId
  const before = await context.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isGuarded =
    changes.password !== undefined || (changes.email !== undefined && changes.email !== before.email)
  if (isGuarded && before.password_hash !== null) {
    const isRight = await isPassword(before.password_hash, changes.currentPassword ?? '')
    if (!isRight) return refuse({ current_password: 'wrong_password' })
  }
  const passwordHash = changes.password === undefined ? undefined : await hashPassword(changes.password)
  return inTransaction(context, async (inside) => {
    const proofs = proofsOf(before, changes)
    const problems = await checkProofs(inside, proofs)
    if (Object.keys(problems).length > 0) return refuse(problems)
    for (const { wanted = '' } of proofs) await spendCode(inside, wanted)
    const row = await inside.db
      .updateTable('customers')
      .set({ ...columnsOf(changes, passwordHash), updated_at: inside.clock() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (passwordHash !== undefined) await endSessions(inside, id, token)
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    const customer = toCustomer(row)
    if (proofs.some(({ column }) => column === 'email')) await onProved?.(inside, customer)
    return ok(customer)
  })
}
