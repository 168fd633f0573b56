import { expect, it } from 'vitest'
import { topicsOfEvent } from './topics.ts'

it.each([
  ['order.placed', {}, ['order.created', 'order.updated']],
  ['order.status-changed', { from: 'pending', to: 'processing' }, ['order.updated']],
  ['order.status-changed', { from: 'processing', to: 'trash' }, ['order.deleted']],
  ['order.status-changed', { from: 'trash', to: 'processing' }, ['order.restored']],
  ['order.paid', {}, ['order.updated']],
  ['order.joined', { customer_id: 7 }, ['order.updated']],
  ['order.deleted', {}, []],
  ['variation.created', {}, ['product.created']],
  ['product.restored', {}, ['product.restored', 'product.updated']],
  ['product.trashed', {}, ['product.deleted']],
  ['product.quantities-changed', { stock: true }, ['product.updated']],
  ['product.quantities-changed', {}, []],
  ['coupon.created', {}, ['coupon.created']],
  ['coupon.trashed', {}, ['coupon.deleted']],
  ['customer.signed-up', {}, ['customer.created', 'customer.updated']],
  ['customer.deleted', {}, ['customer.deleted']],
  ['settings.changed', {}, []],
])('%s %o belongs to %s', (type, payload, topics) => {
  expect(topicsOfEvent({ type, payload })).toEqual(topics)
})
