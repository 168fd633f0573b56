import { type Context, SYSTEM } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropOldDrafts } from '../modules/checkout/checkout.ts'
import { queueOrderMessages, sendMessage } from '../modules/notifications/notifications.ts'
import { type Gateways, reconcilePayments } from '../modules/payments/payments.ts'
import type { StoreDeps } from '../services.ts'
import { addJobs, claimJob, finishJob, type Job, type NewJob, retryJob } from './queue.ts'

const CURSOR = 'jobs'
const EVENTS_AT_ONCE = 200
const JOBS_AT_ONCE = 50
const HOUSEKEEPING_EVERY = 15_000

interface StoredEvent {
  id: number
  type: string
  payload: string
}

/** What has to be done because of an event. */
const reactionsTo = ({ id, type, payload }: StoredEvent): NewJob[] => {
  if (type !== 'order.placed' && type !== 'order.status-changed') return []
  const { id: orderId, status, to } = JSON.parse(payload) as { id: number; status?: string; to?: string }
  return [{ kind: 'order-messages', payload: { orderId, status: to ?? status }, key: `order-messages:${id}` }]
}

/** Turns new events into jobs; cursor and jobs move in one transaction, so that no event is lost or taken twice. */
const followEvents = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    const cursor = await inside.db
      .selectFrom('event_cursors')
      .select('last_event_id')
      .where('name', '=', CURSOR)
      .executeTakeFirst()
    const events = await inside.db
      .selectFrom('events')
      .select(['id', 'type', 'payload'])
      .where('id', '>', cursor?.last_event_id ?? 0)
      .orderBy('id')
      .limit(EVENTS_AT_ONCE)
      .execute()
    const last = events.at(-1)
    if (!last) return
    await addJobs(inside, events.flatMap(reactionsTo))
    await inside.db
      .insertInto('event_cursors')
      .values({ name: CURSOR, last_event_id: last.id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_event_id: last.id }))
      .execute()
  })

export interface RunnerOptions extends StoreDeps {
  gateways: Gateways
}

/** Does what hangs off events and what time brings; safe in several processes at once. */
export const createRunner = (options: RunnerOptions) => {
  const context: Context = { db: options.db, clock: options.clock, actor: SYSTEM }
  let tidied = 0

  const work: Record<string, (job: Job) => Promise<void>> = {
    'order-messages': async ({ payload }) => {
      const { orderId, status } = payload
      const keys = await queueOrderMessages(context, Number(orderId), String(status), options.linkOrigin)
      await addJobs(
        context,
        keys.map((key) => ({ kind: 'send-message', payload: { key }, key: `send:${key}` })),
      )
    },
    'send-message': ({ payload }) => sendMessage(context, options.carriers, String(payload.key)),
  }

  const run = async (job: Job): Promise<void> => {
    try {
      await work[job.kind]?.(job)
      await finishJob(context, job)
    } catch (error) {
      options.log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed')
      await retryJob(context, job, error)
    }
  }

  return {
    runJobs: async (): Promise<number> => {
      let done = 0
      await followEvents(context)
      for (; done < JOBS_AT_ONCE; done++) {
        const job = await claimJob(context)
        if (!job) break
        await run(job)
      }
      if (options.clock() - tidied >= HOUSEKEEPING_EVERY) {
        tidied = options.clock()
        done += await reconcilePayments(context, options.gateways)
        done += await dropOldDrafts(context)
      }
      return done
    },
  }
}
