import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { freeName, slugOf } from '../catalog/catalog.ts'
import { listMenus, type Menu, type MenuLocation } from './menus.ts'
import { deleteEntries } from './write-menu-entry.ts'

export interface MenuFields {
  name?: string | undefined
  /** made of the name where it is not given */
  slug?: string | undefined
  description?: string | undefined
  /** each is taken from the menu that stood there */
  locations?: readonly MenuLocation[] | undefined
  autoAdd?: boolean | undefined
}
export type MenuRefusal = { reason: 'unknown' | 'no_name' | 'too_many' } | { reason: 'exists'; id: number }

const MOST = 100

const record = (context: Context, what: 'created' | 'changed' | 'deleted', id: number) =>
  recordEvent(context, { type: `menu.${what}`, payload: { menu: id } })

/** What the menus do not take; the id is 0 for a new one. */
const refusalOf = (menus: Menu[], id: number, { name }: MenuFields): MenuRefusal | null => {
  if (name === '' || (id === 0 && name === undefined)) return { reason: 'no_name' }
  const same = menus.find((menu) => menu.id !== id && menu.name.toLowerCase() === name?.toLowerCase())
  return same ? { reason: 'exists', id: same.id } : null
}

const slugFor = async (menus: Menu[], id: number, fields: MenuFields, own: string): Promise<string> => {
  const wanted = fields.slug || fields.name
  if (!wanted) return own
  const taken = new Set(menus.filter((menu) => menu.id !== id).map(({ slug }) => slug))
  return freeName(slugOf(wanted) || 'menu', async (slug) => taken.has(slug))
}

const place = async ({ db }: Context, id: number, locations: readonly MenuLocation[]): Promise<void> => {
  await db.deleteFrom('menu_locations').where('menu_id', '=', id).execute()
  for (const name of locations) {
    await db
      .insertInto('menu_locations')
      .values({ name, menu_id: id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ menu_id: id }))
      .execute()
  }
}

/** Makes a menu without entries; answers its id. */
export const createMenu = (context: Context, fields: MenuFields): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const menus = await listMenus(inside)
    const refusal = menus.length >= MOST ? ({ reason: 'too_many' } as const) : refusalOf(menus, 0, fields)
    if (refusal) return refuse(refusal)
    const { name = '', description = '', autoAdd = false, locations = [] } = fields
    const slug = await slugFor(menus, 0, fields, '')
    const { id } = await inside.db
      .insertInto('menus')
      .values({ name, slug, description, auto_add: Number(autoAdd) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await place(inside, id, locations)
    await record(inside, 'created', id)
    return ok(id)
  })

/** Changes a menu; what is not given stays, but its slug follows its name. */
export const updateMenu = (
  context: Context,
  id: number,
  fields: MenuFields,
): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const menus = await listMenus(inside)
    const menu = menus.find((one) => one.id === id)
    if (!menu) return refuse({ reason: 'unknown' })
    const refusal = refusalOf(menus, id, fields)
    if (refusal) return refuse(refusal)
    const { name = menu.name, description = menu.description, autoAdd = menu.autoAdd, locations } = fields
    const slug = await slugFor(menus, id, fields, menu.slug)
    await inside.db
      .updateTable('menus')
      .set({ name, slug, description, auto_add: Number(autoAdd) })
      .where('id', '=', id)
      .execute()
    if (locations) await place(inside, id, locations)
    await record(inside, 'changed', id)
    return ok(id)
  })

/** Deletes a menu with its entries; where it stood there is none. */
export const deleteMenu = (context: Context, id: number): Promise<Result<number, MenuRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    if (!(await listMenus(inside)).some((menu) => menu.id === id)) return refuse({ reason: 'unknown' })
    await deleteEntries(inside, id)
    await db.deleteFrom('menu_locations').where('menu_id', '=', id).execute()
    await db.deleteFrom('menus').where('id', '=', id).execute()
    await record(inside, 'deleted', id)
    return ok(id)
  })
