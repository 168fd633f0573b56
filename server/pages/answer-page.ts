import type { PageMatch } from '#app/match-page.ts'
import { localeOfPath } from '#common/locale.ts'
import type { Caller } from '#store/http/caller.ts'
import { maskToken } from '../requests/csrf.ts'
import { createNonce } from '../requests/security-headers.ts'
import { answerOnce } from './answer-once.ts'
import { createDrawPage } from './draw-page.ts'
import { errorPage } from './error-page.ts'
import { isImmutable } from './page-cache.ts'
import type { PageOptions } from './page-options.ts'
import { createPageRenders, type RenderRefusal, type Visit } from './page-renders.ts'
import { isAnybody, sessionOf, tokenOf } from './page-visitor.ts'
import { type AskedPage, createPublicPages } from './public-pages.ts'
import type { QueueLength } from './render-queue.ts'

export interface PageStats {
  /** of pages that everybody is shown: answered from the cache, or not, and how many it has */
  cache: { hits: number; misses: number; entries: number }
  queues: Record<'page' | 'checkout', QueueLength>
}

/** Answers pages: from the cache, drawn once for all who ask, or drawn for one visitor alone. */
export const createPageAnswers = (options: PageOptions) => {
  const renders = createPageRenders(options.renders)
  const draw = createDrawPage(options)
  const publicPages = createPublicPages(options, renders, draw)

  const matchPage = async (url: URL): Promise<PageMatch> => {
    const homeLocale = await options.homeLocale()
    const match = await options.matchPage()
    return match(url, localeOfPath(url.pathname, homeLocale), homeLocale)
  }

  const refuseRender = async ({ page, retryAfter }: RenderRefusal, { pathname }: URL): Promise<Response> =>
    errorPage(page, localeOfPath(pathname, await options.homeLocale()), {
      'Retry-After': String(retryAfter),
    })

  const answerPublic = async (asked: AskedPage) => {
    const { request, url } = asked
    const answer = await publicPages.answer(asked)
    if (answer instanceof Response) return answer
    if ('refusal' in answer) return refuseRender(answer.refusal, url)
    return answerOnce(request, { ...answer, token: tokenOf(request) }, options)
  }

  const answerOwn = async ({ request, url, match, visit, caller }: AskedPage) => {
    const session = sessionOf(request)
    const nonce = createNonce()
    const token = tokenOf(request)
    const rendered = await renders.run(visit, () =>
      draw(request, { url, caller, nonce, xsrf: maskToken(token.token), session }),
    )
    if (!rendered.ok) return refuseRender(rendered.error, url)
    const isOwn = session !== null && !isImmutable(rendered.value.headers.get('cache-control'))
    const caching = match.cache === 'personal' || isOwn ? 'no-store' : undefined
    return answerOnce(request, { response: rendered.value, nonce, token, caching }, options)
  }

  /** A page with settings that are not published, drawn as for a guest. */
  const answerPreview = async (request: Request, url: URL, prefix: string, caller: Caller) => {
    const { pattern, queue = 'page' } = await matchPage(url)
    caller.onRouteMatched?.(pattern)
    const nonce = createNonce()
    const token = tokenOf(request)
    const visit: Visit = { clientIp: caller.clientIp, queue, isKnown: true, signal: request.signal }
    const drawing = { url, caller, nonce, xsrf: maskToken(token.token), session: null, preview: prefix }
    const rendered = await renders.run(visit, () => draw(request, drawing))
    if (!rendered.ok) return refuseRender(rendered.error, url)
    return answerOnce(request, { response: rendered.value, nonce, token, caching: 'no-store' }, options)
  }

  return {
    preview: answerPreview,
    /** what the URL says of its page before it is rendered */
    match: matchPage,
    /** hits and size of the page cache, and the lengths of the render queues */
    stats: (): PageStats => ({ cache: publicPages.stats(), queues: renders.lengths() }),
    /** A cached page, answered without a turn of the event loop; null where there is none for this visitor. */
    recall: publicPages.recall,
    answer: async (request: Request, url: URL, { onRouteMatched, ...caller }: Caller): Promise<Response> => {
      const match = await matchPage(url)
      const visit: Visit = {
        clientIp: caller.clientIp,
        queue: match.queue ?? 'page',
        isKnown: sessionOf(request) !== null,
        signal: request.signal,
      }
      onRouteMatched?.(match.pattern)
      const isPublic = match.cache === 'public' && request.method === 'GET' && isAnybody(request)
      return (isPublic ? answerPublic : answerOwn)({ request, url, match, visit, caller })
    },
  }
}
