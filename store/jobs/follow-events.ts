import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJobs } from './queue.ts'
import { reactionsTo } from './reactions.ts'

const CURSOR = 'jobs'
const AT_ONCE = 500

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
