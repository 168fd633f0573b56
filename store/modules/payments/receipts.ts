import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { redraw, writeWhole } from '../media/media.ts'
import { addNote, awaitsTransfer, findOrder, type Order } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { NOTE_MESSAGES } from './messages.ts'

export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024
const LONGEST_SIDE = 1600
/** the status of a payment that the buyer says was made, until somebody of the shop has looked at its receipt */
export const CLAIMED = 'claimed'
/** the receipt showed no payment of the order; another one may be sent */
export const REFUSED = 'refused'

/** `taken`: another receipt came before this one */
export type ReceiptRefusal = 'not_a_picture' | 'not_expected' | 'taken' | 'busy'

const receiptRefusal = async (context: Context, order: Order): Promise<'not_expected' | 'taken' | null> => {
  if (!awaitsTransfer(order)) return 'not_expected'
  const sent = await context.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('gateway', '=', 'bacs')
    .where('status', '<>', REFUSED)
    .executeTakeFirst()
  return sent ? 'taken' : null
}

/** A bank transfer that has shown no receipt yet. */
export const needsReceipt = async (context: Context, order: Order): Promise<boolean> =>
  (await receiptRefusal(context, order)) === null

const claim = (context: Context, orderId: number, receipt: string): Promise<Result<null, ReceiptRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    // another receipt may have been stored while this picture was encoded
    const refusal = order ? await receiptRefusal(inside, order) : 'not_expected'
    if (!order || refusal) return refuse(refusal ?? 'not_expected')
    const now = inside.clock()
    await inside.db
      .insertInto('payments')
      .values({
        order_id: order.id,
        gateway: 'bacs',
        amount: order.total,
        status: CLAIMED,
        authority: receipt,
        reference: '',
        receipt_media_id: null,
        details: toJson({ receipt }),
        created_at: now,
        updated_at: now,
      })
      .execute()
    const { locale } = await readSettings(inside)
    await addNote(inside, order.id, NOTE_MESSAGES[locale].receipt)
    await recordEvent(inside, { type: 'order.receipt-sent', payload: { id: order.id } })
    return ok(null)
  })

const pathOf = (dataDir: string, name: string): string => join(dataDir, 'receipts', name)

/** Deletes pictures of receipts, by the names that payments keep. */
export const removeReceipts = async (dataDir: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(pathOf(dataDir, name), { force: true })
}

/**
 * Stores the picture of a transfer's receipt. It is encoded again, which removes metadata and whatever else the file
 * held. Not public.
 */
export const addReceipt = async (
  context: Context,
  dataDir: string,
  order: Order,
  bytes: Uint8Array,
): Promise<Result<null, ReceiptRefusal>> => {
  // decoding a picture is expensive, so the order is checked before
  const refusal = await receiptRefusal(context, order)
  if (refusal) return refuse(refusal)
  const picture = await redraw(bytes, LONGEST_SIDE)
  if (!picture.ok) return picture
  const name = `${order.id}-${randomUUID()}.webp`
  const path = pathOf(dataDir, name)
  await writeWhole(path, picture.value.data)
  let isClaimed = false
  try {
    const claimed = await claim(context, order.id, name)
    isClaimed = claimed.ok
    return claimed
  } finally {
    if (!isClaimed) await rm(path, { force: true })
  }
}
