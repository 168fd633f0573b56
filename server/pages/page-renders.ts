import { type Result, refuse } from '#common/result.ts'
import { throttleKey } from '#store/http/caller.ts'
import { createRenderBudget, type RenderBudgetOptions } from './render-budget.ts'
import { createRenderQueue } from './render-queue.ts'

export type RenderOptions = RenderBudgetOptions & { maxWaiting?: number }

/** Who wants a page drawn. */
export interface Visit {
  clientIp: string
  pathname: string
  /** has a session */
  isKnown: boolean
  signal: AbortSignal
}

export interface RenderRefusal {
  page: 'tooManyPages' | 'busy'
  /** seconds */
  retryAfter: number
}

const CHECKOUT_PAGES = /^(\/en|\/fa)?\/mobile-checkout(\/|\.data|$)/
const SOON = 5

/**
 * Decides when a page is drawn that no cache has. The checkout, which may wait for a bank, has a line and a budget of
 * its own: it neither waits for other pages nor holds them up.
 */
export const createPageRenders = ({ maxWaiting = 200, ...limits }: RenderOptions = {}) => {
  const budget = createRenderBudget(limits)
  const queues = {
    page: createRenderQueue({ atOnce: 3, maxWaiting }),
    checkout: createRenderQueue({ atOnce: 16, maxWaiting }),
  }
  return {
    lengths: () => ({ page: queues.page.length(), checkout: queues.checkout.length() }),
    run: async <T>(visit: Visit, draw: () => Promise<T>): Promise<Result<T, RenderRefusal>> => {
      const kind = CHECKOUT_PAGES.test(visit.pathname) ? 'checkout' : 'page'
      const retryAfter = budget.take(visit.clientIp, kind)
      if (retryAfter > 0) return refuse({ page: 'tooManyPages', retryAfter })
      const { isKnown: isFirst, signal } = visit
      const drawn = await queues[kind].run({ clientIp: throttleKey(visit.clientIp), isFirst, signal }, draw)
      return drawn.ok ? drawn : refuse({ page: 'busy', retryAfter: SOON })
    },
  }
}
