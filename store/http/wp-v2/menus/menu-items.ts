import type { Context, Hono } from 'hono'
import { findMenuTargets } from '#store/http/site/menu-targets.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { listMenuEntries, type MenuEntry } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, openSite, pageOf, type Site, type View } from '../answer.ts'
import { contextArgs, menuItemArgs } from '../arguments.ts'
import { postPermit } from '../content/post-writes.ts'
import { requireStaff } from '../staff.ts'
import { menuItemWrites, unknownItem } from './menu-item-writes.ts'
import { menuItemJson } from './menu-json.ts'

const requireReader = (c: Context): void =>
  requireStaff(c, 'rest_cannot_view', 'Sorry, you are not allowed to view menu items.')

const itemsJson = async (site: Site, entries: MenuEntry[], context: View): Promise<object[]> => {
  const targetOf = await findMenuTargets(site, entries)
  return entries.map((entry) => menuItemJson(site, entry, targetOf(entry), context))
}

/** `wp/v2/menu-items`: the entries of all menus. Everybody reads those that are shown by `ghab/v1/menu`. */
export const mountMenuItems = (app: Hono, services: Services): void => {
  const readOne = async (c: Context, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const entry = (await listMenuEntries(site.context, site.language)).find((one) => one.id === id)
    if (!entry) throw unknownItem()
    const [item = {}] = await itemsJson(site, [entry], context)
    return item
  }
  const { create, update, remove } = menuItemWrites(services, readOne)
  mountRoute(
    app,
    services,
    '/menu-items',
    endpoint('GET', menuItemArgs, async (c, query) => {
      requireReader(c)
      const site = await openSite(c, services)
      const found = (await listMenuEntries(site.context, site.language)).filter(
        (entry) =>
          (query.menus.length === 0 || query.menus.includes(entry.menuId)) &&
          (query.include.length === 0 || query.include.includes(entry.id)) &&
          !query.exclude.includes(entry.id) &&
          (query.parent.length === 0 || query.parent.includes(entry.parentId)),
      )
      if (query.order === 'desc') found.reverse()
      const items = await itemsJson(site, pageOf(found, query), query.context)
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
