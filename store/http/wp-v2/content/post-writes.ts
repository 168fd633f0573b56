import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  createPost,
  deletePost,
  findWrittenPost,
  listAuthors,
  type PostFields,
  type PostRefusal,
  type PostType,
  sanitiseHtml,
  textOfHtml,
  trashPost,
  updatePost,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { openSite } from '../answer.ts'
import { deletedJson, staffMay, staffOnly, takingRaw } from '../staff.ts'
import { ownAccount, shownName } from '../users/own-account.ts'

const text = { type: 'string' } as const
const date = { type: 'string', format: 'date-time', nullable: true } as const
const open = { type: 'string', enum: ['open', 'closed'] } as const
const ids = { type: 'array', items: { type: 'integer' } } as const

const common = args({
  ...readOnly(
    'guid',
    'link',
    'modified',
    'modified_gmt',
    'type',
    'permalink_template',
    'generated_slug',
    'class_list',
  ),
  title: text,
  content: text,
  excerpt: text,
  slug: text,
  status: { type: 'string', enum: ['publish', 'future', 'draft', 'pending', 'private'] },
  date,
  date_gmt: date,
  author: { type: 'integer' },
  featured_media: { type: 'integer' },
  comment_status: open,
  ping_status: { type: 'unserved', allowed: ['closed'] },
  password: { type: 'unserved', allowed: [''] },
  template: { type: 'unserved', allowed: [''] },
  meta: { type: 'unserved', allowed: [[], {}, { footnotes: '' }] },
})
/** What posts and pages take when they are written. */
export const postWriteArgs = {
  post: args({
    ...common,
    format: { type: 'unserved', allowed: ['standard'] },
    sticky: { type: 'boolean' },
    categories: ids,
    tags: ids,
  }),
  page: args({ ...common, parent: { type: 'integer' }, menu_order: { type: 'integer' } }),
} satisfies Record<PostType, object>

type Given = Parsed<typeof common> &
  Partial<Parsed<typeof postWriteArgs.post>> &
  Partial<Parsed<typeof postWriteArgs.page>>

export const unknownPost = () => new ApiError(404, 'rest_post_invalid_id', 'Invalid post ID.')

const REFUSALS: Record<PostRefusal, () => ApiError> = {
  unknown: unknownPost,
  empty: () => new ApiError(400, 'empty_content', 'Content, title, and excerpt are empty.'),
  unknown_parent: () => new ApiError(400, 'rest_post_invalid_id', 'Invalid post parent ID.'),
  circle: () => new ApiError(400, 'rest_invalid_parent', 'A page cannot lie in one that lies in it.'),
  already_trashed: () => new ApiError(410, 'rest_already_trashed', 'The post has already been deleted.'),
}

/** Who writes, by the name that readers see. */
const ownName = async (c: Context, services: Services): Promise<string> => {
  const own = await ownAccount(c, services)
  return own ? shownName(own) : ''
}

/** Authors are names on posts: who asks, by the number of the account, or one who has written. Undefined where the post keeps its own. */
const authorName = async (
  c: Context,
  services: Services,
  given: number | undefined,
  own: { id: number; name: string } | undefined,
): Promise<string | undefined> => {
  if (given === undefined || given === own?.id) return own ? undefined : ownName(c, services)
  if (given === getActor(c).customerId) return ownName(c, services)
  const author = (await listAuthors(requestContext(c, services))).find(({ id }) => id === given)
  if (author) return author.name
  throw new ApiError(400, 'rest_invalid_author', 'Invalid author ID.')
}

/** Null gives the date up, and undefined leaves it as it is. */
const instantOf = async (c: Context, services: Services, { date, date_gmt }: Given) => {
  if (date === null || date_gmt === null) return null
  const { settings } = await openSite(c, services)
  const instant = date
    ? parseDate(date, settings.timezone)
    : date_gmt
      ? parseDate(date_gmt, 'UTC')
      : undefined
  if (instant === null) throw new ApiError(400, 'rest_invalid_date', 'Invalid date.')
  return instant
}

const html = (given: string | undefined) => (given === undefined ? undefined : sanitiseHtml(given))

/** How posts and pages are written by those who run the shop; `answer` tells one as it is read by them. */
export const postWrites = (
  services: Services,
  type: PostType,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const fieldsOf = async (c: Context, given: Given, id: number): Promise<PostFields> => {
    const written = id ? await findWrittenPost(requestContext(c, services), type, id) : null
    return {
      title: given.title === undefined ? undefined : textOfHtml(given.title),
      content: html(given.content),
      excerpt: html(given.excerpt),
      slug: given.slug,
      // what is to come is published, and shown when its time has come
      status: given.status === 'future' ? 'publish' : given.status,
      createdAt: await instantOf(c, services, given),
      editorName: await ownName(c, services),
      authorName: await authorName(c, services, given.author, written?.author),
      featuredMediaId: given.featured_media,
      commentsOpen: given.comment_status && given.comment_status === 'open',
      sticky: given.sticky,
      categoryIds: given.categories,
      tagIds: given.tags,
      parentId: given.parent,
      menuOrder: given.menu_order,
    }
  }
  const create = itemWrite(
    { ...postWriteArgs[type], id: { type: 'mixed' } },
    async (c, given: Given & { id?: unknown }) => {
      if (given.id) throw new ApiError(400, 'rest_post_exists', 'Cannot create existing post.')
      const fields = await fieldsOf(c, given, 0)
      const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
        createPost(inside, type, fields),
      )
      if (!made.ok) throw REFUSALS[made.error]()
      return answer(c, made.value)
    },
  )
  const update = itemWrite(postWriteArgs[type], async (c, given: Given, id) => {
    await answer(c, id)
    const done = await updatePost(requestContext(c, services), type, id, await fieldsOf(c, given, id))
    if (!done.ok) throw REFUSALS[done.error]()
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    const context = requestContext(c, services)
    const done = force ? await deletePost(context, type, id) : await trashPost(context, type, id)
    if (!done.ok) throw REFUSALS[done.error]()
    return force ? deletedJson(before) : answer(c, id)
  })
  const texts = ['title', 'content', 'excerpt'] as const
  return {
    create: takingRaw(create, ...texts),
    update: takingRaw(inLanguageToo(services, 'post', staffOnly(update), answer), ...texts),
    remove,
  }
}

export const postPermit = staffMay({
  create: 'Sorry, you are not allowed to create posts as this user.',
  edit: 'Sorry, you are not allowed to edit this post.',
  delete: 'Sorry, you are not allowed to delete this post.',
})
