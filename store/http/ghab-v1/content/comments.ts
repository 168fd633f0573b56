import { Hono } from 'hono'
import { z } from 'zod'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type CommentRefusal, writeComment } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { commentRequest } from '#store-api/contract/content.ts'
import { isTrapped } from '../honeypot.ts'

const request = commentRequest.extend({
  parent: z.number().int().nonnegative().optional(),
  content: z.string().trim().min(1).max(5000),
  author_name: z.string().trim().min(1).max(100),
})

const REFUSALS: Record<CommentRefusal, () => ApiError> = {
  unknown_post: () =>
    invalidParameters({ post: { code: 'rest_comment_invalid_post_id', message: 'Invalid post ID.' } }),
  unknown_parent: () =>
    invalidParameters({
      parent: { code: 'rest_comment_invalid_parent', message: 'Invalid comment parent ID.' },
    }),
  comments_closed: () =>
    new ApiError(403, 'rest_comment_closed', 'Sorry, comments are closed for this item.'),
  duplicate: () => new ApiError(409, 'comment_duplicate', 'You have already said that.'),
}

/** `POST ghab/v1/comments`: a reader's comment on a post; `hold` while it waits for approval. */
export const commentRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'comments', { perIp: 5, perTarget: 5 })
  return new Hono().post('/wp-json/ghab/v1/comments', async (c) => {
    const given = await parseBody(c, request)
    if (isTrapped(given)) return c.json({ id: 0, status: 'hold' }, 201)
    throttle(c, given.author_email.trim().toLowerCase())
    const written = await writeComment(requestContext(c, services), {
      postId: given.post,
      parentId: given.parent ?? 0,
      authorName: given.author_name,
      authorEmail: given.author_email,
      content: given.content,
    })
    if (!written.ok) throw REFUSALS[written.error]()
    return c.json(written.value, 201)
  })
}
