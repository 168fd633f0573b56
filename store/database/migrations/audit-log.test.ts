import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as productImports from './0033-product-imports.ts'
import * as auditLog from './0035-audit-log.ts'

interface Tables {
  settings: { name: string; value: string; updated_at: number }
  tax_classes: { slug: string; name: string }
}

test('settings and tax classes keep their rows, and have a primary key', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Tables>({ dialect: createDialect({ writer, reader: null }) })
  const untyped = db as unknown as Kysely<unknown>
  await first.up(untyped)
  await productImports.up(untyped)
  const setting = { name: 'locale', value: '"fa"', updated_at: 3 }
  const taxClass = { slug: 'zero', name: 'Zero' }
  await db.insertInto('settings').values(setting).execute()
  await db.insertInto('tax_classes').values(taxClass).execute()
  await auditLog.up(untyped)
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([setting])
  expect(await db.selectFrom('tax_classes').selectAll().execute()).toEqual([taxClass])
  await expect(db.insertInto('settings').values(setting).execute()).rejects.toThrow('UNIQUE')
  const tables = await db.introspection.getTables()
  expect(tables.map(({ name }) => name).filter((name) => name.endsWith('_before'))).toEqual([])
  await db.destroy()
})
