import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'

const rowsOf = (file: SqliteFile) => file.run(CompiledQuery.raw('SELECT * FROM shelf')).rows
const change = (file: SqliteFile, sql: string) => file.run(CompiledQuery.raw(sql))

test('rows are named by the columns that their table has now, whoever changed it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-sqlite-'))
  const path = join(folder.path, 'shop.db')
  const writer = await openSqlite(path, { readOnly: false })
  change(writer, 'CREATE TABLE shelf (id INTEGER, name TEXT, width INTEGER)')
  change(writer, "INSERT INTO shelf VALUES (1, 'oak', 80)")
  const reader = await openSqlite(path, { readOnly: true })
  const before = { id: 1, name: 'oak', width: 80 }
  expect([rowsOf(writer), rowsOf(reader)]).toEqual([[before], [before]])

  change(writer, 'ALTER TABLE shelf DROP COLUMN name')
  const after = { id: 1, width: 80 }
  expect([rowsOf(writer), rowsOf(reader)]).toEqual([[after], [after]])

  change(writer, 'DROP TABLE shelf')
  change(writer, 'CREATE TABLE shelf (width INTEGER, id INTEGER)')
  change(writer, 'INSERT INTO shelf VALUES (80, 1)')
  expect(rowsOf(writer)).toEqual([after])
  for (const file of [writer, reader]) file.close()
})
