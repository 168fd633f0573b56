import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { PostRevisionsTable } from './tables.ts'

/** The texts of a post or page as somebody left them. */
export type PostRevision = Selectable<PostRevisionsTable>

/** Of each post so many are kept. */
const MOST = 100

/** The revisions of a post or page, the newest first. */
export const listRevisions = ({ db }: Pick<Context, 'db'>, postId: number): Promise<PostRevision[]> =>
  db.selectFrom('post_revisions').selectAll().where('post_id', '=', postId).orderBy('id', 'desc').execute()

/** Keeps the texts of a post that was just written, unless they are those of its last revision. */
export const keepRevision = async (context: Context, postId: number, authorName: string): Promise<void> => {
  const { db } = context
  const { title, content, excerpt } = await db
    .selectFrom('posts')
    .select(['title', 'content', 'excerpt'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  const [last, ...older] = await listRevisions(context, postId)
  if (last?.title === title && last.content === content && last.excerpt === excerpt) return
  const author_name = authorName
  const row = { post_id: postId, title, content, excerpt, author_name, created_at: context.clock() }
  await db.insertInto('post_revisions').values(row).execute()
  const oldest = older[MOST - 2]
  if (oldest) {
    const old = db.deleteFrom('post_revisions').where('post_id', '=', postId)
    await old.where('id', '<=', oldest.id).execute()
  }
}

/** Deletes one revision; the post stays as it is. */
export const deleteRevision = (context: Context, { id, post_id }: PostRevision): Promise<void> =>
  inTransaction(context, async (inside) => {
    await inside.db.deleteFrom('post_revisions').where('id', '=', id).execute()
    await recordEvent(inside, { type: 'content.changed', payload: { id: post_id } })
  })
