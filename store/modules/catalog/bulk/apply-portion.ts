import { setImmediate } from 'node:timers/promises'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { ProductRow } from '../products/product.ts'
import type { ChangedColumns } from '../tables.ts'
import type { ProductFields } from '../write/product-fields.ts'
import { findRow } from '../write/product-rows.ts'
import { updateProduct } from '../write/write-product.ts'
import { type BulkChangeProduct, bulkActor, findBulkChange, type StoredBulkChange } from './bulk-changes.ts'
import { differenceOf, fieldsOf, formerFields, isAsLeft } from './product-change.ts'

export interface BulkDeps {
  /** has the next products changed, in the same transaction */
  queueNext: (inside: Context, position: number) => Promise<void>
}

/** products that are changed in one transaction: others want to write, too */
const AT_ONCE = 25

type Done = Pick<BulkChangeProduct, 'outcome' | 'before' | 'after'>
const KEPT: Done = { outcome: 'kept', before: toJson({}), after: toJson({}) }

/** What is to be written of a product; empty for nothing. */
const wantedFields = async (
  { db }: Context,
  { change, undoes }: StoredBulkChange,
  row: ProductRow,
): Promise<Result<ProductFields, string>> => {
  if (undoes === null) return ok(fieldsOf(row, change))
  const done = await db
    .selectFrom('bulk_change_products')
    .select(['before', 'after'])
    .where('change_id', '=', undoes)
    .where('product_id', '=', row.id)
    .executeTakeFirst()
  // the change may have been forgotten meanwhile
  if (!done || !isAsLeft(row, fromJson(done.after))) return refuse('changed_since')
  return ok(formerFields(fromJson(done.before)))
}

const changeProduct = (inside: Context, one: StoredBulkChange, id: number): Promise<Result<Done, string>> =>
  // a savepoint: what is refused leaves nothing behind
  inTransaction(inside, async (within) => {
    const before = await findRow(within, id)
    if (before?.parent_id !== 0) return refuse('unknown')
    const fields = await wantedFields(within, one, before)
    if (!fields.ok) return fields
    if (Object.keys(fields.value).length === 0) return ok(KEPT)
    const written = await updateProduct(within, id, fields.value)
    if (!written.ok) return refuse(written.error.reason)
    const difference = differenceOf(before, (await findRow(within, id)) ?? before)
    return ok({
      outcome: 'changed',
      before: toJson<ChangedColumns>(difference.before),
      after: toJson<ChangedColumns>(difference.after),
    })
  })

/** Notes how far it is and what came of it, and has what comes next done. */
const moveOn = async (
  inside: Context,
  before: StoredBulkChange,
  { last, isMore, outcomes }: { last: number; isMore: boolean; outcomes: BulkChangeProduct['outcome'][] },
  { queueNext }: BulkDeps,
): Promise<void> => {
  const withThese = (outcome: 'changed' | 'kept' | 'refused') =>
    before[outcome] + outcomes.filter((one) => one === outcome).length
  await inside.db
    .updateTable('bulk_changes')
    .set({
      last_position: last,
      changed: withThese('changed'),
      kept: withThese('kept'),
      refused: withThese('refused'),
      ...(!isMore && { status: 'done', finished_at: inside.clock() }),
    })
    .where('id', '=', before.id)
    .execute()
  if (isMore) await queueNext(inside, last)
}

const nextProducts = ({ db }: Context, { id, last_position }: StoredBulkChange) =>
  db
    .selectFrom('bulk_change_products')
    .select(['position', 'product_id'])
    .where('change_id', '=', id)
    .where('position', '>', last_position)
    .orderBy('position')
    .limit(AT_ONCE + 1)
    .execute()

/**
 * Changes the products that come next: each whole or not at all, or, where the process ends on the way, none. What was done
 * before is not done again, whoever does it.
 * @returns whether more are left
 */
export const applyBulkPortion = async (system: Context, id: number, deps: BulkDeps): Promise<boolean> => {
  const found = await findBulkChange(system, id)
  if (found?.status !== 'running') return false
  return inTransaction({ ...system, actor: bulkActor(found) }, async (inside) => {
    const now = await findBulkChange(inside, id)
    if (now?.status !== 'running') return false
    const next = await nextProducts(inside, now)
    const portion = next.slice(0, AT_ONCE)
    const outcomes: BulkChangeProduct['outcome'][] = []
    for (const { position, product_id } of portion) {
      const changed = await changeProduct(inside, now, product_id)
      const done = changed.ok ? changed.value : { outcome: 'refused' as const, reason: changed.error }
      outcomes.push(done.outcome)
      await inside.db
        .updateTable('bulk_change_products')
        .set(done)
        .where('change_id', '=', id)
        .where('position', '=', position)
        .execute()
      // the shop answers others meanwhile
      await setImmediate()
    }
    const isMore = next.length > AT_ONCE
    const last = portion.at(-1)?.position ?? now.last_position
    await moveOn(inside, now, { last, isMore, outcomes }, deps)
    return isMore
  })
}
