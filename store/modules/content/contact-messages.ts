import type { Selectable } from 'kysely'
import { tidyMobile } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { ContactMessagesTable } from './tables.ts'

export type StoredContactMessage = Selectable<ContactMessagesTable>

/** How many messages to the shop nobody has read. */
export const countUnreadMessages = async ({ db }: Context): Promise<number> => {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findContactMessage = ({ db }: Context, id: number): Promise<StoredContactMessage | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** One page of the messages to the shop, the latest first, and how many there are in all. */
export const listContactMessages = async (
  { db }: Context,
  { unread, limit, offset }: { unread: boolean; limit: number; offset: number },
): Promise<{ messages: StoredContactMessage[]; total: number }> => {
  let query = db.selectFrom('contact_messages')
  if (unread) query = query.where('read_at', 'is', null)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const messages = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { messages, total: Number(total) }
}

/** Messages that were sent with this e-mail address, in lower case, or this mobile number, however it was typed. */
export const findContactMessagesOf = async (
  { db }: Context,
  { email, mobile }: { email: string; mobile: string },
): Promise<StoredContactMessage[]> => {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'email', 'phone'])
    .orderBy('id')
    .execute()
  const ids = rows
    .filter(
      (row) =>
        (email !== '' && row.email.toLowerCase() === email) ||
        (mobile !== '' && tidyMobile(row.phone) === tidyMobile(mobile)),
    )
    .map(({ id }) => id)
  const found: StoredContactMessage[] = []
  for (const some of chunksOf(ids)) {
    found.push(
      ...(await db
        .selectFrom('contact_messages')
        .selectAll()
        .where('id', 'in', some)
        .orderBy('id')
        .execute()),
    )
  }
  return found
}

/**
 * Notes that a message was read, or is to be read again; one that was read keeps its time.
 * @returns the message, null where there is none
 */
export const markContactMessage = (
  context: Context,
  id: number,
  isRead: boolean,
): Promise<StoredContactMessage | null> =>
  inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('contact_messages')
      .set({ read_at: isRead ? inside.clock() : null })
      .where('id', '=', id)
      .where('read_at', isRead ? 'is' : 'is not', null)
      .execute()
    return (await findContactMessage(inside, id)) ?? null
  })

/** @returns whether there was one */
export const deleteContactMessage = (context: Context, id: number): Promise<boolean> =>
  inTransaction(context, async ({ db }) => {
    const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  })
