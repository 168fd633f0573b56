import type { Context } from 'hono'
import { escapeHtml } from '#common/escape-html.ts'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import {
  createMenu,
  deleteMenu,
  isMenuLocation,
  type MenuFields,
  type MenuLocation,
  type MenuRefusal,
  textOfHtml,
  updateMenu,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { unknownTerm } from '../content/term-writes.ts'
import { deletedJson, staffOnly } from '../staff.ts'

const text = { type: 'string' } as const
/** What a menu takes when it is written. */
export const menuWriteArgs = args({
  name: text,
  slug: text,
  description: text,
  locations: { type: 'array', items: text },
  auto_add: { type: 'boolean' },
  meta: { type: 'unserved', allowed: [[], {}] },
})
type Given = Parsed<typeof menuWriteArgs>
const createArgs = args({ ...menuWriteArgs, name: { type: 'string', required: true } })

const refused = (refusal: MenuRefusal, name = ''): ApiError => {
  switch (refusal.reason) {
    case 'unknown':
      return unknownTerm()
    case 'no_name':
      return new ApiError(400, 'empty_term_name', 'A name is required for this term.')
    case 'too_many':
      return new ApiError(400, 'rest_too_many_menus', 'The shop has no room for another menu.')
    case 'exists': {
      const message = `The menu name <strong>${escapeHtml(name)}</strong> conflicts with another menu name. Please try another.`
      const beside = { additional_data: [refusal.id] }
      return new ApiError(400, 'menu_exists', message, { term_id: refusal.id }, beside)
    }
  }
}

const locationsOf = (given: string[] | undefined): MenuLocation[] | undefined =>
  given?.map((location) => {
    if (isMenuLocation(location)) return location
    const problem = { code: 'rest_invalid_menu_location', message: 'Invalid menu location.' }
    throw invalidParameters({ locations: { ...problem, data: { location } } })
  })

const plain = (given: string | undefined) => (given === undefined ? undefined : textOfHtml(given))

const fieldsOf = (given: Given): MenuFields => ({
  name: plain(given.name),
  slug: given.slug,
  description: plain(given.description),
  locations: locationsOf(given.locations),
  autoAdd: given.auto_add,
})

/** How menus are written by those who run the shop; `answer` tells one as it is read. */
export const menuWrites = (
  services: Services,
  answer: (c: Context, id: number) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const create = itemWrite(createArgs, async (c, given) => {
    const fields = fieldsOf(given)
    const made = await makeOnce(c, requestContext(c, services), given, (inside) => createMenu(inside, fields))
    if (!made.ok) throw refused(made.error, fields.name)
    return answer(c, made.value)
  })
  const update = itemWrite(menuWriteArgs, async (c, given, id) => {
    const fields = fieldsOf(given)
    const done = await updateMenu(requestContext(c, services), id, fields)
    if (!done.ok) throw refused(done.error, fields.name)
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await answer(c, id)
    if (!force) {
      const message = "Menus do not support trashing. Set 'force=true' to delete."
      throw new ApiError(501, 'rest_trash_not_supported', message)
    }
    const done = await deleteMenu(requestContext(c, services), id)
    if (!done.ok) throw refused(done.error)
    return deletedJson(before)
  })
  return { create, update: staffOnly(update), remove }
}
