import type { Context } from 'hono'
import type { Action } from '../middleware/authenticate.ts'
import { requireKey } from '../middleware/authenticate.ts'
import type { Args, Parsed } from './declaration.ts'
import { type Given, readWritten } from './parameters.ts'
import { readGiven } from './read-given.ts'
import { EDITS, type Endpoint } from './route.ts'
import { sendItem } from './send-list.ts'

/** One way to write an item, as its own route and `batch` call it. */
export interface ItemWrite {
  args: Args
  /**
   * Checks what was given, writes, and answers the item as JSON.
   * @param id of the item; 0 for one that is to be made
   * @throws ApiError what WooCommerce refuses
   */
  run: (c: Context, given: Given, id: number) => Promise<object>
}

/**
 * Binds what a write takes to the function that gets it checked. The function neither asks for a key nor reads the
 * body, so that the same one serves the item's route ({@link createEndpoint}, {@link updateEndpoint},
 * {@link deleteEndpoint}) and `mountBatch`. What is not declared is refused by
 * name: fields that an item is answered with and that are not written are declared as `readOnly`, those that WooCommerce
 * writes and this shop does not as `{ type: 'unserved', allowed: [...] }`.
 */
export const itemWrite = <A extends Args>(
  declared: A,
  run: (c: Context, given: Parsed<A>, id: number) => Promise<object>,
): ItemWrite => ({
  args: declared,
  run: async (c, given, id) => run(c, readWritten(given, declared), id),
})

/** Refuses who may not do this by throwing an ApiError. */
export type Permit = (c: Context, action: Action) => void
const byKey: Permit = (c, action) => requireKey(c, 'write', action)

/** Nothing of a body is read before it is known who sends it. */
const permitted = async (c: Context, action: Action, permit: Permit): Promise<Given> => {
  permit(c, action)
  return readGiven(c.req.raw)
}

const selfOf = (item: object): string | undefined =>
  (item as { _links?: { self?: { href: string }[] } })._links?.self?.[0]?.href

/** `POST` to a collection: 201 with the URL of what was made in `Location`. */
export const createEndpoint = (write: ItemWrite, permit = byKey): Endpoint => ({
  methods: ['POST'],
  args: write.args,
  handle: async (c) => {
    const item = await write.run(c, await permitted(c, 'create', permit), 0)
    const self = selfOf(item)
    if (self) c.header('Location', self)
    return sendItem(c, item, 201)
  },
})

const idOf = (c: Context): number => Number(c.req.param('id'))

/** `POST`, `PUT` or `PATCH` of an item, whose route names its id `:id`. */
export const updateEndpoint = (write: ItemWrite, permit = byKey): Endpoint => ({
  methods: EDITS,
  args: write.args,
  handle: async (c) => sendItem(c, await write.run(c, await permitted(c, 'edit', permit), idOf(c))),
})

/** `DELETE` of an item, whose route names its id `:id`. */
export const deleteEndpoint = (write: ItemWrite, permit = byKey): Endpoint => ({
  methods: ['DELETE'],
  args: write.args,
  handle: async (c) => sendItem(c, await write.run(c, await permitted(c, 'delete', permit), idOf(c))),
})
