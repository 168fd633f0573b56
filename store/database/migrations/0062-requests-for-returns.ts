import type { Kysely } from 'kysely'

/** A request for money to be given back is known when it comes again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('payment_returns').addColumn('request', 'text').execute()
}
