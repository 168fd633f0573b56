import { Hono } from 'hono'
import { clientIp } from '#store/http/caller.ts'
import { parseBody } from '#store/http/parse.ts'
import { createRateLimiter } from '#store/http/rate-limit/rate-limiter.ts'
import type { ReadSearch } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { searchSeen } from '#store-api/contract/search.ts'

const TEN_MINUTES = 10 * 60_000
const DAY = 24 * 60 * 60_000
const PER_CALLER = 60
/** among so many results a product may have been opened */
const LOOKED_AT = 100

const outcomeOf = (total: number, search: ReadSearch | null) => {
  if (total === 0) return 'nothing'
  return search?.shownFor || search?.without.length ? 'corrected' : 'found'
}

/**
 * `POST ghab/v1/search/seen`: counts what is searched for and what is opened, without who did. A caller counts once a day
 * for each query and product, and at most sixty times in ten minutes; what is more is answered alike and not counted. What
 * came of a search is worked out here, whatever the caller says.
 */
export const searchSeenRoutes = ({ catalog, searches, countAs, clock }: Services): Hono => {
  const callers = createRateLimiter({ limit: PER_CALLER, windowMs: TEN_MINUTES, ...countAs('searches') })
  const once = createRateLimiter({ limit: 1, windowMs: DAY, ...countAs('searches: once') })
  return new Hono().post('/wp-json/ghab/v1/search/seen', async (c) => {
    const { search: text, product_id: product } = await parseBody(c, searchSeen)
    const ip = clientIp(c)
    if (callers.take(ip) && once.take(`${ip} ${product ?? ''} ${text}`)) {
      const found = catalog.find({
        search: text,
        visibleIn: 'search',
        orderBy: 'relevance',
        descending: true,
        skip: 0,
        limit: product === undefined ? 0 : LOOKED_AT,
      })
      const outcome = outcomeOf(found.total, found.search)
      if (product === undefined) searches.addSearch(text, outcome, clock())
      else if (found.ids.includes(product)) searches.addClick(text, outcome, product, clock())
    }
    return c.body(null, 204)
  })
}
