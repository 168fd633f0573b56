import type { DomainEvent } from '#store/database/transaction.ts'

const RESOURCES = ['coupon', 'customer', 'order', 'product'] as const
export type WebhookResource = (typeof RESOURCES)[number]

export interface Topic {
  resource: WebhookResource
  event: string
}

const EVENTS: Record<WebhookResource, readonly string[]> = {
  coupon: ['created', 'updated', 'deleted', 'restored'],
  customer: ['created', 'updated', 'deleted'],
  order: ['created', 'updated', 'deleted', 'restored'],
  product: ['created', 'updated', 'deleted', 'restored'],
}

export const TOPICS: readonly string[] = RESOURCES.flatMap((resource) =>
  EVENTS[resource].map((event) => `${resource}.${event}`),
)

export const splitTopic = (topic: string): Topic => {
  const [resource, event = ''] = topic.split('.')
  return { resource: resource as WebhookResource, event }
}

/** Which events of the shop become which event of a topic, by what stands behind the resource in their type. */
const BECOMES: Record<string, string> = {
  created: 'created',
  placed: 'created',
  'signed-up': 'created',
  changed: 'updated',
  updated: 'updated',
  'status-changed': 'updated',
  paid: 'updated',
  joined: 'updated',
  refunded: 'updated',
  trashed: 'deleted',
  restored: 'restored',
}

/**
 * Told as updated, too: WooCommerce saves a new order or customer once more after it made it, and a product that comes out
 * of the trash, so receivers of updates learn of these and may rely on it.
 */
const UPDATED_TOO = new Set(['customer.created', 'order.created', 'product.restored'])

const TRASH = 'trash'

/**
 * Orders go into the bin and come out of it as they change any other status. Of a product's quantities only the stock is
 * told: WooCommerce saves a product whose stock it counts, and not when it counts what was sold.
 */
const becomes = (verb: string, { from, to, stock }: DomainEvent['payload']): string | undefined => {
  if (verb === 'status-changed' && to === TRASH) return 'deleted'
  if (verb === 'status-changed' && from === TRASH) return 'restored'
  if (verb === 'quantities-changed' && stock) return 'updated'
  return BECOMES[verb]
}

/**
 * The topics that an event of the shop belongs to. A variation is a product here. As in WooCommerce, what is deleted for
 * good tells nobody unless it is a customer: only the way into the trash is told.
 */
export const topicsOfEvent = ({ type, payload }: DomainEvent): string[] => {
  const dot = type.indexOf('.')
  const resource = type.slice(0, dot) === 'variation' ? 'product' : type.slice(0, dot)
  const verb = type.slice(dot + 1)
  const event = resource === 'customer' && verb === 'deleted' ? 'deleted' : becomes(verb, payload)
  const topic = `${resource}.${event}`
  if (!TOPICS.includes(topic)) return []
  return UPDATED_TOO.has(topic) ? [topic, `${resource}.updated`] : [topic]
}
