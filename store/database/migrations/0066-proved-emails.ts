import type { Kysely } from 'kysely'

/** Whether a mailed code or link has proved the e-mail address of an account: earlier versions did not write it down. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('customers')
    .addColumn('email_proved', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
