import type { Context, Hono } from 'hono'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, CURIES, openSite, pageOf, type Site, selfLinks } from '../answer.ts'
import { contextArgs } from '../arguments.ts'
import { requireStaff } from '../staff.ts'

/** The shop has one menu, in one place. */
export const MENU_ID = 1
const LOCATION = 'primary'

const menuJson = (site: Site) => ({
  id: MENU_ID,
  description: '',
  name: 'Menu',
  slug: 'menu',
  meta: [],
  locations: [LOCATION],
  auto_add: false,
  _links: {
    ...selfLinks({ base: site.base, isStaff: false }, 'menus', MENU_ID),
    about: [{ href: `${site.base}/taxonomies/nav_menu` }],
    'wp:post_type': [{ href: `${site.base}/menu-items?menus=${MENU_ID}` }],
    'wp:menu-location': [{ embeddable: true, href: `${site.base}/menu-locations/${LOCATION}` }],
    curies: CURIES,
  },
})

const locationJson = (site: Site) => ({
  name: LOCATION,
  description: 'Primary Menu',
  menu: MENU_ID,
  _links: {
    ...selfLinks({ base: site.base, isStaff: false }, 'menu-locations', LOCATION),
    'wp:menu': [{ embeddable: true, href: `${site.base}/menus/${MENU_ID}` }],
    curies: CURIES,
  },
})

const requireReader = (c: Context, what: string): void =>
  requireStaff(c, 'rest_cannot_view', `Sorry, you are not allowed to view ${what}.`)

/** `wp/v2/menus` and `wp/v2/menu-locations`: the one that there is, which is neither made nor deleted. */
export const mountMenus = (app: Hono, services: Services): void => {
  mountRoute(
    app,
    services,
    '/menus',
    endpoint('GET', args({ ...contextArgs, ...pagingArgs }), async (c, query) => {
      requireReader(c, 'menus')
      const site = await openSite(c, services)
      return answerList(c, site, query, 1, pageOf([menuJson(site)], query))
    }),
  )
  mountRoute(
    app,
    services,
    '/menus/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c) => {
      requireReader(c, 'menus')
      if (Number(c.req.param('id')) !== MENU_ID) {
        throw new ApiError(404, 'rest_term_invalid', 'Term does not exist.')
      }
      return answerItem(c, menuJson(await openSite(c, services)))
    }),
  )
  mountRoute(
    app,
    services,
    '/menu-locations',
    endpoint('GET', {}, async (c) => {
      requireReader(c, 'menu locations')
      return answerItem(c, { [LOCATION]: locationJson(await openSite(c, services)) })
    }),
  )
  mountRoute(
    app,
    services,
    '/menu-locations/:location',
    endpoint('GET', {}, async (c) => {
      requireReader(c, 'menu locations')
      if (c.req.param('location') !== LOCATION) {
        throw new ApiError(404, 'rest_menu_location_invalid', 'Invalid menu location.')
      }
      return answerItem(c, locationJson(await openSite(c, services)))
    }),
  )
}
