import { escapeHtml } from '#common/escape-html.ts'
import { otherLocale } from '#common/locale.ts'
import { pageDescription } from '#common/page-description.ts'
import { toPersianDigits } from '#common/persian.ts'
import { sharePicture } from '#common/share-picture.ts'
import { localised } from '../site/languages.ts'
import { fillSeoTexts } from './own-texts.ts'
import type { HeadSite, PageHead } from './page-head.ts'

const LOCALES = { fa: 'fa_IR', en: 'en_US' }

const PAGE = {
  fa: (page: number) => `صفحهٔ ${toPersianDigits(String(page))}`,
  en: (page: number) => `page ${page}`,
}

/** JSON that cannot end the script element around it. */
const jsonLd = (data: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c')

/**
 * The markup of a head: title, robots, canonical, languages, Open Graph, and structured data.
 * @param page of a list; each has a canonical URL of its own
 */
export const renderHead = (site: HeadSite, head: PageHead, page = 1): string => {
  const { settings, origin } = site
  const query = page > 1 && head.kind === 'website' ? `?page=${page}` : ''
  const canonical = site.url(head.path) + query
  const onPage = (text: string) => (query ? `${text} – ${PAGE[site.locale](page)}` : text)
  const own = fillSeoTexts(site, head)
  const said = own.description || head.description
  const description = query ? pageDescription({ name: PAGE[site.locale](page), text: said }) : said
  const name = onPage(head.title)
  const title = own.title ? onPage(own.title) : head.path === '/' ? name : `${name} - ${settings.site_name}`
  const meta = (key: 'name' | 'property', name: string, content: string | number) =>
    content === '' ? [] : [`<meta ${key}="${name}" content="${escapeHtml(String(content))}" />`]
  const link = (rel: string, href: string, language = '') =>
    `<link rel="${rel}"${language && ` hreflang="${language}"`} href="${escapeHtml(href)}" />`
  const { image, article } = head
  const picture = image?.src ?? new URL(sharePicture(settings.app_logo.url), origin).href
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta('name', 'description', description),
    ...meta(
      'name',
      'robots',
      head.indexed && head.languages.includes(site.locale)
        ? 'index, follow, max-snippet:-1, max-video-preview:-1, max-image-preview:large'
        : 'noindex, follow',
    ),
    link('canonical', canonical),
    ...[settings.locale, otherLocale(settings.locale)]
      .filter((locale) => head.languages.includes(locale))
      .map((locale) =>
        link('alternate', localised(origin, head.path, locale, settings.locale) + query, locale),
      ),
    link('alternate', origin + head.path + query, 'x-default'),
    ...meta('property', 'og:locale', LOCALES[site.locale]),
    ...meta('property', 'og:type', head.kind),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:site_name', settings.site_name),
    ...meta('property', 'og:image', picture),
    ...(image
      ? [
          ...meta('property', 'og:image:width', image.width),
          ...meta('property', 'og:image:height', image.height),
          ...meta('property', 'og:image:alt', image.alt),
        ]
      : []),
    ...(article
      ? [
          ...meta('property', 'article:published_time', new Date(article.published).toISOString()),
          ...meta('property', 'article:modified_time', new Date(article.modified).toISOString()),
        ]
      : []),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:title', title),
    ...meta('name', 'twitter:description', description),
    ...meta('name', 'twitter:image', picture),
    `<script type="application/ld+json">${jsonLd(head.data)}</script>`,
  ].join('\n')
}
