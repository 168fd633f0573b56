import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#store-api/contract/orders.ts'
import { orderGroups, readGroup, statusesOf } from './order-groups.ts'

test('every status is in one group', () => {
  const grouped = orderGroups().flatMap(({ name }) => statusesOf(name).split(',').filter(Boolean))
  expect(grouped.toSorted()).toEqual([...ORDER_STATUSES].toSorted())
})

test('a URL that names no group shows all orders', () => {
  for (const given of [null, '', 'toString', 'pending']) {
    expect(statusesOf(readGroup(given))).toBe('')
  }
  expect(statusesOf(readGroup('completed'))).toBe('completed')
})
