import type { Hono } from 'hono'
import { listComments, publishedPosts } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { skipped } from '../wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '../wp-rest/route.ts'
import { answerItem, answerList, openSite, refuseEditContext, type Site } from './answer.ts'
import { commentArgs, contextArgs } from './arguments.ts'
import { commentJson } from './comment-json.ts'

const NO_EDIT = 'Sorry, you are not allowed to edit comments.'

const postsById = async (site: Site) =>
  new Map((await publishedPosts(site.context, 'post')).map((post) => [post.id, post]))

/** `wp/v2/comments`: approved ones on published posts. Writing is `ghab/v1/comments`. */
export const mountComments = (app: Hono, services: Services): void => {
  mountRoute(
    app,
    services,
    '/comments',
    endpoint('GET', commentArgs, async (c, query) => {
      refuseEditContext(query.context, NO_EDIT)
      const site = await openSite(c, services)
      const posts = await postsById(site)
      const { comments, total } = await listComments(site.context, {
        posts: query.post.length ? query.post : undefined,
        onPublished: true,
        parents: query.parent.length ? query.parent : undefined,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
        search: query.search,
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      const context = query.context === 'embed' ? 'embed' : 'view'
      const items = comments.map((comment) => commentJson(site, comment, posts.get(comment.postId), context))
      return answerList(c, site, query, total, items)
    }),
  )
  app.post('/comments', () => {
    throw new ApiError(401, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.')
  })
  mountRoute(
    app,
    services,
    '/comments/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, query) => {
      refuseEditContext(query.context, NO_EDIT)
      const site = await openSite(c, services)
      const posts = await postsById(site)
      const { comments } = await listComments(site.context, {
        include: [Number(c.req.param('id'))],
        direction: 'desc',
        limit: 1,
        offset: 0,
      })
      const [comment] = comments
      const post = comment && posts.get(comment.postId)
      if (!post) throw new ApiError(404, 'rest_comment_invalid_id', 'Invalid comment ID.')
      return answerItem(c, commentJson(site, comment, post, query.context === 'embed' ? 'embed' : 'view'))
    }),
  )
}
