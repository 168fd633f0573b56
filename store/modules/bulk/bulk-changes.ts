import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Actor, Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { once } from '#store/database/idempotency.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { BulkItem, BulkKind } from './kind.ts'
import type { BulkChangeItemsTable, BulkChangesTable } from './tables.ts'

export type BulkChangeItem = Selectable<BulkChangeItemsTable>

export interface StoredBulkChange<Change extends object = object>
  extends Omit<Selectable<BulkChangesTable>, 'change'> {
  change: Change
  /** the change that takes this one back */
  undoneBy: number | null
}

const MONTH = 30 * 86_400_000
/** the newest of each kind that are kept, whatever their age is within a month */
const MOST_KEPT = 50

const select = ({ db }: Pick<Context, 'db'>, kind: BulkKind) =>
  db
    .selectFrom('bulk_changes')
    .leftJoin('bulk_changes as undo', 'undo.undoes', 'bulk_changes.id')
    .where('bulk_changes.kind', '=', kind.name)
    .selectAll('bulk_changes')
    .select('undo.id as undoneBy')

type Read = Selectable<BulkChangesTable> & { undoneBy: number | null }
const parse = <Change extends object>(row: Read): StoredBulkChange<Change> => ({
  ...row,
  change: fromJson(row.change) as Change,
})

/** null for an unknown one */
export const findBulkChange = async <Change extends object>(
  context: Pick<Context, 'db'>,
  kind: BulkKind<Change>,
  id: number,
): Promise<StoredBulkChange<Change> | null> => {
  const row = await select(context, kind).where('bulk_changes.id', '=', id).executeTakeFirst()
  return row ? parse(row) : null
}

/** The newest first. */
export const listBulkChanges = async <Change extends object>(
  context: Pick<Context, 'db'>,
  kind: BulkKind<Change>,
  limit: number,
): Promise<StoredBulkChange<Change>[]> => {
  const rows = await select(context, kind).orderBy('bulk_changes.id', 'desc').limit(limit).execute()
  return rows.map((row) => parse(row))
}

/** The first items that were refused. */
export const listRefused = (
  { db }: Pick<Context, 'db'>,
  id: number,
  limit: number,
): Promise<(BulkItem & Pick<BulkChangeItem, 'reason'>)[]> =>
  db
    .selectFrom('bulk_change_products')
    .select(['product_id as id', 'name', 'reason'])
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

const NOTHING = toJson<object>({})

const recordStart = (inside: Context, kind: BulkKind, id: number): Promise<void> =>
  recordEvent(inside, { type: `${kind.job}.started`, payload: { id } })

/** Notes a change and its items; the work follows the event. */
const begin = async (
  inside: Context,
  kind: BulkKind,
  { change, undoes }: { change: object; undoes: number | null },
  items: readonly BulkItem[],
): Promise<number> => {
  const { db, actor, clock } = inside
  const { id } = await db
    .insertInto('bulk_changes')
    .values({
      kind: kind.name,
      status: 'running',
      change: toJson(change),
      undoes,
      products: items.length,
      created_at: clock(),
      finished_at: null,
      created_by: actor.customerId,
      created_as: actor.role,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item, at) => ({
    change_id: id,
    position: at + 1,
    product_id: item.id,
    name: item.name,
    outcome: null,
    before: NOTHING,
    after: NOTHING,
  }))
  for (const some of chunksOf(rows)) {
    await db.insertInto('bulk_change_products').values(some).execute()
    await setImmediate()
  }
  await recordStart(inside, kind, id)
  return id
}

/**
 * Has these items changed, in the order given.
 * @param asked what was asked for: the same again with the same key does nothing more, because what is by per cent may not
 * come twice
 * @returns its id
 */
export const startBulkChange = <Change extends object>(
  context: Context,
  kind: BulkKind<Change>,
  { change, ids }: { change: Change; ids: readonly number[] },
  { key, asked }: { key: string | undefined; asked: unknown },
): Promise<number> =>
  once(context, { verb: kind.job, key, body: asked }, (within) =>
    inTransaction(within, async (inside) =>
      begin(inside, kind, { change, undoes: null }, await kind.findItems(inside, [...new Set(ids)])),
    ),
  )

/** Has what a change wrote put back, where it still stands. @returns the id of the change that does so */
export const undoBulkChange = (
  context: Context,
  kind: BulkKind,
  id: number,
): Promise<Result<number, 'unknown' | 'running' | 'undone' | 'undo'>> =>
  inTransaction(context, async (inside) => {
    const found = await findBulkChange(inside, kind, id)
    if (!found) return refuse('unknown')
    if (found.undoes !== null) return refuse('undo')
    if (found.undoneBy !== null) return refuse('undone')
    if (found.status !== 'done') return refuse('running')
    const items = await inside.db
      .selectFrom('bulk_change_products')
      .select(['product_id as id', 'name'])
      .where('change_id', '=', id)
      .where('outcome', '=', 'changed')
      .orderBy('position')
      .execute()
    return ok(await begin(inside, kind, { change: kind.ofUndo(found.change), undoes: id }, items))
  })

/** Has a change that stopped go on. */
export const continueBulkChange = (
  context: Context,
  kind: BulkKind,
  id: number,
): Promise<Result<true, 'unknown' | 'not_stopped'>> =>
  inTransaction(context, async (inside) => {
    const found = await findBulkChange(inside, kind, id)
    if (!found) return refuse('unknown')
    if (found.status !== 'stopped') return refuse('not_stopped')
    await inside.db.updateTable('bulk_changes').set({ status: 'running' }).where('id', '=', id).execute()
    await recordStart(inside, kind, id)
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

/** Has a change that stopped go on with the job that was given up and is tried again. */
export const resumeBulkChange = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('bulk_changes')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', '=', 'stopped')
    .execute()
}

/** Forgets changes of a month ago, and more than the newest fifty of their kind; what they changed stays. */
export const dropOldBulkChanges = async ({ db, clock }: Context): Promise<number> => {
  const newest = (kind: 'products' | 'orders') =>
    db.selectFrom('bulk_changes').select('id').where('kind', '=', kind).orderBy('id', 'desc').limit(MOST_KEPT)
  const { numDeletedRows } = await db
    .deleteFrom('bulk_changes')
    .where('status', '<>', 'running')
    .where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', clock() - MONTH),
        and([eb('id', 'not in', newest('products')), eb('id', 'not in', newest('orders'))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
