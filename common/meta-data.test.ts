import { expect, test } from 'vitest'
import { changeMeta } from './meta-data.ts'

const entries = [
  { id: 1, key: 'a', value: 'x' },
  { id: 4, key: 'b', value: ['y'] },
]

test('an entry is changed by its id or its key, and a new one gets the next id', () => {
  expect(changeMeta(entries, [{ id: 4, value: 'z' }])[1]).toEqual({ id: 4, key: 'b', value: 'z' })
  expect(changeMeta(entries, [{ key: 'a', value: 2 }])).toEqual([{ id: 1, key: 'a', value: 2 }, entries[1]])
  expect(changeMeta(entries, [{ key: 'c', value: { d: 1 } }])[2]).toEqual({
    id: 5,
    key: 'c',
    value: { d: 1 },
  })
})

test('an id that there is not leaves it to the key', () => {
  expect(changeMeta(entries, [{ id: 9, key: 'a', value: 2 }])).toEqual([
    { id: 1, key: 'a', value: 2 },
    entries[1],
  ])
})

test.each(['c', 'a'])('an entry is given the key %s by its id, whether another has it or not', (key) => {
  expect(changeMeta(entries, [{ id: 4, key, value: 2 }])).toEqual([entries[0], { id: 4, key, value: 2 }])
})

test('null takes an entry away, and what has neither key nor known id changes nothing', () => {
  expect(changeMeta(entries, [{ id: 1, value: null }])).toEqual([entries[1]])
  expect(
    changeMeta(entries, [
      { id: 9, value: 'z' },
      { key: 'n', value: null },
    ]),
  ).toEqual(entries)
})
