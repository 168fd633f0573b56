import { isWithin } from '#common/tree.ts'

/** A node of a tree that is put in order by hand. */
export interface TreeNode {
  id: number
  name: string
  /** 0 at the top */
  parent: number
  menu_order: number
}

/** A node where it stands in the list of all. */
export interface Placed<T> {
  node: T
  /** 0 at the top */
  depth: number
  hasChildren: boolean
}

/** Where a node is put: below a parent, after one of its children, or first. */
export interface Place {
  parent: number
  after: number | null
}

export type Change = Pick<TreeNode, 'id' | 'parent' | 'menu_order'>

const byOrder = (a: TreeNode, b: TreeNode): number =>
  a.menu_order - b.menu_order || a.name.localeCompare(b.name) || a.id - b.id

/** Children of a node in their order; what lies in nothing that is there stands at the top. */
const childrenOf = <T extends TreeNode>(nodes: readonly T[], parent: number): T[] => {
  const known = new Set(nodes.map(({ id }) => id))
  return nodes.filter((node) => (known.has(node.parent) ? node.parent : 0) === parent).toSorted(byOrder)
}

/** All nodes from top to bottom, without those that lie in what is closed. */
export const flatten = <T extends TreeNode>(
  nodes: readonly T[],
  closed: ReadonlySet<number> = new Set(),
  parent = 0,
  depth = 0,
): Placed<T>[] =>
  childrenOf(nodes, parent).flatMap((node) => {
    const below = flatten(nodes, closed, node.id, depth + 1)
    return [
      { node, depth, hasChildren: below.length > 0 || childrenOf(nodes, node.id).length > 0 },
      ...(closed.has(node.id) ? [] : below),
    ]
  })

export const parentsOf = (nodes: readonly TreeNode[]) =>
  nodes.map(({ id, parent }) => ({ id, parentId: parent }))

/** The nodes that one may be put into: not itself, nor what lies in it. */
export const possibleParents = <T extends TreeNode>(nodes: readonly T[], id: number): T[] => {
  const tree = parentsOf(nodes)
  return nodes.filter((node) => !isWithin(tree, node.id, id))
}

/** The names down to a node, as `Clothes › Shirts`. */
export const pathName = (nodes: readonly TreeNode[], id: number, depth = 0): string => {
  const node = nodes.find((one) => one.id === id)
  if (!node) return ''
  const above = depth < 8 && node.parent ? pathName(nodes, node.parent, depth + 1) : ''
  return above ? `${above} › ${node.name}` : node.name
}

/**
 * Where a row comes to lie that is dragged from one place of the list to another, and `levels` deeper or less deep. It can be
 * one level deeper than the row above it at most, and as deep as the row below it at least.
 */
export const placeAt = <T extends TreeNode>(
  rows: readonly Placed<T>[],
  from: number,
  to: number,
  levels: number,
): Place => {
  const moved = rows[from]
  if (!moved) return { parent: 0, after: null }
  const tree = parentsOf(rows.map(({ node }) => node))
  const isMoved = ({ node }: Placed<T>) => isWithin(tree, node.id, moved.node.id)
  const above = (to <= from ? rows.slice(0, to) : rows.slice(0, to + 1)).filter((row) => !isMoved(row))
  const below = (to <= from ? rows.slice(to) : rows.slice(to + 1)).find((row) => !isMoved(row))
  const last = above.at(-1)
  const deepest = last ? last.depth + 1 : 0
  const depth = Math.min(Math.max(moved.depth + levels, below?.depth ?? 0), deepest)
  const sibling = above.findLast((row) => row.depth <= depth)
  if (!sibling) return { parent: 0, after: null }
  return sibling.depth === depth
    ? { parent: sibling.node.parent, after: sibling.node.id }
    : { parent: sibling.node.id, after: null }
}

/** What has to be written so that a node stands at a place; nothing for a place in itself, or where it is already. */
export const changesOf = (nodes: readonly TreeNode[], id: number, { parent, after }: Place): Change[] => {
  const moved = nodes.find((node) => node.id === id)
  if (!moved || isWithin(parentsOf(nodes), parent, id)) return []
  const others = childrenOf(nodes, parent).filter((node) => node.id !== id)
  const index = after === null ? 0 : others.findIndex((node) => node.id === after) + 1
  const inOrder = [...others.slice(0, index), moved, ...others.slice(index)]
  const isAsBefore =
    moved.parent === parent && childrenOf(nodes, parent).every((node, i) => node.id === inOrder[i]?.id)
  if (isAsBefore) return []
  return inOrder
    .map((node, i) => ({ node, change: { id: node.id, parent, menu_order: i + 1 } }))
    .filter(({ node, change }) => node.parent !== parent || node.menu_order !== change.menu_order)
    .map(({ change }) => change)
}

/** What puts back what changes replaced. */
export const formerOf = (nodes: readonly TreeNode[], changes: readonly Change[]): Change[] =>
  changes.flatMap((change) => {
    const node = nodes.find(({ id }) => id === change.id)
    return node ? { id: node.id, parent: node.parent, menu_order: node.menu_order } : []
  })

/** The place one step up or down among its siblings; null at the end. */
export const besides = (nodes: readonly TreeNode[], id: number, step: -1 | 1): Place | null => {
  const node = nodes.find((one) => one.id === id)
  if (!node) return null
  const siblings = childrenOf(nodes, node.parent)
  const at = siblings.findIndex((one) => one.id === id)
  if (!siblings[at + step]) return null
  const after = step === 1 ? siblings[at + 1] : siblings[at - 2]
  return { parent: node.parent, after: after?.id ?? null }
}

/** The place behind all children of a node. */
export const lastIn = (nodes: readonly TreeNode[], parent: number, id: number): Place => ({
  parent,
  after: childrenOf(nodes, parent).findLast((node) => node.id !== id)?.id ?? null,
})
