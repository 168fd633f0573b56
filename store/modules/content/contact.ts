import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'

export interface ContactMessage {
  name: string
  email: string
  phone: string
  message: string
}

/** Keeps a visitor's message for the shop; `contact.sent` lets jobs tell its owner. */
export const sendContactMessage = async (context: Context, message: ContactMessage): Promise<number> =>
  inTransaction(context, async (inside) => {
    const { id } = await inside.db
      .insertInto('contact_messages')
      .values({ ...message, created_at: context.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'contact.sent', payload: { id } })
    return id
  })
