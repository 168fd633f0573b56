/** What a request is for: it is refused the later, the more it matters to the shop. */
type Kind = 'others' | 'orders'

/** ms that the process is behind with its work, from which on requests of a kind are refused */
const LONGEST: Record<Kind, number> = { others: 1000, orders: 4000 }
/** seconds */
const SOON = 5

/** costs next to nothing, and is what a page that is there already needs */
const CHEAP = /^\/(healthz|readyz|assets\/|media\/)/
/** placing an order, paying for it, and the bank's way back */
const ORDERS = new RegExp(
  [
    '^(/(en|fa))?/mobile-checkout(/|$|\\.data$)',
    '^/wp-json/ghab/v1/(checkout|payments|orders)/',
    '^/wp-json/wc/store(/v1)?/(checkout|order|batch)(/|$)',
    '^/api/appsettings/ionic_data_link(/|$)',
    '^/test-bank/',
  ].join('|'),
)

/**
 * Refuses requests while the process is too far behind: whoever would wait for long is told to come again, and those who
 * are let in are answered soon. Orders are refused last; what a cache has does not come here.
 * @param lag ms that the process is behind
 */
export const createLoadShedding = (lag: () => number) => {
  const refused: Record<Kind, number> = { others: 0, orders: 0 }
  return {
    /** requests that were refused, by what they were for */
    counts: (): Readonly<Record<Kind, number>> => refused,
    /**
     * Seconds after which to come again; 0 lets the request in.
     * @param isCached whether a cache has the answer: asked where it matters
     */
    retryAfter: (pathname: string, isCached: () => boolean | undefined = () => false): number => {
      const behind = lag()
      if (behind < LONGEST.others || CHEAP.test(pathname)) return 0
      const kind = ORDERS.test(pathname) ? 'orders' : 'others'
      if (behind < LONGEST[kind] || isCached()) return 0
      refused[kind] += 1
      return SOON
    },
  }
}

export type LoadShedding = ReturnType<typeof createLoadShedding>
