import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

const NAME = 'readyz'

/**
 * Commits a change that leaves nothing: a row that comes and goes. No follower hears of it.
 * @throws what keeps changes from being written
 */
export const tryWriting = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('event_cursors').values({ name: NAME, last_event_id: 0 }).execute()
    await trx.deleteFrom('event_cursors').where('name', '=', NAME).execute()
  })
