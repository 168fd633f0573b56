import type { Insertable } from 'kysely'
import type { SeedShop } from '#demo/write-shop.ts'
import type { MenuItemsTable } from '#store/modules/content/tables.ts'

type Entry = Partial<Insertable<MenuItemsTable>> & { title: string; url: string }

/** A menu that the storefront shows, with links in the order they are given. */
export const menuRows = (...entries: Entry[]): SeedShop => ({
  menus: [{ id: 1, name: 'Menu', slug: 'menu' }],
  menu_locations: [{ name: 'primary', menu_id: 1 }],
  menu_items: entries.map((entry, index) => ({
    id: index + 1,
    menu_id: 1,
    parent_id: 0,
    position: index + 1,
    ...entry,
  })),
})
