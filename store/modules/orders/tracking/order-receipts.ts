import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import { gmtDate } from '#common/zoned-time.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../read/find-orders.ts'

/** A link to the receipt of an order. */
export interface OrderReceipt {
  /** 192 random bits in hexadecimal; whoever has it sees the receipt */
  token: string
  /** the last day of UTC on which it is good, as `YYYY-MM-DD` */
  expiresOn: string
}

const TOKEN_BYTES = 24

const today = ({ clock }: Context): string => gmtDate(clock()).slice(0, 10)

const placeOf = (orderId: number): string => `order_receipts ${orderId}`

/** An order that is there and not in the bin. */
const findShown = async (context: Context, id: number): Promise<Order | null> => {
  const order = await findOrder(context, id)
  return order && order.status !== 'trash' ? order : null
}

/** The link to an order's receipt that is still good; null for none. */
export const findReceipt = async (
  context: Context,
  cipher: Cipher,
  orderId: number,
): Promise<OrderReceipt | null> => {
  const row = await context.db
    .selectFrom('order_receipts')
    .select(['token', 'expires_on'])
    .where('order_id', '=', orderId)
    .where('expires_on', '>=', today(context))
    .executeTakeFirst()
  return row ? { token: cipher.decrypt(row.token, placeOf(orderId)), expiresOn: row.expires_on } : null
}

/**
 * Makes the link to an order's receipt. An order has one: while it is good it is answered again, whatever day is asked for.
 * @param expiresOn as {@link OrderReceipt}
 * @param replaces makes a new one all the same; the one before opens nothing any more
 */
export const makeReceipt = (
  context: Context,
  cipher: Cipher,
  orderId: number,
  { expiresOn, replaces }: { expiresOn: string; replaces: boolean },
): Promise<Result<OrderReceipt, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    if (!(await findShown(inside, orderId))) return refuse('unknown_order' as const)
    const known = replaces ? null : await findReceipt(inside, cipher, orderId)
    if (known) return ok(known)
    const token = randomBytes(TOKEN_BYTES).toString('hex')
    const values = {
      token_hash: hashToken(token),
      token: cipher.encrypt(token, placeOf(orderId)),
      expires_on: expiresOn,
      created_at: inside.clock(),
    }
    await inside.db
      .insertInto('order_receipts')
      .values({ order_id: orderId, ...values })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
      .execute()
    return ok({ token, expiresOn })
  })

/** The order whose receipt a token opens; null for a token that opens none, or none any more. */
export const findOrderOfReceipt = async (context: Context, token: string): Promise<Order | null> => {
  const row = await context.db
    .selectFrom('order_receipts')
    .select('order_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_on', '>=', today(context))
    .executeTakeFirst()
  return row ? findShown(context, row.order_id) : null
}

/** Deletes links that have expired; answers how many. */
export const dropOldReceipts = async (context: Context): Promise<number> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('order_receipts')
    .where('expires_on', '<', today(context))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
