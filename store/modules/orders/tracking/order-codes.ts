import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, inTransactionKeepingRefusals, recordEvent } from '#store/database/transaction.ts'
import { CODE_LIFETIME, createCode, hashCode, isCode, MAX_TRIES } from '#store/modules/customers/customers.ts'
import { trackOrder } from './track-order.ts'

/** An order's number and the contact it was placed with, as `readOrderNumber` and {@link readContact} read them. */
export interface Tracking {
  id: number
  contact: string
}

export type OrderCodeRefusal = 'wrong_code' | 'used_up'

const MINUTE = 60_000
/** How long it is remembered that a message went to a contact. */
const DAY = 24 * 60 * MINUTE
/** The limit of messages to one contact, from all clients together. */
const MOST_MESSAGES = [
  { within: 10 * MINUTE, most: 5 },
  { within: DAY, most: 20 },
]

const findAsked = ({ db, clock }: Context, token: string, { id, contact }: Tracking) =>
  db
    .selectFrom('order_codes')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('order_id', '=', id)
    .where('contact', '=', contact)
    .where('expires_at', '>', clock())
    .executeTakeFirst()

/**
 * Asks for a code to the contact of an order. Whether the two fit is looked up later, where nobody can measure it.
 * @param before the token of the last time, whose code is good no more
 * @param waitMs between two codes of one who asks
 * @returns the token with which the one who asks goes on, returned this once; refused with the ms still to wait
 */
export const requestOrderCode = (
  context: Context,
  tracking: Tracking,
  { before, waitMs }: { before: string; waitMs: number },
): Promise<Result<string, number>> =>
  inTransaction(context, async (inside) => {
    const now = inside.clock()
    const last = await findAsked(inside, before, tracking)
    const remaining = last ? last.created_at + waitMs - now : 0
    if (remaining > 0) return refuse(remaining)
    await inside.db
      .updateTable('order_codes')
      .set({ expires_at: now })
      .where('token_hash', '=', hashToken(before))
      .execute()
    await inside.db
      .deleteFrom('order_codes')
      .where('created_at', '<=', now - DAY)
      .execute()
    const token = randomBytes(24).toString('base64url')
    await inside.db
      .insertInto('order_codes')
      .values({
        token_hash: hashToken(token),
        order_id: tracking.id,
        contact: tracking.contact,
        code_hash: '',
        tries: 0,
        created_at: now,
        expires_at: now + CODE_LIFETIME,
      })
      .execute()
    const payload = { request: hashToken(token) }
    await recordEvent(inside, { type: 'order-code.requested', payload })
    return ok(token)
  })

const countMade = async ({ db, clock }: Context, contact: string, within: number): Promise<number> => {
  const { count } = await db
    .selectFrom('order_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contact', '=', contact)
    .where('created_at', '>', clock() - within)
    .where('code_hash', '!=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * The six digits for who waits for them.
 * @returns null where number and contact do not fit, or the contact was sent many already
 */
export const makeOrderCode = async (
  context: Context,
  tokenHash: string,
): Promise<{ id: number; recipient: string; code: string; expiresAt: number } | null> => {
  const row = await context.db
    .selectFrom('order_codes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('code_hash', '=', '')
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
  if (!row) return null
  const { order_id: id, contact, expires_at: expiresAt } = row
  const order = await trackOrder(context, id, contact)
  if (!order) return null
  for (const { within, most } of MOST_MESSAGES) {
    if ((await countMade(context, contact, within)) >= most) return null
  }
  const code = createCode()
  await context.db
    .updateTable('order_codes')
    .set({ code_hash: hashCode(tokenHash, code) })
    .where('token_hash', '=', tokenHash)
    .execute()
  return { id, recipient: order.recipient, code, expiresAt }
}

/**
 * Proves the contact of an order by a code. Tries are counted for who asked for it: strangers use up their own.
 * @returns the key that gives access to the order
 */
export const proveContact = (
  context: Context,
  tracking: Tracking,
  { token, code }: { token: string; code: string },
): Promise<Result<string, OrderCodeRefusal>> =>
  inTransactionKeepingRefusals(context, async (inside) => {
    const row = await findAsked(inside, token, tracking)
    if (!row || row.tries >= MAX_TRIES) return refuse('used_up')
    const update = inside.db.updateTable('order_codes').where('token_hash', '=', row.token_hash)
    const fitting = isCode(row.code_hash, row.token_hash, code)
    const order = await inside.db
      .selectFrom('orders')
      .select('order_key')
      .where('id', '=', tracking.id)
      .where('status', '!=', 'trash')
      .executeTakeFirst()
    if (fitting && order) {
      await update.set({ expires_at: inside.clock() }).execute()
      return ok(order.order_key)
    }
    const tries = row.tries + 1
    await update.set({ tries }).execute()
    return refuse(tries >= MAX_TRIES ? 'used_up' : 'wrong_code')
  })
