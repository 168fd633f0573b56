import type { Kysely } from 'kysely'

/** Orders are changed many at once, too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bulk_changes')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('products'))
    .execute()
}
