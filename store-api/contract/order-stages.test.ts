import { expect, test } from 'vitest'
import { ENDED, IN_REVIEW, SENT, TO_SEND, UNPAID } from './order-stages.ts'
import { ORDER_STATUSES } from './orders.ts'

test('every status of an order belongs to exactly one stage', () => {
  const staged = [...UNPAID, ...IN_REVIEW, ...TO_SEND, ...SENT, ...ENDED]
  expect(staged.toSorted()).toEqual([...ORDER_STATUSES].toSorted())
})
