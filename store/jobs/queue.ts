import { setImmediate } from 'node:timers/promises'
import { backoffDelay } from '#common/backoff.ts'
import type { Context } from '../context.ts'
import { chunksOf } from '../database/chunks.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobCount } from '../services.ts'
import { tellGivenUp, tellRevived } from './given-up.ts'
import { LANE_NAMES, LANES } from './lanes.ts'
import type { LaneName } from './tables.ts'

export interface Job {
  id: number
  kind: string
  lane: LaneName
  payload: Record<string, unknown>
  attempts: number
  failures: number
}

export interface NewJob {
  kind: string
  /** `reactions` if nothing is said */
  lane?: LaneName
  /** of the due jobs of a lane the lowest is done first; 1 if nothing is said */
  rank?: (typeof RANKS)[number]
  payload: Record<string, unknown>
  /** the same work is queued once */
  key: string
  /** epoch ms before which it is not begun; now if nothing is said */
  runAt?: number
}

const SECOND = 1000
const DAY = 86_400_000
/** Longer than the time-out of any lane; a process that died lets go of its jobs after it. */
export const LEASE = 60 * SECOND
/** More than failures of most lanes, as a process may be killed for other reasons than its job. */
const MAX_LOST_LEASES = 16
const DELAYS = { first: 5 * SECOND, longest: 3600 * SECOND }
const KEEP_DONE = 7 * DAY
const RANKS = [0, 1, 2] as const

/** Queues work, each key once. */
export const addJobs = async (context: Context, jobs: NewJob[]): Promise<void> => {
  const now = context.clock()
  for (const some of chunksOf(jobs)) {
    await context.db
      .insertInto('jobs')
      .values(
        some.map(({ kind, lane = 'reactions', rank = 1, payload, key, runAt = now }) => ({
          kind,
          lane,
          rank,
          payload: JSON.stringify(payload),
          dedupe_key: key,
          status: 'queued',
          attempts: 0,
          run_at: runAt,
          leased_until: null,
          last_error: '',
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
  }
}

const selectDue = ({ db, clock }: Context) =>
  db
    .selectFrom('jobs')
    .where('status', '=', 'queued')
    .where('run_at', '<=', clock())
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', clock())]))

/** The lanes that have something to do now. */
export const lanesWithDueJobs = async (context: Context): Promise<LaneName[]> => {
  const rows = await selectDue(context).select('lane').distinct().execute()
  return rows.map(({ lane }) => lane)
}

const findDue = (context: Context, lane: LaneName) =>
  selectDue(context)
    .select(['id', 'kind', 'lane', 'payload', 'attempts', 'failures'])
    .where('lane', '=', lane)
    // all of them, so that the index gives what is due in its order, and nothing is sorted
    .where('rank', 'in', RANKS)
    .orderBy('rank')
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Work that never came to its end although it was begun so often kills its process: it is put among the dead. */
const markDead = (context: Context, job: Job): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('jobs')
      .set({ status: 'dead', leased_until: null, last_error: 'its process ended each time' })
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await tellGivenUp(inside, job)
  })

/**
 * Takes the next due job of a lane for this process; null when none is due. The number of attempts tells two processes that
 * saw the same job apart: one of their updates finds it as it was. A lease that ran out is free again.
 */
export const claimJob = async (context: Context, lane: LaneName): Promise<Job | null> => {
  for (;;) {
    const due = await findDue(context, lane)
    if (!due) return null
    const payload = JSON.parse(due.payload) as Record<string, unknown>
    if (due.attempts - due.failures >= MAX_LOST_LEASES) {
      await markDead(context, { ...due, payload })
      continue
    }
    const attempts = due.attempts + 1
    const { numUpdatedRows } = await context.db
      .updateTable('jobs')
      .set({ leased_until: context.clock() + LEASE, attempts })
      .where('id', '=', due.id)
      .where('status', '=', 'queued')
      .where('attempts', '=', due.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return { ...due, attempts, payload }
  }
}

/** The work is done. A job whose lease ran out is no longer this process's: what another made of it stays. */
export const finishJob = async (context: Context, job: Job): Promise<void> => {
  await context.db
    .updateTable('jobs')
    .set({ status: 'done', leased_until: null })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute()
}

/** Whether a job that fails now is among the dead. */
const isLastTry = ({ lane, failures }: Pick<Job, 'lane' | 'failures'>): boolean =>
  failures + 1 >= LANES[lane].tries

/**
 * Tries again later, twice as late each time; after the last try the job is among the dead, for a person to see.
 * @param isFinal whether it would fail each time
 */
export const retryJob = (context: Context, job: Job, error: unknown, isFinal = false): Promise<void> =>
  inTransaction(context, async (inside) => {
    const isDead = isFinal || isLastTry(job)
    const failures = job.failures + 1
    const { numUpdatedRows } = await inside.db
      .updateTable('jobs')
      .set({
        status: isDead ? 'dead' : 'queued',
        failures,
        run_at: inside.clock() + backoffDelay(failures, DELAYS),
        leased_until: null,
        last_error: String(error).slice(0, 1000),
      })
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .executeTakeFirst()
    if (isDead && numUpdatedRows === 1n) await tellGivenUp(inside, job)
  })

/** How many jobs are not done, by lane and state. */
export const countJobs = async (context: Context): Promise<JobCount[]> => {
  const now = context.clock()
  const rows = await context.db
    .selectFrom('jobs')
    .select(({ fn, eb }) => [
      'lane',
      eb
        .case()
        .when('status', '=', 'dead')
        .then<JobCount['state']>('failed')
        .when('leased_until', '>', now)
        .then<JobCount['state']>('running')
        .else<JobCount['state']>('waiting')
        .end()
        .as('state'),
      fn.countAll<number>().as('count'),
    ])
    .where('status', 'in', ['queued', 'dead'])
    .groupBy(['lane', 'state'])
    .execute()
  return LANE_NAMES.flatMap((lane) =>
    (['waiting', 'running', 'failed'] as const).map((state) => {
      const row = rows.find((one) => one.lane === lane && one.state === state)
      return { lane, state, count: Number(row?.count ?? 0) }
    }),
  )
}

export interface DeadJob extends Job {
  /** why it failed the last time */
  error: string
  createdAt: number
}

/** The dead-letter list: work that was given up, the oldest first. */
export const listDeadJobs = async (context: Context): Promise<DeadJob[]> => {
  const rows = await context.db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'dead')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, lane, payload, attempts, failures, last_error, created_at }) => ({
    id,
    kind,
    lane,
    payload: JSON.parse(payload) as Record<string, unknown>,
    attempts,
    failures,
    error: last_error,
    createdAt: created_at,
  }))
}

