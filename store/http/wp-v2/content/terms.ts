import type { Context, Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { POST_COLLECTIONS } from '#store/http/site/term-pages.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { findPost, listPostTerms, type PostTaxonomy, type PostTerm } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import {
  answerItem,
  answerList,
  openSite,
  pageOf,
  refuseEditContext,
  type Site,
  type View,
} from '../answer.ts'
import { categoryArgs, contextArgs, tagArgs } from '../arguments.ts'
import { termJson } from './term-json.ts'
import { postTermWrites, termPermit, unknownTerm } from './term-writes.ts'

type TermQuery = Parsed<typeof tagArgs> & { parent?: number | undefined }

const compare = (query: TermQuery): ((a: PostTerm, b: PostTerm) => number) => {
  switch (query.orderby) {
    case 'id':
    case 'term_group':
      return (a, b) => a.id - b.id
    case 'include':
      return (a, b) => query.include.indexOf(a.id) - query.include.indexOf(b.id)
    case 'include_slugs':
      return (a, b) => (query.slug ?? []).indexOf(a.slug) - (query.slug ?? []).indexOf(b.slug)
    case 'count':
      return (a, b) => a.count - b.count
    default: {
      const key = query.orderby
      return (a, b) => a[key].localeCompare(b[key], 'fa')
    }
  }
}

const idsOfPost = async (site: Site, taxonomy: PostTaxonomy, id: number | undefined) => {
  if (id === undefined) return null
  const post = await findPost(site.context, 'post', id)
  return (taxonomy === 'category' ? post?.categoryIds : post?.tagIds) ?? []
}

const findTerms = async (site: Site, taxonomy: PostTaxonomy, query: TermQuery): Promise<PostTerm[]> => {
  const onPost = await idsOfPost(site, taxonomy, query.post)
  const search = foldPersian(query.search ?? '')
  const found = (await listPostTerms(site.context, taxonomy, site.language)).filter(
    (term) =>
      (!query.include.length || query.include.includes(term.id)) &&
      !query.exclude.includes(term.id) &&
      (!query.slug || query.slug.includes(term.slug)) &&
      (!query.hide_empty || term.count > 0) &&
      (query.parent === undefined || term.parentId === query.parent) &&
      (!onPost || onPost.includes(term.id)) &&
      foldPersian(term.name).includes(search),
  )
  found.sort(compare(query))
  return query.order === 'desc' ? found.reverse() : found
}

/** `wp/v2/categories` and `wp/v2/tags`, lists and items. */
export const mountTerms = (app: Hono, services: Services): void => {
  const answerTerms = (taxonomy: PostTaxonomy, args: typeof tagArgs) =>
    endpoint('GET', args, async (c, query) => {
      refuseEditContext(c, query.context, 'Sorry, you are not allowed to edit terms in this taxonomy.')
      const site = await openSite(c, services)
      const found = await findTerms(site, taxonomy, query)
      const items = pageOf(found, query).map((term) => termJson(site, term, query.context))
      return answerList(c, site, query, found.length, items)
    })

  const readOne = async (c: Context, taxonomy: PostTaxonomy, id: number, context: View): Promise<object> => {
    const site = await openSite(c, services)
    const terms = await listPostTerms(site.context, taxonomy, site.language)
    const term = terms.find((one) => one.id === id)
    if (!term) throw unknownTerm()
    return termJson(site, term, context)
  }

  for (const taxonomy of ['category', 'post_tag'] as const) {
    const args = taxonomy === 'category' ? categoryArgs : tagArgs
    const { create, update, remove } = postTermWrites(services, taxonomy, (c, id) =>
      readOne(c, taxonomy, id, 'edit'),
    )
    mountRoute(
      app,
      services,
      `/${POST_COLLECTIONS[taxonomy]}`,
      answerTerms(taxonomy, args),
      createEndpoint(create, termPermit),
    )
    mountRoute(
      app,
      services,
      `/${POST_COLLECTIONS[taxonomy]}/:id{[0-9]+}`,
      endpoint('GET', contextArgs, async (c, query) => {
        refuseEditContext(c, query.context, 'Sorry, you are not allowed to edit this term.')
        return answerItem(c, await readOne(c, taxonomy, Number(c.req.param('id')), query.context))
      }),
      updateEndpoint(update, termPermit),
      deleteEndpoint(remove, termPermit),
    )
  }
}
