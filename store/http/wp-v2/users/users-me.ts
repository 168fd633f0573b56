import type { Context, Hono } from 'hono'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Customer } from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import { answerItem, NO_AVATAR, openSite, type Site, selfLinks } from '../answer.ts'
import { contextArgs } from '../arguments.ts'
import { requireStaff } from '../staff.ts'
import { ownAccount, shownName } from './own-account.ts'

/** What clients ask for before they offer to write. */
const CAPABILITIES = [
  'read',
  'edit_posts',
  'edit_others_posts',
  'edit_published_posts',
  'publish_posts',
  'delete_posts',
  'edit_pages',
  'publish_pages',
  'delete_pages',
  'manage_categories',
  'moderate_comments',
  'upload_files',
  'manage_woocommerce',
]

const detailsOf = (site: Site, own: Customer) => ({
  username: own.username,
  first_name: own.firstName,
  last_name: own.lastName,
  email: own.email,
  locale: site.settings.locale === 'fa' ? 'fa_IR' : 'en_US',
  nickname: own.username,
  roles: [own.role],
  registered_date: `${gmtDate(own.createdAt)}+00:00`,
  capabilities: Object.fromEntries([...CAPABILITIES, own.role].map((name) => [name, true])),
  extra_capabilities: { [own.role]: true },
})

/** `wp/v2/users/me`: who of those who run the shop asks. Customers have `ghab/v1/customer`. */
export const mountUsersMe = (app: Hono, services: Services): void => {
  const missing = () => new ApiError(401, 'rest_not_logged_in', 'You are not currently logged in.')
  const read = async (c: Context) => {
    const own = await ownAccount(c, services)
    if (!own) throw missing()
    return own
  }
  mountRoute(
    app,
    services,
    '/users/me',
    endpoint('GET', contextArgs, async (c, query) => {
      requireStaff(c, 'rest_not_logged_in', 'You are not currently logged in.')
      const own = await read(c)
      const site = await openSite(c, services)
      return answerItem(c, {
        id: own.id,
        name: shownName(own),
        ...(query.context === 'edit' ? detailsOf(site, own) : {}),
        url: '',
        description: '',
        link: `${site.origin}/blog`,
        slug: own.username,
        avatar_urls: NO_AVATAR,
        meta: [],
        _links: selfLinks({ base: site.base, isStaff: false }, 'users', own.id),
      })
    }),
  )
}
