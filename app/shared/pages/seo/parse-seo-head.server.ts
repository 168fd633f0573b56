import sanitize from 'sanitize-html'
import type { SeoHead } from './seo-head.ts'

const SOCIAL = new Set([
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'article:published_time',
  'article:modified_time',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
])
const URLS = new Set(['og:url', 'og:image', 'twitter:image'])
/** characters; what is longer is no title and no description */
const MAX_LENGTH = 1000
const ROBOTS = /^[a-z0-9_:, -]{1,200}$/i

const webUrl = (text: string): URL | null => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/**
 * The values that a page may take over from the markup of `getHead`. Of two of a name the first one counts; a canonical
 * URL of another origin would give the page away and counts as none.
 * @param origin of the shop
 */
export const parseSeoHead = (markup: string, origin: string): SeoHead => {
  const head: SeoHead = { title: '', description: '', robots: '', canonical: '', social: {} }
  const readMeta = (name: string, content: string): void => {
    if (name === 'description') head.description ||= content
    if (name === 'robots' && ROBOTS.test(content)) head.robots ||= content
    if (!SOCIAL.has(name) || head.social[name] || (URLS.has(name) && !webUrl(content))) return
    if (content && (name !== 'og:url' || webUrl(content)?.origin === origin)) head.social[name] = content
  }
  sanitize(markup, {
    allowedTags: ['title', 'meta', 'link'],
    allowedAttributes: { meta: ['name', 'property', 'content'], link: ['rel', 'href'] },
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'title') head.title ||= text.trim().slice(0, MAX_LENGTH)
      if (tag === 'meta') {
        const name = (attribs.name || attribs.property || '').toLowerCase()
        readMeta(name, (attribs.content ?? '').trim().slice(0, MAX_LENGTH))
      }
      if (tag === 'link' && attribs.rel === 'canonical') {
        const url = webUrl(attribs.href ?? '')
        if (url?.origin === origin) head.canonical ||= url.href
      }
      return false
    },
  })
  return head
}
