import type { Kysely } from 'kysely'

/** Nonces of requests that were signed by OAuth 1.0a: each is taken once, by whichever process. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('oauth_nonces')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('oauth_nonces_expires_at').on('oauth_nonces').column('expires_at').execute()
}
