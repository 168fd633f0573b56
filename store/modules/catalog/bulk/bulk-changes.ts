import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Actor, Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { once } from '#store/database/idempotency.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { BulkChange, BulkChangeProductsTable, BulkChangesTable, ChangedColumns } from '../tables.ts'

export type BulkChangeProduct = Selectable<BulkChangeProductsTable>

export interface StoredBulkChange extends Omit<Selectable<BulkChangesTable>, 'change'> {
  change: BulkChange
  /** the change that takes this one back */
  undoneBy: number | null
}

const MONTH = 30 * 86_400_000
/** the newest that are kept, whatever their age is within a month */
const MOST_KEPT = 50

const select = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('bulk_changes')
    .leftJoin('bulk_changes as undo', 'undo.undoes', 'bulk_changes.id')
    .selectAll('bulk_changes')
    .select('undo.id as undoneBy')

type Read = Selectable<BulkChangesTable> & { undoneBy: number | null }
const parse = (row: Read): StoredBulkChange => ({ ...row, change: fromJson(row.change) })

/** null for an unknown one */
export const findBulkChange = async (
  context: Pick<Context, 'db'>,
  id: number,
): Promise<StoredBulkChange | null> => {
  const row = await select(context).where('bulk_changes.id', '=', id).executeTakeFirst()
  return row ? parse(row) : null
}

/** The newest first. */
export const listBulkChanges = async (
  context: Pick<Context, 'db'>,
  limit: number,
): Promise<StoredBulkChange[]> => {
  const rows = await select(context).orderBy('bulk_changes.id', 'desc').limit(limit).execute()
  return rows.map(parse)
}

/** The first products that were refused. */
export const listRefused = (
  { db }: Pick<Context, 'db'>,
  id: number,
  limit: number,
): Promise<Pick<BulkChangeProduct, 'product_id' | 'name' | 'reason'>[]> =>
  db
    .selectFrom('bulk_change_products')
    .select(['product_id', 'name', 'reason'])
    .where('change_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('position')
    .limit(limit)
    .execute()

/** For whom a bulk change writes: who asked for it, whichever process does it. */
export const bulkActor = ({ id, created_by, created_as }: StoredBulkChange): Actor => ({
  customerId: created_by,
  role: created_as,
  via: { kind: 'bulk_change', id: String(id) },
})

const NOTHING = toJson<ChangedColumns>({})

/** Notes a change and its products; the work follows the event. */
const begin = async (
  inside: Context,
  { change, undoes }: { change: BulkChange; undoes: number | null },
  products: readonly { id: number; name: string }[],
): Promise<number> => {
  const { db, actor, clock } = inside
  const { id } = await db
    .insertInto('bulk_changes')
    .values({
      status: 'running',
      change: toJson(change),
      undoes,
      products: products.length,
      created_at: clock(),
      finished_at: null,
      created_by: actor.customerId,
      created_as: actor.role,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = products.map((product, at) => ({
    change_id: id,
    position: at + 1,
    product_id: product.id,
    name: product.name,
    outcome: null,
    before: NOTHING,
    after: NOTHING,
  }))
  for (const some of chunksOf(rows)) {
    await db.insertInto('bulk_change_products').values(some).execute()
    await setImmediate()
  }
  await recordEvent(inside, { type: 'bulk-change.started', payload: { id } })
  return id
}

/**
 * Has these products changed, in the order given.
 * @param key the same again does nothing more: what is by per cent may not come twice
 * @returns its id
 */
export const startBulkChange = (
  context: Context,
  change: BulkChange,
  { ids, key }: { ids: readonly number[]; key: string | undefined },
): Promise<number> =>
  once(context, { verb: 'bulk-change', key, body: [change, ids] }, (within) =>
    inTransaction(within, async (inside) => {
      const names = new Map<number, string>()
      for (const some of chunksOf(ids)) {
        const rows = await inside.db
          .selectFrom('products')
          .select(['id', 'name'])
          .where('id', 'in', some)
          .execute()
        for (const { id, name } of rows) names.set(id, name)
      }
      const products = [...new Set(ids)].map((id) => ({ id, name: names.get(id) ?? '' }))
      return begin(inside, { change, undoes: null }, products)
    }),
  )

/** Has what a change wrote put back, where it still stands. @returns the id of the change that does so */
export const undoBulkChange = (
  context: Context,
  id: number,
): Promise<Result<number, 'unknown' | 'running' | 'undone' | 'undo'>> =>
  inTransaction(context, async (inside) => {
    const found = await findBulkChange(inside, id)
    if (!found) return refuse('unknown')
    if (found.undoes !== null) return refuse('undo')
    if (found.undoneBy !== null) return refuse('undone')
    if (found.status !== 'done') return refuse('running')
    const products = await inside.db
      .selectFrom('bulk_change_products')
      .select(['product_id as id', 'name'])
      .where('change_id', '=', id)
      .where('outcome', '=', 'changed')
      .orderBy('position')
      .execute()
    return ok(await begin(inside, { change: {}, undoes: id }, products))
  })

/** Has a change that stopped go on. */
export const continueBulkChange = (
  context: Context,
  id: number,
): Promise<Result<true, 'unknown' | 'not_stopped'>> =>
  inTransaction(context, async (inside) => {
    const found = await findBulkChange(inside, id)
    if (!found) return refuse('unknown')
    if (found.status !== 'stopped') return refuse('not_stopped')
    await inside.db.updateTable('bulk_changes').set({ status: 'running' }).where('id', '=', id).execute()
    await recordEvent(inside, { type: 'bulk-change.started', payload: { id } })
    return ok(true)
  })

/** Leaves a change to a person, who may have it go on. */
export const stopBulkChange = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('bulk_changes')
    .set({ status: 'stopped' })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Forgets changes of a month ago, and more than the newest fifty; what they changed stays. */
export const dropOldBulkChanges = async ({ db, clock }: Context): Promise<number> => {
  const newest = db.selectFrom('bulk_changes').select('id').orderBy('id', 'desc').limit(MOST_KEPT)
  const { numDeletedRows } = await db
    .deleteFrom('bulk_changes')
    .where('status', '<>', 'running')
    .where(({ eb, or }) => or([eb('created_at', '<', clock() - MONTH), eb('id', 'not in', newest)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
