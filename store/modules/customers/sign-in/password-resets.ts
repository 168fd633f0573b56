import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { type Customer, findCustomer, findCustomerId, toCustomer } from '../account/find-customers.ts'
import { recordSecurityChange } from '../account/security-change.ts'
import { checkPassword, hashPassword, type PasswordProblem } from '../passwords.ts'
import type { Device } from './device.ts'
import { forgetKnownIps } from './known-devices.ts'
import { endSessions } from './sessions.ts'
import { type Entrance, enter } from './sign-in.ts'

const LIFETIME = 3_600_000
/** of somebody who is invited to work for the shop */
const INVITATION_LIFETIME = 7 * 86_400_000

/**
 * Records the request for a new password. It does so for unknown e-mail addresses too, so that the time it takes
 * reveals nothing.
 * @param isStaffOnly the address of anybody else counts as unknown
 */
export const requestPasswordReset = (
  context: Context,
  email: string,
  { isStaffOnly = false } = {},
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const customer = await findCustomer(inside, await findCustomerId(inside, 'email', email))
    const isMeant = customer && (!isStaffOnly || isStaffRole(customer.role))
    const id = isMeant ? customer.id : 0
    await recordEvent(inside, { type: 'customer.reset-requested', payload: { id } })
  })

interface MadeLink {
  email: string
  token: string
  /** epoch ms */
  expiresAt: number
}

/**
 * The token of a link that sets a new password within the hour, and the e-mail address that it is mailed to.
 * @param customerId 0 if the address has no account
 * @returns null for a customer without an e-mail address, or who is gone
 */
export const makeReset = (context: Context, customerId: number): Promise<MadeLink | null> =>
  makeLink(context, customerId, LIFETIME)

/**
 * Where somebody is invited who works for the shop since a moment ago, with the token of a link to choose a password by, good
 * for a week; '' for who has one.
 * @returns null for who is gone, or works here no more
 */
export const makeInvitation = async (
  context: Context,
  customerId: number,
): Promise<MadeLink | { email: string; token: '' } | null> => {
  const row = await context.db
    .selectFrom('customers')
    .select(['email', 'password_hash', 'role'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row || !isStaffRole(row.role)) return null
  if (row.password_hash !== null) return { email: row.email, token: '' }
  return makeLink(context, customerId, INVITATION_LIFETIME)
}

const makeLink = async (context: Context, customerId: number, lifetime: number): Promise<MadeLink | null> => {
  const now = context.clock()
  await context.db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  const customer = await context.db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', customerId)
    .where('email', '<>', '')
    .executeTakeFirst()
  if (!customer) return null
  const expiresAt = now + lifetime
  const token = randomBytes(32).toString('base64url')
  await context.db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      customer_id: customer.id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { email: customer.email, token, expiresAt }
}

/** Links that were sent to a customer set no password any more. */
export const forgetResets = async ({ db }: Context, customerId: number): Promise<void> => {
  await db.deleteFrom('password_resets').where('customer_id', '=', customerId).execute()
}

const ownerOf = (context: Context, token: string) =>
  context.db
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .selectAll('customers')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()

/**
 * Sets a new password by a link. The link and every other is used up, and every device is signed out but this one.
 * @param onProved called within the transaction: who follows a mailed link has shown that the e-mail address is theirs
 */
export const resetPassword = async (
  context: Context,
  {
    token,
    password,
    siteName,
    cipher,
  }: { token: string; password: string; siteName: string; cipher: Cipher },
  device: Device,
  onProved: (inside: Context, customer: Customer) => Promise<unknown>,
): Promise<Result<Entrance, 'link_used_up' | PasswordProblem>> => {
  const owner = await ownerOf(context, token)
  if (!owner) return refuse('link_used_up')
  const problem = await checkPassword(password, { ...toCustomer(owner), siteName })
  if (problem) return refuse(problem)
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async (inside) => {
    const row = await ownerOf(inside, token)
    if (!row) return refuse('link_used_up')
    await forgetResets(inside, row.id)
    await inside.db
      .updateTable('customers')
      .set({ password_hash: passwordHash, email_proved: 1, updated_at: inside.clock() })
      .where('id', '=', row.id)
      .execute()
    await endSessions(inside, row.id)
    await forgetKnownIps(inside, row.id)
    await recordSecurityChange(inside, cipher, row, ['password'])
    const customer = toCustomer(row)
    await onProved(inside, customer)
    const entered = await enter(inside, customer, device)
    return entered.ok ? entered : refuse('link_used_up')
  })
}
