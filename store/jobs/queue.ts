import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'

export interface Job {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
}

export interface NewJob {
  kind: string
  payload: Record<string, unknown>
  /** the same work is queued once */
  key: string
}

const LEASE = 60_000
const MAX_ATTEMPTS = 8
const FIRST_DELAY = 5_000
const LONGEST_DELAY = 3_600_000

export const addJobs = async (context: Context, jobs: NewJob[]): Promise<void> => {
  const now = context.clock()
  for (const { kind, payload, key } of jobs) {
    await context.db
      .insertInto('jobs')
      .values({
        kind,
        payload: JSON.stringify(payload),
        dedupe_key: key,
        status: 'queued',
        attempts: 0,
        run_at: now,
        leased_until: null,
        last_error: '',
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
  }
}

/** Takes the next due job for this process; a lease that ran out, because its process died, is free again. */
export const claimJob = (context: Context): Promise<Job | null> =>
  inTransaction(context, async ({ db }) => {
    const now = context.clock()
    const row = await db
      .selectFrom('jobs')
      .select(['id', 'kind', 'payload', 'attempts'])
      .where('status', '=', 'queued')
      .where('run_at', '<=', now)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
      .orderBy('run_at')
      .orderBy('id')
      .executeTakeFirst()
    if (!row) return null
    await db
      .updateTable('jobs')
      .set({ leased_until: now + LEASE, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .execute()
    return { ...row, attempts: row.attempts + 1, payload: JSON.parse(row.payload) as Record<string, unknown> }
  })

export const finishJob = async (context: Context, job: Job): Promise<void> => {
  await context.db
    .updateTable('jobs')
    .set({ status: 'done', leased_until: null })
    .where('id', '=', job.id)
    .execute()
}

/** Tries again later, twice as late each time; after the last try the job is kept among the dead for a person to see. */
export const retryJob = async (context: Context, job: Job, error: unknown): Promise<void> => {
  const delay = Math.min(FIRST_DELAY * 2 ** (job.attempts - 1), LONGEST_DELAY)
  await context.db
    .updateTable('jobs')
    .set({
      status: job.attempts >= MAX_ATTEMPTS ? 'dead' : 'queued',
      run_at: context.clock() + delay,
      leased_until: null,
      last_error: String(error).slice(0, 1000),
    })
    .where('id', '=', job.id)
    .execute()
}
