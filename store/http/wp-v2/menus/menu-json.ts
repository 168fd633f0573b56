import { renderTitle } from '#store/http/html.ts'
import type { MenuTarget } from '#store/http/site/menu-targets.ts'
import { POST_COLLECTIONS } from '#store/http/site/term-pages.ts'
import {
  MENU_LOCATIONS,
  type Menu,
  type MenuEntry,
  type MenuLocation,
} from '#store/modules/content/content.ts'
import { CURIES, type Site, selfLinks, type View } from '../answer.ts'

/** A menu as wp/v2 gives it. */
export const menuJson = (site: Site, { id, description, name, slug, locations, autoAdd }: Menu) => ({
  id,
  description,
  name: renderTitle(name),
  slug,
  meta: [],
  locations,
  auto_add: autoAdd,
  _links: {
    ...selfLinks(site, 'menus', id),
    about: [{ href: `${site.base}/taxonomies/nav_menu` }],
    'wp:post_type': [{ href: `${site.base}/menu-items?menus=${id}` }],
    ...(locations.length === 0
      ? {}
      : {
          'wp:menu-location': locations.map((location) => ({
            embeddable: true,
            href: `${site.base}/menu-locations/${location}`,
          })),
        }),
    curies: CURIES,
  },
})

/** A place for a menu, with the one that stands there. */
export const locationJson = (site: Site, location: MenuLocation, menus: readonly Menu[]) => {
  const menu = menus.find(({ locations }) => locations.includes(location))
  return {
    name: location,
    description: MENU_LOCATIONS[location],
    menu: menu?.id ?? 0,
    _links: {
      ...selfLinks({ base: site.base, isStaff: false }, 'menu-locations', location),
      ...(menu
        ? { 'wp:menu': [{ embeddable: true, href: `${site.base}/menus/${menu.id}` }], curies: CURIES }
        : {}),
    },
  }
}

const LABELS: Record<string, string> = {
  custom: 'Custom Link',
  post: 'Post',
  page: 'Page',
  product: 'Product',
  category: 'Category',
  post_tag: 'Tag',
  product_cat: 'Category',
  product_tag: 'Tag',
  product_brand: 'Brand',
}

const ITEM_COLLECTIONS: Record<string, string> = { ...POST_COLLECTIONS, post: 'posts', page: 'pages' }

/** The link to what is followed; products and what sorts them are not in `wp/v2`. */
const followedLink = (
  { base }: Site,
  { type, object, objectId }: MenuEntry,
  target: MenuTarget | undefined,
) => {
  const collection = ITEM_COLLECTIONS[object]
  if (!collection || !target) return {}
  const kind = type === 'taxonomy' ? { taxonomy: object } : { post_type: object }
  return {
    'wp:menu-item-object': [{ ...kind, embeddable: true, href: `${base}/${collection}/${objectId}` }],
  }
}

/** An entry of a menu as wp/v2 gives it; `target` is what it follows, if that exists. */
export const menuItemJson = (site: Site, entry: MenuEntry, target: MenuTarget | undefined, context: View) => {
  const { id, type, object, objectId, menuId } = entry
  const isLink = type === 'custom'
  const title = entry.title || (target?.title ?? `#${objectId} (no title)`)
  return {
    id,
    title: { ...(context === 'edit' ? { raw: title } : {}), rendered: renderTitle(title) },
    status: 'publish',
    url: isLink ? entry.url : target ? site.origin + target.url : '',
    attr_title: entry.attrTitle,
    description: entry.description,
    type,
    type_label: LABELS[object] ?? object,
    object,
    object_id: isLink ? id : objectId,
    parent: entry.parentId,
    menu_order: entry.position,
    target: entry.target,
    classes: entry.classes.split(' '),
    xfn: entry.xfn.split(' '),
    invalid: !isLink && !target,
    meta: [],
    menus: menuId,
    _links: {
      ...selfLinks(site, 'menu-items', id),
      about: [{ href: `${site.base}/types/nav_menu_item` }],
      'wp:term': [{ taxonomy: 'nav_menu', embeddable: true, href: `${site.base}/menus?post=${id}` }],
      ...followedLink(site, entry, target),
      curies: CURIES,
    },
  }
}
