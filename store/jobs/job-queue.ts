import type { ExpressionBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobQueue, JobState, ListedJob } from '../services.ts'
import { tellGivenUp } from './given-up.ts'
import { BY_HAND, countJobs, reviveJobs } from './queue.ts'

const inState = (where: ExpressionBuilder<Schema, 'jobs'>, state: JobState, now: number) => {
  if (state === 'done') return where('status', '=', 'done')
  if (state === 'failed') return where('status', '=', 'dead')
  const isRunning = where.and([where('status', '=', 'queued'), where('leased_until', '>', now)])
  return state === 'running'
    ? isRunning
    : where.and([
        where('status', '=', 'queued'),
        where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]),
      ])
}

const list = async (
  { db, clock }: Context,
  state: JobState,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: ListedJob[]; total: number }> => {
  const found = db.selectFrom('jobs').where((where) => inState(where, state, clock()))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const direction = state === 'waiting' ? 'asc' : 'desc'
  const rows = await found
    .selectAll()
    .orderBy('run_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const jobs = rows.map(({ id, kind, lane, payload, attempts, last_error, run_at, created_at }) => ({
    id,
    kind,
    lane,
    state,
    payload: JSON.parse(payload) as Record<string, unknown>,
    attempts,
    error: last_error,
    runAt: run_at,
    createdAt: created_at,
  }))
  return { jobs, total: Number(total) }
}

/** As its last failure would. */
const giveUp = (context: Context, id: number): Promise<number> =>
  inTransaction(context, async (inside) => {
    const job = await inside.db
      .updateTable('jobs')
      .set({ status: 'dead', leased_until: null, last_error: BY_HAND })
      .where('id', '=', id)
      .where((where) => inState(where, 'waiting', inside.clock()))
      .returning(['kind', 'payload'])
      .executeTakeFirst()
    if (!job) return 0
    await tellGivenUp(inside, {
      kind: job.kind,
      payload: JSON.parse(job.payload) as Record<string, unknown>,
    })
    return 1
  })

/** The queue as those who run the shop see it. */
export const createJobQueue = (system: Context): JobQueue => ({
  count: () => countJobs(system),
  list: (state, page) => list(system, state, page),
  retry: reviveJobs,
  giveUp,
})
