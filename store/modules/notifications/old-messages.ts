import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import type { Schema } from '#store/database/schema.ts'
import { SENDING } from './outbox.ts'
import { SECRET_MESSAGES } from './secret-messages.ts'

const DAY = 86_400_000
const KEEP = 30 * DAY

const AFTER_ALL = '\uffff'

/**
 * Deletes what was sent, or lies there for the shop to read, after thirty days, and codes and links that sign in after
 * one: by then they are expired, sent or not. The row of a mail to the shop about an order stays: it is sent once.
 * @returns how many there were
 */
export const dropOldMessages = async ({ db, clock }: Context): Promise<number> => {
  const empty = { recipient: '', subject: '', text: '', html: '', status: 'emptied' }
  const old = clock() - KEEP
  const emptied = await db
    .updateTable('outbox_messages')
    .set(empty)
    .where('status', 'in', ['sent', 'kept'])
    .where('created_at', '<', old)
    .where('dedupe_key', 'like', 'order:%:new:shop')
    .executeTakeFirst()
  const deleted = await db
    .deleteFrom('outbox_messages')
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', 'in', ['sent', 'kept']), eb('created_at', '<', old)]),
        ...SECRET_MESSAGES.map((start) =>
          and([
            eb('dedupe_key', '>=', start),
            eb('dedupe_key', '<', start + AFTER_ALL),
            eb('created_at', '<', clock() - DAY),
          ]),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(emptied.numUpdatedRows + deleted.numDeletedRows)
}

/** Whether the sending of a message was given up. */
const isGivenUp = ({ exists, ref, selectFrom }: ExpressionBuilder<Schema, 'outbox_messages'>) =>
  exists(
    selectFrom('jobs')
      .select('jobs.id')
      .where('jobs.status', '=', 'dead')
      .where('jobs.dedupe_key', '=', sql<string>`${SENDING} || ${ref('outbox_messages.dedupe_key')}`),
  )

/** Deletes what went to an account's addresses, or was given up; what is still to be sent goes out. */
export const forgetRecipient = async ({ db }: Context, contacts: string[]): Promise<void> => {
  await db
    .deleteFrom('outbox_messages')
    .where('recipient', 'in', contacts.filter(Boolean))
    .where((where) => where.or([where('status', '<>', 'queued'), isGivenUp(where)]))
    .execute()
}
