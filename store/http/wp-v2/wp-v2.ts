import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { mountComments } from './content/comments.ts'
import { mountPosts } from './content/posts.ts'
import { mountRevisions } from './content/revisions.ts'
import { mountTerms } from './content/terms.ts'
import { mountKinds } from './kinds.ts'
import { mountMedia } from './media/media.ts'
import { mountMenuItems } from './menus/menu-items.ts'
import { mountMenus } from './menus/menus.ts'
import { mountSearch } from './search/search.ts'
import { mountSettings } from './settings/settings.ts'
import { mountApplicationPasswords } from './users/application-passwords.ts'
import { mountAuthors } from './users/authors.ts'
import { mountUsersMe } from './users/users-me.ts'

/** `wp/v2`: the blog, pages and pictures, as WordPress lets anybody read them and those who run the shop write them. */
export const wpV2Routes = (services: Services): Hono => {
  const app = new Hono()
  mountPosts(app, services)
  mountRevisions(app, services)
  mountTerms(app, services)
  mountMedia(app, services)
  mountComments(app, services)
  mountSearch(app, services)
  mountMenus(app, services)
  mountMenuItems(app, services)
  mountKinds(app, services)
  mountSettings(app, services)
  mountAuthors(app, services)
  mountUsersMe(app, services)
  mountApplicationPasswords(app, services)
  return new Hono().route('/wp-json/wp/v2', app)
}
