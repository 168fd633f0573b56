import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { hashPassword } from '../passwords.ts'
import { forgetKnownIps } from '../sign-in/known-devices.ts'
import { forgetResets } from '../sign-in/password-resets.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { findAccount } from '../sign-in/sign-in.ts'
import type { BillingAddress, ShippingAddress } from '../tables.ts'
import { addCustomer } from './add-customer.ts'
import { BUYERS } from './buyers.ts'
import { deleteAccount, type OnDeleted } from './delete-account.ts'
import { type Customer, findCustomer, findCustomerId } from './find-customers.ts'
import { recordSecurityChange, type SecurityChange } from './security-change.ts'

/** What those who run the shop write of a customer; what is not given stays as it is. */
export interface CustomerFields {
  email?: string | undefined
  username?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  password?: string | undefined
  billing?: Partial<BillingAddress> | undefined
  shipping?: Partial<ShippingAddress> | undefined
  meta?: readonly MetaChange[] | undefined
}

/** What a buyer may be made: sellers have a vendor of theirs, and who runs the shop is hired elsewhere. */
export type BuyerRole = 'customer' | 'wholesale_customer'

export type CustomerProblem =
  | 'unknown_customer'
  /** of somebody whom only an administrator may change */
  | 'not_allowed'
  | 'email_taken'
  | 'mobile_taken'
  | 'username_taken'
  /** it names an account for good */
  | 'username_fixed'

const isAllowed = ({ actor }: Context, { role }: Customer): boolean =>
  actor.role === 'administrator' || actor.role === 'system' || BUYERS.has(role)

/** Who signs in is found by username or e-mail address, without case: neither may lead to somebody else's account. */
const isUsernameTaken = async (context: Context, username: string): Promise<boolean> =>
  (await findAccount(context, username.toLowerCase())) !== 0

/** Writes what is given over what is there. */
const writeFields = async (
  inside: Context,
  before: Customer,
  fields: CustomerFields,
  passwordHash: string | undefined,
): Promise<Customer> => {
  const { email, username, firstName, lastName, billing, shipping, meta } = fields
  await inside.db
    .updateTable('customers')
    .set({
      ...(email !== undefined && { email }),
      ...(email !== undefined && email !== before.email && { email_proved: 0 }),
      ...(username !== undefined && { username }),
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(billing && { billing: toJson({ ...before.billing, ...billing }) }),
      ...(shipping && { shipping: toJson({ ...before.shipping, ...shipping }) }),
      ...(meta && { meta_data: toJson(changeMeta(before.meta, meta)) }),
      updated_at: inside.clock(),
    })
    .where('id', '=', before.id)
    .execute()
  return (await findCustomer(inside, before.id)) as Customer
}

const NOWHERE = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '', country: '' }
const NOBODY = { first_name: '', last_name: '', ...NOWHERE }

/**
 * Makes an account for a customer. A password is the staff's choice: it is theirs to have it changed. Without one the
 * customer signs in by a code, or chooses one as if it were forgotten.
 */
export const addCustomerAccount = async (
  context: Context,
  { mobile = '', ...fields }: CustomerFields & { email: string; mobile?: string },
): Promise<Result<Customer, CustomerProblem>> => {
  const passwordHash = fields.password === undefined ? null : await hashPassword(fields.password)
  return inTransaction(context, async (inside) => {
    const { email, username, firstName = '', lastName = '', meta = [] } = fields
    if ((await findCustomerId(inside, 'email', email)) !== 0) return refuse('email_taken' as const)
    if ((await findCustomerId(inside, 'mobile', mobile)) !== 0) return refuse('mobile_taken' as const)
    if (username !== undefined && (await isUsernameTaken(inside, username))) {
      return refuse('username_taken' as const)
    }
    const account = { email, mobile, isMobileProved: false, firstName, lastName, passwordHash }
    const added = await addCustomer(inside, account)
    const billing = { ...NOBODY, email: '', phone: mobile, ...fields.billing }
    const shipping = { ...NOBODY, phone: '', ...fields.shipping }
    return ok(await writeFields(inside, added, { username, billing, shipping, meta }, undefined))
  })
}

/**
 * Changes an account of somebody else, without the codes that its owner would need: the owner is told at the old
 * contacts. A new password signs every device out.
 */
export const editCustomerAccount = async (
  context: Context,
  id: number,
  fields: CustomerFields,
  cipher: Cipher,
): Promise<Result<Customer, CustomerProblem>> => {
  const passwordHash = fields.password === undefined ? undefined : await hashPassword(fields.password)
  return inTransaction(context, async (inside) => {
    const before = await findCustomer(inside, id)
    if (!before) return refuse('unknown_customer' as const)
    if (!isAllowed(inside, before)) return refuse('not_allowed' as const)
    const { email, username } = fields
    if (username !== undefined && username !== before.username) return refuse('username_fixed' as const)
    const isNewEmail = email !== undefined && email !== before.email
    if (isNewEmail && (await findCustomerId(inside, 'email', email)) !== 0)
      return refuse('email_taken' as const)
    const customer = await writeFields(inside, before, fields, passwordHash)
    const changed: SecurityChange[] = [
      ...(isNewEmail ? (['email'] as const) : []),
      ...(passwordHash === undefined ? [] : (['password'] as const)),
    ]
    if (passwordHash !== undefined) {
      await endSessions(inside, id)
      await forgetKnownIps(inside, id)
    }
    if (changed.length > 0) {
      await forgetResets(inside, id)
      await recordSecurityChange(inside, cipher, before, changed)
    }
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    return ok(customer)
  })
}

/** Makes a buyer another kind of buyer, with the prices of that; their devices have to sign in anew. */
export const changeBuyerRole = (
  context: Context,
  id: number,
  role: BuyerRole,
): Promise<Result<null, 'unknown_customer' | 'not_allowed'>> =>
  inTransaction(context, async (inside) => {
    const customer = await findCustomer(inside, id)
    if (!customer) return refuse('unknown_customer' as const)
    if (!BUYERS.has(customer.role)) return refuse('not_allowed' as const)
    if (customer.role === role) return ok(null)
    await inside.db
      .updateTable('customers')
      .set({ role, updated_at: inside.clock() })
      .where('id', '=', id)
      .execute()
    await endSessions(inside, id)
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    return ok(null)
  })

/**
 * Deletes the account of a buyer; staff and sellers have to become buyers first. Other modules forget them by the event.
 * @param onDeleted called within the transaction with the account's e-mail address and mobile number, '' for none
 */
export const deleteCustomerAccount = (
  context: Context,
  id: number,
  onDeleted: OnDeleted,
): Promise<Result<Customer, 'unknown_customer' | 'not_allowed'>> =>
  inTransaction(context, async (inside) => {
    const customer = await findCustomer(inside, id)
    if (!customer) return refuse('unknown_customer' as const)
    if (!BUYERS.has(customer.role)) return refuse('not_allowed' as const)
    await deleteAccount(inside, customer, onDeleted)
    return ok(customer)
  })
