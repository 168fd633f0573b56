import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'

/** Gives a picture another title, and another text for who does not see it. */
export const describeMedia = (
  context: Context,
  id: number,
  { title, alt }: { title: string; alt: string },
): Promise<void> =>
  inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('media')
      .set({ title, alt, updated_at: context.clock() })
      .where('id', '=', id)
      .execute()
    await recordEvent(inside, { type: 'media.changed', payload: { id } })
  })
