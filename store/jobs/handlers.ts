import type { Context } from '../context.ts'
import { applyBulkPortion, type BulkDeps, type BulkKind } from '../modules/bulk/bulk.ts'
import { productBulkChanges } from '../modules/catalog/catalog.ts'
import {
  type ExportDeps,
  type Exporters,
  type ImportDeps,
  importChunk,
  writeExportPortion,
} from '../modules/csv/csv.ts'
import {
  forgetOrderNews,
  notifyOfOrder,
  queueCampaign,
  queueCode,
  queueContactMail,
  queueInvitation,
  queueOrderCode,
  queueOrderMessages,
  queueOrderPush,
  queueOrphanedPaymentMail,
  queuePasswordReset,
  queueRequestedMail,
  queueSecurityChange,
  queueSignUp,
  sendMessage,
} from '../modules/notifications/notifications.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import { removeReceipts } from '../modules/payments/payments.ts'
import { type DeliverDeps, deliver } from '../modules/webhooks/webhooks.ts'
import type { Services } from '../services.ts'
import { forgetCustomer } from './forget-customer.ts'
import { addJobs, type Job } from './queue.ts'
import { bulkChangeJob, campaignJob, exportJob, importChunkJob, webhookDelivery } from './reactions.ts'
import { rewardOrder } from './reward-order.ts'
import type { Send } from './send.ts'

/** What only the HTTP layer knows. */
export interface Outward {
  /** what the API answers about a resource, for webhooks */
  readResource: DeliverDeps['readResource']
  exporters: Exporters
}

type Handler = (job: Job, signal: AbortSignal) => Promise<void>

const bulkHandler =
  (context: Context, kind: BulkKind): Handler =>
  async ({ payload }) => {
    const id = Number(payload.id)
    const queueNext: BulkDeps['queueNext'] = (inside, position) =>
      addJobs(inside, [bulkChangeJob(kind.job, id, String(position))])
    await applyBulkPortion(context, kind, id, { queueNext })
  }

/**
 * What is done for each kind of job. Any of it may be done twice. Once the signal is aborted, no further transaction is
 * begun, and what is awaited from outside is given up; a transaction under way ends whole.
 */
export const createHandlers = (
  context: Context,
  { transports, cipher, linkOrigin, dataDir, fetch, uptime }: Services,
  send: Send,
  { readResource, exporters }: Outward,
): Record<string, Handler> => {
  const outbox = { transports, cipher }
  const deps = { origin: linkOrigin, ...outbox }
  return {
    'order-messages': async ({ payload }, signal) => {
      const { orderId, topic, eventId, noteId } = payload
      const cause = {
        topic: String(topic),
        eventId: Number(eventId),
        ...(noteId !== undefined && { noteId: Number(noteId) }),
      }
      await notifyOfOrder(context, Number(orderId), cause)
      signal.throwIfAborted()
      await send((inside) => queueOrderMessages(inside, Number(orderId), cause, deps))
      signal.throwIfAborted()
      await send((inside) => queueOrderPush(inside, Number(orderId), cause, outbox))
    },
    'order-mail': ({ payload: { orderId, topic, eventId } }) => {
      const cause = { topic: String(topic), eventId: Number(eventId) }
      return send((inside) => queueRequestedMail(inside, Number(orderId), cause, deps))
    },
    'order-rewards': ({ payload }) => rewardOrder(context, Number(payload.orderId)),
    'send-code': ({ payload: { request, eventId } }) =>
      send((inside) => queueCode(inside, String(request), { ...deps, eventId: Number(eventId) })),
    'send-reset': ({ payload: { id, eventId } }) =>
      send((inside) => queuePasswordReset(inside, Number(id), { ...deps, eventId: Number(eventId) })),
    'send-invitation': ({ payload: { id, eventId } }) =>
      send((inside) => queueInvitation(inside, Number(id), { ...deps, eventId: Number(eventId) })),
    'send-sign-up': ({ payload: { signUp, eventId } }) =>
      send((inside) => queueSignUp(inside, String(signUp), { ...deps, eventId: Number(eventId) })),
    'send-order-code': ({ payload: { request, eventId } }) =>
      send((inside) => queueOrderCode(inside, String(request), { ...deps, eventId: Number(eventId) })),
    'tell-of-change': ({ payload }) => send((inside) => queueSecurityChange(inside, payload as never, deps)),
    'tell-of-message': ({ payload }) => send((inside) => queueContactMail(inside, Number(payload.id), deps)),
    'tell-of-payment': ({ payload }) =>
      send((inside) => queueOrphanedPaymentMail(inside, Number(payload.id), outbox)),
    'forget-customer': ({ payload: { id, avatar } }, signal) =>
      forgetCustomer(context, dataDir, Number(id), avatar === null ? null : Number(avatar), signal),
    'forget-order-news': ({ payload }) => forgetOrderNews(context, Number(payload.orderId)),
    'remove-receipts': ({ payload }) => removeReceipts(dataDir, payload.names as string[]),
    'webhook-delivery': ({ payload }, signal) => {
      const id = Number(payload.delivery)
      const retryAt: DeliverDeps['retryAt'] = (inside, attempt, time) =>
        addJobs(inside, [webhookDelivery(id, attempt, time)])
      const deps = { cipher, fetch, origin: linkOrigin, readResource, retryAt }
      return deliver(context, deps, id, signal)
    },
    'product-import': ({ payload }, signal) => {
      const id = Number(payload.id)
      const queueNext: ImportDeps['queueNext'] = (inside, place) =>
        addJobs(inside, [importChunkJob(id, place)])
      return importChunk(context, id, { dataDir, fetch, signal, uptime, queueNext })
    },
    [productBulkChanges.job]: bulkHandler(context, productBulkChanges),
    [orderBulkChanges.job]: bulkHandler(context, orderBulkChanges),
    export: ({ payload }, signal) => {
      const id = Number(payload.id)
      const queueNext: ExportDeps['queueNext'] = (inside, portion) =>
        addJobs(inside, [exportJob(id, String(portion))])
      return writeExportPortion(context, id, { dataDir, exporters, signal, uptime, queueNext })
    },
    campaign: ({ id: job, payload }) => {
      const id = Number(payload.id)
      return send((inside) =>
        queueCampaign(inside, id, {
          ...outbox,
          queueNext: (within, after) => addJobs(within, [campaignJob(id, String(after))]),
          queueAt: (within, time) => addJobs(within, [campaignJob(id, `in place of ${job}`, time)]),
        }),
      )
    },
    'send-message': ({ payload: { key, expiresAt = Number.POSITIVE_INFINITY } }, signal) =>
      sendMessage(context, outbox, { key: String(key), expiresAt: Number(expiresAt) }, signal),
  }
}
