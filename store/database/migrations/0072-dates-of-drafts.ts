import { type Kysely, sql } from 'kysely'

/** Whether a post has a date of its own: what was not published yet and has none is dated by its publication. What was taken back keeps its slug, and its date. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('posts')
    .addColumn('keeps_date', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update posts set keeps_date = 1
    where status in ('publish', 'private')
      or keeps_slug = 1
      or created_at > ${Date.now()}`.execute(db)
}
