import type { Context } from '../context.ts'

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

const SECOND = 1000
const DAY = 86_400_000
/** Longer than any job takes; a process that died lets go of its jobs after it. */
const LEASE = 60 * SECOND
const MAX_ATTEMPTS = 8
const FIRST_DELAY = 5 * SECOND
const LONGEST_DELAY = 3600 * SECOND
const KEEP_DONE = 7 * DAY

/** Queues work, each key once. */
export const addJobs = async (context: Context, jobs: NewJob[]): Promise<void> => {
  if (jobs.length === 0) return
  const now = context.clock()
  await context.db
    .insertInto('jobs')
    .values(
      jobs.map(({ kind, payload, key }) => ({
        kind,
        payload: JSON.stringify(payload),
        dedupe_key: key,
        status: 'queued',
        attempts: 0,
        run_at: now,
        leased_until: null,
        last_error: '',
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

const findDue = (context: Context) =>
  context.db
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('status', '=', 'queued')
    .where('run_at', '<=', context.clock())
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', context.clock())]))
    .orderBy('run_at')
    .orderBy('id')
    .executeTakeFirst()

/**
 * Takes the next due job for this process; null when none is due. The number of attempts tells two processes that
 * saw the same job apart: one of their updates finds it as it was. A lease that ran out is free again.
 */
export const claimJob = async (context: Context): Promise<Job | null> => {
  for (;;) {
    const due = await findDue(context)
    if (!due) return null
    const attempts = due.attempts + 1
    const { numUpdatedRows } = await context.db
      .updateTable('jobs')
      .set({ leased_until: context.clock() + LEASE, attempts })
      .where('id', '=', due.id)
      .where('status', '=', 'queued')
      .where('attempts', '=', due.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) {
      return { ...due, attempts, payload: JSON.parse(due.payload) as Record<string, unknown> }
    }
  }
}

/** The work is done. */
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

/** Forgets what was done a week ago; answers how much. */
export const dropDoneJobs = async (context: Context): Promise<number> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('jobs')
    .where('status', '=', 'done')
    .where('run_at', '<', context.clock() - KEEP_DONE)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
