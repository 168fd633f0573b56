import type { MetaDescriptor } from 'react-router'
import { type RootData, readRootData } from '#app/shared/settings/root-data.ts'
import { sharePicture } from '#common/share-picture.ts'
import { type SeoHead, seoHeadOf } from './seo-head.ts'

interface PageFacts {
  /** '' is the shop's own name */
  title?: string
  /** plain text; '' where the shop's own stands for it */
  description?: string
  /** absolute or from the origin */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** keeps the page out of search engines; its links are still followed */
  hidden?: boolean
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const rootDataOf = (matches: Matches): RootData | undefined =>
  readRootData(matches.find((match) => match?.id === 'root')?.loaderData)

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
 * The head of a page: title, description and Open Graph, those of the shop's SEO plugin first. Canonical and languages come
 * from the root.
 */
export const pageMeta = (matches: Matches, page: PageFacts): MetaDescriptor[] => {
  const root = rootDataOf(matches)
  const site = root?.shop.site_name ?? ''
  const title = page.title && page.title !== site ? `${page.title} | ${site}` : site
  const description = page.description || root?.shop.site_description || ''
  const image = page.image || sharePicture(root?.shop.app_logo.url ?? '')
  const own: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title || site },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:image', content: URL.parse(image, root?.origin)?.href ?? image },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
  const head = seoHeadOf(matches)
  return head ? [...pluginMeta(head), ...withoutOwn(own, head)] : own
}
