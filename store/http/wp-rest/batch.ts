import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { callerOf } from '../caller.ts'
import { getActor, refusalOf, requireKey } from '../middleware/authenticate.ts'
import { rightOf } from '../rights/route-rights.ts'
import { ApiError, errorEntry } from './errors.ts'
import type { ItemWrite } from './item-writes.ts'
import { type Args, args, type Given, readQuery, refuseUnknown } from './parameters.ts'
import { readGiven } from './read-given.ts'
import { EDITS, mountRoute } from './route.ts'

/** entries of one call, of all kinds together */
const LIMIT = 100

/** How the items of a collection are written; what is missing is not served. */
export interface BatchWrites {
  create?: ItemWrite
  update?: ItemWrite
  delete?: ItemWrite
  /** each entry waits for the one before: where two of them may want the same and what they do first takes its time */
  oneByOne?: true
}
type Kind = Exclude<keyof BatchWrites, 'oneByOne'>

const tooMany = () =>
  new ApiError(
    413,
    'woocommerce_rest_request_entity_too_large',
    `Unable to accept more than ${LIMIT} items for this request.`,
  )
const wrongType = (name: string, type: string) =>
  new ApiError(400, 'rest_invalid_type', `${name} is not of type ${type}.`, { param: name })
const notServed = (kind: string) =>
  new ApiError(400, 'rest_field_not_served', `${kind} is not served by this shop.`)

const batchArgs = (writes: BatchWrites): Args => {
  const list = (write: ItemWrite | undefined): Args[string] =>
    write
      ? { type: 'array', items: { type: 'object', properties: write.args } }
      : { type: 'unserved', allowed: [] }
  return args({
    create: list(writes.create),
    update: list(writes.update),
    delete: writes.delete ? { type: 'array', items: { type: 'integer' } } : { type: 'unserved', allowed: [] },
  })
}

/** One entry of a batch: the item that it names, and how it is written. */
interface Entry {
  /** as it is answered if the entry is refused */
  id: unknown
  itemId: number
  write: () => Promise<object>
}

const toId = (given: unknown): number => Math.abs(Number.parseInt(String(given), 10)) || 0

const refusing = (id: unknown, error: ApiError): Entry => ({
  id,
  itemId: 0,
  write: () => Promise.reject(error),
})

const entriesOf = (c: Context, kind: Kind, items: readonly unknown[], write?: ItemWrite): Entry[] => {
  const query = readQuery(new URL(c.req.url).searchParams)
  const given = (fields: object): Given => new Map<string, unknown>([...query, ...Object.entries(fields)])
  return items.flatMap((item, index): Entry[] => {
    if (kind === 'delete') {
      const id = toId(item)
      if (typeof item === 'object') return [refusing(null, wrongType(`${kind}[${index}]`, 'integer'))]
      if (id === 0) return []
      if (!write) return [refusing(id, notServed(kind))]
      return [{ id, itemId: id, write: () => write.run(c, given({ force: true }), id) }]
    }
    const isNew = kind === 'create'
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      return [refusing(isNew ? 0 : null, wrongType(`${kind}[${index}]`, 'object'))]
    }
    const { id = null } = item as { id?: unknown }
    if (!write) return [refusing(isNew ? 0 : id, notServed(kind))]
    const itemId = isNew ? 0 : toId(id)
    return [{ id: isNew ? 0 : id, itemId, write: () => write.run(c, given(item), itemId) }]
  })
}

/** Entries that can be written side by side: an item that is named again waits for the entry before. */
const roundsOf = (entries: readonly Entry[]): Entry[][] => {
  const rounds: Entry[][] = []
  const seen = new Map<number, number>()
  for (const entry of entries) {
    const round = entry.itemId === 0 ? 0 : (seen.get(entry.itemId) ?? 0)
    seen.set(entry.itemId, round + 1)
    rounds[round] = [...(rounds[round] ?? []), entry]
  }
  return rounds
}

const answerEntry = async (c: Context, services: Services, { id, write }: Entry): Promise<object> => {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ApiError)) {
      const { requestId } = callerOf(c)
      services.log.error({ err: error, path: c.req.path, requestId }, 'batch entry failed')
    }
    return { id, error: errorEntry(error) }
  }
}

const METHODS = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const

/**
 * In a batch nobody does what they may not do by itself.
 * @throws ApiError 401 or 403
 */
const requireRightTo = (c: Context, kind: Kind): void => {
  const collection = routePath(c).slice(0, -'/batch'.length)
  const right = rightOf(METHODS[kind], kind === 'create' ? collection : `${collection}/:id`)
  if (right?.capability && !may(getActor(c).role, right.capability)) throw refusalOf(c, 'batch')
}

/** Side by side, because writers who wait at the same time share a commit; answered in the order given. */
const runEntries = async (
  c: Context,
  services: Services,
  entries: readonly Entry[],
  { oneByOne }: BatchWrites,
): Promise<object[]> => {
  const answers = new Map<Entry, object>()
  for (const round of oneByOne ? entries.map((entry) => [entry]) : roundsOf(entries)) {
    await Promise.all(round.map(async (entry) => answers.set(entry, await answerEntry(c, services, entry))))
  }
  return entries.map((entry) => answers.get(entry) as object)
}

/**
 * Mounts `POST`, `PUT` and `PATCH {collection}/batch`: `{ create: [fields], update: [{ id, fields }], delete: [id] }`, a hundred
 * entries at most (413 for more), made with `itemWrite` as for the single routes:
 *
 * ```ts
 * const create = itemWrite(fields, async (c, given) => …)
 * mountRoute(app, services, '/coupons', listEndpoint, createEndpoint(create))
 * mountRoute(app, services, '/coupons/:id{[0-9]+}', getEndpoint, updateEndpoint(update), deleteEndpoint(remove))
 * mountBatch(app, services, '/coupons', { create, update, delete: remove })
 * ```
 *
 * As in WooCommerce an entry that is refused does not undo the others: it is answered as `{ id, error: { code, message,
 * data } }`, with the id 0 for one that was to be made. What is deleted is given `force: true`. What is no list is
 * taken as empty, and parameters of the query count for every entry. Creations come first, then updates, then
 * deletions; entries of one kind are written side by side unless they name the same item or are wanted `oneByOne`, each in
 * a transaction of its own, so `run` must not rely on the entries before it.
 * @param collection its path with Hono's parameters, which `run` reads by `c.req.param`
 */
export const mountBatch = (app: Hono, services: Services, collection: string, writes: BatchWrites): void => {
  const declared = batchArgs(writes)
  mountRoute(app, services, `${collection}/batch`, {
    methods: EDITS,
    args: declared,
    handle: async (c) => {
      requireKey(c, 'write', 'batch')
      const given = await readGiven(c.req.raw)
      refuseUnknown(given, declared)
      const lists = (['create', 'update', 'delete'] as const).map((kind) => {
        const items = given.get(kind)
        return { kind, items: Array.isArray(items) ? items : [] }
      })
      if (lists.reduce((sum, { items }) => sum + items.length, 0) > LIMIT) throw tooMany()
      for (const { kind, items } of lists) if (items.length > 0) requireRightTo(c, kind)
      const answer: Record<string, object[]> = {}
      for (const { kind, items } of lists) {
        if (items.length) {
          answer[kind] = await runEntries(c, services, entriesOf(c, kind, items, writes[kind]), writes)
        }
      }
      // PHP writes an empty array as a list
      return c.json(Object.keys(answer).length ? answer : [])
    },
  })
}
