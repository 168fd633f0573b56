import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely'
import { DatabaseUnreachable } from './errors.ts'

/** The row that whoever writes holds until its transaction ends. */
export const WRITER = 'writer'

export interface PostgresOptions {
  pool: PostgresPool
  /** how long a transaction waits for the others that write, ms; 0 as long as it takes */
  longestWait: number
  /** called before the connections are closed */
  onEnd?: () => Promise<void>
}

/** PostgreSQL has no character for it, and SQLite's shops need none. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value

/** The table that a statement puts rows with ids of their own into; null for any other statement. */
const givesIds = ({ query }: CompiledQuery): string | null => {
  if (query.kind !== 'InsertQueryNode' || !query.into) return null
  const hasIds = query.columns?.some(({ column }) => column.name === 'id')
  return hasIds ? query.into.table.identifier.name : null
}

/** Has the ids that a table counts go on above those that were given to it, as in SQLite. */
const createCounters = () => {
  const known = new Map<string, string | null>()
  const find = async (connection: DatabaseConnection, table: string): Promise<string | null> => {
    const found = known.get(table)
    if (found !== undefined) return found
    const asked = CompiledQuery.raw(`select pg_get_serial_sequence('"${table}"', 'id') as name`)
    const { rows } = await connection.executeQuery<{ name: string | null }>(asked)
    const name = rows[0]?.name ?? null
    known.set(table, name)
    return name
  }
  return async (connection: DatabaseConnection, table: string): Promise<void> => {
    const sequence = await find(connection, table)
    if (!sequence) return
    await connection.executeQuery(
      CompiledQuery.raw(`select setval('${sequence}', greatest(
        coalesce(pg_sequence_last_value('${sequence}'), 1), (select max(id) from "${table}")))`),
    )
  }
}

/**
 * Transactions take turns, those of other processes too: each holds one row from its begin to its end. So a value that was
 * read stays true until it is written, and ids of events are in the order of commits.
 */
class WritersInTurn extends PostgresDriver {
  readonly #begin: string
  readonly #known = new WeakSet<DatabaseConnection>()

  readonly #countOn = createCounters()
  readonly #onEnd: PostgresOptions['onEnd']

  constructor({ pool, longestWait, onEnd }: PostgresOptions) {
    super({ pool })
    this.#onEnd = onEnd
    this.#begin = `begin; set local lock_timeout = ${longestWait}; select 1 from locks where name = '${WRITER}' for update; set local lock_timeout = 0`
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch((error: unknown) => {
      throw new DatabaseUnreachable(error)
    })
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const run = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      try {
        const result = await run<R>({ ...query, parameters: query.parameters.map(withoutNul) })
        const table = givesIds(query)
        if (table) await this.#countOn(connection, table)
        return result
      } catch (error) {
        throw DatabaseUnreachable.or(error)
      }
    }
    return connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(this.#begin))
    } catch (error) {
      await this.rollbackTransaction(connection as never).catch(() => {})
      throw error
    }
  }

  override async destroy(): Promise<void> {
    await this.#onEnd?.()
    await super.destroy()
  }
}

/** Migrations run in a transaction, which is alone as it is. */
class AdapterInTurn extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
}

export const createPostgresDialect = (options: PostgresOptions): Dialect => ({
  createDriver: () => new WritersInTurn(options),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new AdapterInTurn(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
