import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteFile } from './sqlite-file.ts'
import { waitsUntil, whenFree } from './unavailable.ts'

export interface Connections {
  writer: SqliteFile
  /** answers reads outside of transactions; null where there is one connection only, as in memory */
  reader: SqliteFile | null
}

interface Connection extends DatabaseConnection {
  /** lets the next writer on; set during a transaction */
  unlock: (() => void) | null
  /** why SQLite has ended the transaction by itself */
  lost: unknown
}

/** Gives the lock to its callers in the order in which they asked. */
const createLock = () => {
  let last = Promise.resolve()
  return async (): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    return resolve
  }
}

const isRead = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode'

const createDriver = ({ writer, reader }: Connections): Driver => {
  const lock = createLock()

  /**
   * A statement of a transaction. Once SQLite has ended the transaction, nothing more may run, because it would be
   * committed at once.
   */
  const runInside = (connection: Connection, query: CompiledQuery) => {
    if (connection.lost) throw connection.lost
    try {
      return writer.run(query)
    } catch (error) {
      if (!writer.isTransaction()) connection.lost = error
      throw error
    }
  }

  const runAlone = async (query: CompiledQuery) => {
    const deadline = waitsUntil()
    const unlock = await lock()
    try {
      return await whenFree(() => writer.run(query), deadline)
    } finally {
      unlock()
    }
  }

  const createConnection = (): Connection => {
    const connection: Connection = {
      unlock: null,
      lost: null,
      executeQuery: async (query) => {
        if (connection.unlock) return runInside(connection, query)
        return reader && isRead(query) ? whenFree(() => reader.run(query)) : runAlone(query)
      },
      streamQuery: () => {
        throw new Error('queries are not streamed: an open one would hold back what the others see')
      },
    }
    return connection
  }

  const end = (connection: Connection) => {
    connection.unlock?.()
    Object.assign(connection, { unlock: null, lost: null })
  }
  const undo = () => {
    if (writer.isTransaction()) writer.exec('ROLLBACK')
  }
  const begin = async (connection: Connection) => {
    const deadline = waitsUntil()
    const unlock = await lock()
    try {
      undo()
      // the lock at once: a transaction that reads first could not become a writer later
      await whenFree(() => writer.exec('BEGIN IMMEDIATE'), deadline)
      connection.unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }
  const rollback = async (connection: Connection) => {
    try {
      undo()
    } finally {
      end(connection)
    }
  }
  const savepoint = (verb: string) => async (connection: DatabaseConnection, name: string) => {
    await connection.executeQuery(CompiledQuery.raw(`${verb} "${name}"`))
  }

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(),
    beginTransaction: (connection) => begin(connection as Connection),
    commitTransaction: async (connection) => {
      const { lost } = connection as Connection
      if (lost) throw lost
      writer.exec('COMMIT')
      end(connection as Connection)
    },
    rollbackTransaction: (connection) => rollback(connection as Connection),
    savepoint: savepoint('SAVEPOINT'),
    rollbackToSavepoint: savepoint('ROLLBACK TO'),
    releaseSavepoint: savepoint('RELEASE'),
    releaseConnection: (connection) =>
      (connection as Connection).unlock ? rollback(connection as Connection) : Promise.resolve(),
    destroy: async () => {
      reader?.close()
      writer.close()
    },
  }
}

/** Its name begins as migrations know SQLite by. SQLite takes back tables with the transaction that made them, so migrations run in one, under its write lock. */
class SqliteTwoConnectionAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely on one connection that writes and one that reads. Writers take turns and wait for other processes without
 * holding up the event loop; reads outside of transactions wait for nobody, and see what was committed before them.
 */
export const createDialect = (connections: Connections): Dialect => ({
  createDriver: () => createDriver(connections),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteTwoConnectionAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
