import { plainText } from '#common/page-description.ts'
import type { Post, PostCategory } from '#store-api/contract/content.ts'

/** A post cut down to what its card shows. */
export interface PostCardData {
  id: number
  slug: string
  title: string
  excerpt: string
  date: string
  minutes: number
  category: string | null
  image: { src: string; alt: string } | null
}

const WORDS_PER_MINUTE = 200

/** The words of HTML, with the mark of a cut excerpt as people write it. */
const plain = (html: string): string => plainText(html).replaceAll('[…]', '…')

/** Whole minutes, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plain(html).split(' ').length / WORDS_PER_MINUTE))

export const toPostCard = (post: Post): PostCardData => {
  const media = post._embedded?.['wp:featuredmedia']?.[0]
  const terms = post._embedded?.['wp:term']?.flat() ?? []
  const category = terms.find(({ taxonomy }) => taxonomy === 'category')
  return {
    id: post.id,
    slug: post.slug,
    title: plain(post.title.rendered),
    excerpt: plain(post.excerpt.rendered),
    date: post.date_gmt,
    minutes: readingMinutes(post.content.rendered),
    category: category ? plain(category.name) : null,
    image: media?.source_url ? { src: media.source_url, alt: media.alt_text } : null,
  }
}

/** The categories of the blog by their names as text: WordPress tells names as HTML. */
export const toCategoryLinks = (categories: PostCategory[]) =>
  categories.map(({ id, name, slug }) => ({ id, name: plain(name), slug }))
