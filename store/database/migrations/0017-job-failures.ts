import { type Kysely, sql } from 'kysely'

/** Jobs count how often they failed apart from how often they were begun. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('jobs')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update jobs set failures = attempts where status = 'queued'`.execute(db)
}
