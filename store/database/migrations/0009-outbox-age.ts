import type { Kysely } from 'kysely'

/** What lies in the outbox for long, and whom it went to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('outbox_messages_age')
    .on('outbox_messages')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema.createIndex('outbox_messages_recipient').on('outbox_messages').column('recipient').execute()
}
