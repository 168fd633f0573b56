import type { Context } from '#store/context.ts'

/** Where a menu can stand, with what each is called. The storefront shows that at `primary`. */
export const MENU_LOCATIONS = {
  primary: 'Primary Menu',
  secondary: 'Secondary Menu',
  handheld: 'Handheld Menu',
} as const
export type MenuLocation = keyof typeof MENU_LOCATIONS

export const isMenuLocation = (name: string): name is MenuLocation => Object.hasOwn(MENU_LOCATIONS, name)

export interface Menu {
  id: number
  name: string
  slug: string
  description: string
  locations: MenuLocation[]
  /** whether pages at the top are added when they are published */
  autoAdd: boolean
}

/** All menus by name. */
export const listMenus = async ({ db }: Pick<Context, 'db'>): Promise<Menu[]> => {
  const rows = await db.selectFrom('menus').selectAll().orderBy('name').orderBy('id').execute()
  const locations = await db.selectFrom('menu_locations').selectAll().execute()
  return rows.map(({ auto_add, ...row }) => ({
    ...row,
    locations: (Object.keys(MENU_LOCATIONS) as MenuLocation[]).filter((location) =>
      locations.some(({ name, menu_id }) => name === location && menu_id === row.id),
    ),
    autoAdd: auto_add === 1,
  }))
}

/** The id of the menu at a location; 0 where none is. */
export const menuAt = async ({ db }: Pick<Context, 'db'>, location: MenuLocation): Promise<number> => {
  const row = await db
    .selectFrom('menu_locations')
    .select('menu_id')
    .where('name', '=', location)
    .executeTakeFirst()
  return row?.menu_id ?? 0
}
