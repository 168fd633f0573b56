import { expect, it } from 'vitest'
import { topicOfEvent } from './topics.ts'

it.each([
  ['order.placed', {}, 'order.created'],
  ['order.status-changed', { from: 'pending', to: 'processing' }, 'order.updated'],
  ['order.status-changed', { from: 'processing', to: 'trash' }, 'order.deleted'],
  ['order.status-changed', { from: 'trash', to: 'processing' }, 'order.restored'],
  ['order.deleted', {}, null],
  ['variation.created', {}, 'product.created'],
  ['product.trashed', {}, 'product.deleted'],
  ['coupon.created', {}, 'coupon.created'],
  ['coupon.trashed', {}, 'coupon.deleted'],
  ['customer.signed-up', {}, 'customer.created'],
  ['customer.deleted', {}, 'customer.deleted'],
  ['settings.changed', {}, null],
])('%s %o belongs to %s', (type, payload, topic) => {
  expect(topicOfEvent({ type, payload })).toBe(topic)
})
