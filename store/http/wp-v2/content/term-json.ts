import { renderTitle } from '#store/http/html.ts'
import { POST_COLLECTIONS } from '#store/http/site/term-pages.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { type PostTerm, sanitiseHtml } from '#store/modules/content/content.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import { CURIES, type Site, selfLinks, type View } from '../answer.ts'

/** A category or tag of the blog as wp/v2 gives it. */
export const termJson = (site: Site, term: PostTerm, context: View = 'view') => {
  const collection = POST_COLLECTIONS[term.taxonomy]
  const { base, origin } = site
  const path =
    term.taxonomy === 'category' ? siteUrls.postCategory(term.id, term.slug) : siteUrls.postTag(term.slug)
  const link = origin + path
  const name = renderTitle(term.name)
  const _links = {
    ...selfLinks(site, collection, term.id),
    about: [{ href: `${base}/taxonomies/${term.taxonomy}` }],
    ...(term.parentId ? { up: [{ embeddable: true, href: `${base}/${collection}/${term.parentId}` }] } : {}),
    'wp:post_type': [{ href: `${base}/posts?${collection}=${term.id}` }],
    curies: CURIES,
  }
  if (context === 'embed') {
    return { id: term.id, link, name, slug: term.slug, taxonomy: term.taxonomy, _links }
  }
  return {
    id: term.id,
    count: term.count,
    description: sanitiseHtml(term.description),
    link,
    name,
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(term.taxonomy === 'category' ? { parent: term.parentId } : {}),
    meta: [],
    ...languagesJson(site.settings.locale, 'post_category', term, term.texts),
    _links,
  }
}
