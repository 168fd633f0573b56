import type { Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { type Author, listAuthors } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, openSite, pageOf, refuseEditContext } from '../answer.ts'
import { authorArgs, contextArgs } from '../arguments.ts'
import { authorJson, authorSlug } from '../content/post-json.ts'

type AuthorQuery = Parsed<typeof authorArgs>

const compare = ({ orderby, include, slug = [] }: AuthorQuery): ((a: Author, b: Author) => number) => {
  switch (orderby) {
    case 'include':
      return (a, b) => include.indexOf(a.id) - include.indexOf(b.id)
    case 'include_slugs':
      return (a, b) => slug.indexOf(authorSlug(a)) - slug.indexOf(authorSlug(b))
    case 'name':
      return (a, b) => a.name.localeCompare(b.name, 'fa')
    case 'slug':
      return (a, b) => authorSlug(a).localeCompare(authorSlug(b), 'fa')
    default:
      return (a, b) => a.id - b.id
  }
}

const findAuthors = (all: readonly Author[], query: AuthorQuery): Author[] => {
  // WordPress takes asterisks around what is searched for
  const search = foldPersian((query.search ?? '').replaceAll('*', ''))
  const found = all
    .filter(
      (author) =>
        (!query.include.length || query.include.includes(author.id)) &&
        !query.exclude.includes(author.id) &&
        (!query.slug || query.slug.includes(authorSlug(author))) &&
        (foldPersian(author.name).includes(search) || foldPersian(authorSlug(author)).includes(search)),
    )
    .sort(compare(query))
  return query.order === 'desc' ? found.reverse() : found
}

const EDIT_LIST = 'Sorry, you are not allowed to edit users.'
const EDIT_ONE = 'Sorry, you are not allowed to edit this user.'

/** `wp/v2/users`: the names that posts and pages were published under. Accounts have `users/me` and `wc/v3/customers`. */
export const mountAuthors = (app: Hono, services: Services): void => {
  mountRoute(
    app,
    services,
    '/users',
    endpoint('GET', authorArgs, async (c, query) => {
      refuseEditContext(c, query.context, EDIT_LIST)
      const site = await openSite(c, services)
      const found = findAuthors(await listAuthors(site.context), query)
      const items = pageOf(found, query).map((author) => authorJson(site, author, query.context))
      return answerList(c, site, query, found.length, items)
    }),
  )
  mountRoute(
    app,
    services,
    '/users/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, { context }) => {
      refuseEditContext(c, context, EDIT_ONE)
      const site = await openSite(c, services)
      const author = (await listAuthors(site.context)).find(({ id }) => id === Number(c.req.param('id')))
      if (!author) throw new ApiError(404, 'rest_user_invalid_id', 'Invalid user ID.')
      return answerItem(c, authorJson(site, author, context))
    }),
  )
}
