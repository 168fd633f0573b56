import type { Context, Hono } from 'hono'
import { deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { skipped } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { findMedia, isListedFile, listMedia } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import {
  answerItem,
  answerList,
  MAY_NOT_EDIT_POSTS,
  openSite,
  refuseEditContext,
  refusePastEnd,
  type View,
} from '../answer.ts'
import { contextArgs, mediaArgs } from '../arguments.ts'
import { postPermit, unknownPost } from '../content/post-writes.ts'
import { isStaff } from '../staff.ts'
import { mediaJson } from './media-json.ts'
import { uploadEndpoint } from './media-upload.ts'
import { mediaWrites } from './media-writes.ts'

/** `wp/v2/media`, lists, items and what is uploaded. */
export const mountMedia = (app: Hono, services: Services): void => {
  const readOne = async (c: Context, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const media = (await findMedia(site.context, [id], site.language)).get(id)
    if (!media || !isListedFile(media.file)) throw unknownPost()
    refuseEditContext(c, context, 'Sorry, you are not allowed to edit this post.')
    return mediaJson(site, media, context)
  }
  const answer = (c: Context, id: number) => readOne(c, id, isStaff(c) ? 'edit' : 'view')
  const { update, remove } = mediaWrites(services, answer)
  mountRoute(
    app,
    services,
    '/media',
    endpoint('GET', mediaArgs, async (c, query) => {
      refuseEditContext(c, query.context, MAY_NOT_EDIT_POSTS)
      const site = await openSite(c, services)
      const { total, media } = await listMedia(site.context, {
        search: query.search,
        include: query.include,
        exclude: query.exclude,
        slugs: query.slug,
        orderBy: query.orderby,
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      refusePastEnd(total, query, 'post')
      const items = media.map((one) => mediaJson(site, one, query.context))
      return answerList(c, site, query, total, items)
    }),
    uploadEndpoint(services, answer),
  )
  mountRoute(
    app,
    services,
    '/media/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, query) =>
      answerItem(c, await readOne(c, Number(c.req.param('id')), query.context)),
    ),
    updateEndpoint(update, postPermit),
    deleteEndpoint(remove, postPermit),
  )
}
