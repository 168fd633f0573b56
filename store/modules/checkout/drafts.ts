import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { draftRequest } from '#store-api/contract/checkout.ts'

type DraftPayload = z.output<typeof draftRequest>

export interface Draft {
  id: string
  payload: DraftPayload
  /** whose the order becomes; 0 for a guest's */
  customerId: number
  expired: boolean
}

const LIFETIME = 24 * 3600_000

/** Keeps what a cart wants to check out. The id alone gives access, so it is 144 random bits. */
export const createDraft = async (context: Context, payload: DraftPayload): Promise<string> => {
  const id = randomBytes(18).toString('base64url')
  const now = context.clock()
  const draft = {
    id,
    // the token is a secret and is not stored with the draft
    payload: toJson<unknown>({ ...payload, token: null }),
    customer_id: context.actor.customerId,
    expires_at: now + LIFETIME,
    created_at: now,
  }
  // in a transaction, so that it shares its commit with others
  await inTransaction(context, ({ db }) => db.insertInto('checkout_drafts').values(draft).execute())
  return id
}

/**
 * One that a guest began belongs to whoever has signed in since.
 * @returns null for an id that was never given
 */
export const findDraft = async (context: Context, id: string): Promise<Draft | null> => {
  const row = await context.db
    .selectFrom('checkout_drafts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id,
    payload: draftRequest.parse(fromJson(row.payload)),
    customerId: row.customer_id || context.actor.customerId,
    expired: row.expires_at <= context.clock(),
  }
}

/** Forgets drafts a week after they ran out; answers how many. */
export const dropOldDrafts = async (context: Context): Promise<number> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('checkout_drafts')
    .where('expires_at', '<', context.clock() - 7 * LIFETIME)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
