import { createHash, randomBytes } from 'node:crypto'
import { tokenPrefix } from '../../../common/session-cookie.ts'
import type { Actor, Context } from '../../context.ts'
import { note } from '../../database/note.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toRole } from './roles.ts'

/** A device that is signed in, as its customer sees it. */
export interface Session {
  /** names the session, gives no access */
  id: string
  userAgent: string
  createdAt: number
  lastSeenAt: number
  /** the one that asks */
  current: boolean
}

/** Who signs in from where. */
export interface Device {
  userAgent: string
  /** the session that this device had until now; a sign-in ends it */
  token: string | null
}

const LIFETIME = 60 * 86_400_000
const SEEN_NOTED_EVERY = 5 * 60_000
const LONGEST_AGENT = 300

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Signs a device in and answers its token, told this once. */
export const openSession = async (
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
    created_at: now,
    last_seen_at: now,
    expires_at: now + LIFETIME,
  }
  await inTransaction(context, async (inside) => {
    if (device.token) await endSession(inside, device.token)
    await inside.db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    await inside.db.insertInto('sessions').values(row).execute()
  })
  return token
}

/** For whom a token acts; null when it is unknown, ended or its customer is gone. Use keeps it alive. */
export const findSession = async (context: Context, token: string): Promise<Actor | null> => {
  const now = context.clock()
  const tokenHash = hashToken(token)
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['customer_id', 'role', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  if (row.last_seen_at < now - SEEN_NOTED_EVERY) {
    note(context.db, `session ${tokenHash}`, () =>
      context.db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: now + LIFETIME })
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
  }
  return { customerId: row.customer_id, role: toRole(row.role) }
}

/** The devices on which the actor is signed in, the last seen first. */
export const listSessions = async (context: Context, token: string): Promise<Session[]> => {
  const rows = await context.db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', context.actor.customerId)
    .where('expires_at', '>', context.clock())
    .orderBy('last_seen_at', 'desc')
    .execute()
  const own = hashToken(token)
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.token_hash === own,
  }))
}

/** Ends the session of a token; one that is unknown is no session any more either. */
export const endSession = async (context: Context, token: string): Promise<void> => {
  await context.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends one of the actor's sessions by its name; answers whether there was one. */
export const endNamedSession = async (context: Context, id: string): Promise<boolean> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('customer_id', '=', context.actor.customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a customer, but for the one of `except`. */
export const endSessions = async (
  context: Context,
  customerId: number,
  except: string | null = null,
): Promise<void> => {
  let query = context.db.deleteFrom('sessions').where('customer_id', '=', customerId)
  if (except) query = query.where('token_hash', '<>', hashToken(except))
  await query.execute()
}
