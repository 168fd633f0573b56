import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin } from '#common/tree.ts'
import {
  besides,
  changesOf,
  flatten,
  formerOf,
  pathName,
  placeAt,
  possibleParents,
  type TreeNode,
} from './tree.ts'

const node = (id: number, parent = 0, menu_order = 0): TreeNode => ({
  id,
  name: `n${id}`,
  parent,
  menu_order,
})
// 1 (2 (3), 4), 5
const TREE = [node(1, 0, 1), node(2, 1, 1), node(3, 2), node(4, 1, 2), node(5, 0, 2)]
const shape = (nodes: readonly TreeNode[]) => flatten(nodes).map(({ node: { id }, depth }) => [id, depth])
const applied = (nodes: readonly TreeNode[], changes: readonly Partial<TreeNode>[]) =>
  nodes.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) }))
const dragged = (from: number, to: number, levels = 0) => {
  const rows = flatten(TREE)
  return shape(applied(TREE, changesOf(TREE, rows[from]!.node.id, placeAt(rows, from, to, levels))))
}

test('a tree is a list from top to bottom, what is closed without its children', () => {
  expect(shape(TREE)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 0],
  ])
  expect(flatten(TREE, new Set([2])).map(({ node: { id } }) => id)).toEqual([1, 2, 4, 5])
  expect(pathName(TREE, 3)).toBe('n1 › n2 › n3')
})

test('a row is dragged before others, with what lies in it', () => {
  expect(dragged(3, 1)).toEqual([
    [1, 0],
    [4, 1],
    [2, 1],
    [3, 2],
    [5, 0],
  ])
  expect(dragged(4, 0)[0]).toEqual([5, 0])
})

test('to the side it goes into the row above, or out of what it lies in', () => {
  expect(dragged(4, 4, 1).at(-1)).toEqual([5, 1])
  expect(dragged(4, 4, 9).at(-1)).toEqual([5, 2])
  expect(dragged(3, 3, -1)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
    [5, 0],
  ])
})

test('what is let go where it was changes nothing', () => {
  for (const [i, row] of flatten(TREE).entries())
    expect(changesOf(TREE, row.node.id, placeAt(flatten(TREE), i, i, 0))).toEqual([])
})

test('whatever is dragged wherever: no circle, nothing lost, and undo puts it back', () => {
  const ends = fc.record({
    from: fc.nat(TREE.length - 1),
    to: fc.nat(TREE.length - 1),
    levels: fc.integer({ min: -4, max: 4 }),
  })
  fc.assert(
    fc.property(ends, ({ from, to, levels }) => {
      const rows = flatten(TREE)
      const changes = changesOf(TREE, rows[from]!.node.id, placeAt(rows, from, to, levels))
      const after = applied(TREE, changes)
      expect(shape(after)).toHaveLength(TREE.length)
      expect(applied(after, formerOf(TREE, changes))).toEqual(TREE)
      const tree = after.map(({ id, parent }) => ({ id, parentId: parent }))
      for (const { id, parent } of after) if (parent) expect(isWithin(tree, parent, id)).toBe(false)
    }),
  )
})

test('a node is put neither into itself nor into what lies in it', () => {
  expect(possibleParents(TREE, 2).map(({ id }) => id)).toEqual([1, 4, 5])
  expect(changesOf(TREE, 1, { parent: 3, after: null })).toEqual([])
  expect(changesOf(TREE, 1, { parent: 1, after: null })).toEqual([])
})

test('one step up or down', () => {
  expect(besides(TREE, 4, -1)).toEqual({ parent: 1, after: null })
  expect(besides(TREE, 2, 1)).toEqual({ parent: 1, after: 4 })
  expect(besides(TREE, 5, 1)).toBeNull()
})
