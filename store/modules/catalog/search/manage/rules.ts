import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { findStored } from '#store/modules/catalog/products/stored-products.ts'
import type { SearchRulesTable } from '#store/modules/catalog/tables.ts'
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

/** Why a rule is not stored. */
export type RuleRefusal =
  | { reason: 'unknown' | 'too_many' | 'empty' | 'pinned_and_hidden' }
  /** `id` is of the rule that the query has */
  | { reason: 'exists'; id: number }
  | { reason: 'no_product'; field: 'pinned' | 'hidden'; ids: number[] }

const MAX_RULES = 1000

const changed = (context: Context) => recordEvent(context, { type: 'search.changed', payload: {} })

type RuleRow = Selectable<SearchRulesTable>
const toRule = ({ id, text, pinned_ids, hidden_ids }: RuleRow): StoredRule => ({
  id,
  query: text,
  pinned: fromJson(pinned_ids),
  hidden: fromJson(hidden_ids),
})

export const listRules = async ({ db }: Pick<Context, 'db'>): Promise<StoredRule[]> =>
  (await db.selectFrom('search_rules').selectAll().orderBy('id').execute()).map(toRule)

export const findRule = async ({ db }: Pick<Context, 'db'>, id: number): Promise<StoredRule | null> => {
  const row = await db.selectFrom('search_rules').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toRule(row) : null
}

/** The id of the rule that a query has, however it is spelled. */
export const ruleIdOf = async ({ db }: Pick<Context, 'db'>, query: string): Promise<number | null> => {
  const key = queryKey(query)
  const row = await db.selectFrom('search_rules').select('id').where('query', '=', key).executeTakeFirst()
  return row?.id ?? null
}

/** Products that are none, or in the trash; what the rule has already may stay. */
const refuseMissing = async (
  context: Context,
  given: RuleEntry,
  before: RuleEntry,
): Promise<RuleRefusal | null> => {
  const known = new Set([...before.pinned, ...before.hidden])
  const added = [...given.pinned, ...given.hidden].filter((id) => !known.has(id))
  const { byId } = await findStored(context, { ids: added, skus: [] })
  const isMissing = (id: number) => {
    const product = byId.get(id)
    return !known.has(id) && (!product || product.type === 'variation' || product.status === 'trash')
  }
  for (const field of ['pinned', 'hidden'] as const) {
    const ids = given[field].filter(isMissing)
    if (ids.length) return { reason: 'no_product', field, ids }
  }
  return null
}

const refusalOf = async (
  context: Context,
  given: RuleEntry,
  before: RuleEntry & { id?: number },
): Promise<RuleRefusal | null> => {
  if (queryKey(given.query) === '') return { reason: 'empty' }
  const id = await ruleIdOf(context, given.query)
  if (id !== null && id !== before.id) return { reason: 'exists', id }
  if (given.hidden.some((one) => given.pinned.includes(one))) return { reason: 'pinned_and_hidden' }
  return refuseMissing(context, given, before)
}

const toRow = ({ clock }: Context, { query, pinned, hidden }: RuleEntry) => ({
  query: queryKey(query),
  text: query,
  pinned_ids: toJson(pinned),
  hidden_ids: toJson(hidden),
  updated_at: clock(),
})

/** Stores what a query shows; a query has one rule, however it is spelled. */
export const createRule = (
  context: Context,
  { query, pinned, hidden }: RuleEntry,
): Promise<Result<StoredRule, RuleRefusal>> =>
  inTransaction(context, async (inside) => {
    const entry = { query, pinned, hidden }
    const refusal = await refusalOf(inside, entry, { query, pinned: [], hidden: [] })
    if (refusal) return refuse(refusal)
    const all = await inside.db.selectFrom('search_rules').select('id').execute()
    if (all.length >= MAX_RULES) return refuse({ reason: 'too_many' })
    const { id } = await inside.db
      .insertInto('search_rules')
      .values(toRow(inside, entry))
      .returning('id')
      .executeTakeFirstOrThrow()
    await changed(inside)
    return ok({ id, ...entry })
  })

/** Changes what is given of a rule. */
export const updateRule = (
  context: Context,
  id: number,
  changes: Partial<RuleEntry>,
): Promise<Result<StoredRule, RuleRefusal>> =>
  inTransaction(context, async (inside) => {
    const before = await findRule(inside, id)
    if (!before) return refuse({ reason: 'unknown' })
    const rule = { ...before, ...changes }
    const refusal = await refusalOf(inside, rule, before)
    if (refusal) return refuse(refusal)
    await inside.db.updateTable('search_rules').set(toRow(inside, rule)).where('id', '=', id).execute()
    await changed(inside)
    return ok(rule)
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
