import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inLanguage, readTranslations } from '../translations/translations.ts'
import { menuAt } from './menus.ts'
import type { MenuItemType } from './tables.ts'

export interface MenuEntry {
  id: number
  menuId: number
  /** 0 at the top */
  parentId: number
  /** of an entry that follows something: empty where it has the name of that */
  title: string
  /** of a custom link; empty for what follows something */
  url: string
  position: number
  type: MenuItemType
  /** the kind of what it follows, such as `page` or `product_cat`; `custom` for a link */
  object: string
  /** the id of what it follows, whether there is such a thing or not; 0 for a link */
  objectId: number
  /** `_blank` or empty */
  target: string
  /** words with spaces between them */
  classes: string
  xfn: string
  attrTitle: string
  description: string
}

/**
 * The entries of all menus in their order, parents before their children or not; with their titles in a language, as
 * far as they are translated.
 */
export const listMenuEntries = async (context: Context, language?: Locale): Promise<MenuEntry[]> => {
  const rows = await context.db
    .selectFrom('menu_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const texts = language ? await readTranslations(context, 'menu_item') : undefined
  return rows
    .map((row) => inLanguage(row, language && texts?.get(row.id)?.[language]))
    .map(({ menu_id, parent_id, object_id, attr_title, ...row }) => ({
      ...row,
      menuId: menu_id,
      parentId: parent_id,
      objectId: object_id,
      attrTitle: attr_title,
    }))
}

/** The entries of the menu that the storefront shows. */
export const listMenu = async (context: Context, language?: Locale): Promise<MenuEntry[]> => {
  const shown = await menuAt(context, 'primary')
  return (await listMenuEntries(context, language)).filter(({ menuId }) => menuId === shown)
}
