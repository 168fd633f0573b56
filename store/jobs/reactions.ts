import { productBulkChanges } from '../modules/catalog/catalog.ts'
import { orderBulkChanges } from '../modules/orders/orders.ts'
import type { NewJob } from './queue.ts'

export interface StoredEvent {
  id: number
  type: string
  payload: string
}

interface OrderPayload {
  id: number
  status?: string
  from?: string
  to?: string
  reason?: string
  /** the id of a note to the customer */
  note?: number
  /** of a mail that was asked for */
  template?: string
  /** files of an order that was deleted */
  receipts?: string[]
}

/** The topic of the messages that an event about an order causes; null for none. */
const topicOf = (type: string, { status, to, reason }: OrderPayload): string | null => {
  switch (type) {
    case 'order.placed':
      return status ?? null
    case 'order.status-changed':
      return to ?? null
    case 'order.needs-attention':
      return `attention:${reason}`
    case 'order.noted':
      return 'note'
    case 'order.shipment-noted':
      return 'shipment'
    case 'order.receipt-sent':
      return 'receipt'
    default:
      return null
  }
}

/** Whatever became of an order may give or take points and downloads; the work itself looks how things stand. */
const REWARDING = new Set([
  'order.placed',
  'order.status-changed',
  'order.paid',
  'order.refunded',
  'order.joined',
])

const reactToDeletion = (eventId: number, { id, receipts = [] }: OrderPayload): NewJob[] => [
  { kind: 'forget-order-news', payload: { orderId: id }, key: `forget-order-news:${eventId}` },
  ...(receipts.length > 0
    ? [{ kind: 'remove-receipts', payload: { names: receipts }, key: `remove-receipts:${eventId}` }]
    : []),
]

const reactToOrder = ({ id, type, payload }: StoredEvent): NewJob[] => {
  const order = JSON.parse(payload) as OrderPayload
  const rewards = REWARDING.has(type)
    ? [{ kind: 'order-rewards', payload: { orderId: order.id }, key: `order-rewards:${id}` }]
    : []
  if (type === 'order.mail-requested') {
    const mail = { orderId: order.id, topic: String(order.template), eventId: id }
    return [{ kind: 'order-mail', payload: mail, key: `order-mail:${id}` }]
  }
  if (type === 'order.deleted') return reactToDeletion(id, order)
  const topic = topicOf(type, order)
  if (!topic) return rewards
  return [
    ...rewards,
    {
      kind: 'order-messages',
      payload: { orderId: order.id, topic, eventId: id, ...(order.note && { noteId: order.note }) },
      key: `order-messages:${id}`,
    },
  ]
}

/** The kind of job that an event about a customer, a code, a message to the shop or a payment asks for. */
const JOBS_OF_EVENTS: Record<string, string> = {
  'customer.code-requested': 'send-code',
  'customer.reset-requested': 'send-reset',
  'customer.invited': 'send-invitation',
  'customer.sign-up-requested': 'send-sign-up',
  'customer.security-changed': 'tell-of-change',
  'customer.deleted': 'forget-customer',
  'order-code.requested': 'send-order-code',
  'contact.sent': 'tell-of-message',
  'payment.order-missing': 'tell-of-payment',
}

/** @param attempt distinguishes the jobs of one delivery */
export const webhookDelivery = (delivery: number, attempt: number | string, runAt?: number): NewJob => ({
  kind: 'webhook-delivery',
  lane: 'webhooks',
  payload: { delivery },
  key: `webhook-delivery:${delivery}:${attempt}`,
  ...(runAt !== undefined && { runAt }),
})

/** Has the next rows of a file of products imported. */
export const importChunkJob = (id: number, key: string): NewJob => ({
  kind: 'product-import',
  lane: 'imports',
  payload: { id },
  key: `product-import:${id}:${key}`,
})

/** Has the next items of a bulk change changed. */
export const bulkChangeJob = (kind: string, id: number, key: string): NewJob => ({
  kind,
  lane: 'bulk',
  payload: { id },
  key: `${kind}:${id}:${key}`,
})

/** The jobs of bulk changes by the events of their start. */
const BULK_JOBS: Record<string, string> = Object.fromEntries(
  [productBulkChanges, orderBulkChanges].map(({ job }) => [`${job}.started`, job]),
)

/** Has the next portion of a file written. */
export const exportJob = (id: number, key: string): NewJob => ({
  kind: 'export',
  lane: 'bulk',
  payload: { id },
  key: `export:${id}:${key}`,
})

/**
 * Has the next customers of a campaign reached.
 * @param key tells its jobs apart, as by the customer behind whom it goes on
 */
export const campaignJob = (id: number, key: string, runAt?: number): NewJob => ({
  kind: 'campaign',
  payload: { id },
  key: `campaign:${id}:${key}`,
  ...(runAt !== undefined && { runAt }),
})

/** What has to be done because of an event. */
export const reactionsTo = (event: StoredEvent): NewJob[] => {
  const { id, type, payload } = event
  if (type === 'webhook.delivery-requested') {
    return [webhookDelivery(JSON.parse(payload).id, `again:${id}`)]
  }
  if (type === 'import.started') return [importChunkJob(JSON.parse(payload).id, `event ${id}`)]
  const bulkJob = BULK_JOBS[type]
  if (bulkJob) return [bulkChangeJob(bulkJob, JSON.parse(payload).id, `event ${id}`)]
  if (type === 'export.started') return [exportJob(JSON.parse(payload).id, `event ${id}`)]
  if (type === 'campaign.scheduled') {
    const campaign = JSON.parse(payload) as { id: number; at: number }
    return [campaignJob(campaign.id, '0', campaign.at)]
  }
  if (type.startsWith('order.')) return reactToOrder(event)
  const kind = JOBS_OF_EVENTS[type]
  return kind ? [{ kind, payload: { ...JSON.parse(payload), eventId: id }, key: `${kind}:${id}` }] : []
}
