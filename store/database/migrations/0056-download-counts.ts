import type { Kysely } from 'kysely'

/** How often files were downloaded, and who may no more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('download_permissions')
    .addColumn('used', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('download_permissions').addColumn('revoked_at', 'bigint').execute()
  // until now only the last time was kept
  await (db as Kysely<{ download_permissions: { used: number; begun_at: number | null } }>)
    .updateTable('download_permissions')
    .set({ used: 1 })
    .where('begun_at', 'is not', null)
    .execute()
}
