import { createHash } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import type { Context } from '#store/context.ts'
import type { Device } from './device.ts'

/** By what a device is known to an account: a session of it that is alive, or an IP address it was signed in from. */
export type KnownBy = 'session' | 'ip' | null

/** ms; a device that was not seen for longer is unknown again */
const MAX_AGE = 180 * 86_400_000
const MOST_PER_CUSTOMER = 20

const hashIp = (customerId: number, ip: string): string =>
  createHash('sha256').update(`${customerId} ${ip}`).digest('hex')

/** Stores a hash of the IP address that an account was signed in from. */
export const rememberIp = async (context: Context, customerId: number, ip: string): Promise<void> => {
  if (!ip) return
  const { db } = context
  const seen_at = context.clock()
  await db
    .insertInto('known_addresses')
    .values({ customer_id: customerId, address_hash: hashIp(customerId, ip), seen_at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'address_hash']).doUpdateSet({ seen_at }))
    .execute()
  const own = db.selectFrom('known_addresses').where('customer_id', '=', customerId)
  const old = await own
    .select('address_hash')
    .orderBy('seen_at', 'desc')
    .offset(MOST_PER_CUSTOMER)
    .limit(MOST_PER_CUSTOMER)
    .execute()
  if (old.length === 0) return
  await db
    .deleteFrom('known_addresses')
    .where('customer_id', '=', customerId)
    .where(
      'address_hash',
      'in',
      old.map(({ address_hash }) => address_hash),
    )
    .execute()
}

/** Forgets them all: who signed in with a password that was changed since may have been a stranger. */
export const forgetKnownIps = async ({ db }: Context, customerId: number): Promise<void> => {
  await db.deleteFrom('known_addresses').where('customer_id', '=', customerId).execute()
}

/**
 * By what a device is known to an account. Costs the same for an account that does not exist.
 * @param customerId 0 for nobody's
 */
export const findKnownBy = async (
  { db, clock }: Context,
  customerId: number,
  { token, clientIp }: Device,
): Promise<KnownBy> => {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token ?? ''))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  const known = await db
    .selectFrom('known_addresses')
    .select('seen_at')
    .where('customer_id', '=', customerId)
    .where('address_hash', '=', hashIp(customerId, clientIp))
    .where('seen_at', '>', clock() - MAX_AGE)
    .executeTakeFirst()
  return session ? 'session' : known ? 'ip' : null
}
