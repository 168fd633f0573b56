import type { Kysely } from 'kysely'

/** What customers read in the shop itself has the name that the API gives it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('notices').renameTo('customer_notifications').execute()
}
