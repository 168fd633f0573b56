import { type Kysely, sql } from 'kysely'

/** How the keys of jobs begin whose rank is not the usual one. */
const RANKS = {
  0: ['send:code:', 'send:order-code:', 'send:password-reset:', 'send:sign-up:', 'send:invitation:'],
  2: ['send:alert:', 'send:campaign:'],
}

/** Jobs of a lane are done by rank: codes first, messages to many last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('jobs')
    .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const [rank, starts] of Object.entries(RANKS))
    for (const start of starts)
      await sql`update jobs set rank = ${Number(rank)}
        where status = 'queued' and dedupe_key like ${`${start}%`}`.execute(db)
  await db.schema.dropIndex('jobs_lane').execute()
  await db.schema.createIndex('jobs_rank').on('jobs').columns(['lane', 'status', 'rank', 'run_at']).execute()
}
