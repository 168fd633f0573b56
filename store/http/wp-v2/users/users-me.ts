import type { Context, Hono } from 'hono'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Customer } from '#store/modules/customers/customers.ts'
import { capabilitiesOf } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { answerItem, NO_AVATAR, openSite, type Site, selfLinks } from '../answer.ts'
import { contextArgs } from '../arguments.ts'
import { requireStaff } from '../staff.ts'
import { ownAccount, shownName } from './own-account.ts'

/** What is told in the context `edit` alone. */
const OF_EDIT = new Set([
  'username',
  'first_name',
  'last_name',
  'email',
  'locale',
  'nickname',
  'roles',
  'registered_date',
  'capabilities',
  'extra_capabilities',
])

/** In WordPress's order. */
const accountJson = (site: Site, own: Customer) => ({
  id: own.id,
  username: own.username,
  name: shownName(own),
  first_name: own.firstName,
  last_name: own.lastName,
  email: own.email,
  url: '',
  description: '',
  link: `${site.origin}/blog`,
  locale: site.settings.locale === 'fa' ? 'fa_IR' : 'en_US',
  nickname: own.username,
  slug: own.username,
  roles: [own.role],
  registered_date: `${gmtDate(own.createdAt)}+00:00`,
  capabilities: Object.fromEntries([...capabilitiesOf(own.role), own.role].map((name) => [name, true])),
  extra_capabilities: { [own.role]: true },
  avatar_urls: NO_AVATAR,
  meta: [],
  _links: selfLinks({ base: site.base, isStaff: false }, 'users', own.id),
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
    endpoint('GET', contextArgs, async (c, { context }) => {
      requireStaff(c, 'rest_not_logged_in', 'You are not currently logged in.')
      const own = await read(c)
      const site = await openSite(c, services)
      const told = Object.entries(accountJson(site, own)).filter(
        ([name]) => context === 'edit' || !OF_EDIT.has(name),
      )
      return answerItem(c, Object.fromEntries(told))
    }),
  )
}
