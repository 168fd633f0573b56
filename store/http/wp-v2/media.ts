import type { Context, Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { findMedia, isListedFile, listMedia, type Media } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import { ApiError } from '../wp-rest/errors.ts'
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
import { contextArgs, mediaArgs } from './arguments.ts'
import { mediaJson } from './media-json.ts'

const NO_EDIT = 'Sorry, you are not allowed to edit posts in this post type.'
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

/** `wp/v2/media`, list and items. */
export const mountMedia = (app: Hono, services: Services): void => {
  const findOne = async (c: Context, { context, language }: Site): Promise<Media> => {
    const id = Number(c.req.param('id'))
    const media = (await findMedia(context, [id], language)).get(id)
    if (!media || !isListedFile(media.file)) {
      throw new ApiError(404, 'rest_post_invalid_id', 'Invalid post ID.')
    }
    return media
  }
  mountRoute(
    app,
    services,
    '/media',
    endpoint('GET', mediaArgs, async (c, query) => {
      refuseEditContext(c, query.context, NO_EDIT)
      const site = await openSite(c, services)
      const search = foldPersian(query.search ?? '')
      const found = (await listMedia(site.context)).filter(
        (media) =>
          (!query.include.length || query.include.includes(media.id)) &&
          !query.exclude.includes(media.id) &&
          foldPersian(`${media.title} ${media.alt}`).includes(search),
      )
      found.sort(compare(query))
      if (query.order === 'desc' && query.orderby !== 'include') found.reverse()
      refusePastEnd(found.length, query, 'post')
      const context = query.context === 'embed' ? 'embed' : 'view'
      const items = pageOf(found, query).map((media) => mediaJson(site, media, context))
      return answerList(c, site, query, found.length, items)
    }),
  )
  mountRoute(
    app,
    services,
    '/media/:id{[0-9]+}',
    endpoint('GET', contextArgs, async (c, query) => {
      const site = await openSite(c, services)
      const media = await findOne(c, site)
      refuseEditContext(c, query.context, 'Sorry, you are not allowed to edit this post.')
      return answerItem(c, mediaJson(site, media, query.context === 'embed' ? 'embed' : 'view'))
    }),
    textsEndpoint(
      services,
      'media',
      async (c) => (await findOne(c, await openSite(c, services))).id,
      async (c) => {
        const site = await openSite(c, services)
        return answerItem(c, mediaJson(site, await findOne(c, site)))
      },
    ),
  )
}
