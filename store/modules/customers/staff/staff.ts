import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { capabilitiesOf, isStaffRole, STAFF_ROLES, type StaffRole } from '#store/rights.ts'
import { writeAccount } from '../account/add-customer.ts'
import { type Customer, findCustomer, findCustomerId } from '../account/find-customers.ts'
import { recordSecurityChange } from '../account/security-change.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { forgetSecondFactor } from '../second-factor/set-up.ts'
import { forgetResets } from '../sign-in/password-resets.ts'
import { endSessions } from '../sign-in/sessions.ts'

/** Somebody who works for the shop. */
export interface StaffMember {
  id: number
  email: string
  mobile: string
  firstName: string
  lastName: string
  role: StaffRole
  hasSecondFactor: boolean
  /** they have not yet chosen a password, and nothing else signs them in */
  isInvited: boolean
  /** epoch ms; null for nowhere signed in */
  lastSeenAt: number | null
}

export type StaffRefusal =
  | 'unknown_staff'
  /** there would be nobody left who may do everything */
  | 'last_administrator'
  /** nobody gives themselves more rights */
  | 'own_role'

/** Who works for the shop: administrators first, then by name. */
export const listStaff = async (context: Context): Promise<StaffMember[]> => {
  const rows = await context.db
    .selectFrom('customers')
    .leftJoin('sessions', 'sessions.customer_id', 'customers.id')
    .select(['customers.id', 'email', 'mobile', 'first_name', 'last_name', 'customers.role', 'password_hash'])
    .select(({ fn }) => fn.max('sessions.last_seen_at').as('last_seen_at'))
    .where('customers.role', 'in', STAFF_ROLES)
    .groupBy([
      'customers.id',
      'email',
      'mobile',
      'first_name',
      'last_name',
      'customers.role',
      'password_hash',
    ])
    .orderBy('customers.id')
    .execute()
  const staff = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      email: row.email,
      mobile: row.mobile,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role as StaffRole,
      hasSecondFactor: await hasSecondFactor(context, row.id),
      isInvited: row.password_hash === null && row.mobile === '',
      lastSeenAt: row.last_seen_at === null ? null : Number(row.last_seen_at),
    })),
  )
  const rank = ({ role }: StaffMember) => STAFF_ROLES.indexOf(role)
  return staff.sort((a, b) => rank(a) - rank(b))
}

const isLastAdministrator = async ({ db }: Context, { id, role }: Customer): Promise<boolean> => {
  if (role !== 'administrator') return false
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where('role', '=', 'administrator')
    .where('blocked_at', 'is', null)
    // an invitation that nobody followed runs no shop
    .where(({ eb, or }) => or([eb('password_hash', 'is not', null), eb('mobile', '<>', '')]))
    .where('id', '<>', id)
    .executeTakeFirst()
  return other === undefined
}

/** Whether a role may all that another one may. */
const mayAllOf = (role: string, other: string): boolean => {
  const own = new Set(capabilitiesOf(role))
  return capabilitiesOf(other).every((capability) => own.has(capability))
}

const writeRole = async (inside: Context, id: number, role: string): Promise<void> => {
  await inside.db
    .updateTable('customers')
    .set({ role, updated_at: inside.clock() })
    .where('id', '=', id)
    .execute()
  await endSessions(inside, id)
  await recordEvent(inside, { type: 'customer.updated', payload: { id } })
}

const invite = (inside: Context, id: number): Promise<void> =>
  recordEvent(inside, { type: 'customer.invited', payload: { id } })

/**
 * Gives somebody a role by their e-mail address, and mails them: a link to choose a password by for who has none, else the
 * way to the back office.
 * @param given the e-mail address in lower case
 * @returns their id
 */
export const inviteStaff = (
  context: Context,
  given: { email: string; role: StaffRole; firstName: string; lastName: string },
): Promise<Result<number, 'already_staff' | 'blocked'>> =>
  inTransaction(context, async (inside) => {
    const { email, role, firstName, lastName } = given
    const known = await findCustomer(inside, await findCustomerId(inside, 'email', email))
    if (!known) {
      const account = { email, firstName, lastName, mobile: '', passwordHash: null }
      const { id } = await writeAccount(inside, account, role)
      await invite(inside, id)
      return ok(id)
    }
    const { id } = known
    if (isStaffRole(known.role)) return refuse('already_staff' as const)
    const row = await inside.db
      .selectFrom('customers')
      .select('blocked_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (row.blocked_at !== null) return refuse('blocked' as const)
    await writeRole(inside, id, role)
    await invite(inside, id)
    return ok(id)
  })

/** Mails somebody who works here their invitation again. */
export const repeatInvitation = (context: Context, id: number): Promise<Result<null, StaffRefusal>> =>
  inTransaction(context, async (inside) => {
    const found = await findStaff(inside, id)
    if (!found) return refuse('unknown_staff' as const)
    await forgetResets(inside, id)
    await invite(inside, id)
    return ok(null)
  })

const findStaff = async (inside: Context, id: number): Promise<Customer | null> => {
  const found = await findCustomer(inside, id)
  return found && isStaffRole(found.role) ? found : null
}

/** Gives one of the staff another role, which ends their sessions. */
export const changeStaffRole = (
  context: Context,
  id: number,
  role: StaffRole,
): Promise<Result<null, StaffRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<null, StaffRefusal>> => {
    const found = await findStaff(inside, id)
    if (!found) return refuse('unknown_staff')
    if (found.role === role) return ok(null)
    if (id === inside.actor.customerId && !mayAllOf(found.role, role)) return refuse('own_role')
    if (await isLastAdministrator(inside, found)) return refuse('last_administrator')
    await writeRole(inside, id, role)
    return ok(null)
  })

/** Takes somebody's access away at once: they are a customer, without sessions, keys and links. */
export const removeStaff = (context: Context, id: number): Promise<Result<null, StaffRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<null, StaffRefusal>> => {
    const found = await findStaff(inside, id)
    if (!found) return refuse('unknown_staff')
    if (await isLastAdministrator(inside, found)) return refuse('last_administrator')
    await inside.db.deleteFrom('application_passwords').where('customer_id', '=', id).execute()
    await inside.db.deleteFrom('api_keys').where('customer_id', '=', id).execute()
    await forgetResets(inside, id)
    await writeRole(inside, id, 'customer')
    return ok(null)
  })

/**
 * Takes the second factor of somebody who has lost it away; they are signed out everywhere and told of it. What is asked of
 * their role they set up at their next sign-in.
 */
export const resetSecondFactor = (
  context: Context,
  id: number,
  cipher: Cipher,
): Promise<Result<null, 'unknown_staff'>> =>
  inTransaction(context, async (inside) => {
    const found = await findStaff(inside, id)
    if (!found) return refuse('unknown_staff' as const)
    await forgetSecondFactor(inside, id)
    await endSessions(inside, id)
    await recordSecurityChange(inside, cipher, found, ['second_factor'])
    return ok(null)
  })
