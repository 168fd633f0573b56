import type { Kysely } from 'kysely'

/** Pictures are listed a page at a time, the newest first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('media_created_at').on('media').columns(['created_at', 'id']).execute()
}
