import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { listOf, RECORDED_ORIGIN, type Recording } from '../replay/recordings.ts'

type Recordings = ReadonlyMap<string, Recording>

interface Rendered {
  rendered: string
}
interface RecordedPost {
  id: number
  type: 'post' | 'page'
  date: string
  date_gmt: string
  modified: string
  modified_gmt: string
  slug: string
  title: Rendered
  content: Rendered
  featured_media: number
  comment_status: string
  sticky?: boolean
  parent?: number
  menu_order?: number
  categories?: number[]
  tags?: number[]
}
interface RecordedTerm {
  id: number
  name: string
  slug: string
  description: string
  parent?: number
}
interface RecordedComment {
  id: number
  post: number
  parent: number
  author_name: string
  content: Rendered
  date: string
  date_gmt: string
}
interface RecordedMedia {
  id: number
  date: string
  date_gmt: string
  modified: string
  modified_gmt: string
  title: Rendered
  alt_text: string
  mime_type: string
  source_url: string
  media_details: { width: number; height: number }
}

/** Who wrote everything there. */
const AUTHOR = 'admin'

/** By how much what was made before the recorded shop had its time zone is dated later here. */
export const DATED_LATER = 15 * 60_000

/**
 * What was made before the shop had its time zone has the same date twice, and WordPress lists it by the local one: before
 * everything of that afternoon.
 */
const instant = (local: string, gmt: string): number =>
  Date.parse(`${gmt}Z`) + (local === gmt ? DATED_LATER : 0)

const flag = (value: boolean | undefined): number => (value ? 1 : 0)

/** What WooCommerce's blocks draw is not what is written in a page. */
const written = (html: string): string => (html.includes('wp-block-woocommerce') ? '' : html.trim())

const postRow = (post: RecordedPost) => ({
  id: post.id,
  type: post.type,
  slug: post.slug,
  title: post.title.rendered,
  content: written(post.content.rendered),
  excerpt: '',
  status: 'publish',
  author_name: AUTHOR,
  featured_media_id: post.featured_media || null,
  sticky: flag(post.sticky),
  comments_open: flag(post.comment_status === 'open'),
  keeps_slug: 1,
  parent_id: post.parent ?? 0,
  menu_order: post.menu_order ?? 0,
  category_ids: toJson(post.categories ?? []),
  tag_ids: toJson(post.tags ?? []),
  created_at: instant(post.date, post.date_gmt),
  updated_at: instant(post.modified, post.modified_gmt),
})

const tagRow = ({ id, name, slug, description }: RecordedTerm) => ({ id, name, slug, description })

const commentRow = (comment: RecordedComment) => ({
  id: comment.id,
  post_id: comment.post,
  parent_id: comment.parent,
  customer_id: 0,
  author_name: comment.author_name,
  author_email: 'wapuu@wordpress.example',
  content: comment.content.rendered.replaceAll(/<[^>]*>/g, '').trim(),
  status: 'approved',
  created_at: instant(comment.date, comment.date_gmt),
})

const mediaRow = (media: RecordedMedia) => ({
  id: media.id,
  file: media.source_url.replace(`${RECORDED_ORIGIN}/wp-content/uploads/`, ''),
  title: media.title.rendered,
  alt: media.alt_text,
  mime_type: media.mime_type,
  width: media.media_details.width,
  height: media.media_details.height,
  thumbhash: null,
  created_at: instant(media.date, media.date_gmt),
  updated_at: instant(media.modified, media.modified_gmt),
})

/** The blog, the pages and the newest pictures of the recorded shop as rows, beside what its catalogue brings. */
export const contentRows = (recordings: Recordings, { media = [] }: SeedShop): SeedShop => ({
  posts: [
    ...listOf<RecordedPost>(recordings, 'wp-posts'),
    ...listOf<RecordedPost>(recordings, 'wp-get-pages'),
  ].map(postRow),
  post_categories: listOf<RecordedTerm>(recordings, 'wp-get-categories').map((term) => ({
    ...tagRow(term),
    parent_id: term.parent ?? 0,
  })),
  post_tags: listOf<RecordedTerm>(recordings, 'wp-get-tags').map(tagRow),
  comments: listOf<RecordedComment>(recordings, 'wp-get-comments').map(commentRow),
  media: [
    ...media,
    ...listOf<RecordedMedia>(recordings, 'wp-get-media')
      .map(mediaRow)
      .filter(({ id }) => !media.some((one) => one.id === id)),
  ],
})
