import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJobs } from './queue.ts'
import { reactionsTo } from './reactions.ts'

const CURSOR = 'jobs'
const AT_ONCE = 500
const MONTH = 30 * 86_400_000

/**
 * Turns new events into jobs. Cursor and jobs move in one transaction, so that no event is lost or taken twice.
 * @returns how many events there were
 */
export const followNewEvents = (context: Context): Promise<number> =>
  inTransaction(context, async (inside) => {
    const cursor = await inside.db
      .selectFrom('event_cursors')
      .select('last_event_id')
      .where('name', '=', CURSOR)
      .executeTakeFirst()
    const events = await inside.db
      .selectFrom('events')
      .select(['id', 'type', 'payload'])
      .where('id', '>', cursor?.last_event_id ?? 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = events.at(-1)
    if (!last) return 0
    await addJobs(inside, events.flatMap(reactionsTo))
    await inside.db
      .insertInto('event_cursors')
      .values({ name: CURSOR, last_event_id: last.id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_event_id: last.id }))
      .execute()
    return events.length
  })

/**
 * Drops events of more than a month ago that jobs were made of. The newest stays: where a follower begins is told by it.
 * @returns how many there were
 */
export const dropOldEvents = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('events')
    .where('created_at', '<', clock() - MONTH)
    .where('id', '<=', (cursors) =>
      cursors.selectFrom('event_cursors').select('last_event_id').where('name', '=', CURSOR),
    )
    .where('id', '<', (events) => events.selectFrom('events').select(({ fn }) => fn.max('id').as('newest')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
