import type { Context } from '#store/context.ts'

export interface MenuEntry {
  id: number
  /** 0 at the top */
  parentId: number
  title: string
  url: string
}

/** The shop's menu in its order, parents before their children or not. */
export const listMenu = async (context: Context): Promise<MenuEntry[]> => {
  const rows = await context.db
    .selectFrom('menu_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id, title: row.title, url: row.url }))
}
