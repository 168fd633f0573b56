import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { SearchOutcome } from '#store/modules/catalog/tables.ts'
import { queryKey } from '../knowledge.ts'

const DAY = 86_400_000
/** queries that are counted between two writes, of all callers together */
const MAX_WAITING = 1000
/** different queries that are kept of one day */
const MAX_PER_DAY = 5000
const MAX_CLICKED = 20_000
const KEPT_DAYS = 90
const LONGEST = 60
const MANY_DIGITS = 7

interface Count {
  query: string
  text: string
  day: number
  outcome: SearchOutcome
  searches: number
  clicks: number
}

/** What may be a person's address, number or card is never kept. */
const isPersonal = (text: string, key: string): boolean =>
  text.includes('@') || (key.match(/\d/g)?.length ?? 0) >= MANY_DIGITS

/** Counts searches and clicks in the process and writes them down now and then; a killed process loses the last seconds. */
export class SearchCounts {
  #counts = new Map<string, Count>()
  #clicks = new Map<string, { query: string; productId: number; clicks: number }>()
  #prunedOn = 0

  /** Counts a search, unless it is empty, long or may be personal. */
  addSearch(text: string, outcome: SearchOutcome, now: number): void {
    const count = this.#countOf(text, outcome, now)
    if (count) count.searches += 1
  }

  /** Counts that a product was opened from the results. */
  addClick(text: string, outcome: SearchOutcome, productId: number, now: number): void {
    const count = this.#countOf(text, outcome, now)
    if (!count) return
    count.clicks += 1
    const key = `${productId} ${count.query}`
    const known = this.#clicks.get(key)
    if (known) known.clicks += 1
    else if (this.#clicks.size < MAX_WAITING) {
      this.#clicks.set(key, { query: count.query, productId, clicks: 1 })
    }
  }

  /** Writes down what was counted since, and lets go of what is old. @returns how many rows were written */
  async flush(context: Context): Promise<number> {
    const [counts, clicks] = [[...this.#counts.values()], [...this.#clicks.values()]]
    this.#counts = new Map()
    this.#clicks = new Map()
    const today = Math.floor(context.clock() / DAY)
    const prunes = today !== this.#prunedOn
    if (counts.length === 0 && !prunes) return 0
    await inTransaction(context, async (inside) => {
      for (const some of chunksOf(counts)) await writeCounts(inside, some)
      for (const one of clicks) await writeClicks(inside, one)
      if (prunes) await prune(inside, today)
    })
    this.#prunedOn = today
    return counts.length + clicks.length
  }

  #countOf(text: string, outcome: SearchOutcome, now: number): Count | null {
    const query = queryKey(text)
    if (query === '' || query.length > LONGEST || isPersonal(text, query)) return null
    const day = Math.floor(now / DAY)
    const key = `${day} ${outcome} ${query}`
    const known = this.#counts.get(key)
    if (known) return known
    if (this.#counts.size >= MAX_WAITING) return null
    const count = { query, text: text.trim().slice(0, LONGEST), day, outcome, searches: 0, clicks: 0 }
    this.#counts.set(key, count)
    return count
  }
}

const writeCounts = async ({ db }: Context, counts: readonly Count[]): Promise<void> => {
  const { kept } = await db
    .selectFrom('search_counts')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('day', '=', counts[0]?.day ?? 0)
    .executeTakeFirstOrThrow()
  let room = MAX_PER_DAY - Number(kept)
  for (const { query, day, outcome, ...count } of counts) {
    const known = await db
      .updateTable('search_counts')
      .set((eb) => ({
        searches: eb('searches', '+', count.searches),
        clicks: eb('clicks', '+', count.clicks),
      }))
      .where('day', '=', day)
      .where('query', '=', query)
      .where('outcome', '=', outcome)
      .returning('day')
      .executeTakeFirst()
    if (known || room <= 0) continue
    room -= 1
    await db
      .insertInto('search_counts')
      .values({ query, day, outcome, ...count })
      .onConflict((conflict) => conflict.columns(['day', 'query', 'outcome']).doNothing())
      .execute()
  }
}

const writeClicks = async (
  { db, clock }: Context,
  { query, productId, clicks }: { query: string; productId: number; clicks: number },
): Promise<void> => {
  await db
    .insertInto('search_clicks')
    .values({ query, product_id: productId, clicks, updated_at: clock() })
    .onConflict((conflict) =>
      conflict.columns(['query', 'product_id']).doUpdateSet((eb) => ({
        clicks: eb('search_clicks.clicks', '+', clicks),
        updated_at: clock(),
      })),
    )
    .execute()
}

/** Keeps a season, and of clicks the newest. */
const prune = async ({ db, clock }: Context, today: number): Promise<void> => {
  await db
    .deleteFrom('search_counts')
    .where('day', '<', today - KEPT_DAYS)
    .execute()
  await db
    .deleteFrom('search_clicks')
    .where('updated_at', '<', clock() - KEPT_DAYS * DAY)
    .execute()
  const oldest = await db
    .selectFrom('search_clicks')
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .offset(MAX_CLICKED)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('search_clicks').where('updated_at', '<=', oldest.updated_at).execute()
}
