import type { Context, Hono } from 'hono'
import { describePost } from '#store/http/rankmath-v1/describe-page.ts'
import { readHeadSite } from '#store/http/rankmath-v1/read-head-site.ts'
import { renderHead } from '#store/http/rankmath-v1/render-head.ts'
import { parseDate } from '#store/http/wp-rest/dates.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import {
  findPost,
  findPosts,
  findWrittenPost,
  type Post,
  type PostFilter,
  type PostType,
  type ShownStatus,
  translatePost,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import {
  answerItem,
  answerList,
  MAY_NOT_EDIT_POSTS,
  openSite,
  pageOf,
  refuseEditContext,
  refusePastEnd,
  type Site,
  type View,
} from '../answer.ts'
import { contextArgs, pageArgs, postArgs } from '../arguments.ts'
import { isStaff } from '../staff.ts'
import { embedPosts, readEmbed } from './embed.ts'
import { postJson, postLink } from './post-json.ts'
import { postPermit, postWrites, unknownPost } from './post-writes.ts'

const some = (ids: number[]) => (ids.length ? ids : undefined)

const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const
const isStatus = (given: string): given is ShownStatus => STATUSES.some((status) => status === given)

/** The statuses that are listed: those who run the shop ask for any, others for what is published. */
const statusesOf = (c: Context, given: string[]): ShownStatus[] | undefined => {
  if (given.every((status) => status === 'publish')) return undefined
  if (!isStaff(c)) {
    throw invalidParameters({
      status: { code: 'rest_forbidden_status', message: 'Status is forbidden.', data: { status: 401 } },
    })
  }
  const wrong = given.findIndex((status) => status !== 'any' && !isStatus(status))
  if (wrong >= 0) {
    const message = `status[${wrong}] is not one of ${STATUSES.join(', ')}, and any.`
    throw invalidParameters({ status: { code: 'rest_not_in_enum', message } })
  }
  return given.flatMap((status) =>
    isStatus(status) ? [status] : STATUSES.filter((known) => known !== 'trash'),
  )
}

/** What posts and pages are filtered by alike. */
const commonFilter = (
  c: Context,
  query: Parsed<typeof postArgs> | Parsed<typeof pageArgs>,
  timezone: string,
): PostFilter => {
  refuseEditContext(c, query.context, MAY_NOT_EDIT_POSTS)
  const instant = (text: string | undefined) => (text ? (parseDate(text, timezone) ?? undefined) : undefined)
  return {
    statuses: statusesOf(c, query.status),
    search: query.search,
    include: some(query.include),
    exclude: query.exclude,
    slugs: query.slug,
    authors: some(query.author),
    authorsExclude: query.author_exclude,
    after: instant(query.after),
    before: instant(query.before),
    modifiedAfter: instant(query.modified_after),
    modifiedBefore: instant(query.modified_before),
  }
}

/** What Yoast adds where it is active: the head of the post's own page. */
const yoastHead = async (c: Context, site: Site, post: Post): Promise<{ yoast_head: string }> => {
  const page = await readHeadSite(c, site.services, site.language ?? site.settings.locale)
  const head = await describePost(page, post)
  return { yoast_head: head ? renderHead(page, head) : '' }
}

const withEmbedded = async (c: Context, site: Site, posts: Post[], context: View) => {
  const wanted = readEmbed(new URL(c.req.url).searchParams)
  const embedded = wanted ? await embedPosts(site, posts, wanted) : null
  const hasYoast = site.settings.yoast_active && context === 'view'
  return Promise.all(
    posts.map(async (own) => {
      const post = translatePost(own, site.language)
      const json = { ...postJson(site, post, context), ...(hasYoast && (await yoastHead(c, site, post))) }
      const beside = embedded?.get(post.id)
      return beside && Object.keys(beside).length ? { ...json, _embedded: beside } : json
    }),
  )
}

/** `wp/v2/posts` and `wp/v2/pages`, lists and items. */
export const mountPosts = (app: Hono, services: Services): void => {
  const answerFound = async (
    c: Context,
    query: Parsed<typeof postArgs> | Parsed<typeof pageArgs>,
    site: Site,
    found: Post[],
  ) => {
    refusePastEnd(found.length, query, 'post')
    const items = await withEmbedded(c, site, pageOf(found, query), query.context)
    return answerList(c, site, query, found.length, items)
  }

  const readOne = async (c: Context, type: PostType, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const find = site.isStaff ? findWrittenPost : findPost
    const post = await find(site.context, type, id)
    if (!post) throw unknownPost()
    refuseEditContext(c, context, 'Sorry, you are not allowed to edit this post.')
    if (c.req.method === 'GET') {
      c.header('Link', `<${postLink(site.origin, post)}>; rel="alternate"; type=text/html`)
    }
    const [item = {}] = await withEmbedded(c, site, [post], context)
    return item
  }
  const writesOf = (type: PostType) =>
    postWrites(services, type, (c, id) => readOne(c, type, id, isStaff(c) ? 'edit' : 'view'))
  const mountOne = (type: PostType, { update, remove }: ReturnType<typeof writesOf>) =>
    mountRoute(
      app,
      services,
      `/${type}s/:id{[0-9]+}`,
      endpoint('GET', contextArgs, async (c, query) =>
        answerItem(c, await readOne(c, type, Number(c.req.param('id')), query.context)),
      ),
      updateEndpoint(update, postPermit),
      deleteEndpoint(remove, postPermit),
    )
  const [ofPosts, ofPages] = [writesOf('post'), writesOf('page')]

  mountRoute(
    app,
    services,
    '/posts',
    endpoint('GET', postArgs, async (c, query) => {
      const site = await openSite(c, services)
      const filter: PostFilter = {
        ...commonFilter(c, query, site.settings.timezone),
        categories: query.categories,
        categoriesExclude: query.categories_exclude,
        tags: query.tags,
        tagsExclude: query.tags_exclude,
        sticky: query.sticky,
      }
      const found = await findPosts(site.context, 'post', filter, query.orderby, query.order)
      return answerFound(c, query, site, found)
    }),
    createEndpoint(ofPosts.create, postPermit),
  )
  mountOne('post', ofPosts)

  mountRoute(
    app,
    services,
    '/pages',
    endpoint('GET', pageArgs, async (c, query) => {
      const site = await openSite(c, services)
      const filter: PostFilter = {
        ...commonFilter(c, query, site.settings.timezone),
        parents: some(query.parent),
      }
      const found = await findPosts(site.context, 'page', filter, query.orderby, query.order)
      return answerFound(
        c,
        query,
        site,
        found.filter(
          (page) =>
            !query.parent_exclude.includes(page.parentId) &&
            (query.menu_order === undefined || page.menuOrder === query.menu_order),
        ),
      )
    }),
    createEndpoint(ofPages.create, postPermit),
  )
  mountOne('page', ofPages)
}
