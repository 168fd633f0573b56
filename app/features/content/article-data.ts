import { m } from '#app/messages/paraglide/messages.js'
import { postHref } from '#app/shared/links/links.ts'
import { breadcrumbData } from '#app/shared/pages/seo/breadcrumb-data.ts'
import { localePrefix, type SiteUrls } from '#app/shared/settings/root-data.ts'
import type { Post } from '#store-api/contract/content.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { toPostCard } from './post-card.ts'

/** A post, who wrote it and which shop published it, for search engines (schema.org Article). */
export const articleData = (
  post: Post,
  { site_name, app_logo }: Pick<AppSettings, 'site_name' | 'app_logo'>,
  { origin, locale, homeLocale }: SiteUrls,
): object[] => {
  const prefix = localePrefix(locale, homeLocale)
  const card = toPostCard(post)
  const path = prefix + postHref(card.slug)
  const author = post._embedded?.author?.[0]?.name
  return [
    {
      '@type': 'Article',
      headline: card.title,
      url: origin + path,
      mainEntityOfPage: origin + path,
      inLanguage: locale,
      datePublished: `${card.date}Z`,
      dateModified: `${post.modified_gmt}Z`,
      ...(card.image && { image: [new URL(card.image.src, origin).href] }),
      author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: site_name },
      publisher: {
        '@type': 'Organization',
        name: site_name,
        url: `${origin}/`,
        ...(app_logo.url && { logo: { '@type': 'ImageObject', url: new URL(app_logo.url, origin).href } }),
      },
    },
    breadcrumbData(origin, [
      { name: m.shell_home(), path: prefix || '/' },
      { name: m.content_blog_title(), path: `${prefix}/blog` },
      { name: card.title, path },
    ]),
  ]
}
