import {
  type BinaryOperationNode,
  type ColumnDefinitionNode,
  DataTypeNode,
  GeneratedNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  RawNode,
} from 'kysely'

const OPERATORS: Record<string, 'ilike' | 'not ilike'> = { like: 'ilike', 'not like': 'not ilike' }

/** In SQLite's `like` A is a, and a backslash is one. */
class Queries extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const compared = super.transformBinaryOperation(node)
    const operator = OperatorNode.is(compared.operator) && OPERATORS[compared.operator.operator]
    if (!operator) return compared
    return {
      ...compared,
      operator: OperatorNode.create(operator),
      rightOperand: RawNode.create(['', " escape ''"], [compared.rightOperand]),
    }
  }
}

/** Columns of amounts, which may have parts of the minor unit: SQLite keeps them as they are, whatever a column was declared as. */
const AMOUNT = /(^|_)(price|amount|total|subtotal|tax|rate)$/

/** Numbers of 64 bits, ids that are counted, and texts that are compared by their code points, whatever the server's locale. */
class Tables extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node)
    if (isBigint(column.dataType) && AMOUNT.test(column.column.column.name)) {
      return { ...column, dataType: DataTypeNode.create('double precision') }
    }
    if (!column.autoIncrement) return column
    const generated = GeneratedNode.create({ identity: true, byDefault: true })
    return { ...column, autoIncrement: false, generated }
  }
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    if (node.dataType === 'integer') return { ...node, dataType: 'bigint' }
    if (node.dataType === 'text') return RawNode.createWithSql('text collate "C"') as unknown as DataTypeNode
    return node
  }
}

const isBigint = (type: OperationNode): boolean => DataTypeNode.is(type) && type.dataType === 'bigint'

const pluginOf = (transformer: OperationNodeTransformer): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
})

/** Queries that are written once mean the same in PostgreSQL as in SQLite. */
export const sameQueries = (): KyselyPlugin => pluginOf(new Queries())

/** So do the tables that migrations make. */
export const sameTables = (): KyselyPlugin => pluginOf(new Tables())
