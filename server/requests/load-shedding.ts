/** What a request is for: it is refused the later, the more it matters to the shop. */
type Kind = 'others' | 'orders'

/** orders are refused when the process is so many times as far behind as for all others */
const PATIENCE: Record<Kind, number> = { others: 1, orders: 4 }
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
 * @param busyAfter ms behind from which on requests are refused
 */
export const createLoadShedding = (lag: () => number, busyAfter = 1000) => {
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
      if (behind < busyAfter || CHEAP.test(pathname)) return 0
      const kind = ORDERS.test(pathname) ? 'orders' : 'others'
      if (behind < busyAfter * PATIENCE[kind] || isCached()) return 0
      refused[kind] += 1
      return SOON
    },
  }
}

export type LoadShedding = ReturnType<typeof createLoadShedding>
