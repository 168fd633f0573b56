import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite, type Permit } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import {
  addComment,
  type CommentRefusal,
  type CommentStatus,
  deleteComment,
  editComment,
  sanitiseHtml,
  textOfHtml,
  trashComment,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { openSite } from '../answer.ts'
import { deletedJson, requireStaff, staffMay, staffOnly, takingRaw } from '../staff.ts'
import { ownAccount, shownName } from '../users/own-account.ts'

const date = { type: 'string', format: 'date-time' } as const
const unserved = { type: 'unserved', allowed: [''] } as const
/** What comments take when those who run the shop write them. */
export const commentWriteArgs = args({
  ...readOnly('link', 'type', 'author_avatar_urls'),
  post: { type: 'integer' },
  parent: { type: 'integer' },
  content: { type: 'string' },
  status: {
    type: 'string',
    enum: ['approved', 'approve', 'hold', 'spam', 'unspam', 'trash', 'untrash'],
  },
  author_name: { type: 'string' },
  author_email: { type: 'string' },
  date,
  date_gmt: date,
  author: { type: 'integer' },
  author_url: unserved,
  author_ip: unserved,
  author_user_agent: unserved,
  meta: { type: 'unserved', allowed: [[], {}] },
})
type Given = Parsed<typeof commentWriteArgs>

export const unknownComment = () => new ApiError(404, 'rest_comment_invalid_id', 'Invalid comment ID.')
const noContent = () => new ApiError(400, 'rest_comment_content_invalid', 'Invalid comment content.')
const notChanged = (name: string) =>
  new ApiError(400, `rest_comment_invalid_${name}`, `The ${name} of a comment does not change.`)

const REFUSALS: Record<CommentRefusal, () => ApiError> = {
  unknown_post: () =>
    new ApiError(
      403,
      'rest_comment_invalid_post_id',
      'Sorry, you are not allowed to create this comment without a post.',
    ),
  unknown_parent: () => new ApiError(400, 'rest_comment_invalid_parent', 'Invalid comment parent ID.'),
  comments_closed: () =>
    new ApiError(403, 'rest_comment_closed', 'Sorry, comments are closed for this item.'),
  duplicate: () =>
    new ApiError(
      409,
      'comment_duplicate',
      'Duplicate comment detected; it looks as though you&#8217;ve already said that!',
    ),
}

/** What comes out of spam or the trash waits for approval again. */
const STATUSES: Record<NonNullable<Given['status']>, CommentStatus> = {
  approved: 'approved',
  approve: 'approved',
  hold: 'hold',
  spam: 'spam',
  unspam: 'hold',
  trash: 'trash',
  untrash: 'hold',
}

const contentOf = (given: string | undefined): string | undefined => {
  if (given === undefined) return undefined
  const content = sanitiseHtml(given).trim()
  if (content === '') throw noContent()
  return content
}

/** How those who run the shop write comments; `answer` tells one as it is read by them. */
export const commentWrites = (
  services: Services,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const readFields = async (c: Context, given: Given) => {
    const { settings } = await openSite(c, services)
    const { date, date_gmt } = given
    const instant = date ? parseDate(date, settings.timezone) : date_gmt && parseDate(date_gmt, 'UTC')
    return {
      content: contentOf(given.content),
      status: given.status && STATUSES[given.status],
      authorName: given.author_name === undefined ? undefined : textOfHtml(given.author_name),
      authorEmail: given.author_email,
      createdAt: typeof instant === 'number' ? instant : undefined,
    }
  }
  const create = itemWrite(commentWriteArgs, async (c, given: Given) => {
    const { post: postId } = given
    if (!postId) throw REFUSALS.unknown_post()
    const { content, ...fields } = await readFields(c, given)
    if (content === undefined) throw noContent()
    const context = requestContext(c, services)
    const own = await ownAccount(c, services)
    const added = await makeOnce(c, context, given, (inside) =>
      addComment(inside, {
        postId,
        parentId: given.parent ?? 0,
        authorName: fields.authorName ?? (own ? shownName(own) : ''),
        authorEmail: fields.authorEmail ?? own?.email ?? '',
        content,
        // under another name it is somebody else's
        customerId: (fields.authorName ?? fields.authorEmail) === undefined ? undefined : 0,
        status: fields.status ?? 'approved',
        createdAt: fields.createdAt,
      }),
    )
    if (!added.ok) throw REFUSALS[added.error]()
    return answer(c, added.value)
  })
  const update = itemWrite(commentWriteArgs, async (c, given: Given, id) => {
    const before = (await answer(c, id)) as { post: number; parent: number; author: number }
    for (const name of ['post', 'parent', 'author'] as const) {
      if (given[name] !== undefined && given[name] !== before[name]) throw notChanged(name)
    }
    const done = await editComment(requestContext(c, services), id, await readFields(c, given))
    if (!done.ok) throw unknownComment()
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    const context = requestContext(c, services)
    const done = force ? await deleteComment(context, id) : await trashComment(context, id)
    if (done.ok) return force ? deletedJson(before) : answer(c, id)
    if (done.error === 'unknown_comment') throw unknownComment()
    throw new ApiError(410, 'rest_already_trashed', 'The comment has already been trashed.')
  })
  return {
    create: takingRaw(create, 'content'),
    update: takingRaw(staffOnly(update), 'content'),
    remove,
  }
}

const others = staffMay({
  create: '',
  edit: 'Sorry, you are not allowed to edit this comment.',
  delete: 'Sorry, you are not allowed to delete this comment.',
})

/** Who may write comments here; WordPress has a code of its own for who is not signed in. */
export const commentPermit: Permit = (c, action) => {
  if (action !== 'create') return others(c, action)
  requireStaff(c, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.')
}
