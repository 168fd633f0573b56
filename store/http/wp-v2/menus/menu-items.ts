import type { Context, Hono } from 'hono'
import { linkHref } from '#common/local-path.ts'
import { renderTitle } from '#store/http/html.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import {
  createEndpoint,
  deleteEndpoint,
  type ItemWrite,
  itemWrite,
  updateEndpoint,
} from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  addMenuEntry,
  editMenuEntry,
  listMenu,
  type MenuEntry,
  type MenuEntryFields,
  type MenuRefusal,
  removeMenuEntry,
  textOfHtml,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import {
  answerItem,
  answerList,
  CURIES,
  openSite,
  pageOf,
  type Site,
  selfLinks,
  type View,
} from '../answer.ts'
import { contextArgs, menuItemArgs } from '../arguments.ts'
import { postPermit } from '../content/post-writes.ts'
import { deletedJson, requireStaff, staffOnly, takingRaw } from '../staff.ts'
import { MENU_ID } from './menus.ts'

const unserved = (...allowed: unknown[]) => ({ type: 'unserved', allowed }) as const
/** What an entry of the menu takes; WordPress's entries that follow a page or category are links here. */
export const menuItemWriteArgs = args({
  title: { type: 'string' },
  url: { type: 'string' },
  parent: { type: 'integer', minimum: 0 },
  menu_order: { type: 'integer', minimum: 1 },
  menus: { type: 'integer' },
  status: unserved('publish'),
  type: unserved('custom'),
  object: unserved('custom'),
  target: unserved(''),
  classes: unserved([], ['']),
  xfn: unserved([], ['']),
  attr_title: unserved(''),
  description: unserved(''),
  meta: unserved([], {}),
})
type Given = Parsed<typeof menuItemWriteArgs>

const unknownItem = () => new ApiError(404, 'rest_post_invalid_id', 'Invalid post ID.')
const wrong = (name: string, code: string, message: string) =>
  invalidParameters({ [name]: { code, message } })

const REFUSALS: Record<MenuRefusal, () => ApiError> = {
  unknown: unknownItem,
  no_title: () =>
    new ApiError(400, 'rest_title_required', 'The title is required when using a custom menu item type.'),
  no_url: () =>
    new ApiError(400, 'rest_url_required', 'The url is required when using a custom menu item type.'),
  unknown_parent: () => wrong('parent', 'rest_post_invalid_id', 'Invalid menu item parent ID.'),
  circle: () => wrong('parent', 'rest_invalid_parent', 'A menu item cannot lie in one that lies in it.'),
  too_many: () => new ApiError(400, 'rest_too_many_menu_items', 'The menu has no room for another item.'),
}

const itemJson = (site: Site, { id, parentId, position, title, url }: MenuEntry, context: View) => ({
  id,
  title: { ...(context === 'edit' ? { raw: title } : {}), rendered: renderTitle(title) },
  status: 'publish',
  url,
  attr_title: '',
  description: '',
  type: 'custom',
  type_label: 'Custom Link',
  object: 'custom',
  object_id: id,
  parent: parentId,
  menu_order: position,
  target: '',
  classes: [''],
  xfn: [''],
  invalid: false,
  meta: [],
  menus: MENU_ID,
  _links: {
    ...selfLinks(site, 'menu-items', id),
    about: [{ href: `${site.base}/types/nav_menu_item` }],
    'wp:term': [{ taxonomy: 'nav_menu', embeddable: true, href: `${site.base}/menus?post=${id}` }],
    curies: CURIES,
  },
})

const linkOf = (url: string | undefined): string | undefined => {
  if (url === undefined || url.trim() === '') return url?.trim()
  const href = linkHref(url)
  if (href === undefined) throw wrong('url', 'rest_invalid_url', 'Invalid URL.')
  return href
}

const fieldsOf = (given: Given): MenuEntryFields => {
  if (given.menus !== undefined && given.menus !== MENU_ID) {
    throw wrong('menus', 'rest_term_invalid', 'The shop has one menu.')
  }
  return {
    title: given.title === undefined ? undefined : textOfHtml(given.title),
    url: linkOf(given.url),
    parentId: given.parent,
    position: given.menu_order,
  }
}

const menuItemWrites = (
  services: Services,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const create = itemWrite(menuItemWriteArgs, async (c, given) => {
    const made = await addMenuEntry(requestContext(c, services), fieldsOf(given))
    if (!made.ok) throw REFUSALS[made.error]()
    return answer(c, made.value)
  })
  const update = itemWrite(menuItemWriteArgs, async (c, given, id) => {
    await answer(c, id)
    const done = await editMenuEntry(requestContext(c, services), id, fieldsOf(given))
    if (!done.ok) throw REFUSALS[done.error]()
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    if (!force) {
      const message = "Menu items do not support trashing. Set 'force=true' to delete."
      throw new ApiError(501, 'rest_trash_not_supported', message)
    }
    const done = await removeMenuEntry(requestContext(c, services), id)
    if (!done.ok) throw REFUSALS[done.error]()
    return deletedJson(before)
  })
  return {
    create: takingRaw(create, 'title'),
    update: takingRaw(inLanguageToo(services, 'menu_item', staffOnly(update), answer), 'title'),
    remove,
  }
}

const requireReader = (c: Context): void =>
  requireStaff(c, 'rest_cannot_view', 'Sorry, you are not allowed to view menu items.')

/** `wp/v2/menu-items`: the entries of the shop's menu. Everybody reads them by `ghab/v1/menu`. */
export const mountMenuItems = (app: Hono, services: Services): void => {
  const readOne = async (c: Context, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const entry = (await listMenu(site.context, site.language)).find((one) => one.id === id)
    if (!entry) throw unknownItem()
    return itemJson(site, entry, context)
  }
  const { create, update, remove } = menuItemWrites(services, (c, id) => readOne(c, id, 'edit'))
  mountRoute(
    app,
    services,
    '/menu-items',
    endpoint('GET', menuItemArgs, async (c, query) => {
      requireReader(c)
      const site = await openSite(c, services)
      const found = (await listMenu(site.context, site.language)).filter(
        (entry) =>
          (query.menus.length === 0 || query.menus.includes(MENU_ID)) &&
          (query.include.length === 0 || query.include.includes(entry.id)) &&
          !query.exclude.includes(entry.id) &&
          (query.parent.length === 0 || query.parent.includes(entry.parentId)),
      )
      if (query.order === 'desc') found.reverse()
      const items = pageOf(found, query).map((entry) => itemJson(site, entry, query.context))
      return answerList(c, site, query, found.length, items)
    }),
    createEndpoint(create, postPermit),
  )
  mountRoute(
    app,
    services,
    '/menu-items/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, query) => {
      requireReader(c)
      return answerItem(c, await readOne(c, Number(c.req.param('id')), query.context))
    }),
    updateEndpoint(update, postPermit),
    deleteEndpoint(remove, postPermit),
  )
}
