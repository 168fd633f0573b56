import { type Kysely, sql } from 'kysely'

/** Messages and campaigns whose sending was given up no longer count as queued; what waits of a campaign is found without reading all of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update outbox_messages set status = 'failed' where status = 'queued' and exists (
    select 1 from jobs where jobs.status = 'dead' and jobs.dedupe_key = 'send:' || outbox_messages.dedupe_key
  )`.execute(db)
  await sql`update campaigns set status = 'failed' where status in ('scheduled', 'sending') and exists (
    select 1 from jobs where jobs.status = 'dead' and jobs.kind = 'campaign'
      and jobs.dedupe_key like 'campaign:' || campaigns.id || ':%'
  )`.execute(db)
  await db.schema
    .createIndex('outbox_messages_status')
    .on('outbox_messages')
    .columns(['status', 'dedupe_key'])
    .execute()
}