/** Why a person gave a job up, who may try it again by itself only. */
export const BY_HAND = 'given up by hand'

/** jobs that are revived together */
const REVIVED_AT_ONCE = 200

const revive = (context: Context, ids: readonly number[]): Promise<number> =>
  inTransaction(context, async (inside) => {
    const revived = await inside.db
      .updateTable('jobs')
      .set({ status: 'queued', attempts: 0, failures: 0, run_at: inside.clock(), leased_until: null })
      .where('status', '=', 'dead')
      .where('id', 'in', ids)
      .returning(['kind', 'payload'])
      .execute()
    await tellRevived(
      inside,
      revived.map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) as Job['payload'] })),
    )
    return revived.length
  })

/** Lets work that was given up be tried again: one piece, or all but what a person gave up; answers how much there was. */
export const reviveJobs = async (context: Context, id: number | null = null): Promise<number> => {
  if (id !== null) return revive(context, [id])
  let count = 0
  for (let last = 0; ; ) {
    const dead = await context.db
      .selectFrom('jobs')
      .select('id')
      .where('status', '=', 'dead')
      .where('last_error', '<>', BY_HAND)
      .where('id', '>', last)
      .orderBy('id')
      .limit(REVIVED_AT_ONCE)
      .execute()
    if (dead.length === 0) return count
    last = dead.at(-1)?.id ?? last
    count += await revive(
      context,
      dead.map((job) => job.id),
    )
    await setImmediate()
  }
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
