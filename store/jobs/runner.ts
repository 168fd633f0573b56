import { type Context, SYSTEM } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropLeftPhotos } from '../modules/catalog/catalog.ts'
import { dropOldDrafts } from '../modules/checkout/checkout.ts'
import type { CodeSubject } from '../modules/customers/customers.ts'
import {
  dropOldMessages,
  noticeOrder,
  queueCode,
  queueOrderCode,
  queueOrderMessages,
  queueOrderPush,
  queuePasswordReset,
  queueSecurityChange,
  queueSignUp,
  sendMessage,
} from '../modules/notifications/notifications.ts'
import { cancelUnpaidOrders, reconcilePayments } from '../modules/payments/payments.ts'
import type { Services } from '../services.ts'
import { followNewEvents } from './follow-events.ts'
import { forgetCustomer } from './forget-customer.ts'
import { addJobs, claimJob, dropDoneJobs, finishJob, type Job, retryJob } from './queue.ts'
import { rewardOrder } from './reward-order.ts'
import { type Send, tellOfAlerts } from './tell-of-alerts.ts'

const JOBS_AT_ONCE = 500
const HOUSEKEEPING_EVERY = 15_000

/** Does what hangs off events and what time brings; safe in several processes at once. */
export const createRunner = (options: Services) => {
  const { gateways, clock, log, catalog } = options
  const context: Context = { db: options.db, clock, actor: SYSTEM }
  let tidiedAt = Number.NEGATIVE_INFINITY

  const post = { carriers: options.carriers, cipher: options.cipher }
  const around = { origin: options.linkOrigin, ...post }

  /** Messages are written together with the jobs that send them, so that none lies in the outbox for ever. */
  const send: Send = (queue) =>
    inTransaction(context, async (inside) => {
      const keys = await queue(inside)
      await addJobs(
        inside,
        keys.map((key) => ({ kind: 'send-message', payload: { key }, key: `send:${key}` })),
      )
    })

  const work: Record<string, (job: Job) => Promise<void>> = {
    'order-messages': async ({ payload }) => {
      const { orderId, topic, eventId } = payload
      const cause = { topic: String(topic), eventId: Number(eventId) }
      await noticeOrder(context, Number(orderId), cause)
      await send((inside) => queueOrderMessages(inside, Number(orderId), cause, around))
      await send((inside) => queueOrderPush(inside, Number(orderId), cause, post))
    },
    'order-rewards': ({ payload }) => rewardOrder(context, Number(payload.orderId)),
    'send-code': ({ payload: { purpose, contact, eventId } }) => {
      const subject = { purpose, contact } as CodeSubject
      return send((inside) => queueCode(inside, subject, { ...around, eventId: Number(eventId) }))
    },
    'send-reset': ({ payload: { email, eventId } }) =>
      send((inside) => queuePasswordReset(inside, String(email), { ...around, eventId: Number(eventId) })),
    'send-sign-up': ({ payload: { signUp, eventId } }) =>
      send((inside) => queueSignUp(inside, String(signUp), { ...around, eventId: Number(eventId) })),
    'send-order-code': ({ payload: { request, eventId } }) =>
      send((inside) => queueOrderCode(inside, String(request), { ...around, eventId: Number(eventId) })),
    'tell-of-change': ({ payload }) =>
      send((inside) => queueSecurityChange(inside, payload as never, around)),
    'forget-customer': ({ payload: { id, avatar } }) =>
      forgetCustomer(context, options.dataDir, Number(id), avatar === null ? null : Number(avatar)),
    'send-message': ({ payload }) => sendMessage(context, post, String(payload.key)),
  }

  const run = async (job: Job): Promise<void> => {
    try {
      const handle = work[job.kind]
      if (!handle) throw new Error(`nobody does jobs of kind ${job.kind}`)
      await handle(job)
      await finishJob(context, job)
    } catch (error) {
      log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed')
      await retryJob(context, job, error)
    }
  }

  /** One chore that fails does not keep the others from being done. */
  const chore = async (name: string, doIt: () => Promise<number>): Promise<number> => {
    try {
      return await doIt()
    } catch (error) {
      log.error({ err: error, chore: name }, 'chore failed')
      return 0
    }
  }

  const keepHouse = async (): Promise<number> => {
    if (clock() - tidiedAt < HOUSEKEEPING_EVERY) return 0
    tidiedAt = clock()
    return (
      (await chore('reconcile payments', () => reconcilePayments(context, gateways))) +
      (await chore('cancel unpaid orders', () => cancelUnpaidOrders(context, gateways))) +
      (await chore('tell of alerts', () => tellOfAlerts(context, { catalog, send, ...around }))) +
      (await chore('drop old drafts', () => dropOldDrafts(context))) +
      (await chore('drop old messages', () => dropOldMessages(context))) +
      (await chore('drop left photos', () => dropLeftPhotos(context, options.dataDir))) +
      (await chore('drop done jobs', () => dropDoneJobs(context)))
    )
  }

  return {
    /** @returns how many pieces of work were done */
    runJobs: async (): Promise<number> => {
      let done = await keepHouse()
      while ((await followNewEvents(context)) > 0);
      for (let count = 0; count < JOBS_AT_ONCE; count++) {
        const job = await claimJob(context)
        if (!job) break
        await run(job)
        done += 1
      }
      return done
    },
  }
}
