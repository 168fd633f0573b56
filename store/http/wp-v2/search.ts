import type { Hono } from 'hono'
import { findPosts, type Post } from '../../modules/content/content.ts'
import type { Services } from '../../services.ts'
import { invalidParameters } from '../errors.ts'
import { renderTitle } from '../html.ts'
import { endpoint, mountRoute } from '../wc-v3/route.ts'
import { answerList, openSite, pageOf, refusePastEnd, type Site } from './answer.ts'
import { searchArgs } from './arguments.ts'
import { postLink } from './post-json.ts'

const SUBTYPES = ['post', 'page'] as const

const hitJson = (site: Site, post: Post) => ({
  id: post.id,
  title: renderTitle(post.title),
  url: postLink(site.origin, post),
  type: 'post',
  subtype: post.type,
  _links: {
    self: [
      {
        embeddable: true,
        href: `${site.base}/${post.type}s/${post.id}`,
        targetHints: { allow: ['GET'] },
      },
    ],
    about: [{ href: `${site.base}/types/${post.type}` }],
    collection: [{ href: `${site.base}/search` }],
  },
})

/** `wp/v2/search`: posts and pages by their words. Products have a search of their own. */
export const mountSearch = (app: Hono, services: Services): void => {
  mountRoute(
    app,
    services,
    '/search',
    endpoint('GET', searchArgs, async (c, query) => {
      const unknown = query.subtype.find((one) => one !== 'any' && !SUBTYPES.some((known) => known === one))
      if (unknown !== undefined) {
        const message = 'subtype[0] is not one of post, page, and any.'
        throw invalidParameters({ subtype: { code: 'rest_not_in_enum', message } })
      }
      const site = await openSite(c, services)
      const wanted = SUBTYPES.filter((one) => query.subtype.includes('any') || query.subtype.includes(one))
      const found: Post[] = []
      for (const type of query.type === 'post' ? wanted : []) {
        const include = query.include.length ? query.include : undefined
        const filter = { search: query.search, include, exclude: query.exclude }
        found.push(...(await findPosts(site.context, type, filter, query.search ? 'relevance' : 'date')))
      }
      const page = { ...query, offset: undefined }
      refusePastEnd(found.length, page, 'search')
      return answerList(
        c,
        site,
        page,
        found.length,
        pageOf(found, page).map((post) => hitJson(site, post)),
      )
    }),
  )
}
