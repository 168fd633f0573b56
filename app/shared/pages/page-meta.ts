import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../settings/root-data.ts'
import { type SeoHead, seoHeadOf } from './seo-head.ts'

interface PageFacts {
  /** '' is the shop's own name */
  title?: string
  description?: string
  /** absolute or from the origin */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** keeps the page out of search engines; its links are still followed */
  hidden?: boolean
  /** schema.org objects */
  data?: object[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const MAX_DESCRIPTION = 160

export const rootDataOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

const plain = (text: string): string => {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > MAX_DESCRIPTION ? `${words.slice(0, MAX_DESCRIPTION - 1)}…` : words
}

/** Of the page's own tags, those about which the SEO plugin says nothing. */
const withoutOwn = (
  own: MetaDescriptor[],
  { title, description, robots, social }: SeoHead,
): MetaDescriptor[] => {
  const said = new Set([
    ...Object.keys(social),
    ...(description && ['description']),
    ...(robots && ['robots']),
  ])
  return own.filter((tag) => {
    if ('title' in tag) return !title
    if ('name' in tag) return !said.has(String(tag.name))
    return !('property' in tag && said.has(String(tag.property)))
  })
}

/** The SEO plugin's tags; it rules over the page's own. */
const pluginMeta = ({ title, description, robots, social }: SeoHead): MetaDescriptor[] => [
  ...(title ? [{ title }] : []),
  ...(description ? [{ name: 'description', content: description }] : []),
  ...(robots ? [{ name: 'robots', content: robots }] : []),
  ...Object.entries(social).map(([key, content]) =>
    key.startsWith('twitter:') ? { name: key, content } : { property: key, content },
  ),
]

/**
 * The head of a page: title, description, Open Graph and structured data, those of the shop's SEO plugin first. Canonical
 * and languages come from the root.
 */
export const pageMeta = (matches: Matches, page: PageFacts): MetaDescriptor[] => {
  const root = rootDataOf(matches)
  const site = root?.shop.site_name ?? ''
  const title = page.title && page.title !== site ? `${page.title} | ${site}` : site
  const description = plain(page.description || root?.shop.site_description || '')
  const image = page.image && new URL(page.image, root?.origin || undefined).href
  const own: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title || site },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(page.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(page.data ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
  const head = seoHeadOf(matches)
  return head ? [...pluginMeta(head), ...withoutOwn(own, head)] : own
}

/** BreadcrumbList of schema.org. `path` is from the origin, with the language's prefix. */
export const breadcrumbData = (origin: string, crumbs: { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
