import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { productRow } from '#tests/support/rows/product-row.ts'
import { SYSTEM } from '../context.ts'
import { saveSettings } from '../modules/settings/settings.ts'
import { type Database, openDatabase } from './connection.ts'
import { findStoredShop } from './stored-shop.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-held-'))
afterAll(() => rmSync(parent, { recursive: true }))

const folder = async (name: string, fill: (db: Database) => Promise<unknown>): Promise<string> => {
  const dataDir = join(parent, name)
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await fill(db)
  await db.destroy()
  return dataDir
}
const settings = (values: Parameters<typeof saveSettings>[1]) => (db: Database) =>
  saveSettings({ db, clock: Date.now, actor: SYSTEM }, values)

test('a folder that is not there, and one whose database has nothing in it', async () => {
  expect(findStoredShop(join(parent, 'none'))).toEqual({ kind: 'nothing' })
  expect(readdirSync(parent)).not.toContain('none')
  expect(findStoredShop(await folder('unfilled', async () => {}))).toEqual({ kind: 'nothing' })
})

test('a demo in its language', async () => {
  const fa = await folder('fa', settings({ is_demo: true, locale: 'fa' }))
  const en = await folder('en', settings({ is_demo: true, locale: 'en' }))
  expect(findStoredShop(fa)).toEqual({ kind: 'demo', language: 'fa' })
  expect(findStoredShop(en)).toEqual({ kind: 'demo', language: 'en' })
})

test('a shop of somebody’s own: with settings, or with products alone', async () => {
  expect(findStoredShop(await folder('own', settings({ is_demo: false })))).toEqual({ kind: 'own' })
  const product = productRow({ id: 1, name: 'Cup', slug: 'cup', regular_price: 1 })
  const sold = await folder('sold', (db) => db.insertInto('products').values(product).execute())
  expect(findStoredShop(sold)).toEqual({ kind: 'own' })
})

test('looking changes nothing, not even the version of the tables', () => {
  const dataDir = join(parent, 'older')
  mkdirSync(dataDir)
  const older = new DatabaseSync(join(dataDir, 'vitrin.db'))
  older.exec(`PRAGMA journal_mode = WAL; CREATE TABLE settings (name, value);
    INSERT INTO settings VALUES ('is_demo', 'true'), ('locale', '"en"')`)
  older.close()
  const before = readFileSync(join(dataDir, 'vitrin.db'))
  expect(findStoredShop(dataDir)).toEqual({ kind: 'demo', language: 'en' })
  expect(readdirSync(dataDir)).toEqual(['vitrin.db'])
  expect(readFileSync(join(dataDir, 'vitrin.db'))).toEqual(before)
})

test('a file that is no database is reported', () => {
  const dataDir = join(parent, 'junk')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'vitrin.db'), 'just some words '.repeat(100))
  expect(() => findStoredShop(dataDir)).toThrow('not a database')
})
