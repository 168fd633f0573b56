import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransactionKeepingRefusals } from '#store/database/transaction.ts'
import type { Device } from '../sign-in/device.ts'
import type { ChallengePurpose, ChallengesTable } from '../tables.ts'

/** ms */
export const CHALLENGE_LIFETIME = 5 * 60_000
/** time to install an app */
const SETUP_LIFETIME = 30 * 60_000
const MAX_TRIES = 5
/** of one customer and purpose that wait at a time; older ones end */
const MOST = 10

export type ChallengeRefusal = 'challenge_gone' | 'used_up'
type Challenge = Selectable<ChallengesTable>

/** A challenge is for the browser that was given it: by its token, and by what the browser says it is. */
const browserHash = ({ userAgent }: Device): string =>
  createHash('sha256').update(`browser ${userAgent}`).digest('hex')

/** 256 random bits to be signed by a passkey. */
export const makeNonce = (): string => randomBytes(32).toString('base64url')

/**
 * Writes down what waits for an answer; call it inside a transaction.
 * @returns its token, which is stored as a hash only
 */
export const openChallenge = async (
  { db, clock }: Context,
  given: { purpose: ChallengePurpose; customerId: number; device: Device; data: string; token?: string },
): Promise<string> => {
  const { purpose, customerId, device, data, token = makeNonce() } = given
  const now = clock()
  const lifetime = purpose === 'totp' || purpose === 'passkey' ? SETUP_LIFETIME : CHALLENGE_LIFETIME
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute()
  const own = await db
    .selectFrom('challenges')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
  const old = own.slice(MOST - 1).map(({ token_hash }) => token_hash)
  if (old.length > 0) await db.deleteFrom('challenges').where('token_hash', 'in', old).execute()
  await db
    .insertInto('challenges')
    .values({
      token_hash: hashToken(token),
      purpose,
      customer_id: customerId,
      browser_hash: browserHash(device),
      data,
      tries: 0,
      created_at: now,
      expires_at: now + lifetime,
    })
    .execute()
  return token
}

/** A challenge that waits for an answer of this browser. */
export const findChallenge = async (
  { db, clock }: Context,
  purpose: ChallengePurpose,
  token: string,
  device: Device,
): Promise<Challenge | undefined> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash(device))
    .where('expires_at', '>', clock())
    .executeTakeFirst()

/**
 * Takes one of the five tries at a challenge, before it is known whether the answer is right: many at once are not one.
 * Call it outside of a transaction.
 */
export const takeTry = (
  context: Context,
  purpose: ChallengePurpose,
  token: string,
  device: Device,
): Promise<Result<Challenge, ChallengeRefusal>> =>
  inTransactionKeepingRefusals(context, async (inside) => {
    const found = await findChallenge(inside, purpose, token, device)
    if (!found) return refuse('challenge_gone')
    if (found.tries >= MAX_TRIES) return refuse('used_up')
    const tries = found.tries + 1
    await inside.db
      .updateTable('challenges')
      .set({ tries })
      .where('token_hash', '=', found.token_hash)
      .execute()
    return ok({ ...found, tries })
  })

/** Whether another try is left. */
export const hasTries = ({ tries }: Challenge): boolean => tries < MAX_TRIES

/** A challenge is answered once. @returns whether it was still there; call it inside a transaction */
export const spendChallenge = async ({ db }: Context, { token_hash }: Challenge): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Nothing of a customer's waits any more. */
export const forgetChallenges = async ({ db }: Context, customerId: number): Promise<void> => {
  await db.deleteFrom('challenges').where('customer_id', '=', customerId).execute()
}
