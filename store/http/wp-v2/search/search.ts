import type { Context, Hono } from 'hono'
import { isSwitchedOn } from '#common/page-screen.ts'
import { renderTitle } from '#store/http/html.ts'
import { TERM_TAXONOMIES } from '#store/http/site/term-pages.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import { findPosts, type Post, translatePost } from '#store/modules/content/content.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { answerList, openSite, pageOf, refusePastEnd, type Site } from '../answer.ts'
import { searchArgs } from '../arguments.ts'
import { readEmbed } from '../content/embed.ts'
import { postJson, postLink } from '../content/post-json.ts'
import { findTermHits, termHitJson } from './search-terms.ts'

const WRITTEN = ['post', 'page'] as const
const SUBTYPES = [...WRITTEN, 'product'] as const
type Subtype = (typeof SUBTYPES)[number]
type SearchQuery = Parsed<typeof searchArgs>

interface Hit {
  id: number
  title: string
  url: string
  subtype: Subtype
  /** in short, where it is served by `wp/v2` */
  self?: object | undefined
}
const COLLECTIONS: Record<Subtype, string> = { post: 'posts', page: 'pages', product: 'product' }

const hitJson = ({ base }: Site, { id, title, url, subtype, self }: Hit) => ({
  id,
  title: renderTitle(title),
  url,
  type: 'post',
  subtype,
  _links: {
    self: [
      { embeddable: true, href: `${base}/${COLLECTIONS[subtype]}/${id}`, targetHints: { allow: ['GET'] } },
    ],
    about: [{ href: `${base}/types/${subtype}` }],
    collection: [{ href: `${base}/search` }],
  },
  ...(self && { _embedded: { self: [self] } }),
})

/** The kinds that are searched; WordPress names the wrong one. */
const wantedSubtypes = <S extends string>(given: string[], known: readonly S[]): S[] => {
  const wrong = given.findIndex((one) => one !== 'any' && !known.some((name) => name === one))
  if (wrong >= 0) {
    const message = `subtype[${wrong}] is not one of ${known.join(', ')}, and any.`
    throw invalidParameters({ subtype: { code: 'rest_not_in_enum', message } })
  }
  return known.filter((one) => given.includes('any') || given.includes(one))
}

const answerTerms = async (c: Context, site: Site, query: SearchQuery): Promise<Response> => {
  const found = await findTermHits(site, query, wantedSubtypes(query.subtype, TERM_TAXONOMIES))
  refusePastEnd(found.length, query, 'search')
  const items = pageOf(found, query).map((hit) => termHitJson(site, hit))
  return answerList(c, site, query, found.length, items)
}

const findWritten = async (site: Site, query: SearchQuery, subtypes: Subtype[]): Promise<Post[]> => {
  const found: Post[] = []
  const include = query.include.length ? query.include : undefined
  for (const type of WRITTEN.filter((one) => subtypes.includes(one))) {
    const filter = { search: query.search, include, exclude: query.exclude }
    const posts = await findPosts(site.context, type, filter, query.search ? 'relevance' : 'date')
    found.push(...posts.filter((post) => isSwitchedOn(post, site.settings)))
  }
  return query.search ? found : found.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
}

const findProducts = ({ services }: Site, query: SearchQuery, skip: number, limit: number) =>
  services.catalog.find({
    ...(query.search ? { search: query.search } : {}),
    ...(query.include.length ? { include: query.include } : {}),
    exclude: query.exclude,
    visibleIn: 'search',
    orderBy: query.search ? 'relevance' : 'date',
    descending: true,
    skip,
    limit,
  })

const productHits = async (site: Site, ids: number[]): Promise<Hit[]> => {
  const products = await loadProducts(site.context, ids)
  const texts = site.language ? await readTranslations(site.context, 'product', ids) : null
  return ids.flatMap((id) => {
    const product = products.get(id)
    if (!product) return []
    const url = site.origin + siteUrls.product(product.slug)
    const title = (site.language && texts?.get(id)?.[site.language]?.name) ?? product.name
    return [{ id, title, url, subtype: 'product' as const }]
  })
}

const writtenHit = (site: Site, own: Post, isEmbedded: boolean): Hit => {
  const post = translatePost(own, site.language)
  return {
    id: post.id,
    title: post.title,
    url: postLink(site.origin, post),
    subtype: post.type,
    self: isEmbedded ? postJson(site, post, 'embed') : undefined,
  }
}

/** `wp/v2/search`: posts and pages first, then products; or terms by their names. */
export const mountSearch = (app: Hono, services: Services): void => {
  mountRoute(
    app,
    services,
    '/search',
    endpoint('GET', searchArgs, async (c, query) => {
      const site = await openSite(c, services)
      if (query.type === 'term') return answerTerms(c, site, query)
      const subtypes = query.type === 'post' ? wantedSubtypes(query.subtype, SUBTYPES) : []
      const written = await findWritten(site, query, subtypes)
      const start = (query.page - 1) * query.per_page
      const ofPage = written.slice(start, start + query.per_page)
      const products = subtypes.includes('product')
        ? findProducts(site, query, Math.max(0, start - written.length), query.per_page - ofPage.length)
        : { ids: [], total: 0 }
      const total = written.length + products.total
      const page = { ...query, offset: undefined }
      refusePastEnd(total, page, 'search')
      const wanted = readEmbed(new URL(c.req.url).searchParams)
      const isEmbedded = wanted === 'all' || wanted?.has('self') === true
      const hits: Hit[] = [
        ...ofPage.map((post) => writtenHit(site, post, isEmbedded)),
        ...(await productHits(site, products.ids)),
      ]
      return answerList(
        c,
        site,
        page,
        total,
        hits.map((hit) => hitJson(site, hit)),
      )
    }),
  )
}
