import type { KyselyPlugin, OperationNode } from 'kysely'

type Fields = Record<string, unknown>

const isNode = (value: unknown): value is OperationNode & Fields =>
  typeof value === 'object' && value !== null && 'kind' in value

const within = (node: OperationNode): (OperationNode & Fields)[] => Object.values(node).flat().filter(isNode)

/** The name of a plain column; null for functions, aliases of functions and raw SQL. */
const columnOf = (node: OperationNode & Fields): string | null => {
  if (node.kind === 'IdentifierNode') return node.name as string
  const inner = { AliasNode: node.node, ReferenceNode: node.column, ColumnNode: node.column }[
    node.kind as string
  ]
  return isNode(inner) ? columnOf(inner) : null
}

const ungroupedIn = (node: OperationNode & Fields): string[] => {
  const inside = within(node).flatMap(ungroupedIn)
  if (node.kind !== 'SelectQueryNode' || !isNode(node.groupBy)) return inside
  const grouped = within(node.groupBy).map((item) => columnOf(item.groupBy as OperationNode & Fields))
  const selected = (node.selections as (OperationNode & Fields)[]).map((one) =>
    columnOf(one.selection as OperationNode & Fields),
  )
  return [...selected.filter((name) => name !== null && !grouped.includes(name)), ...inside] as string[]
}

/** Collects columns that a query selects without grouping by them, which no database but SQLite and MySQL takes. */
export const collectUngroupedColumns = (found: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    found.push(...ungroupedIn(node as OperationNode & Fields))
    return node
  },
  transformResult: async ({ result }) => result,
})
