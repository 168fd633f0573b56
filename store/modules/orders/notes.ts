import type { Context } from '#store/context.ts'

interface NoteOptions {
  /** the status the order came to with this note: such notes are its timeline */
  status?: string
  forCustomer?: boolean
}

/** Writes what happened to an order into its notes. */
export const addNote = async (
  context: Context,
  orderId: number,
  note: string,
  { status, forCustomer = false }: NoteOptions = {},
): Promise<void> => {
  await context.db
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      author: 'system',
      note,
      customer_note: forCustomer ? 1 : 0,
      status: status ?? null,
      created_at: context.clock(),
    })
    .execute()
}
