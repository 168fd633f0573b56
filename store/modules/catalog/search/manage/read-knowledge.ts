import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { queryKey, queryKeys, type SearchKnowledge } from '../knowledge.ts'
import { lexiconWithout } from '../words/lexicon.ts'
import { Synonyms } from '../words/synonyms.ts'
import { listRules } from './rules.ts'
import { readStartOff } from './start-list.ts'
import { listSynonyms } from './synonyms-store.ts'

/** fewer say nothing */
const FEWEST_CLICKS = 3

const readClicks = async ({ db }: Context): Promise<SearchKnowledge['clicks']> => {
  const rows = await db
    .selectFrom('search_clicks')
    .select(['query', 'product_id', 'clicks'])
    .where('clicks', '>=', FEWEST_CLICKS)
    .execute()
  const clicks = new Map<string, Map<number, number>>()
  for (const { query, product_id, clicks: count } of rows) {
    const known = clicks.get(query) ?? new Map<number, number>()
    clicks.set(query, known.set(product_id, count))
  }
  return clicks
}

/** A rule counts for other texts that say the same, unless they have one of their own. */
const byKeys = (rules: Awaited<ReturnType<typeof listRules>>): SearchKnowledge['rules'] => {
  const found = new Map(rules.map(({ query, pinned, hidden }) => [queryKey(query), { pinned, hidden }]))
  for (const { query, pinned, hidden } of rules) {
    for (const key of queryKeys(query)) if (!found.has(key)) found.set(key, { pinned, hidden })
  }
  return found
}

/** What the shop and its shoppers have told about searches. */
export const readKnowledge = async (context: Context): Promise<SearchKnowledge> => {
  const { currency } = await readSettings(context)
  return {
    lexicon: lexiconWithout(await readStartOff(context)),
    synonyms: new Synonyms(await listSynonyms(context)),
    rules: byKeys(await listRules(context)),
    clicks: await readClicks(context),
    money: { code: currency.code, shownAs: currency.display_as, decimals: currency.decimals },
  }
}
