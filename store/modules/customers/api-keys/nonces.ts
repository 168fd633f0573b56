import { hashToken } from '#common/hash-token.ts'
import type { Context } from '#store/context.ts'
import { rootDatabase } from '#store/database/transaction.ts'

/**
 * Takes a nonce of a key, whichever process it comes to.
 * @param expiresAt when a request that is signed with it is refused for its age
 * @returns false for one that was taken before
 */
export const takeNonce = async (
  { db }: Context,
  { keyId, nonce, expiresAt }: { keyId: number; nonce: string; expiresAt: number },
): Promise<boolean> => {
  // by itself: on PostgreSQL no other writer is waited for
  const { numInsertedOrUpdatedRows } = await rootDatabase(db)
    .insertInto('oauth_nonces')
    .values({ hash: hashToken(`${keyId} ${nonce}`), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Answers how many were dropped. */
export const dropOldNonces = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_nonces')
    .where('expires_at', '<', clock())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
