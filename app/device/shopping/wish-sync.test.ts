import { expect, test } from 'vitest'
import { wishChanges } from './wish-sync.ts'

const wished = (...ids: number[]) => ids.map((id) => ({ id, slug: '', added_at: 0 }))

test('a device that meets an account gives it everything and takes nothing away', () => {
  expect(wishChanges(wished(1, 2), null, 7)).toEqual({ add: [1, 2], remove: [] })
  expect(wishChanges(wished(1, 2), { customer: 8, ids: [1, 3] }, 7)).toEqual({ add: [1, 2], remove: [] })
})

test('later only changes on the device are sent', () => {
  const before = { customer: 7, ids: [1, 2] }
  expect(wishChanges(wished(2, 3), before, 7)).toEqual({ add: [3], remove: [1] })
  expect(wishChanges(wished(2, 1), before, 7)).toEqual({ add: [], remove: [] })
})
