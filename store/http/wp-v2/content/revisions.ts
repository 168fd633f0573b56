import type { Context, Hono } from 'hono'
import { renderHtml, renderTitle } from '#store/http/html.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { deleteEndpoint, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg, pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import {
  deleteRevision,
  findWrittenPost,
  listAuthors,
  listRevisions,
  type PostRevision,
  type PostType,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { answerItem, answerList, openSite, pageOf, type Site, type View } from '../answer.ts'
import { contextArgs } from '../arguments.ts'
import { deletedJson, requireStaff } from '../staff.ts'
import { postPermit } from './post-writes.ts'

const revisionArgs = args({ ...contextArgs, ...pagingArgs, offset: { type: 'integer' } })

const revisionJson = async (site: Site, type: PostType, revision: PostRevision, context: View) => {
  const { id, post_id, created_at, author_name } = revision
  const { timezone } = site.settings
  const guid = `${site.origin}/?p=${id}`
  const author = (await listAuthors(site.context)).find(({ name }) => name === author_name)
  const raw = (text: string) => (context === 'edit' ? { raw: text } : {})
  const htmlOf = (html: string) => (html ? renderHtml(html, site.origin) : '')
  return {
    author: author?.id ?? 0,
    ...datePair('date', created_at, timezone),
    id,
    ...datePair('modified', created_at, timezone),
    parent: post_id,
    slug: `${post_id}-revision-v1`,
    guid: { rendered: guid, ...raw(guid) },
    title: { ...raw(revision.title), rendered: renderTitle(revision.title) },
    content: { ...raw(revision.content), rendered: htmlOf(revision.content) },
    excerpt: { ...raw(revision.excerpt), rendered: htmlOf(revision.excerpt) },
    meta: { footnotes: '' },
    _links: { parent: [{ href: `${site.base}/${type}s/${post_id}` }] },
  }
}

const requireReader = (c: Context): void =>
  requireStaff(c, 'rest_cannot_read', 'Sorry, you are not allowed to view revisions of this post.')

/** `wp/v2/{posts,pages}/{id}/revisions`: what those who run the shop wrote before. */
export const mountRevisions = (app: Hono, services: Services): void => {
  const revisionsOf = async (c: Context, type: PostType): Promise<[Site, PostRevision[]]> => {
    const site = await openSite(c, services)
    const post = await findWrittenPost(site.context, type, Number(c.req.param('parent')))
    if (!post) throw new ApiError(404, 'rest_post_invalid_parent', 'Invalid post parent ID.')
    return [site, await listRevisions(site.context, post.id)]
  }
  const findOne = async (c: Context, type: PostType): Promise<[Site, PostRevision]> => {
    const [site, revisions] = await revisionsOf(c, type)
    const revision = revisions.find(({ id }) => id === Number(c.req.param('id')))
    if (!revision) throw new ApiError(404, 'rest_post_invalid_id', 'Invalid revision ID.')
    return [site, revision]
  }
  const removeOne = (type: PostType) =>
    itemWrite(forceArg, async (c, { force }) => {
      const [site, revision] = await findOne(c, type)
      if (!force) {
        const message = "Revisions do not support trashing. Set 'force=true' to delete."
        throw new ApiError(501, 'rest_trash_not_supported', message)
      }
      const before = await revisionJson(site, type, revision, 'view')
      await deleteRevision(site.context, revision)
      return deletedJson(before)
    })
  for (const type of ['post', 'page'] as const) {
    const path = `/${type}s/:parent{[0-9]+}/revisions`
    mountRoute(
      app,
      services,
      path,
      endpoint('GET', revisionArgs, async (c, query) => {
        requireReader(c)
        const [site, revisions] = await revisionsOf(c, type)
        const shown = pageOf(revisions, query)
        const items = await Promise.all(shown.map((one) => revisionJson(site, type, one, query.context)))
        return answerList(c, site, query, revisions.length, items)
      }),
    )
    mountRoute(
      app,
      services,
      `${path}/:id{[0-9]+}`,
      endpoint('GET', contextArgs, async (c, query) => {
        requireReader(c)
        const [site, revision] = await findOne(c, type)
        return answerItem(c, await revisionJson(site, type, revision, query.context))
      }),
      deleteEndpoint(removeOne(type), postPermit),
    )
  }
}
