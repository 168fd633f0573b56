import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { messageRank, type QueuedMessage, SENDING } from '../modules/notifications/notifications.ts'
import { addJobs } from './queue.ts'
import type { LaneName } from './tables.ts'

/** Sends the messages that a transaction queues. */
export type Send = (queue: (inside: Context) => Promise<QueuedMessage[]>) => Promise<void>

/**
 * Messages are written together with the jobs that send them, so that none lies in the outbox for ever.
 * @param wake called for each lane that has something to do
 */
export const createSend =
  (context: Context, wake: (lane: LaneName) => void): Send =>
  async (queue) => {
    const messages = await inTransaction(context, async (inside) => {
      const queued = await queue(inside)
      await addJobs(
        inside,
        queued.map(({ channel, ...message }) => ({
          kind: 'send-message',
          lane: channel,
          rank: messageRank(message.key),
          payload: message,
          key: `${SENDING}${message.key}`,
        })),
      )
      return queued
    })
    for (const channel of new Set(messages.map(({ channel }) => channel))) wake(channel)
  }
