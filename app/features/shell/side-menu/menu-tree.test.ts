import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MenuItem } from '#store-api/contract/content.ts'
import { buildMenuTree, type MenuNode } from './menu-tree.ts'

const item = (ID: number, parent: number): MenuItem => ({
  ID,
  menu_item_parent: String(parent),
  title: `Item ${ID}`,
  url: `/${ID}`,
})
const nowhere = () => false
const flat = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

const menus = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 14 })), { maxLength: 14 })
  .map((pairs) => pairs.map(([id, parent]) => item(id, parent)))

it('holds every item once, whatever circles and orphans the list has', () => {
  fc.assert(
    fc.property(menus, (items) => {
      const ids = flat(buildMenuTree(items, nowhere)).map(({ ID }) => ID)
      expect([...ids].sort()).toEqual([...new Set(items.map(({ ID }) => ID))].sort())
    }),
  )
})

it('keeps the order of the list among brothers, and puts a child nowhere but in its parent', () => {
  fc.assert(
    fc.property(menus, (items) => {
      const place = (node: MenuNode) => items.findIndex(({ ID }) => ID === node.ID)
      const check = (nodes: MenuNode[], parent: MenuNode | null): void => {
        expect(nodes.map(place)).toEqual(nodes.map(place).sort((a, b) => a - b))
        for (const node of nodes) {
          if (parent) expect(node.menu_item_parent).toBe(String(parent.ID))
          expect(node.hasChildren).toBe(node.children.length > 0)
          check(node.children, node)
        }
      }
      check(buildMenuTree(items, nowhere), null)
    }),
  )
})

it('takes what has its parent to it, though the parent comes later', () => {
  const tree = buildMenuTree([item(2, 1), item(1, 0), item(3, 2), item(4, 99)], nowhere)
  expect(tree.map(({ ID }) => ID)).toEqual([1, 4])
  expect(flat(tree).map(({ ID }) => ID)).toEqual([1, 2, 3, 4])
})

it('breaks a circle at its last item', () => {
  const tree = buildMenuTree([item(1, 2), item(2, 3), item(3, 1), item(4, 4)], nowhere)
  expect(tree.map(({ ID }) => ID)).toEqual([3, 4])
})

it('expands the groups above the open screen, and no others', () => {
  const tree = buildMenuTree(
    [item(1, 0), item(2, 1), item(3, 2), item(4, 0), item(5, 4)],
    (url) => url === '/3',
  )
  expect(
    flat(tree)
      .filter(({ isExpanded }) => isExpanded)
      .map(({ ID }) => ID),
  ).toEqual([1, 2])
})
