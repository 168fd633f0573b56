/**
 * A node and those above it, from itself to the top.
 * @param parentOf the id of the node above, 0 at the top, undefined where there is no such node. A circle ends the path
 */
export const pathToRoot = (id: number, parentOf: (id: number) => number | undefined): number[] => {
  const path: number[] = []
  let at = id
  for (let parent = parentOf(at); parent !== undefined && !path.includes(at); parent = parentOf(at)) {
    path.push(at)
    at = parent
  }
  return path
}

interface Node {
  id: number
  /** 0 at the top */
  parentId: number
}

/** Whether a node is another, or is below it at any depth. */
export const isWithin = (nodes: readonly Node[], id: number, ancestor: number): boolean => {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]))
  return pathToRoot(id, (at) => parents.get(at)).includes(ancestor)
}
