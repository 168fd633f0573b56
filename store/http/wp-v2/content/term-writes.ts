import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { termRefused } from '#store/http/wp-rest/term-refusals.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import type { TermRefusal } from '#store/modules/catalog/catalog.ts'
import {
  createPostTerm,
  deletePostTerm,
  type PostTaxonomy,
  type PostTermFields,
  sanitiseHtml,
  textOfHtml,
  updatePostTerm,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { deletedJson, staffMay, staffOnly } from '../staff.ts'

const text = { type: 'string' } as const
const tagFields = args({
  ...readOnly('count', 'link', 'taxonomy'),
  name: text,
  slug: text,
  description: text,
  meta: { type: 'unserved', allowed: [[], {}] },
})
/** What categories and tags of the blog take when they are written. */
export const postTermArgs = {
  category: args({ ...tagFields, parent: { type: 'integer' } }),
  post_tag: tagFields,
} satisfies Record<PostTaxonomy, object>

interface GivenTerm {
  name?: string | undefined
  slug?: string | undefined
  description?: string | undefined
  parent?: number | undefined
}

export const unknownTerm = () => new ApiError(404, 'rest_term_invalid', 'Term does not exist.')

const refused = (taxonomy: PostTaxonomy, refusal: TermRefusal): ApiError =>
  termRefused(refusal, {
    unknown: unknownTerm,
    missingParent: 'rest_term_invalid',
    isTree: taxonomy === 'category',
    idField: 'term_id',
  })

const fieldsOf = (given: GivenTerm): PostTermFields => ({
  name: given.name === undefined ? undefined : textOfHtml(given.name),
  slug: given.slug,
  description: given.description === undefined ? undefined : sanitiseHtml(given.description),
  parentId: given.parent,
})

/** How categories and tags of the blog are written; `answer` tells one as it is read by those who run the shop. */
export const postTermWrites = (
  services: Services,
  taxonomy: PostTaxonomy,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const declared = postTermArgs[taxonomy]
  const create = itemWrite(
    { ...declared, name: { type: 'string', required: true } },
    async (c, given: GivenTerm) => {
      const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
        createPostTerm(inside, taxonomy, fieldsOf(given)),
      )
      if (!made.ok) throw refused(taxonomy, made.error)
      return answer(c, made.value)
    },
  )
  const update = itemWrite(declared, async (c, given: GivenTerm, id) => {
    const done = await updatePostTerm(requestContext(c, services), taxonomy, id, fieldsOf(given))
    if (!done.ok) throw refused(taxonomy, done.error)
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    if (!force) {
      const message = "Terms do not support trashing. Set 'force=true' to delete."
      throw new ApiError(501, 'rest_trash_not_supported', message)
    }
    const done = await deletePostTerm(requestContext(c, services), taxonomy, id)
    if (!done.ok) throw refused(taxonomy, done.error)
    return deletedJson(before)
  })
  const texts = taxonomy === 'category' ? 'post_category' : 'post_tag'
  return { create, update: inLanguageToo(services, texts, staffOnly(update), answer), remove }
}

export const termPermit = staffMay({
  create: 'Sorry, you are not allowed to create terms in this taxonomy.',
  edit: 'Sorry, you are not allowed to edit this term.',
  delete: 'Sorry, you are not allowed to delete this term.',
})
