import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inLanguage, readTranslations } from '../translations/translations.ts'

export interface MenuEntry {
  id: number
  /** 0 at the top */
  parentId: number
  title: string
  url: string
  position: number
}

/** The shop's menu in its order, parents before their children or not; with its titles in a language, as far as they are translated. */
export const listMenu = async (context: Context, language?: Locale): Promise<MenuEntry[]> => {
  const rows = await context.db
    .selectFrom('menu_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const texts = language ? await readTranslations(context, 'menu_item') : undefined
  return rows
    .map((row) => inLanguage(row, language && texts?.get(row.id)?.[language]))
    .map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      title: row.title,
      url: row.url,
      position: row.position,
    }))
}
