import type { Context } from '#store/context.ts'
import { once } from '#store/database/idempotency.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'

export interface ContactMessage {
  name: string
  email: string
  phone: string
  message: string
}

const keepMessage = (context: Context, message: ContactMessage): Promise<number> =>
  inTransaction(context, async (inside) => {
    const { id } = await inside.db
      .insertInto('contact_messages')
      .values({ ...message, created_at: context.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'contact.sent', payload: { id } })
    return id
  })

/**
 * Keeps a visitor's message for the shop; `contact.sent` has it mailed to those who run it.
 * @param key of the request: with the same one the same message counts once
 */
export const sendContactMessage = (
  context: Context,
  message: ContactMessage,
  key?: string,
): Promise<number> =>
  once(context, { verb: 'contact', key, body: message }, (inside) => keepMessage(inside, message))
