interface Node {
  id: number
  /** 0 at the top */
  parentId: number
}

/** Whether one lies in another, however deep, or is it. Circles in the data end the search. */
export const liesIn = (nodes: readonly Node[], id: number, ancestor: number): boolean => {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]))
  const seen = new Set<number>()
  for (let at = id; at !== 0 && !seen.has(at); at = parents.get(at) ?? 0) {
    if (at === ancestor) return true
    seen.add(at)
  }
  return false
}
