import type { PageMatch } from '#app/match-page.ts'
import { savesData } from '#common/save-data.ts'
import { areCurrent, type CacheDependency, type DependencyVersions } from '#store/http/cache-dependencies.ts'
import type { Caller } from '#store/http/caller.ts'
import { createNonce } from '../requests/security-headers.ts'
import { answerCached } from './answer-cached.ts'
import type { OwnPage } from './answer-once.ts'
import type { DrawPage } from './draw-page.ts'
import { type CachedPage, createPageCache, isImmutable, toCachedPage } from './page-cache.ts'
import { createPageKeys, requestOfKey } from './page-key.ts'
import type { PageOptions } from './page-options.ts'
import type { PageRenders, RenderRefusal, Visit } from './page-renders.ts'
import { isAnybody } from './page-visitor.ts'
import { createSharedWork } from './shared-work.ts'

/** What became of a page that everybody is shown: one to share, one for this visitor alone, or none. */
type Drawn = { page: CachedPage; dependencies: DependencyVersions } | OwnPage | { refusal: RenderRefusal }

/** Whether something that a shared page was made of has changed since it was begun. */
const isOld = (drawn: Drawn): boolean => 'page' in drawn && !areCurrent(drawn.dependencies)

/** Who asks for a page, and for which. */
export interface AskedPage {
  request: Request
  url: URL
  match: PageMatch
  visit: Visit
  caller: Caller
}

/** Draws from the key alone: nothing of the visitor can come into a page that others are shown. */
const createDrawShared =
  (options: PageOptions, cache: ReturnType<typeof createPageCache>, renders: PageRenders, draw: DrawPage) =>
  async (key: string, route: string, visit: Visit, caller: Caller): Promise<Drawn> => {
    const nonce = createNonce()
    const dependencies = new Map<CacheDependency, number>()
    const onDependencies = (versions: DependencyVersions) => {
      // what changes while the page is drawn has made its first part old
      for (const [tag, version] of versions) if (!dependencies.has(tag)) dependencies.set(tag, version)
    }
    // a refusal tells nothing of when it ends
    let isRefused = false
    let html: Buffer<ArrayBuffer> | undefined
    const rendered = await renders.run(visit, () =>
      draw(requestOfKey(key), {
        url: new URL(key),
        caller: { ...caller, onDependencies },
        nonce,
        // a page that looks the same for everyone is requested as a guest
        xsrf: '',
        session: null,
        onAnswer: (isAnswer) => {
          if (!isAnswer) isRefused = true
        },
        takeHtml: (bytes) => {
          html = bytes
        },
      }),
    )
    if (!rendered.ok) return { refusal: rendered.error }
    const { status, headers } = rendered.value
    const isShared = (status === 200 || (status === 404 && !isRefused)) && !headers.has('set-cookie')
    if (!isShared || options.development) {
      const response = html === undefined ? rendered.value : new Response(html, { status, headers })
      return { response, nonce }
    }
    const contentType = headers.get('content-type') ?? 'text/html; charset=utf-8'
    const bytes = html ?? Buffer.from(await rendered.value.arrayBuffer())
    const caching = headers.get('cache-control')
    const kept = isImmutable(caching) ? caching : undefined
    const page = toCachedPage(bytes, nonce, contentType, { status, route }, kept)
    const versions = [...dependencies]
    if (cache.admits(key, page)) cache.set(key, page, versions)
    return { page, dependencies: versions }
  }

/** Pages that everybody is shown: from the cache, or drawn once for all who ask for them meanwhile. */
export const createPublicPages = (options: PageOptions, renders: PageRenders, draw: DrawPage) => {
  const cache = createPageCache()
  const keys = createPageKeys(options.siteUrl)
  const shared = createSharedWork<Drawn>()
  const drawShared = createDrawShared(options, cache, renders, draw)
  let hits = 0
  let misses = 0
  const find = (key: string): CachedPage | undefined => {
    options.store.followSales?.()
    return cache.get(key)
  }

  return {
    stats: () => ({ hits, misses, entries: cache.size() }),
    /** A cached page, answered without a turn of the event loop; null where there is none for this visitor. */
    recall: (request: Request, { onRouteMatched }: Caller): Response | Promise<Response> | null => {
      const key = keys.recall(request.url, savesData(request.headers))
      const hit = key === undefined ? undefined : find(key)
      if (!hit || !isAnybody(request)) return null
      hits += 1
      onRouteMatched?.(hit.route)
      return answerCached(hit, request, options.siteUrl)
    },
    /** An answer, or what was drawn for this visitor alone or not at all. */
    answer: async ({ request, url, match, visit, caller }: AskedPage) => {
      const key = keys.of(url, match.search, savesData(request.headers))
      const hit = find(key)
      if (hit) {
        hits += 1
        return answerCached(hit, request, options.siteUrl)
      }
      misses += 1
      const drawFor = (signal: AbortSignal) => drawShared(key, match.pattern, { ...visit, signal }, caller)
      const ask = async () => ({
        isOthers: shared.isUnderway(key),
        told: await shared.run(key, request.signal, drawFor),
      })
      let { isOthers, told } = await ask()
      // who comes after a change is shown it
      if (isOthers && isOld(told)) ({ isOthers, told } = await ask())
      // what another was refused, or got alone, says nothing of this visitor
      const drawn = isOthers && !('page' in told) ? await drawFor(request.signal) : told
      return 'page' in drawn ? answerCached(drawn.page, request, options.siteUrl, true) : drawn
    },
  }
}
