import { ok, type Result, refuse } from '#common/result.ts'
import { isWithin } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropTranslations } from '../translations/translations.ts'
import { listMenu, type MenuEntry } from './menu.ts'

export interface MenuEntryFields {
  title?: string | undefined
  /** a link, checked by the caller */
  url?: string | undefined
  /** 0 at the top */
  parentId?: number | undefined
  /** entries are in the order of their positions; a new one comes last */
  position?: number | undefined
}
export type MenuRefusal = 'unknown' | 'no_title' | 'no_url' | 'unknown_parent' | 'circle' | 'too_many'

/** every page shows all of them */
const MOST = 200

/** What an entry of the menu may not be; the id is 0 for a new one. */
const refusalOf = (entries: MenuEntry[], id: number, fields: MenuEntryFields): MenuRefusal | null => {
  const { title, url, parentId = 0 } = fields
  if (title === '' || (id === 0 && title === undefined)) return 'no_title'
  if (url === '' || (id === 0 && url === undefined)) return 'no_url'
  if (parentId === 0) return null
  if (!entries.some((entry) => entry.id === parentId)) return 'unknown_parent'
  return id !== 0 && isWithin(entries, parentId, id) ? 'circle' : null
}

const record = (context: Context, id: number) =>
  recordEvent(context, { type: 'menu.changed', payload: { id } })

/** Adds an entry to the shop's menu; answers its id. */
export const addMenuEntry = (
  context: Context,
  fields: MenuEntryFields,
): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const entries = await listMenu(inside)
    const refusal = entries.length >= MOST ? 'too_many' : refusalOf(entries, 0, fields)
    if (refusal) return refuse(refusal)
    const { title = '', url = '', parentId = 0, position } = fields
    const last = entries.at(-1)?.position ?? 0
    const { id } = await inside.db
      .insertInto('menu_items')
      .values({ title, url, parent_id: parentId, position: position ?? last + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(inside, id)
    return ok(id)
  })

/** Changes an entry of the menu; what is not given stays. */
export const editMenuEntry = (
  context: Context,
  id: number,
  fields: MenuEntryFields,
): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const entries = await listMenu(inside)
    const entry = entries.find((one) => one.id === id)
    if (!entry) return refuse('unknown')
    const refusal = refusalOf(entries, id, fields)
    if (refusal) return refuse(refusal)
    const { title = entry.title, url = entry.url, parentId = entry.parentId } = fields
    const { position = entry.position } = fields
    await inside.db
      .updateTable('menu_items')
      .set({ title, url, parent_id: parentId, position })
      .where('id', '=', id)
      .execute()
    await record(inside, id)
    return ok(id)
  })

/** Takes an entry out of the menu; what lay in it moves up. */
export const removeMenuEntry = (context: Context, id: number): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const entry = (await listMenu(inside)).find((one) => one.id === id)
    if (!entry) return refuse('unknown')
    const children = db.updateTable('menu_items').where('parent_id', '=', id)
    await children.set({ parent_id: entry.parentId }).execute()
    await db.deleteFrom('menu_items').where('id', '=', id).execute()
    await dropTranslations(inside, 'menu_item', [id])
    await record(inside, id)
    return ok(id)
  })
