import type { Context, Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { findMedia, isListedFile, listMedia, type Media } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import {
  answerItem,
  answerList,
  MAY_NOT_EDIT_POSTS,
  openSite,
  pageOf,
  refuseEditContext,
  refusePastEnd,
  type View,
} from '../answer.ts'
import { contextArgs, mediaArgs } from '../arguments.ts'
import { postPermit, unknownPost } from '../content/post-writes.ts'
import { isStaff } from '../staff.ts'
import { mediaJson, mediaSlug } from './media-json.ts'
import { uploadEndpoint } from './media-upload.ts'
import { mediaWrites } from './media-writes.ts'

type MediaQuery = Parsed<typeof mediaArgs>

const compare = (query: MediaQuery): ((a: Media, b: Media) => number) => {
  switch (query.orderby) {
    case 'id':
      return (a, b) => a.id - b.id
    case 'include':
      return (a, b) => query.include.indexOf(a.id) - query.include.indexOf(b.id)
    case 'modified':
      return (a, b) => a.updated_at - b.updated_at || a.id - b.id
    case 'slug':
      return (a, b) => a.file.localeCompare(b.file)
    case 'title':
      return (a, b) => a.title.localeCompare(b.title, 'fa')
    default:
      return (a, b) => a.created_at - b.created_at || a.id - b.id
  }
}

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
      const search = foldPersian(query.search ?? '')
      const found = (await listMedia(site.context)).filter(
        (media) =>
          (!query.include.length || query.include.includes(media.id)) &&
          !query.exclude.includes(media.id) &&
          (!query.slug || query.slug.includes(mediaSlug(media.file))) &&
          foldPersian(`${media.title} ${media.alt}`).includes(search),
      )
      found.sort(compare(query))
      if (query.order === 'desc' && query.orderby !== 'include') found.reverse()
      refusePastEnd(found.length, query, 'post')
      const items = pageOf(found, query).map((media) => mediaJson(site, media, query.context))
      return answerList(c, site, query, found.length, items)
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
