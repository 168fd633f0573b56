import { type Selectable, sql } from 'kysely'
import { autop } from '#common/autop.ts'
import { escapeHtml } from '#common/escape-html.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '../settings/settings.ts'
import { findPost } from './posts.ts'
import type { CommentsTable } from './tables.ts'

export type CommentStatus = 'approved' | 'hold' | 'spam' | 'trash'

export interface Comment {
  id: number
  postId: number
  parentId: number
  customerId: number
  authorName: string
  /** never shown to anybody but those who run the shop */
  authorEmail: string
  status: CommentStatus
  /** what the reader wrote; sanitise it before it is shown */
  content: string
  createdAt: number
}

export interface CommentFilter {
  /** every one of this customer's, approved or not; without it the approved ones of everybody */
  customerId?: number
  /** with these statuses, for those who run the shop */
  statuses?: CommentStatus[] | undefined
  /** on these posts alone */
  posts?: number[] | undefined
  /** on posts that everybody may read */
  onPublished?: boolean
  parents?: number[] | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
  search?: string | undefined
  /** `include`: as that names them, whatever the direction */
  orderBy?: 'date' | 'id' | 'post' | 'parent' | 'include'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const ORDER_COLUMNS = { date: 'created_at', id: 'id', post: 'post_id', parent: 'parent_id' } as const

/** The place of a comment among those that are named. */
const placeAmong = (ids: number[]) =>
  sql<number>`case id ${sql.join(
    ids.map((id, place) => sql`when ${id} then cast(${place} as integer)`),
    sql` `,
  )} end`

/** Comments, and how many there are in all. */
export const listComments = async (
  context: Context,
  filter: CommentFilter,
): Promise<{ comments: Comment[]; total: number }> => {
  const { customerId, statuses = ['approved'] } = filter
  let query = context.db
    .selectFrom('comments')
    .where((where) =>
      customerId === undefined ? where('status', 'in', statuses) : where('customer_id', '=', customerId),
    )
  if (filter.posts) query = query.where('post_id', 'in', filter.posts)
  if (filter.onPublished) {
    query = query.where('post_id', 'in', ({ selectFrom }) =>
      selectFrom('posts')
        .select('posts.id')
        .where('posts.type', '=', 'post')
        .where('posts.status', '=', 'publish')
        .where('posts.created_at', '<=', context.clock()),
    )
  }
  if (filter.parents) query = query.where('parent_id', 'in', filter.parents)
  if (filter.include) query = query.where('id', 'in', filter.include)
  if (filter.exclude?.length) query = query.where('id', 'not in', filter.exclude)
  if (filter.search) query = query.where('content', 'like', `%${filter.search.replace(/[%_]/g, '')}%`)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { orderBy = 'date', include = [], direction } = filter
  const isNamed = orderBy === 'include' && include.length > 0
  const column = orderBy === 'include' ? 'created_at' : ORDER_COLUMNS[orderBy]
  const sorted = isNamed ? query.orderBy(placeAmong(include)) : query.orderBy(column, direction)
  const rows = await sorted
    .selectAll()
    .orderBy('id', direction)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return {
    total: Number(total),
    comments: rows.map(toComment),
  }
}

const toComment = (row: Selectable<CommentsTable>): Comment => ({
  id: row.id,
  postId: row.post_id,
  parentId: row.parent_id,
  customerId: row.customer_id,
  authorName: row.author_name,
  authorEmail: row.author_email,
  status: row.status as CommentStatus,
  content: row.content,
  createdAt: row.created_at,
})

/** How many comments wait for somebody of the shop to look at them. */
export const countWaitingComments = async ({ db }: Context): Promise<number> => {
  const { count } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'hold')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A comment whatever its status, null when there is none with this id. */
export const findComment = async ({ db }: Context, id: number): Promise<Comment | null> => {
  const row = await db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toComment(row) : null
}

export interface NewComment {
  postId: number
  parentId: number
  authorName: string
  authorEmail: string
  content: string
}
export type CommentRefusal = 'unknown_post' | 'comments_closed' | 'unknown_parent' | 'duplicate'

interface CommentToAdd extends NewComment {
  status: CommentStatus
  /** 0 for nobody's; without it that of who writes */
  customerId?: number | undefined
  createdAt?: number | undefined
}

/** Adds a comment, whose content is HTML, to a published post that is open for comments. */
export const addComment = async (
  context: Context,
  given: CommentToAdd,
): Promise<Result<number, CommentRefusal>> => {
  const { status, content } = given
  const post = await findPost(context, 'post', given.postId)
  if (!post) return refuse('unknown_post')
  if (!post.commentsOpen) return refuse('comments_closed')
  return inTransaction(context, async (inside) => {
    const onPost = inside.db.selectFrom('comments').select('id').where('post_id', '=', post.id)
    if (given.parentId) {
      const parent = await onPost
        .where('id', '=', given.parentId)
        .where('status', '=', 'approved')
        .executeTakeFirst()
      if (!parent) return refuse('unknown_parent')
    }
    const same = await onPost
      .where('author_email', '=', given.authorEmail)
      .where('content', '=', content)
      .where('status', '!=', 'trash')
      .executeTakeFirst()
    if (same) return refuse('duplicate')
    const { id } = await inside.db
      .insertInto('comments')
      .values({
        post_id: post.id,
        parent_id: given.parentId,
        customer_id: given.customerId ?? context.actor.customerId,
        author_name: given.authorName,
        author_email: given.authorEmail,
        content,
        status,
        created_at: given.createdAt ?? context.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'comment.written', payload: { id, post_id: post.id, status } })
    return ok(id)
  })
}

/** Writes a reader's comment; it waits for the shop's approval when the settings say so. */
export const writeComment = async (
  context: Context,
  given: NewComment,
): Promise<Result<{ id: number; status: 'approved' | 'hold' }, CommentRefusal>> => {
  const { comments_moderated } = await readSettings(context)
  const status = comments_moderated ? 'hold' : 'approved'
  const added = await addComment(context, { ...given, content: autop(escapeHtml(given.content)), status })
  return added.ok ? ok({ id: added.value, status }) : added
}

/** What a deleted account wrote stays under the name given with it; no way back to the person does. */
export const forgetCommenter = async (context: Context, customerId: number): Promise<void> => {
  await context.db
    .updateTable('comments')
    .set({ customer_id: 0, author_email: '' })
    .where('customer_id', '=', customerId)
    .execute()
}
