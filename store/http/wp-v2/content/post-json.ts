import { renderHtml, renderTitle, summaryOf } from '#store/http/html.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { slugOf } from '#store/modules/catalog/catalog.ts'
import {
  type Author,
  isOfTitle,
  type Post,
  type ShownStatus,
  shownStatus,
} from '#store/modules/content/content.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import { CURIES, NO_AVATAR, type Site, selfLinks, type View } from '../answer.ts'

const collectionOf = (post: Post) => (post.type === 'post' ? 'posts' : 'pages')

export const postLink = (origin: string, post: Pick<Post, 'type' | 'slug' | 'id'>): string =>
  origin + (post.type === 'post' ? siteUrls.post(post.slug) : siteUrls.page(post.id))

const links = (site: Site, post: Post) => ({
  ...selfLinks(site, collectionOf(post), post.id),
  about: [{ href: `${site.base}/types/${post.type}` }],
  author: [{ embeddable: true, href: `${site.base}/users/${post.author.id}` }],
  replies: [{ embeddable: true, href: `${site.base}/comments?post=${post.id}` }],
  ...(post.featuredMediaId
    ? { 'wp:featuredmedia': [{ embeddable: true, href: `${site.base}/media/${post.featuredMediaId}` }] }
    : {}),
  ...(post.type === 'post'
    ? {
        'wp:term': [
          { taxonomy: 'category', embeddable: true, href: `${site.base}/categories?post=${post.id}` },
          { taxonomy: 'post_tag', embeddable: true, href: `${site.base}/tags?post=${post.id}` },
        ],
      }
    : {}),
  curies: CURIES,
})

const classList = (post: Post, status: ShownStatus) => [
  `post-${post.id}`,
  post.type,
  `type-${post.type}`,
  `status-${status}`,
  ...(post.type === 'post' ? ['format-standard'] : []),
  ...(post.featuredMediaId ? ['has-post-thumbnail'] : []),
  'hentry',
]

const excerptOf = (post: Post, origin: string) => {
  const text = post.excerpt || (post.type === 'post' ? renderTitle(summaryOf(post.content)) : '')
  return text ? `${renderHtml(text, origin)}\n` : ''
}

/** A draft answers no slug until it is published for the first time or is given one. */
const slugTold = (post: Post): string =>
  (post.status === 'draft' || post.status === 'pending') && !post.keepsSlug && isOfTitle(post.slug, post)
    ? ''
    : post.slug

/** A post or page as wp/v2 gives it. */
export const postJson = (site: Site, post: Post, context: View = 'view') => {
  const { timezone } = site.settings
  const { date, date_gmt } = datePair('date', post.createdAt, timezone)
  const { modified, modified_gmt } = datePair('modified', post.updatedAt, timezone)
  const status = shownStatus(post, site.context.clock())
  const address = `${site.origin}/?${post.type === 'post' ? 'p' : 'page_id'}=${post.id}`
  const link = status === 'publish' ? postLink(site.origin, post) : address
  const raw = (text: string) => (context === 'edit' ? { raw: text } : {})
  const title = { ...raw(post.title), rendered: renderTitle(post.title) }
  const excerpt = { ...raw(post.excerpt), rendered: excerptOf(post, site.origin), protected: false }
  if (context === 'embed') {
    return {
      id: post.id,
      date,
      slug: post.slug,
      type: post.type,
      link,
      title,
      excerpt,
      author: post.author.id,
      featured_media: post.featuredMediaId,
      _links: links(site, post),
    }
  }
  return {
    id: post.id,
    date,
    date_gmt,
    guid: { rendered: address, ...raw(address) },
    modified,
    modified_gmt,
    ...(context === 'edit' ? { password: '' } : {}),
    slug: slugTold(post),
    status,
    type: post.type,
    link,
    title,
    content: {
      ...raw(post.content),
      rendered: renderHtml(post.content, site.origin),
      protected: false,
      ...(context === 'edit' ? { block_version: 0 } : {}),
    },
    excerpt,
    author: post.author.id,
    featured_media: post.featuredMediaId,
    ...(post.type === 'page' ? { parent: post.parentId, menu_order: post.menuOrder } : {}),
    comment_status: post.commentsOpen ? 'open' : 'closed',
    ping_status: 'closed',
    ...(post.type === 'post' ? { sticky: post.sticky } : {}),
    template: '',
    ...(post.type === 'post' ? { format: 'standard' } : {}),
    meta: { footnotes: '' },
    ...(post.type === 'post' ? { categories: post.categoryIds, tags: post.tagIds } : {}),
    ...(context === 'edit' ? { permalink_template: link, generated_slug: slugOf(post.title) } : {}),
    class_list: classList(post, status),
    ...languagesJson(site.settings.locale, 'post', post, post.texts),
    _links: links(site, post),
  }
}

export const authorSlug = ({ name }: Author): string => name.trim().toLowerCase().replace(/\s+/g, '-')

/** The author; only the name is answered. */
export const authorJson = (site: Site, author: Author, context: View = 'view') => ({
  id: author.id,
  name: author.name,
  url: '',
  description: '',
  link: `${site.origin}/blog`,
  slug: authorSlug(author),
  avatar_urls: NO_AVATAR,
  ...(context === 'embed' ? {} : { meta: [] }),
  _links: selfLinks({ base: site.base, isStaff: false }, 'users', author.id),
})
