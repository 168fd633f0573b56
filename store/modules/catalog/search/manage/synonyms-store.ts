import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'

/** Words that stand for each other; with `means`, words that also find what those name. */
export interface SynonymEntry {
  words: string[]
  means: string[]
}
export interface StoredSynonyms extends SynonymEntry {
  id: number
}

const MAX_ENTRIES = 1000

const changed = (context: Context) => recordEvent(context, { type: 'search.changed', payload: {} })

export const listSynonyms = async ({ db }: Pick<Context, 'db'>): Promise<StoredSynonyms[]> => {
  const rows = await db.selectFrom('search_synonyms').selectAll().orderBy('id').execute()
  return rows.map(({ id, words, means }) => ({ id, words: fromJson(words), means: fromJson(means) }))
}

/** Adds an entry, or replaces the one with this id. */
export const saveSynonyms = (
  context: Context,
  { words, means }: SynonymEntry,
  id?: number,
): Promise<Result<StoredSynonyms, 'unknown' | 'too_many'>> =>
  inTransaction(context, async (inside) => {
    const row = { words: toJson(words), means: toJson(means), updated_at: inside.clock() }
    if (id !== undefined) {
      const updated = await inside.db
        .updateTable('search_synonyms')
        .set(row)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (!updated) return refuse('unknown')
      await changed(inside)
      return ok({ id, words, means })
    }
    const all = await inside.db.selectFrom('search_synonyms').select('id').execute()
    if (all.length >= MAX_ENTRIES) return refuse('too_many')
    const added = await inside.db
      .insertInto('search_synonyms')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    await changed(inside)
    return ok({ id: added.id, words, means })
  })

/** @returns whether there was one */
export const deleteSynonyms = (context: Context, id: number): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const gone = await inside.db
      .deleteFrom('search_synonyms')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (gone) await changed(inside)
    return gone !== undefined
  })
