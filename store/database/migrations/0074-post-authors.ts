import type { Kysely } from 'kysely'

/** The numbers of those who write posts. Until the next write of a post they are counted from the posts themselves. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('post_authors')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .execute()
}
