import { type Result, refuse } from '#common/result.ts'
import { throttleKey } from '#store/http/caller.ts'
import { createRenderBudget, type RenderBudgetOptions } from './render-budget.ts'
import { createRenderQueue } from './render-queue.ts'

export type RenderOptions = RenderBudgetOptions & { maxWaiting?: number }

/** Who wants a page drawn. */
export interface Visit {
  clientIp: string
  /** where it waits for its turn */
  queue: 'page' | 'checkout'
  /** has a session */
  isKnown: boolean
  signal: AbortSignal
}

export interface RenderRefusal {
  page: 'tooManyPages' | 'busy'
  /** seconds */
  retryAfter: number
}

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
      const { clientIp, queue, isKnown: isFirst, signal } = visit
      const retryAfter = budget.take(clientIp, queue)
      if (retryAfter > 0) return refuse({ page: 'tooManyPages', retryAfter })
      const drawn = await queues[queue].run({ clientIp: throttleKey(clientIp), isFirst, signal }, draw)
      return drawn.ok ? drawn : refuse({ page: 'busy', retryAfter: SOON })
    },
  }
}

export type PageRenders = ReturnType<typeof createPageRenders>
