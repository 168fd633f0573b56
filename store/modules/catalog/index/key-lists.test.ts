import { expect, test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import { KeyLists } from './key-lists.ts'

test('a slot has the list that it was given last, wherever lists were moved to', () => {
  const random = createRandom('key lists')
  const lists = new KeyLists()
  const given = new Map<number, number[]>()
  for (let change = 0; change < 5000; change++) {
    const slot = random.int(0, 499)
    const keys = Array.from({ length: random.int(0, 30) }, () => random.int(0, 9999))
    lists.set(slot, keys)
    given.set(slot, keys)
  }
  for (const [slot, keys] of given) expect([...lists.of(slot)]).toEqual(keys)
  expect([...lists.of(500)]).toEqual([])
})

test('what changed lists leave behind is used again', () => {
  const lists = new KeyLists()
  for (let change = 0; change < 20_000; change++)
    lists.set(change % 10, Array(1 + (change % 40)).fill(change))
  expect(lists.keys).toHaveLength(new KeyLists().keys.length)
})
