import type { Context } from 'hono'
import { linkHref } from '#common/local-path.ts'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { findMenuTargets, MENU_OBJECTS } from '#store/http/site/menu-targets.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  addMenuEntry,
  editMenuEntry,
  listMenuEntries,
  type MenuEntry,
  type MenuEntryFields,
  type MenuEntryRefusal,
  menuAt,
  removeMenuEntry,
  textOfHtml,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { openSite, type View } from '../answer.ts'
import { deletedJson, staffOnly, takingRaw } from '../staff.ts'

const text = { type: 'string' } as const
const words = { type: 'array', items: text } as const
const unserved = (...allowed: unknown[]) => ({ type: 'unserved', allowed }) as const
/** What an entry of a menu takes when it is written. */
export const menuItemWriteArgs = args({
  ...readOnly('type_label', 'invalid'),
  title: text,
  url: text,
  parent: { type: 'integer', minimum: 0 },
  menu_order: { type: 'integer', minimum: 1 },
  menus: { type: 'integer' },
  type: { type: 'string', enum: ['custom', 'taxonomy', 'post_type'] },
  object: text,
  object_id: { type: 'integer', minimum: 0 },
  target: { type: 'string', enum: ['_blank', ''] },
  classes: words,
  xfn: words,
  attr_title: text,
  description: text,
  status: unserved('publish'),
  meta: unserved([], {}),
})
type Given = Parsed<typeof menuItemWriteArgs>
/** WordPress puts an entry whose place is not told first. */
const createArgs = args({ ...menuItemWriteArgs, menu_order: { type: 'integer', minimum: 1, default: 1 } })

export const unknownItem = () => new ApiError(404, 'rest_post_invalid_id', 'Invalid post ID.')
const wrong = (name: string, code: string, message: string) =>
  invalidParameters({ [name]: { code, message } })

const NO_TITLE = ['rest_title_required', 'The title is required when using a custom menu item type.'] as const
const NO_URL = ['rest_url_required', 'The url is required when using a custom menu item type.'] as const

const REFUSALS: Record<MenuEntryRefusal, () => ApiError> = {
  unknown: unknownItem,
  unknown_menu: () => wrong('menus', 'rest_term_invalid', 'There is no such menu.'),
  no_title: () => new ApiError(400, ...NO_TITLE),
  no_url: () => new ApiError(400, ...NO_URL),
  no_title_nor_url: () =>
    new ApiError(400, ...NO_TITLE, {}, { additional_errors: [new ApiError(400, ...NO_URL).body()] }),
  unknown_parent: () => wrong('parent', 'rest_post_invalid_id', 'Invalid menu item parent ID.'),
  circle: () => wrong('parent', 'rest_invalid_parent', 'A menu item cannot lie in one that lies in it.'),
  too_many: () => new ApiError(400, 'rest_too_many_menu_items', 'The menu has no room for another item.'),
}

const linkOf = (url: string | undefined): string | undefined => {
  if (url === undefined || url.trim() === '') return url?.trim()
  const href = linkHref(url)
  if (href === undefined) throw wrong('url', 'rest_invalid_url', 'Invalid URL.')
  return href
}

const NOTHING_NAMED = {
  taxonomy: () => new ApiError(400, 'rest_term_invalid_id', 'Invalid term ID.'),
  post_type: () => new ApiError(400, 'rest_post_invalid_id', 'Invalid post ID.'),
}

/** What an entry follows after a write: what it followed, unless it is told otherwise. */
const followedOf = (given: Given, entry: MenuEntry | undefined) => {
  const type = given.type ?? entry?.type ?? 'custom'
  if (type === 'custom') return { type, object: 'custom', objectId: 0 }
  const before = entry?.type === type ? entry : undefined
  const object = given.object ?? before?.object
  const known: readonly string[] = MENU_OBJECTS[type]
  if (!object) throw NOTHING_NAMED[type]()
  if (!known.includes(object)) {
    throw wrong('object', 'rest_not_in_enum', `object is not one of ${known.join(', ')}.`)
  }
  return { type, object, objectId: given.object_id ?? before?.objectId ?? 0 }
}

const plain = (given: string | undefined) => (given === undefined ? undefined : textOfHtml(given))

const joined = (given: string[] | undefined): string | undefined =>
  given?.flatMap((word) => word.match(/[\w-]+/g) ?? []).join(' ')

const fieldsOf = async (
  c: Context,
  services: Services,
  given: Given,
  entry?: MenuEntry,
): Promise<MenuEntryFields> => {
  const site = await openSite(c, services)
  const followed = followedOf(given, entry)
  const target = (await findMenuTargets(site, [followed]))(followed)
  const title = plain(given.title)
  return {
    ...followed,
    // an entry with the name of what it follows keeps following it
    title: target && title === target.title ? '' : title,
    url: followed.type === 'custom' ? linkOf(given.url) : undefined,
    menuId: given.menus ?? entry?.menuId ?? (await menuAt(site.context, 'primary')),
    parentId: given.parent,
    position: given.menu_order,
    target: given.target,
    classes: joined(given.classes),
    xfn: joined(given.xfn),
    attrTitle: plain(given.attr_title),
    description: plain(given.description),
  }
}

/** How entries of menus are written by those who run the shop; `read` tells one. */
export const menuItemWrites = (
  services: Services,
  read: (c: Context, id: number, context: View) => Promise<object>,
): Record<'create' | 'update' | 'remove', ItemWrite> => {
  const answer = (c: Context, id: number) => read(c, id, 'edit')
  const create = itemWrite(createArgs, async (c, given) => {
    const fields = await fieldsOf(c, services, given)
    const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
      addMenuEntry(inside, fields),
    )
    if (!made.ok) throw REFUSALS[made.error]()
    return answer(c, made.value)
  })
  const update = itemWrite(menuItemWriteArgs, async (c, given, id) => {
    const context = requestContext(c, services)
    const entry = (await listMenuEntries(context)).find((one) => one.id === id)
    if (!entry) throw unknownItem()
    const done = await editMenuEntry(context, id, await fieldsOf(c, services, given, entry))
    if (!done.ok) throw REFUSALS[done.error]()
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const before = await read(c, id, 'view')
    if (!force) {
      const message = "Menu items do not support trashing. Set 'force=true' to delete."
      throw new ApiError(501, 'rest_trash_not_supported', message)
    }
    const done = await removeMenuEntry(requestContext(c, services), id)
    if (!done.ok) throw REFUSALS[done.error]()
    return deletedJson(before)
  })
  return {
    create: takingRaw(create, 'title'),
    update: takingRaw(inLanguageToo(services, 'menu_item', staffOnly(update), answer), 'title'),
    remove,
  }
}
