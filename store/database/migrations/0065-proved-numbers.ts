import type { Kysely } from 'kysely'

/** Whether a code has proved the mobile number of an account: earlier versions kept no other. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('customers')
    .addColumn('mobile_proved', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
}
