import { withTimeout } from '#common/with-timeout.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import { parseSeoHead } from './parse-seo-head.server.ts'
import type { SeoHead } from './seo-head.ts'

/** ms; a page does not wait longer for its head than for anything else it shows */
const LONGEST = 500

interface SeoHeadContext {
  store: Pick<StoreClient, 'settings' | 'head'>
  origin: string
  logError: (error: unknown) => void
}

/**
 * The head of the page at `url` as the shop's SEO plugin gives it (spec §7), for a loader to spread into its data; asked
 * for beside these. Nothing where the plugin is off, has nothing to say, fails or is slow: the page then has its own.
 */
export const loadSeoHead = async (
  { store, origin, logError }: SeoHeadContext,
  { pathname, searchParams }: URL,
): Promise<{ head?: SeoHead }> => {
  const { yoast_active, own_heads } = await store.settings()
  if (!yoast_active && !own_heads) return {}
  const page = searchParams.get('page')
  try {
    const { success, head, own } = await withTimeout(
      () => store.head(origin + pathname + (page ? `?page=${page}` : '')),
      LONGEST,
    )
    return success && (yoast_active || own) ? { head: parseSeoHead(head, origin) } : {}
  } catch (error) {
    logError(error)
    return {}
  }
}
