import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { OrderNote } from './order.ts'

/** The author of what the store itself notes. */
export const STORE = 'system'

interface NoteOptions {
  /** the status the order came to with this note: such notes are its timeline */
  status?: string
  forCustomer?: boolean
  /** who wrote it; the store itself where it is not given */
  author?: string | undefined
}

/** Writes what happened to an order into its notes. */
export const addNote = (
  context: Context,
  orderId: number,
  note: string,
  { status, forCustomer = false, author = STORE }: NoteOptions = {},
): Promise<OrderNote> =>
  context.db
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      author,
      note,
      customer_note: forCustomer ? 1 : 0,
      status: status ?? null,
      created_at: context.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const exists = async ({ db }: Context, id: number): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** A note of those who run the shop; one for the customer is sent. As in WooCommerce no webhook hears of notes. */
export const writeNote = (
  context: Context,
  orderId: number,
  note: string,
  options: Pick<NoteOptions, 'forCustomer' | 'author'>,
): Promise<Result<OrderNote, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    if (!(await exists(inside, orderId))) return refuse('unknown_order' as const)
    const written = await addNote(inside, orderId, note, options)
    if (options.forCustomer) {
      await recordEvent(inside, { type: 'order.noted', payload: { id: orderId, note: written.id } })
    }
    return ok(written)
  })

/** @returns the note that was there */
export const deleteNote = (
  context: Context,
  orderId: number,
  id: number,
): Promise<Result<OrderNote, 'unknown_note'>> =>
  inTransaction(context, async (inside) => {
    const note = await inside.db
      .deleteFrom('order_notes')
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirst()
    return note ? ok(note) : refuse('unknown_note' as const)
  })
