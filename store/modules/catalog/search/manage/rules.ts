import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { queryKey } from '../knowledge.ts'

/** Products that come first for a query, in their order, and those that do not come at all. */
export interface RuleEntry {
  query: string
  pinned: number[]
  hidden: number[]
}
export interface StoredRule extends RuleEntry {
  id: number
}

const MAX_RULES = 1000

const changed = (context: Context) => recordEvent(context, { type: 'search.changed', payload: {} })

export const listRules = async ({ db }: Pick<Context, 'db'>): Promise<StoredRule[]> => {
  const rows = await db.selectFrom('search_rules').selectAll().orderBy('id').execute()
  return rows.map(({ id, text, pinned_ids, hidden_ids }) => ({
    id,
    query: text,
    pinned: fromJson(pinned_ids),
    hidden: fromJson(hidden_ids),
  }))
}

/** Stores what a query shows; one that has a rule already, however it is spelled, gets this one instead. */
export const saveRule = (
  context: Context,
  { query, pinned, hidden }: RuleEntry,
): Promise<Result<StoredRule, 'too_many' | 'empty'>> =>
  inTransaction(context, async (inside) => {
    const key = queryKey(query)
    if (key === '') return refuse('empty')
    const row = {
      text: query,
      pinned_ids: toJson(pinned),
      hidden_ids: toJson(hidden),
      updated_at: inside.clock(),
    }
    const all = await inside.db.selectFrom('search_rules').select('query').execute()
    if (all.length >= MAX_RULES && !all.some((rule) => rule.query === key)) return refuse('too_many')
    const { id } = await inside.db
      .insertInto('search_rules')
      .values({ query: key, ...row })
      .onConflict((conflict) => conflict.column('query').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await changed(inside)
    return ok({ id, query, pinned, hidden })
  })

/** @returns whether there was one */
export const deleteRule = (context: Context, id: number): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const gone = await inside.db
      .deleteFrom('search_rules')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (gone) await changed(inside)
    return gone !== undefined
  })
