import { sql } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import { isSitePath } from '#common/site-paths.ts'
import { isWithin } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { hasNumber, withoutNumber } from '#store/database/portable-sql.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { freeName, slugOf } from '../catalog/catalog.ts'
import { findMedia, isListedFile } from '../media/media.ts'
import { dropSeoTexts } from '../seo/seo.ts'
import { dropTranslations } from '../translations/translations.ts'
import { forgetAuthors, keepAuthorNumbers } from './authors.ts'
import type { PostStatus, PostType } from './posts.ts'
import { keepRevision } from './revisions.ts'
import { addPageToMenus } from './write-menu-entry.ts'

/** What those who run the shop give of a post or page; texts are sanitised by the caller. */
export interface PostFields {
  title?: string | undefined
  content?: string | undefined
  excerpt?: string | undefined
  /** made of the title where it is empty */
  slug?: string | undefined
  status?: PostStatus | undefined
  authorName?: string | undefined
  /** the name of who writes this */
  editorName?: string | undefined
  /** 0 for none */
  featuredMediaId?: number | undefined
  sticky?: boolean | undefined
  commentsOpen?: boolean | undefined
  parentId?: number | undefined
  menuOrder?: number | undefined
  categoryIds?: number[] | undefined
  tagIds?: number[] | undefined
  /** epoch milliseconds; in the future: published then; null: at its publication */
  createdAt?: number | null | undefined
}
export type PostRefusal = 'unknown' | 'empty' | 'unknown_parent' | 'circle' | 'already_trashed'

const TRASHED = '__trashed'

const findRow = ({ db }: Context, type: PostType, id: number) =>
  db.selectFrom('posts').selectAll().where('type', '=', type).where('id', '=', id).executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** A slug that no other post, or page, has; a post's stands alone in its URL, so no other URL of the site begins with it. */
const freeSlug = (context: Context, type: PostType, wanted: string, ownId = 0): Promise<string> =>
  freeName(slugOf(wanted) || type, async (slug) => {
    if (type === 'post' && isSitePath(slug)) return true
    const { db } = context
    const same = db.selectFrom('posts').select('id').where('type', '=', type).where('slug', '=', slug)
    return (await same.where('id', '!=', ownId).executeTakeFirst()) !== undefined
  })

/** Whether a slug was made of the title. */
export const isOfTitle = (slug: string, { type, title }: { type: PostType; title: string }): boolean => {
  const made = slugOf(title) || type
  return slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))
}

/** The slug that something had before it lay in the trash; a number tells two of the same slug apart there. */
const withoutTrashed = (slug: string): string => slug.replace(/__trashed(-\d+)?$/, '')

const isShown = (status: string | undefined): boolean => status === 'publish' || status === 'private'

/** The slug after a change; null where it stays. */
const slugAfter = async (context: Context, row: Row, fields: PostFields): Promise<string | null> => {
  const { type, id } = row
  const status = fields.status ?? row.status
  // what lies in the trash leaves its slug to others
  if (status === 'trash')
    return row.status === 'trash' ? null : freeSlug(context, type, row.slug + TRASHED, id)
  const before = withoutTrashed(row.slug)
  const isUnpublished = row.status === 'draft' || row.status === 'pending'
  // sent back as it was read it stays, also where no new post may have it any more
  if (fields.slug) return slugOf(fields.slug) === row.slug ? null : freeSlug(context, type, fields.slug, id)
  const follows = isUnpublished && row.keeps_slug === 0 && isOfTitle(before, row)
  if (fields.slug === '' || (fields.title !== undefined && follows))
    return freeSlug(context, type, fields.title ?? row.title, id)
  return before === row.slug ? null : freeSlug(context, type, before, id)
}

/** Clients read and write whole seconds. */
const secondOf = (ms: number): number => Math.floor(ms / 1000)

/** The date after a change. Until a post is published or given another date than it has, that of its publication is to come. */
const dateAfter = ({ clock }: Context, row: Row, { createdAt, status }: PostFields) => {
  if (typeof createdAt === 'number' && secondOf(createdAt) !== secondOf(row.created_at))
    return { created_at: createdAt, keeps_date: 1 }
  const isKept = createdAt !== null && (row.keeps_date === 1 || isShown(row.status))
  const willShow = isShown(status ?? row.status)
  const isNow = createdAt === null || (willShow && !isKept)
  return { created_at: isNow ? clock() : row.created_at, keeps_date: Number(isKept || willShow) }
}

const known = async (
  { db }: Context,
  table: 'post_categories' | 'post_tags',
  ids: number[] | undefined,
): Promise<number[] | undefined> => {
  if (!ids?.length) return ids
  const rows = await db.selectFrom(table).select('id').execute()
  const all = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => all.has(id))
}

/** A picture that visitors may see; null for any other, as for none. */
const shownMedia = async (context: Context, id: number): Promise<number | null> => {
  const media = (await findMedia(context, [id])).get(id)
  return media && isListedFile(media.file) ? id : null
}

/** What neither a new post nor a change may say. */
const refusalOf = async (
  context: Context,
  id: number,
  { parentId }: PostFields,
): Promise<PostRefusal | null> => {
  if (!parentId) return null
  const pages = await context.db
    .selectFrom('posts')
    .select(['id', 'parent_id as parentId'])
    .where('type', '=', 'page')
    .execute()
  if (!pages.some((page) => page.id === parentId)) return 'unknown_parent'
  return id !== 0 && isWithin(pages, parentId, id) ? 'circle' : null
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value))

