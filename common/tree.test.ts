import { expect, test } from 'vitest'
import { isWithin, pathToRoot } from './tree.ts'

const PARENTS = new Map([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 5],
  [5, 4],
  [6, 99],
])
const pathOf = (id: number) => pathToRoot(id, (at) => PARENTS.get(at))

test('a path leads from a node to the top', () => {
  expect([pathOf(3), pathOf(1)]).toEqual([[3, 2, 1], [1]])
})

test('a circle and a missing parent end a path, and a missing node has none', () => {
  expect([pathOf(4), pathOf(6), pathOf(7), pathOf(0)]).toEqual([[4, 5], [6], [], []])
})

test('a node is within itself and those above it', () => {
  const nodes = [...PARENTS].map(([id, parentId]) => ({ id, parentId }))
  expect([3, 2, 1].map((ancestor) => isWithin(nodes, 3, ancestor))).toEqual([true, true, true])
  expect([isWithin(nodes, 1, 3), isWithin(nodes, 4, 1)]).toEqual([false, false])
})
