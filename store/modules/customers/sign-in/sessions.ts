import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import { tokenPrefix } from '#common/session-cookie.ts'
import type { Actor, Context, Role } from '#store/context.ts'
import { note } from '#store/database/note.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { toRole } from '../roles.ts'
import { forgetChallenges } from '../second-factor/challenges.ts'
import { hasSecondFactor, needsSecondFactor } from '../second-factor/has-second-factor.ts'
import type { Device } from './device.ts'

/** A device that is signed in, as its customer sees it. */
export interface Session {
  /** names the session, gives no access */
  id: string
  userAgent: string
  /** IP address as throttles count it, '' for none */
  clientIp: string
  createdAt: number
  lastSeenAt: number
  /** the one that asks */
  current: boolean
}

/** Why a token opens nothing: there is no such session, or its customer has another role since. */
export type SessionRefusal = { reason: 'unknown' } | { reason: 'role_changed'; customerId: number }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** without use; those who run the shop have a day's work */
const IDLE = 60 * DAY
const STAFF_IDLE = 12 * HOUR
/** however much it is used */
const LONGEST = 180 * DAY
const SEEN_NOTED_EVERY = 5 * 60_000
const LONGEST_AGENT = 300
/** devices on which one is signed in at once: more than a person has */
const MAX_SESSIONS = 50

const idleOf = (role: Role): number => (isStaffRole(role) ? STAFF_IDLE : IDLE)

const endsAt = (role: Role, openedAt: number, now: number): number =>
  Math.min(now + idleOf(role), openedAt + LONGEST)

/**
 * Creates the session of a device for who has shown every factor, and returns its token, which is stored as a hash only.
 * Beyond {@link MAX_SESSIONS} it ends the one that was used least lately.
 */
export const createSession = async (
  context: Context,
  customer: { id: number; role: string },
  device: Device,
): Promise<string> => {
  const role = toRole(customer.role)
  const token = tokenPrefix(role !== 'customer') + randomBytes(32).toString('base64url')
  const now = context.clock()
  const row = {
    token_hash: hashToken(token),
    id: randomBytes(9).toString('base64url'),
    customer_id: customer.id,
    user_agent: device.userAgent.slice(0, LONGEST_AGENT),
    role,
    created_at: now,
    last_seen_at: now,
    expires_at: endsAt(role, now, now),
    confirmed_at: now,
    client_ip: device.clientIp,
  }
  await inTransaction(context, async (inside) => {
    if (device.token) await endSession(inside, device.token)
    await inside.db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    const kept = inside.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('customer_id', '=', customer.id)
      .orderBy('last_seen_at', 'desc')
      .limit(MAX_SESSIONS - 1)
    await inside.db
      .deleteFrom('sessions')
      .where('customer_id', '=', customer.id)
      .where('token_hash', 'not in', kept)
      .execute()
    await inside.db.insertInto('sessions').values(row).execute()
  })
  return token
}

/** Who must have a second factor and has none is a customer to the shop, until they have set one up. */
const withoutFactor = async (context: Context, customerId: number, role: Role): Promise<boolean> =>
  isStaffRole(role) &&
  (await needsSecondFactor(context, role)) &&
  !(await hasSecondFactor(context, customerId))

/**
 * For whom a token acts. Use keeps a session alive, up to its end; a role that was changed ends all of the customer's.
 */
export const findSession = async (
  context: Context,
  token: string,
): Promise<Result<Actor, SessionRefusal>> => {
  const now = context.clock()
  const tokenHash = hashToken(token)
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select([
      'sessions.id as session_id',
      'customer_id',
      'customers.role as role',
      'sessions.role as opened_as',
      'last_seen_at',
      'sessions.created_at as opened_at',
      'confirmed_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return refuse({ reason: 'unknown' })
  const { customer_id: customerId, opened_at: openedAt } = row
  const role = toRole(row.role)
  if (toRole(row.opened_as) !== role) {
    await endSessions(context, customerId)
    return refuse({ reason: 'role_changed', customerId })
  }
  if (now >= endsAt(role, openedAt, row.last_seen_at)) return refuse({ reason: 'unknown' })
  if (row.last_seen_at < now - SEEN_NOTED_EVERY) {
    note(context.db, `session ${tokenHash}`, () =>
      context.db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: endsAt(role, openedAt, now) })
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
  }
  const via = { kind: 'session', id: row.session_id } as const
  const session = { customerId, via, confirmedAt: row.confirmed_at }
  return (await withoutFactor(context, customerId, role))
    ? ok({ ...session, role: 'customer', awaits: role })
    : ok({ ...session, role })
}

/** The devices on which a customer is signed in, the last seen first. */
export const listSessionsOf = async (
  { db, clock }: Context,
  customerId: number,
  token = '',
): Promise<Session[]> => {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', clock())
    .orderBy('last_seen_at', 'desc')
    .execute()
  const own = hashToken(token)
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    clientIp: row.client_ip,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.token_hash === own,
  }))
}

/** The devices on which the actor is signed in. */
export const listSessions = (context: Context, token: string): Promise<Session[]> =>
  listSessionsOf(context, context.actor.customerId, token)

/** Ends the session of a token; one that is unknown is no session any more either. */
export const endSession = async (context: Context, token: string): Promise<void> => {
  await context.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends one of the actor's sessions by its id; returns whether there was one. */
export const endSessionById = async (context: Context, id: string): Promise<boolean> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('customer_id', '=', context.actor.customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a session has shown again whose it is. */
export const confirmSession = async ({ db, clock }: Context, token: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: clock() })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Ends all sessions of a customer, but for the one of `except`, and what waits for a second factor of theirs. */
export const endSessions = async (
  context: Context,
  customerId: number,
  except: string | null = null,
): Promise<void> => {
  let query = context.db.deleteFrom('sessions').where('customer_id', '=', customerId)
  if (except) query = query.where('token_hash', '<>', hashToken(except))
  await query.execute()
  await forgetChallenges(context, customerId)
}
