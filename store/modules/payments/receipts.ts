import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { toJson } from '../../database/json.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { redraw } from '../media/media.ts'
import { addNote, type Order } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { PAYMENT_NOTES } from './words.ts'

export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024
const LONGEST_SIDE = 1600

/** A bank transfer that has shown no receipt yet. */
export const needsReceipt = async (context: Context, order: Order): Promise<boolean> => {
  if (order.payment_method !== 'bacs' || order.status !== 'on-hold') return false
  const sent = await context.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('gateway', '=', 'bacs')
    .executeTakeFirst()
  return !sent
}

const noteReceipt = (context: Context, order: Order, name: string): Promise<void> =>
  inTransaction(context, async (inside) => {
    const now = inside.clock()
    await inside.db
      .insertInto('payments')
      .values({
        order_id: order.id,
        gateway: 'bacs',
        amount: order.total,
        status: 'claimed',
        authority: name,
        reference: '',
        receipt_media_id: null,
        details: toJson({ receipt: name }),
        created_at: now,
        updated_at: now,
      })
      .execute()
    const { locale } = await readSettings(inside)
    await addNote(inside, order.id, PAYMENT_NOTES[locale].receipt)
    await recordEvent(inside, { type: 'order.receipt-sent', payload: { id: order.id } })
  })

/** Keeps the picture of a transfer's receipt, drawn anew so that nothing but the picture is kept. Not public. */
export const addReceipt = async (
  context: Context,
  dataDir: string,
  order: Order,
  bytes: Uint8Array,
): Promise<Result<null, 'not_a_picture' | 'not_expected'>> => {
  if (!(await needsReceipt(context, order))) return refuse('not_expected' as const)
  const picture = await redraw(bytes, LONGEST_SIDE)
  if (!picture) return refuse('not_a_picture' as const)
  const name = `${order.id}-${randomUUID()}.webp`
  const path = join(dataDir, 'receipts', name)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, picture.data, { flush: true })
    await noteReceipt(context, order, name)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return ok(null)
}
