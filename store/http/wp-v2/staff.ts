import type { Context } from 'hono'
import { getActor, hasRight } from '../middleware/authenticate.ts'
import { ApiError } from '../wp-rest/errors.ts'
import type { ItemWrite, Permit } from '../wp-rest/item-writes.ts'

/** Whether who asks has the right that the route names, by a session or an application password: `wp/v2` takes no consumer key. */
export const isStaff = (c: Context): boolean => hasRight(c) && c.get('keyId') === undefined

/** WordPress's refusal: 401 for a guest, 403 for who is signed in and may not. */
export const forbidden = (c: Context, code: string, message: string): ApiError =>
  new ApiError(getActor(c).role === 'guest' ? 401 : 403, code, message)

/** To a consumer key what WordPress says to it. */
const unknownUser = () =>
  new ApiError(
    401,
    'invalid_username',
    '<strong>Error:</strong> Unknown username. Check again or try your email address.',
  )

/**
 * Lets only on whom the route's right admits.
 * @throws ApiError 401 or 403 with this code and message
 */
export const requireStaff = (c: Context, code: string, message: string): void => {
  if (c.get('keyId') !== undefined) throw unknownUser()
  if (!isStaff(c)) throw forbidden(c, code, message)
}

/** What WordPress says to who may not write something. */
interface Refusals {
  create: string
  edit: string
  delete: string
}

/**
 * Who may write. An edit with a consumer key goes on to {@link staffOnly}, since texts in the shop's second language are
 * written with one.
 */
export const staffMay =
  (refusals: Refusals): Permit =>
  (c, action) => {
    if (action === 'edit' && hasRight(c)) return
    const told = action === 'create' || action === 'delete' ? action : 'edit'
    requireStaff(c, `rest_cannot_${told}`, refusals[told])
  }

/** A write that is not done with a consumer key. */
export const staffOnly = (write: ItemWrite): ItemWrite => ({
  args: write.args,
  run: async (c, given, id) => {
    requireStaff(c, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this item.')
    return write.run(c, given, id)
  },
})

const textOf = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'raw' in given ? given.raw : given

/** A write whose texts may be given as they are read, `{ raw, rendered }`. */
export const takingRaw = (write: ItemWrite, ...names: string[]): ItemWrite => ({
  args: write.args,
  run: (c, given, id) =>
    write.run(
      c,
      new Map([...given].map(([name, value]) => [name, names.includes(name) ? textOf(value) : value])),
      id,
    ),
})

/** What was deleted, as WordPress answers it. */
export const deletedJson = (item: object): object => {
  const { _links, ...previous } = item as { _links?: unknown }
  return { deleted: true, previous }
}
