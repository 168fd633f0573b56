import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { type StartGroup, startList } from '../words/lexicon.ts'

/** Keys of the groups that the shop does without. */
export const readStartOff = async ({ db }: Pick<Context, 'db'>): Promise<Set<string>> => {
  const rows = await db.selectFrom('search_start_off').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

export interface ListedStartGroup extends StartGroup {
  active: boolean
}

/** The synonyms that every shop starts with, and whether this one uses them. */
export const listStartSynonyms = async (context: Pick<Context, 'db'>): Promise<ListedStartGroup[]> => {
  const off = await readStartOff(context)
  return startList().map((group) => ({ ...group, active: !off.has(group.key) }))
}

/** Uses a group of the start list, or does without. @returns it; undefined where there is none of this key */
export const switchStartSynonyms = async (
  context: Context,
  key: string,
  active: boolean,
): Promise<ListedStartGroup | undefined> => {
  const group = startList().find((one) => one.key === key)
  if (!group) return undefined
  await inTransaction(context, async (inside) => {
    const { db, clock } = inside
    if (active) await db.deleteFrom('search_start_off').where('key', '=', key).execute()
    else {
      await db
        .insertInto('search_start_off')
        .values({ key, updated_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await recordEvent(inside, { type: 'search.changed', payload: {} })
  })
  return { ...group, active }
}
