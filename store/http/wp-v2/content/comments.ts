import type { Context, Hono } from 'hono'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { skipped } from '#store/http/wp-rest/list-parameters.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import {
  type CommentStatus,
  findComment,
  findPosts,
  listComments,
  publishedPosts,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, openSite, refuseEditContext, type Site, type View } from '../answer.ts'
import { commentArgs, contextArgs } from '../arguments.ts'
import { forbidden, isStaff } from '../staff.ts'
import { commentJson } from './comment-json.ts'
import { commentPermit, commentWrites, unknownComment } from './comment-writes.ts'

const MAY_NOT_EDIT_COMMENTS = 'Sorry, you are not allowed to edit comments.'

const ANY = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const

/** All comments are of one type. */
const ORDERS = {
  date: 'date',
  date_gmt: 'date',
  id: 'id',
  include: 'include',
  post: 'post',
  parent: 'parent',
  type: 'id',
} as const

/** The posts that who asks may read, by id. */
const postsById = async ({ context, isStaff }: Site) => {
  const posts = isStaff
    ? await findPosts(context, 'post', { statuses: ANY })
    : await publishedPosts(context, 'post')
  return new Map(posts.map((post) => [post.id, post]))
}

/** The statuses that are listed: those who run the shop ask for any, others for approved ones. */
const statusesOf = (c: Context, given: Parsed<typeof commentArgs>['status']): CommentStatus[] => {
  if (given === 'approve' || given === 'approved') return ['approved']
  const message = 'Query parameter not permitted: status'
  if (!isStaff(c)) throw forbidden(c, 'rest_forbidden_param', message)
  return given === 'all' ? ['approved', 'hold'] : [given]
}

/** `wp/v2/comments`: anybody reads approved ones on published posts. Readers write by `ghab/v1/comments`. */
export const mountComments = (app: Hono, services: Services): void => {
  const readOne = async (c: Context, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const posts = await postsById(site)
    const comment = await findComment(site.context, id)
    const post = comment ? posts.get(comment.postId) : undefined
    if (!comment || !post || !(site.isStaff || comment.status === 'approved')) throw unknownComment()
    return commentJson(site, comment, post, context)
  }
  const { create, update, remove } = commentWrites(services, (c, id) => readOne(c, id, 'edit'))

  mountRoute(
    app,
    services,
    '/comments',
    endpoint('GET', commentArgs, async (c, query) => {
      refuseEditContext(c, query.context, MAY_NOT_EDIT_COMMENTS)
      const site = await openSite(c, services)
      const posts = await postsById(site)
      const { comments, total } = await listComments(site.context, {
        statuses: statusesOf(c, query.status),
        posts: query.post.length ? query.post : undefined,
        onPublished: !site.isStaff,
        parents: query.parent.length ? query.parent : undefined,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
        search: query.search,
        orderBy: ORDERS[query.orderby],
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      const items = comments.map((comment) =>
        commentJson(site, comment, posts.get(comment.postId), query.context),
      )
      return answerList(c, site, query, total, items)
    }),
    createEndpoint(create, commentPermit),
  )
  mountRoute(
    app,
    services,
    '/comments/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, query) => {
      refuseEditContext(c, query.context, MAY_NOT_EDIT_COMMENTS)
      return answerItem(c, await readOne(c, Number(c.req.param('id')), query.context))
    }),
    updateEndpoint(update, commentPermit),
    deleteEndpoint(remove, commentPermit),
  )
}
