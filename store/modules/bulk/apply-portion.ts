import { setImmediate } from 'node:timers/promises'
import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type BulkChangeItem, bulkActor, findBulkChange, type StoredBulkChange } from './bulk-changes.ts'
import type { BulkKind, Difference } from './kind.ts'

export interface BulkDeps {
  /** has the next items changed, in the same transaction */
  queueNext: (inside: Context, position: number) => Promise<void>
}

/** items that are changed in one transaction: others want to write, too */
const AT_ONCE = 25

/** What the change that is taken back did with an item; null where that was forgotten meanwhile. */
const findDone = async ({ db }: Context, changeId: number, id: number): Promise<Difference | null> => {
  const done = await db
    .selectFrom('bulk_change_products')
    .select(['before', 'after'])
    .where('change_id', '=', changeId)
    .where('product_id', '=', id)
    .executeTakeFirst()
  return done ? { before: fromJson(done.before), after: fromJson(done.after) } : null
}

const changeItem = (
  inside: Context,
  kind: BulkKind,
  { change, undoes }: StoredBulkChange,
  id: number,
): Promise<Result<Difference, string>> =>
  // a savepoint: what is refused leaves nothing behind
  inTransaction(inside, async (within) => {
    if (undoes === null) return kind.changeOne(within, id, change)
    const done = await findDone(within, undoes, id)
    return done ? kind.putBack(within, id, done) : refuse('changed_since')
  })

/** What became of one item, as its row tells it. */
const resultOf = (changed: Result<Difference, string>) => {
  if (!changed.ok) return { outcome: 'refused' as const, reason: changed.error }
  const { before, after } = changed.value
  return {
    outcome: Object.keys(after).length > 0 ? ('changed' as const) : ('kept' as const),
    before: toJson(before),
    after: toJson(after),
  }
}

/** Notes how far it is and what came of it, and has what comes next done. */
const moveOn = async (
  inside: Context,
  before: StoredBulkChange,
  { last, isMore, outcomes }: { last: number; isMore: boolean; outcomes: BulkChangeItem['outcome'][] },
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

const nextItems = ({ db }: Context, { id, last_position }: StoredBulkChange) =>
  db
    .selectFrom('bulk_change_products')
    .select(['position', 'product_id'])
    .where('change_id', '=', id)
    .where('position', '>', last_position)
    .orderBy('position')
    .limit(AT_ONCE + 1)
    .execute()

/**
 * Changes the items that come next: each whole or not at all, or, where the process ends on the way, none. What was done
 * before is not done again, whoever does it.
 * @returns whether more are left
 */
export const applyBulkPortion = async (
  system: Context,
  kind: BulkKind,
  id: number,
  deps: BulkDeps,
): Promise<boolean> => {
  const found = await findBulkChange(system, kind, id)
  if (found?.status !== 'running') return false
  return inTransaction({ ...system, actor: bulkActor(found) }, async (inside) => {
    const now = await findBulkChange(inside, kind, id)
    if (now?.status !== 'running') return false
    const next = await nextItems(inside, now)
    const portion = next.slice(0, AT_ONCE)
    const outcomes: BulkChangeItem['outcome'][] = []
    for (const { position, product_id } of portion) {
      const done = resultOf(await changeItem(inside, kind, now, product_id))
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
