import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#store/context.ts'
import { fromJson, type Json, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { draftCode, draftProduct, draftRequest } from '#store-api/contract/checkout.ts'

const codes = z.array(draftCode.omit({ discount: true }))
/** What is kept of a request: not the token, which is a secret, and no amounts, which the shop reckons itself. */
const draftPayload = draftRequest.omit({ token: true }).extend({
  products: z.array(draftProduct.omit({ total: true })),
  coupons: codes,
  shipping_lines: codes,
})
type DraftPayload = z.output<typeof draftPayload>

export interface Draft {
  id: string
  payload: DraftPayload
  /** whose the order becomes; 0 for a guest's */
  customerId: number
  expired: boolean
}

const LIFETIME = 24 * 3600_000

/** As many products as a cart may have, each with ten options in words, are less. */
export const MAX_DRAFT_BYTES = 128 * 1024

/** What a draft of this request would hold. */
export const toDraftPayload = (request: z.output<typeof draftRequest>): Json<DraftPayload> =>
  toJson(draftPayload.parse(request))

/** Keeps what a cart wants to check out. The id alone gives access, so it is 144 random bits. */
export const createDraft = async (context: Context, payload: Json<DraftPayload>): Promise<string> => {
  const id = randomBytes(18).toString('base64url')
  const now = context.clock()
  const draft = {
    id,
    payload,
    customer_id: context.actor.customerId,
    expires_at: now + LIFETIME,
    created_at: now,
  }
  // in a transaction, so that it shares its commit with others
  await inTransaction(context, ({ db }) => db.insertInto('checkout_drafts').values(draft).execute())
  return id
}

/**
 * The buyer is whoever is signed in now, on a shared device perhaps another than who began it. A guest finishes that of
 * the customer who began it, whose session may have ended since.
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
    payload: draftPayload.parse(fromJson(row.payload)),
    customerId: context.actor.customerId || row.customer_id,
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
