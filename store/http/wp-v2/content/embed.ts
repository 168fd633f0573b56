import { type Comment, listComments, listPostTerms, type Post } from '#store/modules/content/content.ts'
import { findMedia, type Media } from '#store/modules/media/media.ts'
import type { Site } from '../answer.ts'
import { mediaJson } from '../media/media-json.ts'
import { commentJson } from './comment-json.ts'
import { authorJson } from './post-json.ts'
import { termJson } from './term-json.ts'

const REPLIES = 100

/** The relations that `_embed` asks for: null for none, `all` for no particular ones. */
export const readEmbed = (search: URLSearchParams): ReadonlySet<string> | 'all' | null => {
  const given = [...search.getAll('_embed'), ...search.getAll('_embed[]')]
  if (!given.length || given.includes('false') || given.includes('0')) return null
  const names = given
    .flatMap((text) => text.split(','))
    .filter((name) => name && name !== '1' && name !== 'true')
  return names.length ? new Set(names) : 'all'
}

const repliesTo = async (site: Site, posts: Post[]): Promise<Comment[]> => {
  const filter = { posts: posts.map(({ id }) => id), direction: 'desc' as const, limit: REPLIES, offset: 0 }
  return posts.length ? (await listComments(site.context, filter)).comments : []
}

/** What the posts' links lead to, beside each of them, as far as it was asked for. */
export const embedPosts = async (
  site: Site,
  posts: Post[],
  wanted: ReadonlySet<string> | 'all',
): Promise<Map<number, object>> => {
  const wants = (relation: string) => wanted === 'all' || wanted.has(relation)
  const pictures = wants('wp:featuredmedia')
    ? await findMedia(
        site.context,
        posts.map((post) => post.featuredMediaId),
        site.language,
      )
    : new Map<number, Media>()
  const terms = wants('wp:term')
    ? [
        await listPostTerms(site.context, 'category', site.language),
        await listPostTerms(site.context, 'post_tag', site.language),
      ].map((all) => all.toSorted((a, b) => a.name.localeCompare(b.name, 'fa')))
    : []
  const replies = wants('replies') ? await repliesTo(site, posts) : []

  const embedded = (post: Post) => {
    const picture = pictures.get(post.featuredMediaId)
    const comments = replies.filter((comment) => comment.postId === post.id)
    return {
      ...(wants('author') ? { author: [authorJson(site, post.author, 'embed')] } : {}),
      ...(comments.length
        ? { replies: [comments.map((comment) => commentJson(site, comment, post, 'embed'))] }
        : {}),
      ...(picture ? { 'wp:featuredmedia': [mediaJson(site, picture, 'embed')] } : {}),
      ...(post.type === 'post' && wants('wp:term')
        ? {
            'wp:term': terms.map((all, index) =>
              all
                .filter((term) => (index === 0 ? post.categoryIds : post.tagIds).includes(term.id))
                .map((term) => termJson(site, term, 'embed')),
            ),
          }
        : {}),
    }
  }
  return new Map(posts.map((post) => [post.id, embedded(post)]))
}
