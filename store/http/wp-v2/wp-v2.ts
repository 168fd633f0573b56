import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { mountApplicationPasswords } from './application-passwords.ts'
import { mountComments } from './comments.ts'
import { mountKinds } from './kinds.ts'
import { mountMedia } from './media.ts'
import { mountMenuItems } from './menu-items.ts'
import { mountMenus } from './menus.ts'
import { mountPosts } from './posts.ts'
import { mountSearch } from './search.ts'
import { mountTerms } from './terms.ts'
import { mountUsersMe } from './users-me.ts'

/** `wp/v2`: the blog, pages and pictures, as WordPress lets anybody read them and those who run the shop write them. */
export const wpV2Routes = (services: Services): Hono => {
  const app = new Hono()
  mountPosts(app, services)
  mountTerms(app, services)
  mountMedia(app, services)
  mountComments(app, services)
  mountSearch(app, services)
  mountMenus(app, services)
  mountMenuItems(app, services)
  mountKinds(app, services)
  mountUsersMe(app, services)
  mountApplicationPasswords(app, services)
  return new Hono().route('/wp-json/wp/v2', app)
}
