import type { ExpressionBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import { stopBulkChange } from '../modules/bulk/bulk.ts'
import { productBulkChanges } from '../modules/catalog/catalog.ts'
import { stopExport, stopImport } from '../modules/csv/csv.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import { giveUpDelivery } from '../modules/webhooks/webhooks.ts'
import type { JobQueue, JobState, ListedJob } from '../services.ts'
import { countJobs, reviveJobs } from './queue.ts'

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

/** Work in portions, which stops where one of them is given up. */
const STOPS: Record<string, (inside: Context, id: number) => Promise<void>> = {
  'product-import': stopImport,
  [productBulkChanges.job]: stopBulkChange,
  [orderBulkChanges.job]: stopBulkChange,
  export: stopExport,
}

const BY_HAND = 'given up by hand'

/** As its last failure would: what waits for the work is told that nobody does it. */
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
    const payload = JSON.parse(job.payload) as Record<string, unknown>
    if (job.kind === 'webhook-delivery') await giveUpDelivery(inside, Number(payload.delivery))
    const stop = STOPS[job.kind]
    if (stop) await stop(inside, Number(payload.id))
    return 1
  })

/** The queue as those who run the shop see it. */
export const createJobQueue = (system: Context): JobQueue => ({
  count: () => countJobs(system),
  list: (state, page) => list(system, state, page),
  retry: (context, id) => inTransaction(context, (inside) => reviveJobs(inside, id)),
  giveUp,
})
