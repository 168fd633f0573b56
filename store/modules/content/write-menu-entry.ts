import { ok, type Result, refuse } from '#common/result.ts'
import { isWithin } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropTranslations } from '../translations/translations.ts'
import { listMenuEntries, type MenuEntry } from './menu-entries.ts'
import { listMenus } from './menus.ts'

/** What those who run the shop give of an entry; links are checked by the caller. */
export type MenuEntryFields = { [K in keyof Omit<MenuEntry, 'id'>]?: MenuEntry[K] | undefined }

export type MenuEntryRefusal =
  | 'unknown'
  | 'unknown_menu'
  | 'no_title'
  | 'no_url'
  | 'no_title_nor_url'
  | 'unknown_parent'
  | 'circle'
  | 'too_many'

/** every page shows all of them */
const MOST = 200

const NEW: MenuEntry = {
  id: 0,
  menuId: 0,
  parentId: 0,
  title: '',
  url: '',
  position: 0,
  type: 'custom',
  object: 'custom',
  objectId: 0,
  target: '',
  classes: '',
  xfn: '',
  attrTitle: '',
  description: '',
}

/** An entry after a change. It leaves what it lay in when it moves to another menu. */
const changed = (entry: MenuEntry, fields: MenuEntryFields): MenuEntry => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const after: MenuEntry = { ...entry, ...Object.fromEntries(given) }
  const isMoved = after.menuId !== entry.menuId && fields.parentId === undefined
  return { ...after, ...(isMoved ? { parentId: 0 } : {}), ...(after.type === 'custom' ? {} : { url: '' }) }
}

/** What a link lacks; other entries have the name and address of what they follow. */
const lackOf = ({ type, title, url }: MenuEntry): MenuEntryRefusal | null => {
  if (type !== 'custom' || (title && url)) return null
  return title ? 'no_url' : url ? 'no_title' : 'no_title_nor_url'
}

const refusalOf = (entries: MenuEntry[], { id, parentId, menuId }: MenuEntry): MenuEntryRefusal | null => {
  const inMenu = entries.filter((entry) => entry.menuId === menuId && entry.id !== id)
  if (inMenu.length >= MOST) return 'too_many'
  if (parentId === 0) return null
  if (id !== 0 && isWithin(entries, parentId, id)) return 'circle'
  return inMenu.some((entry) => entry.id === parentId) ? null : 'unknown_parent'
}

const checked = async (
  context: Context,
  entries: MenuEntry[],
  after: MenuEntry,
): Promise<MenuEntryRefusal | null> => {
  const isMenu = (await listMenus(context)).some(({ id }) => id === after.menuId)
  return isMenu ? (lackOf(after) ?? refusalOf(entries, after)) : 'unknown_menu'
}

const columnsOf = ({ id: _, menuId, parentId, objectId, attrTitle, ...entry }: MenuEntry) => ({
  ...entry,
  menu_id: menuId,
  parent_id: parentId,
  object_id: objectId,
  attr_title: attrTitle,
})

const record = (context: Context, id: number) =>
  recordEvent(context, { type: 'menu.changed', payload: { id } })

const liftChildren = ({ db }: Context, { id, parentId }: MenuEntry) =>
  db.updateTable('menu_items').where('parent_id', '=', id).set({ parent_id: parentId }).execute()

/** Adds an entry to a menu, at its end unless a position is given; answers its id. */
export const addMenuEntry = (
  context: Context,
  fields: MenuEntryFields,
): Promise<Result<number, MenuEntryRefusal>> =>
  inTransaction(context, async (inside) => {
    const entries = await listMenuEntries(inside)
    const last = entries.findLast(({ menuId }) => menuId === fields.menuId)?.position ?? 0
    const entry = changed(NEW, { parentId: 0, ...fields, position: fields.position ?? last + 1 })
    const refusal = await checked(inside, entries, entry)
    if (refusal) return refuse(refusal)
    const { id } = await inside.db
      .insertInto('menu_items')
      .values(columnsOf(entry))
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(inside, id)
    return ok(id)
  })

/** Changes an entry of a menu; what is not given stays. What lay in one that moves to another menu moves up. */
export const editMenuEntry = (
  context: Context,
  id: number,
  fields: MenuEntryFields,
): Promise<Result<number, MenuEntryRefusal>> =>
  inTransaction(context, async (inside) => {
    const entries = await listMenuEntries(inside)
    const entry = entries.find((one) => one.id === id)
    if (!entry) return refuse('unknown')
    const after = changed(entry, fields)
    const refusal = await checked(inside, entries, after)
    if (refusal) return refuse(refusal)
    if (after.menuId !== entry.menuId) await liftChildren(inside, entry)
    await inside.db.updateTable('menu_items').set(columnsOf(after)).where('id', '=', id).execute()
    await record(inside, id)
    return ok(id)
  })

/** Takes an entry out of its menu; what lay in it moves up. */
export const removeMenuEntry = (context: Context, id: number): Promise<Result<number, MenuEntryRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const entry = (await listMenuEntries(inside)).find((one) => one.id === id)
    if (!entry) return refuse('unknown')
    await liftChildren(inside, entry)
    await db.deleteFrom('menu_items').where('id', '=', id).execute()
    await dropTranslations(inside, 'menu_item', [id])
    await record(inside, id)
    return ok(id)
  })

/** Deletes all entries of a menu, inside the transaction of its caller. */
export const deleteEntries = async (context: Context, menuId: number): Promise<void> => {
  const { db } = context
  const rows = await db.selectFrom('menu_items').select('id').where('menu_id', '=', menuId).execute()
  await dropTranslations(
    context,
    'menu_item',
    rows.map(({ id }) => id),
  )
  await db.deleteFrom('menu_items').where('menu_id', '=', menuId).execute()
}

/** Adds a page to the menus that new pages are added to and that do not have it, inside its caller's transaction. */
export const addPageToMenus = async (context: Context, pageId: number): Promise<void> => {
  const menus = (await listMenus(context)).filter(({ autoAdd }) => autoAdd)
  if (menus.length === 0) return
  const entries = await listMenuEntries(context)
  const has = (menuId: number) =>
    entries.some((one) => one.menuId === menuId && one.object === 'page' && one.objectId === pageId)
  for (const menu of menus) {
    if (has(menu.id)) continue
    await addMenuEntry(context, { menuId: menu.id, type: 'post_type', object: 'page', objectId: pageId })
  }
}
