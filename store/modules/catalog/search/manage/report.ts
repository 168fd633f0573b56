import type { Context } from '#store/context.ts'
import type { SearchOutcome } from '#store/modules/catalog/tables.ts'

const DAY = 86_400_000

export interface ReportedQuery {
  query: string
  /** as it was typed */
  text: string
  searches: number
  clicks: number
}

export interface ReportFilter {
  /** so many days back, today among them */
  days: number
  /** `unclicked` found something that nobody opened */
  show: SearchOutcome | 'unclicked' | 'all'
  limit: number
}

const daysAgo = ({ clock }: Context, days: number): number => Math.floor(clock() / DAY) - days + 1

/** What was searched for, the most frequent first. */
export const reportSearches = async (
  context: Context,
  { days, show, limit }: ReportFilter,
): Promise<ReportedQuery[]> => {
  const outcomes: SearchOutcome[] =
    show === 'all'
      ? ['found', 'corrected', 'nothing']
      : show === 'unclicked'
        ? ['found', 'corrected']
        : [show]
  const rows = await context.db
    .selectFrom('search_counts')
    .select(({ fn }) => [
      'query',
      fn.max('text').as('text'),
      fn.sum<number>('searches').as('searches'),
      fn.sum<number>('clicks').as('clicks'),
    ])
    .where('day', '>=', daysAgo(context, days))
    .where('outcome', 'in', outcomes)
    .groupBy('query')
    .$if(show === 'unclicked', (query) => query.having(({ fn }) => fn.sum<number>('clicks'), '=', 0))
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()
  return rows.map(({ query, text, searches, clicks }) => ({
    query,
    text,
    searches: Number(searches),
    clicks: Number(clicks),
  }))
}

const POPULAR_DAYS = 14
/** so often, and on so many days, that no single shopper makes a query popular */
const POPULAR_SEARCHES = 5
const POPULAR_ON = 2

/** What many searched for and found lately, the most frequent first. */
export const popularSearches = async (context: Context, limit: number): Promise<string[]> => {
  const rows = await context.db
    .selectFrom('search_counts')
    .select(({ fn }) => ['query', fn.max('text').as('text'), fn.sum<number>('searches').as('searches')])
    .where('day', '>=', daysAgo(context, POPULAR_DAYS))
    .where('outcome', '=', 'found')
    .groupBy('query')
    .having(({ fn }) => fn.sum<number>('searches'), '>=', POPULAR_SEARCHES)
    .having(({ fn }) => fn.count<number>('day'), '>=', POPULAR_ON)
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()
  return rows.map(({ text }) => text)
}
