import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as menus from './0036-menus.ts'

const openFirst = async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<unknown>({ dialect: createDialect({ writer, reader: null }) })
  await first.up(db)
  return db
}
const rowsOf = async (db: Kysely<unknown>, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows

test('the entries of a shop stand in the menu that is shown, as links', async () => {
  const db = await openFirst()
  await sql`insert into menu_items (parent_id, title, url, position) values (0, 'Home', '/', 1)`.execute(db)
  await menus.up(db)
  const [menu] = await rowsOf(db, 'menus')
  expect(menu).toMatchObject({ name: 'Menu', slug: 'menu', description: '', auto_add: 0 })
  expect(await rowsOf(db, 'menu_locations')).toEqual([{ name: 'primary', menu_id: menu?.id }])
  expect(await rowsOf(db, 'menu_items')).toMatchObject([
    { title: 'Home', url: '/', menu_id: menu?.id, type: 'custom', object: 'custom', target: '' },
  ])
  await db.destroy()
})

test('a shop without entries has no menu', async () => {
  const db = await openFirst()
  await menus.up(db)
  expect(await rowsOf(db, 'menus')).toEqual([])
  await db.destroy()
})
