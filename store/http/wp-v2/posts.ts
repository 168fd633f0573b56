import type { Context, Hono } from 'hono'
import {
  findPost,
  findPosts,
  type Post,
  type PostFilter,
  type PostType,
  translatePost,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { describePost } from '../rankmath-v1/describe-page.ts'
import { readHeadSite } from '../rankmath-v1/read-head-site.ts'
import { renderHead } from '../rankmath-v1/render-head.ts'
import { parseDate } from '../wp-rest/dates.ts'
import { ApiError, invalidParameters } from '../wp-rest/errors.ts'
import type { Parsed } from '../wp-rest/parameters.ts'
import { endpoint, mountRoute } from '../wp-rest/route.ts'
import { textsEndpoint } from '../write-texts.ts'
import {
  answerItem,
  answerList,
  openSite,
  pageOf,
  refuseEditContext,
  refusePastEnd,
  type Site,
} from './answer.ts'
import { contextArgs, pageArgs, postArgs } from './arguments.ts'
import { embedPosts, readEmbed } from './embed.ts'
import { postJson, postLink } from './post-json.ts'

const NO_EDIT = 'Sorry, you are not allowed to edit posts in this post type.'

const some = (ids: number[]) => (ids.length ? ids : undefined)

/** What posts and pages are filtered by alike; only what is published is ever listed. */
const commonFilter = (
  query: Parsed<typeof postArgs> | Parsed<typeof pageArgs>,
  timezone: string,
): PostFilter => {
  refuseEditContext(query.context, NO_EDIT)
  if (query.status.some((status) => status !== 'publish')) {
    throw invalidParameters({
      status: { code: 'rest_forbidden_status', message: 'Status is forbidden.', data: { status: 401 } },
    })
  }
  const instant = (text: string | undefined) => (text ? (parseDate(text, timezone) ?? undefined) : undefined)
  return {
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

const withEmbedded = async (c: Context, site: Site, posts: Post[], context: 'view' | 'embed') => {
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
    const context = query.context === 'embed' ? 'embed' : 'view'
    const items = await withEmbedded(c, site, pageOf(found, query), context)
    return answerList(c, site, query, found.length, items)
  }

  const findOne = async (c: Context, { context }: Site, type: PostType): Promise<Post> => {
    const post = await findPost(context, type, Number(c.req.param('id')))
    if (!post) throw new ApiError(404, 'rest_post_invalid_id', 'Invalid post ID.')
    return post
  }
  const answerOne = async (c: Context, type: PostType, context: 'view' | 'embed' = 'view') => {
    const site = await openSite(c, services)
    const post = await findOne(c, site, type)
    c.header('Link', `<${postLink(site.origin, post)}>; rel="alternate"; type=text/html`)
    const [item = {}] = await withEmbedded(c, site, [post], context)
    return answerItem(c, item)
  }
  const mountOne = (type: PostType) =>
    mountRoute(
      app,
      services,
      `/${type}s/:id{[0-9]+}`,
      endpoint('GET', contextArgs, async (c, query) => {
        await findOne(c, await openSite(c, services), type)
        refuseEditContext(query.context, 'Sorry, you are not allowed to edit this post.')
        return answerOne(c, type, query.context === 'embed' ? 'embed' : 'view')
      }),
      textsEndpoint(
        services,
        'post',
        async (c) => (await findOne(c, await openSite(c, services), type)).id,
        (c) => answerOne(c, type),
      ),
    )

  mountRoute(
    app,
    services,
    '/posts',
    endpoint('GET', postArgs, async (c, query) => {
      const site = await openSite(c, services)
      const filter: PostFilter = {
        ...commonFilter(query, site.settings.timezone),
        categories: query.categories,
        categoriesExclude: query.categories_exclude,
        tags: query.tags,
        tagsExclude: query.tags_exclude,
        sticky: query.sticky,
      }
      const found = await findPosts(site.context, 'post', filter, query.orderby, query.order)
      return answerFound(c, query, site, found)
    }),
  )
  mountOne('post')

  mountRoute(
    app,
    services,
    '/pages',
    endpoint('GET', pageArgs, async (c, query) => {
      const site = await openSite(c, services)
      const filter: PostFilter = {
        ...commonFilter(query, site.settings.timezone),
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
  )
  mountOne('page')
}
