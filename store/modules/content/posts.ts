import type { Locale } from '#common/locale.ts'
import { foldPersian } from '#common/persian.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { DomainEvent } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import {
  inLanguage,
  type PostTexts,
  readTranslations,
  type TextsByLocale,
} from '../translations/translations.ts'
import { numberAuthors, readAuthorNumbers } from './authors.ts'
import { textOfHtml } from './sanitise.ts'

export type PostType = 'post' | 'page'

export type PostStatus = 'publish' | 'draft' | 'pending' | 'private' | 'trash'
/** The status as it is answered: a post that is published later is `future` until then. */
export type ShownStatus = PostStatus | 'future'

export interface Post {
  id: number
  type: PostType
  slug: string
  title: string
  /** HTML as it was written; sanitise it before it is shown */
  content: string
  excerpt: string
  status: PostStatus
  author: Author
  featuredMediaId: number
  sticky: boolean
  commentsOpen: boolean
  /** once it was published or given a slug; until then the slug follows the title */
  keepsSlug: boolean
  parentId: number
  menuOrder: number
  categoryIds: number[]
  tagIds: number[]
  createdAt: number
  updatedAt: number
  /** in other languages, as far as there are any */
  texts: TextsByLocale<'post'> | undefined
}
/** Authors are names on posts; their numbers stay. */
export interface Author {
  id: number
  name: string
}

export const isContentEvent = (event: DomainEvent): boolean => /^(post|page|content)\b/.test(event.type)

/** All posts, newest first, cached in the process; even a busy blog has few enough. */
const allPosts = memoizeUntil(isContentEvent, async (context: Context): Promise<Post[]> => {
  const rows = await context.db.selectFrom('posts').selectAll().orderBy('id').execute()
  const texts = await readTranslations(context, 'post')
  const numbers = numberAuthors(rows, await readAuthorNumbers(context))
  return rows
    .map(
      (row): Post => ({
        id: row.id,
        type: row.type,
        slug: row.slug,
        title: row.title,
        content: row.content,
        excerpt: row.excerpt,
        status: row.status as PostStatus,
        author: { id: numbers.get(row.author_name) ?? 0, name: row.author_name },
        featuredMediaId: row.featured_media_id ?? 0,
        sticky: row.sticky === 1,
        commentsOpen: row.comments_open === 1,
        keepsSlug: row.keeps_slug === 1,
        parentId: row.parent_id,
        menuOrder: row.menu_order,
        categoryIds: fromJson(row.category_ids),
        tagIds: fromJson(row.tag_ids),
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        texts: texts.get(row.id),
      }),
    )
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
})

/** A post or page with its texts in a language, as far as they are translated. */
export const translatePost = (post: Post, language: Locale | undefined): Post =>
  inLanguage<Post>(post, language && post.texts?.[language])

/** All posts or pages whose time has come, newest first. */
export const publishedPosts = async (context: Context, type: PostType): Promise<Post[]> => {
  const now = context.clock()
  return (await allPosts(context)).filter(
    (post) => post.type === type && shownStatus(post, now) === 'publish',
  )
}

/** Its status at this time, epoch milliseconds. */
export const shownStatus = (post: Pick<Post, 'status' | 'createdAt'>, now: number): ShownStatus =>
  post.status === 'publish' && post.createdAt > now ? 'future' : post.status