/** The columns of what was given. Pictures, categories and tags that are unknown are left out, as in WordPress. */
const columnsOf = async (context: Context, fields: PostFields) => {
  const categories = await known(context, 'post_categories', fields.categoryIds)
  const tags = await known(context, 'post_tags', fields.tagIds)
  const { featuredMediaId } = fields
  return {
    title: fields.title,
    content: fields.content,
    excerpt: fields.excerpt,
    status: fields.status,
    author_name: fields.authorName,
    featured_media_id: featuredMediaId === undefined ? undefined : await shownMedia(context, featuredMediaId),
    sticky: flag(fields.sticky),
    comments_open: flag(fields.commentsOpen),
    parent_id: fields.parentId,
    menu_order: fields.menuOrder,
    category_ids: categories && toJson(categories),
    tag_ids: tags && toJson(tags),
  }
}

const defined = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never

/** Writes a post or page; it is a draft unless its status says otherwise. Answers its id. */
export const createPost = (
  context: Context,
  type: PostType,
  fields: PostFields,
): Promise<Result<number, PostRefusal>> =>
  inTransaction(context, async (inside) => {
    const { title = '', content = '', excerpt = '' } = fields
    if (!(title || content || excerpt)) return refuse('empty')
    const refusal = await refusalOf(inside, 0, fields)
    if (refusal) return refuse(refusal)
    await keepAuthorNumbers(inside)
    const now = context.clock()
    const { id } = await inside.db
      .insertInto('posts')
      .values({
        type,
        title,
        content,
        excerpt,
        status: 'draft',
        author_name: '',
        featured_media_id: null,
        sticky: 0,
        comments_open: type === 'post' ? 1 : 0,
        parent_id: 0,
        menu_order: 0,
        category_ids: toJson([]),
        tag_ids: toJson([]),
        created_at: fields.createdAt ?? now,
        keeps_date: Number(typeof fields.createdAt === 'number' || isShown(fields.status)),
        ...defined(await columnsOf(inside, fields)),
        slug: await freeSlug(inside, type, fields.slug || title),
        keeps_slug: Number(Boolean(fields.slug) || isShown(fields.status)),
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: `${type}.created`, payload: { id } })
    if (type === 'page' && fields.status === 'publish' && !fields.parentId) await addPageToMenus(inside, id)
    return ok(id)
  })

/** Changes a post or page; what is not given stays. */
export const updatePost = (
  context: Context,
  type: PostType,
  id: number,
  fields: PostFields,
): Promise<Result<number, PostRefusal>> =>
  inTransaction(context, async (inside) => {
    const row = await findRow(inside, type, id)
    if (!row) return refuse('unknown')
    const refusal = await refusalOf(inside, id, fields)
    if (refusal) return refuse(refusal)
    await keepAuthorNumbers(inside)
    const slug = (await slugAfter(inside, row, fields)) ?? row.slug
    const keeps_slug = Number(
      Boolean(fields.slug) ||
        isShown(row.status) ||
        isShown(fields.status) ||
        (row.keeps_slug && fields.slug !== ''),
    )
    const columns = defined(await columnsOf(inside, fields))
    const date = dateAfter(inside, row, fields)
    const values = { ...columns, ...date, slug, keeps_slug, updated_at: context.clock() }
    await inside.db.updateTable('posts').set(values).where('id', '=', id).execute()
    if (fields.authorName !== undefined) await forgetAuthors(inside)
    const { title, content, excerpt, editorName = '' } = fields
    if ([title, content, excerpt].some((text) => text !== undefined)) {
      await keepRevision(inside, id, editorName)
    }
    await recordEvent(inside, { type: `${type}.changed`, payload: { id } })
    const isAtTop = (fields.parentId ?? row.parent_id) === 0
    if (type === 'page' && fields.status === 'publish' && row.status !== 'publish' && isAtTop) {
      await addPageToMenus(inside, id)
    }
    return ok(id)
  })

/** Moves a post or page to the trash, where only staff can see it. */
export const trashPost = async (
  context: Context,
  type: PostType,
  id: number,
): Promise<Result<number, PostRefusal>> =>
  inTransaction(context, async (inside) => {
    if ((await findRow(inside, type, id))?.status === 'trash') return refuse('already_trashed')
    return updatePost(inside, type, id, { status: 'trash' })
  })

/** Deletes a post or page for good, with its comments and translations; pages that lay in it move up. */
export const deletePost = (
  context: Context,
  type: PostType,
  id: number,
): Promise<Result<number, PostRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const row = await findRow(inside, type, id)
    if (!row) return refuse('unknown')
    await keepAuthorNumbers(inside)
    await db.updateTable('posts').set({ parent_id: row.parent_id }).where('parent_id', '=', id).execute()
    await db.deleteFrom('comments').where('post_id', '=', id).execute()
    await db.deleteFrom('post_revisions').where('post_id', '=', id).execute()
    await dropTranslations(inside, 'post', [id])
    await dropSeoTexts(inside, 'post', id)
    await db.deleteFrom('posts').where('id', '=', id).execute()
    await forgetAuthors(inside)
    await recordEvent(inside, { type: `${type}.deleted`, payload: { id } })
    return ok(id)
  })

const COLUMNS = { category: 'category_ids', post_tag: 'tag_ids' } as const

/** Takes a category or tag from all posts. */
export const removeFromPosts = async (
  { db }: Context,
  taxonomy: keyof typeof COLUMNS,
  id: number,
): Promise<void> => {
  const ids = sql.ref(COLUMNS[taxonomy])
  await sql`update posts set ${ids} = ${withoutNumber(db, ids, id)} where ${hasNumber(db, ids, id)}`.execute(
    db,
  )
}

/** Posts that have this picture have none from now on. */
export const forgetFeaturedMedia = (context: Context, mediaId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('posts')
      .set({ featured_media_id: null })
      .where('featured_media_id', '=', mediaId)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordEvent(inside, { type: 'content.changed', payload: {} })
  })
