import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { type CommentStatus, findComment } from './comments.ts'

export interface CommentEdit {
  status?: CommentStatus | undefined
  /** HTML, sanitised by the caller */
  content?: string | undefined
  authorName?: string | undefined
  authorEmail?: string | undefined
  createdAt?: number | undefined
}
type Refusal = 'unknown_comment' | 'already_trashed'

/** Approves, withholds or mends a comment; what is not given stays. */
export const editComment = (
  context: Context,
  id: number,
  edit: CommentEdit,
): Promise<Result<number, Refusal>> =>
  inTransaction(context, async (inside) => {
    const comment = await findComment(inside, id)
    if (!comment) return refuse('unknown_comment')
    const status = edit.status ?? comment.status
    await inside.db
      .updateTable('comments')
      .set({
        status,
        content: edit.content ?? comment.content,
        author_name: edit.authorName ?? comment.authorName,
        author_email: edit.authorEmail ?? comment.authorEmail,
        created_at: edit.createdAt ?? comment.createdAt,
      })
      .where('id', '=', id)
      .execute()
    const payload = { id, post_id: comment.postId, status }
    await recordEvent(inside, { type: 'comment.changed', payload })
    return ok(id)
  })

/** Puts a comment into the trash. */
export const trashComment = (context: Context, id: number): Promise<Result<number, Refusal>> =>
  inTransaction(context, async (inside) => {
    if ((await findComment(inside, id))?.status === 'trash') return refuse('already_trashed')
    return editComment(inside, id, { status: 'trash' })
  })

/** Deletes a comment for good; answers to it become answers to what it answered. */
export const deleteComment = (context: Context, id: number): Promise<Result<number, Refusal>> =>
  inTransaction(context, async (inside) => {
    const comment = await findComment(inside, id)
    if (!comment) return refuse('unknown_comment')
    const { postId, parentId } = comment
    await inside.db.updateTable('comments').set({ parent_id: parentId }).where('parent_id', '=', id).execute()
    await inside.db.deleteFrom('comments').where('id', '=', id).execute()
    await recordEvent(inside, { type: 'comment.deleted', payload: { id, post_id: postId } })
    return ok(id)
  })
