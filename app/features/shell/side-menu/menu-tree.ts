import type { MenuItem } from '#store-api/contract/content.ts'

/** An item of the shop's own menu with what it holds (spec §3). */
export interface MenuNode extends MenuItem {
  children: MenuNode[]
  hasChildren: boolean
  isExpanded: boolean
}

const isWithin = (node: MenuNode, parent: MenuNode, above: Map<MenuNode, MenuNode>): boolean => {
  for (let one: MenuNode | undefined = parent; one; one = above.get(one)) if (one === node) return true
  return false
}

const expand = (node: MenuNode, isOpen: (url: string) => boolean): boolean => {
  const below = node.children.map((child) => expand(child, isOpen))
  node.isExpanded = below.includes(true)
  return node.isExpanded || isOpen(node.url)
}

/**
 * The menu as a tree, in the order of its list. Nothing gets lost: what names no parent that there is, or would
 * stand within itself, stands at the top.
 * @param isOpen whether a URL is that of the screen that is shown: the groups above it are expanded
 */
export const buildMenuTree = (items: MenuItem[], isOpen: (url: string) => boolean): MenuNode[] => {
  const nodes = new Map<string, MenuNode>()
  for (const item of items) {
    const id = String(item.ID)
    if (!nodes.has(id)) nodes.set(id, { ...item, children: [], hasChildren: false, isExpanded: false })
  }
  const above = new Map<MenuNode, MenuNode>()
  const top: MenuNode[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(String(node.menu_item_parent))
    if (!parent || isWithin(node, parent, above)) {
      top.push(node)
      continue
    }
    above.set(node, parent)
    parent.children.push(node)
    parent.hasChildren = true
  }
  for (const node of top) expand(node, isOpen)
  return top
}
