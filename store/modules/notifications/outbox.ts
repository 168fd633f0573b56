import type { Context } from '../../context.ts'

export interface Message {
  channel: 'mail' | 'sms'
  recipient: string
  /** '' for SMS */
  subject: string
  text: string
  /** '' for SMS */
  html: string
  /** one message per key, however often its cause is told */
  key: string
}

/** Carries a message out of the house; throws when it could not. */
export type Carrier = (message: Message) => Promise<void>
export type Carriers = Partial<Record<Message['channel'], Carrier>>

/** Puts messages into the outbox, each once. */
export const queueMessages = async (context: Context, messages: Message[]): Promise<void> => {
  for (const { key, ...message } of messages) {
    await context.db
      .insertInto('outbox_messages')
      .values({ ...message, dedupe_key: key, status: 'queued', created_at: context.clock(), sent_at: null })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
  }
}

/**
 * Hands one message to its carrier; where there is none it stays in the outbox for the shop to read.
 * Sent messages are not sent again.
 */
export const sendMessage = async (context: Context, carriers: Carriers, key: string): Promise<void> => {
  const row = await context.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('dedupe_key', '=', key)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (!row) return
  const carrier = carriers[row.channel]
  if (carrier) await carrier({ ...row, key })
  await context.db
    .updateTable('outbox_messages')
    .set({ status: carrier ? 'sent' : 'kept', sent_at: carrier ? context.clock() : null })
    .where('id', '=', row.id)
    .execute()
}
