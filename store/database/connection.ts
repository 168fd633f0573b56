import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { makeFolder, makePrivateFile } from './data-folder.ts'
import { createDialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { bindRecorder } from './row-changes.ts'
import type { Schema } from './schema.ts'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'
import { whenFree } from './unavailable.ts'

export type Database = Kysely<Schema>

/**
 * Opens the embedded database and brings its tables up to date.
 * @param file a path, or `:memory:`
 * @throws when the folder cannot be written, another process holds the database for too long, or a migration fails
 */
export const openDatabase = async (file: string): Promise<Database> => {
  const isFile = file !== ':memory:'
  if (isFile) {
    makeFolder(dirname(file))
    makePrivateFile(file)
  }
  const writer = await openSqlite(file, { readOnly: false })
  let reader: SqliteFile | null = null
  try {
    // one that can only be read says so at the first write, which must not be the first order
    await whenFree(() => writer.exec('BEGIN IMMEDIATE'))
    writer.exec('CREATE TABLE writing (tried); ROLLBACK')
    // a database in memory is that of its one connection
    if (isFile) reader = await openSqlite(file, { readOnly: true })
    const db = new Kysely<Schema>({ dialect: createDialect({ writer, reader }) })
    await migrate(db)
    bindRecorder(db, writer.recordChanges)
    return db
  } catch (error) {
    reader?.close()
    writer.close()
    throw error
  }
}
