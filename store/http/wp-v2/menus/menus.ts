import type { Context, Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import {
  isMenuLocation,
  listMenuEntries,
  listMenus,
  MENU_LOCATIONS,
  type Menu,
  type MenuLocation,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, openSite, pageOf, type Site } from '../answer.ts'
import { contextArgs, menuArgs } from '../arguments.ts'
import { termPermit, unknownTerm } from '../content/term-writes.ts'
import { requireStaff } from '../staff.ts'
import { locationJson, menuJson } from './menu-json.ts'
import { menuWrites } from './menu-writes.ts'

const requireReader = (c: Context, what: string): void =>
  requireStaff(c, 'rest_cannot_view', `Sorry, you are not allowed to view ${what}.`)

const findMenus = async ({ context }: Site, query: Parsed<typeof menuArgs>): Promise<Menu[]> => {
  const search = foldPersian(query.search ?? '')
  const entry = query.post && (await listMenuEntries(context)).find(({ id }) => id === query.post)
  const found = (await listMenus(context)).filter(
    (menu) =>
      (query.include.length === 0 || query.include.includes(menu.id)) &&
      !query.exclude.includes(menu.id) &&
      (!query.slug || query.slug.includes(menu.slug)) &&
      (!query.post || (entry && entry.menuId === menu.id)) &&
      foldPersian(menu.name).includes(search),
  )
  return query.order === 'desc' ? found.reverse() : found
}

/** `wp/v2/menus` and the places that they stand in, `wp/v2/menu-locations`. */
export const mountMenus = (app: Hono, services: Services): void => {
  const readOne = async (c: Context, id: number): Promise<object> => {
    const site = await openSite(c, services)
    const menu = (await listMenus(site.context)).find((one) => one.id === id)
    if (!menu) throw unknownTerm()
    return menuJson(site, menu)
  }
  const { create, update, remove } = menuWrites(services, readOne)
  mountRoute(
    app,
    services,
    '/menus',
    endpoint('GET', menuArgs, async (c, query) => {
      requireReader(c, 'menus')
      const site = await openSite(c, services)
      const found = await findMenus(site, query)
      const items = pageOf(found, query).map((menu) => menuJson(site, menu))
      return answerList(c, site, query, found.length, items)
    }),
    createEndpoint(create, termPermit),
  )
  mountRoute(
    app,
    services,
    '/menus/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c) => {
      requireReader(c, 'menus')
      return answerItem(c, await readOne(c, Number(c.req.param('id'))))
    }),
    updateEndpoint(update, termPermit),
    deleteEndpoint(remove, termPermit),
  )
  mountRoute(
    app,
    services,
    '/menu-locations',
    endpoint('GET', {}, async (c) => {
      requireReader(c, 'menu locations')
      const site = await openSite(c, services)
      const menus = await listMenus(site.context)
      const names = Object.keys(MENU_LOCATIONS) as MenuLocation[]
      return answerItem(c, Object.fromEntries(names.map((name) => [name, locationJson(site, name, menus)])))
    }),
  )
  mountRoute(
    app,
    services,
    '/menu-locations/:location',
    endpoint('GET', {}, async (c) => {
      requireReader(c, 'menu locations')
      const location = c.req.param('location') ?? ''
      if (!isMenuLocation(location)) {
        throw new ApiError(404, 'rest_menu_location_invalid', 'Invalid menu location.')
      }
      const site = await openSite(c, services)
      return answerItem(c, locationJson(site, location, await listMenus(site.context)))
    }),
  )
}