/** Everybody who wrote something that is published. */
export const listAuthors = async (context: Context): Promise<Author[]> => {
  const published = (await allPosts(context)).filter(({ status }) => status === 'publish')
  const byId = new Map(published.map((post) => [post.author.id, post.author]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

export interface PostFilter {
  /** for those who run the shop; without it what is published */
  statuses?: readonly ShownStatus[] | undefined
  search?: string | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
  slugs?: string[] | undefined
  authors?: number[] | undefined
  authorsExclude?: number[] | undefined
  categories?: number[] | undefined
  categoriesExclude?: number[] | undefined
  tags?: number[] | undefined
  tagsExclude?: number[] | undefined
  parents?: number[] | undefined
  sticky?: boolean | undefined
  /** epoch milliseconds, not included */
  after?: number | undefined
  before?: number | undefined
  modifiedAfter?: number | undefined
  modifiedBefore?: number | undefined
}
export type PostOrder =
  | 'author'
  | 'date'
  | 'id'
  | 'include'
  | 'modified'
  | 'parent'
  | 'relevance'
  | 'slug'
  | 'include_slugs'
  | 'title'
  | 'menu_order'

const folded = new WeakMap<Post, { title: string; all: string }>()
const foldPost = (post: Post) => {
  const known = folded.get(post)
  if (known) return known
  const versions: PostTexts[] = [post, ...Object.values(post.texts ?? {})]
  const title = foldPersian(versions.map((one) => one.title).join(' '))
  const rest = versions.map(({ excerpt, content }) => `${excerpt ?? ''} ${content ?? ''}`).join(' ')
  const fresh = { title, all: `${title} ${foldPersian(textOfHtml(rest))}` }
  folded.set(post, fresh)
  return fresh
}

const some = (wanted: number[] | undefined, own: number[]) => !wanted || own.some((id) => wanted.includes(id))
const none = (refused: number[] | undefined, own: number[]) =>
  !refused || !own.some((id) => refused.includes(id))

const matches = (filter: PostFilter, words: string[]) => (post: Post) =>
  some(filter.include, [post.id]) &&
  none(filter.exclude, [post.id]) &&
  (!filter.slugs || filter.slugs.includes(post.slug)) &&
  some(filter.authors, [post.author.id]) &&
  none(filter.authorsExclude, [post.author.id]) &&
  some(filter.categories, post.categoryIds) &&
  none(filter.categoriesExclude, post.categoryIds) &&
  some(filter.tags, post.tagIds) &&
  none(filter.tagsExclude, post.tagIds) &&
  some(filter.parents, [post.parentId]) &&
  (filter.sticky === undefined || filter.sticky === post.sticky) &&
  post.createdAt > (filter.after ?? Number.NEGATIVE_INFINITY) &&
  post.createdAt < (filter.before ?? Number.POSITIVE_INFINITY) &&
  post.updatedAt > (filter.modifiedAfter ?? Number.NEGATIVE_INFINITY) &&
  post.updatedAt < (filter.modifiedBefore ?? Number.POSITIVE_INFINITY) &&
  words.every((word) => foldPost(post).all.includes(word))

const byText = (a: string, b: string) => a.localeCompare(b, 'fa')

const comparator = (
  order: PostOrder,
  filter: PostFilter,
  words: string[],
): ((a: Post, b: Post) => number) | null => {
  const position = (list: unknown[] | undefined, one: unknown) => list?.indexOf(one) ?? 0
  const hits = (post: Post) => words.filter((word) => foldPost(post).title.includes(word)).length
  switch (order) {
    case 'date':
      return null
    case 'author':
      return (a, b) => a.author.id - b.author.id
    case 'id':
      return (a, b) => a.id - b.id
    case 'include':
      return (a, b) => position(filter.include, b.id) - position(filter.include, a.id)
    case 'include_slugs':
      return (a, b) => position(filter.slugs, b.slug) - position(filter.slugs, a.slug)
    case 'modified':
      return (a, b) => a.updatedAt - b.updatedAt
    case 'parent':
      return (a, b) => a.parentId - b.parentId
    case 'relevance':
      return (a, b) => hits(a) - hits(b)
    case 'slug':
      return (a, b) => byText(a.slug, b.slug)
    case 'title':
      return (a, b) => byText(a.title, b.title)
    case 'menu_order':
      return (a, b) => a.menuOrder - b.menuOrder
  }
}

/** Orders that mean a list as it was given, or the best first, whatever `order` says. */
const FIXED = new Set<PostOrder>(['include', 'include_slugs', 'relevance'])

/** The posts or pages that match, in order. Every word of `search` must occur, spelled in any Persian way. */
export const findPosts = async (
  context: Context,
  type: PostType,
  filter: PostFilter,
  order: PostOrder = 'date',
  direction: 'asc' | 'desc' = 'desc',
): Promise<Post[]> => {
  const words = filter.search ? foldPersian(filter.search).split(' ').filter(Boolean) : []
  const { statuses } = filter
  const now = context.clock()
  const candidates = statuses
    ? (await allPosts(context)).filter(
        (post) => post.type === type && statuses.includes(shownStatus(post, now)),
      )
    : await publishedPosts(context, type)
  const found = candidates.filter(matches(filter, words))
  const compare = comparator(order, filter, words)
  if (!compare) return direction === 'asc' ? found.reverse() : found
  const sign = direction === 'asc' && !FIXED.has(order) ? 1 : -1
  return found.sort((a, b) => sign * compare(a, b))
}

/** One published post or page, null when there is none with this id. */
export const findPost = async (context: Context, type: PostType, id: number): Promise<Post | null> =>
  (await publishedPosts(context, type)).find((post) => post.id === id) ?? null

/** As {@link findPost}, whether it is published or not. */
export const findWrittenPost = async (context: Context, type: PostType, id: number): Promise<Post | null> =>
  (await allPosts(context)).find((post) => post.type === type && post.id === id) ?? null
