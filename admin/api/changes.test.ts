import { expect, test } from 'vitest'
import { changesOf, conflictsOf } from './changes.ts'

const BEFORE = { name: 'Pen', price: '5', tags: [{ id: 1 }] }

test('only what was changed is sent', () => {
  expect(changesOf({ name: 'Pen', price: '6', tags: [{ id: 1 }], extra: 1 }, BEFORE)).toEqual({
    price: '6',
    extra: 1,
  })
})

test('a conflict is a field that both have changed, each to something else', () => {
  const changes = { name: 'Pencil', price: '6' }
  expect(conflictsOf(changes, BEFORE, { ...BEFORE, tags: [] })).toEqual([])
  expect(conflictsOf(changes, BEFORE, { ...BEFORE, price: '6' })).toEqual([])
  expect(conflictsOf(changes, BEFORE, { ...BEFORE, price: '7' })).toEqual(['price'])
})
