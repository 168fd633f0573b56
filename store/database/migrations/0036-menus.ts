import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
const custom = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('custom')

/** The entries that a shop had were all in one menu, which the storefront shows. */
const gatherEntries = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql`select 1 from menu_items limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`insert into menus (name, slug) values ('Menu', 'menu')`.execute(db)
  await sql`insert into menu_locations (name, menu_id) select 'primary', id from menus`.execute(db)
  await sql`update menu_items set menu_id = (select id from menus)`.execute(db)
}

/** A table with an id that the database counts. */
const withId = (db: Kysely<unknown>, name: string) => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const table = db.schema.createTable(name)
  return isSqlite
    ? table.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
}

/** Menus by name and place, and entries that follow a page, a product or a category. */
const addMenus = async (db: Kysely<unknown>): Promise<void> => {
  await withId(db, 'menus')
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', empty)
    .addColumn('auto_add', 'bigint', zero)
    .execute()
  await db.schema
    .createTable('menu_locations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('menu_id', 'bigint', (column) => column.notNull().references('menus.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('menu_locations_menu_id').on('menu_locations').column('menu_id').execute()
  const items = () => db.schema.alterTable('menu_items')
  await items().addColumn('menu_id', 'bigint', zero).execute()
  await items().addColumn('type', 'text', custom).execute()
  await items().addColumn('object', 'text', custom).execute()
  await items().addColumn('object_id', 'bigint', zero).execute()
  for (const name of ['target', 'classes', 'xfn', 'attr_title', 'description']) {
    await items().addColumn(name, 'text', empty).execute()
  }
  await db.schema
    .createIndex('menu_items_menu_id')
    .on('menu_items')
    .columns(['menu_id', 'position'])
    .execute()
}

/** Texts of posts and pages as they were. */
const addRevisions = async (db: Kysely<unknown>): Promise<void> => {
  await withId(db, 'post_revisions')
    .addColumn('post_id', 'bigint', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('title', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('excerpt', 'text', required)
    .addColumn('author_name', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('post_revisions_post_id')
    .on('post_revisions')
    .columns(['post_id', 'id'])
    .execute()
}

/** Also whether a post keeps its slug, and what stands under a picture. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addMenus(db)
  await addRevisions(db)
  await gatherEntries(db)
  await db.schema.alterTable('posts').addColumn('keeps_slug', 'bigint', zero).execute()
  await sql`update posts set keeps_slug = 1 where status in ('publish', 'private')`.execute(db)
  await db.schema.alterTable('media').addColumn('caption', 'text', empty).execute()
  await db.schema.alterTable('media').addColumn('description', 'text', empty).execute()
}
