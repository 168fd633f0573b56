import type { Kysely } from 'kysely'

/** Which vendor a picture is of, who may say what stands for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('media').addColumn('vendor_id', 'bigint').execute()
}
