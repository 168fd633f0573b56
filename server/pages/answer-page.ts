import type { PageRequest } from '#app/handler.ts'
import type { PageMatch } from '#app/match-page.ts'
import { readDemoCookie } from '#common/demo-cookie.ts'
import { isUnchanged } from '#common/http/etag.ts'
import { chooseEncoding } from '#common/http/negotiate.ts'
import { type Locale, localeOfPath } from '#common/locale.ts'
import { savesData } from '#common/save-data.ts'
import { isPersonal, readSessionCookie, sessionSetBy } from '#common/session-cookie.ts'
import type { CacheDependency, DependencyVersions } from '#store/http/cache-dependencies.ts'
import type { Caller } from '#store/http/caller.ts'
import { createToken, maskToken, readToken, tokenCookie } from '../requests/csrf.ts'
import { createNonce, nonceSources, pageHeaders } from '../requests/security-headers.ts'
import { compressPage } from './compress-page.ts'
import { errorPage } from './error-page.ts'
import { type CachedPage, createPageCache, packBody, toCachedPage } from './page-cache.ts'
import { createPageKeys, requestOfKey } from './page-key.ts'
import { createPageRenders, type RenderOptions, type RenderRefusal, type Visit } from './page-renders.ts'
import type { QueueLength } from './render-queue.ts'
import { createSharedWork } from './shared-work.ts'

type RenderPage = (request: Request, page: PageRequest) => Promise<Response>
/** The shop's public origin, as this request knows it. */
type OriginOf = (request: Request) => string
type MatchPage = (url: URL, locale: Locale, homeLocale: Locale) => PageMatch

export interface PageOptions {
  store: { fetch: (request: Request, caller: Caller) => Response | Promise<Response> }
  /** asked for every page, so that development can reload it */
  renderPage: () => Promise<RenderPage>
  /** what a URL says of its page before it is rendered */
  matchPage: () => Promise<MatchPage>
  homeLocale: () => Promise<Locale>
  development: boolean
  log: { error: (details: object, message: string) => void }
  /** null takes the request's own origin */
  siteUrl: string | null
  /** how many pages are drawn, other than usual */
  renders?: RenderOptions
  /** ends when the event loop has time for the drawing of a page */
  nextTurn?: () => Promise<void>
}

export interface PageStats {
  /** of pages that everybody is shown: answered from the cache, or not, and how many it has */
  cache: { hits: number; misses: number; entries: number }
  queues: Record<'page' | 'checkout', QueueLength>
}

/** What became of a page that everybody is shown: one to share, one for this visitor alone, or none. */
type Drawn = { page: CachedPage } | { response: Response; nonce: string } | { refusal: RenderRefusal }

/** The token of plain forms, as the visitor's browser holds it or is about to. */
interface FormToken {
  token: string
  isKnown: boolean
}

export const sessionOf = (request: Request): string | null => readSessionCookie(request.headers.get('cookie'))

/** A visitor of a demo who has chosen other colours and styles gets pages rendered for them. */
const seesOtherLooks = (request: Request): boolean => readDemoCookie(request.headers.get('cookie')) !== ''

const tokenOf = (request: Request): FormToken => {
  const known = readToken(request)
  return { token: known ?? createToken(sessionOf(request)), isKnown: known !== null }
}

const answerCached = (
  page: CachedPage,
  request: Request,
  originOf: OriginOf,
): Response | Promise<Response> => {
  // a plain object goes out as it is
  const headers: Record<string, string> = { ...page.headers }
  if (!readToken(request)) {
    headers['Set-Cookie'] = tokenCookie(createToken(sessionOf(request)), originOf(request))
    headers['Cache-Control'] = 'private, no-cache'
  }
  const { status } = page
  if (status === 200 && isUnchanged(request.headers.get('if-none-match'), page.headers.ETag))
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const plain = page.bodies.get('')
  if (encoding === 'identity') return new Response(plain, { status, headers })
  if (!page.isCached) return compressPage(request, new Response(plain, { status, headers }))
  headers['Content-Encoding'] = encoding
  const packed = page.bodies.get(encoding)
  if (packed) return new Response(packed, { status, headers })
  return packBody(page, encoding).then((body) => new Response(body, { status, headers }))
}

/** Answers pages: from the cache, drawn once for all who ask, or drawn for one visitor alone. */
export const createPageAnswers = (options: PageOptions) => {
  const cache = createPageCache()
  const keys = createPageKeys(options.siteUrl)
  const renders = createPageRenders(options.renders)
  const shared = createSharedWork<Drawn>()
  let hits = 0
  let misses = 0
  const originOf: OriginOf = (request) => options.siteUrl ?? new URL(request.url).origin

  const render = async (
    request: Request,
    url: URL,
    caller: Caller,
    { nonce, xsrf, session }: { nonce: string; xsrf: string; session: string | null },
    storeFetch = options.store.fetch,
    takeHtml?: (html: string) => void,
  ): Promise<Response> => {
    const homeLocale = await options.homeLocale()
    const locale = localeOfPath(url.pathname, homeLocale)
    const renderPage = await options.renderPage()
    return renderPage(request, {
      storeFetch: (asked) => storeFetch(asked, caller),
      storeHeaders: {
        'Accept-Language': locale,
        'User-Agent': request.headers.get('user-agent') ?? '',
        ...(session && { Authorization: session }),
      },
      signedIn: session !== null,
      savesData: savesData(request.headers),
      locale,
      homeLocale,
      nonce,
      xsrf,
      origin: originOf(request),
      development: options.development,
      nextTurn: options.nextTurn ?? (async () => {}),
      takeHtml,
      logError: (err) =>
        options.log.error({ err, path: url.pathname, requestId: caller.requestId }, 'page failed'),
    })
  }

  /**
   * An answer made for one visitor. Where it opens or ends a session, the token of the one before is worthless: the
   * browser gets one of the new session.
   */
  const answerOnce = (
    request: Request,
    response: Response,
    nonce: string,
    { token, isKnown }: FormToken,
    caching = 'private, no-cache',
  ): Promise<Response> => {
    const headers = new Headers(response.headers)
    const session = sessionSetBy(headers)
    const fresh = session === undefined ? (isKnown ? null : token) : createToken(session)
    const secured = pageHeaders(nonceSources(nonce), options.development)
    // what this one page alone allows beside that, as whom it frames
    const own = headers.get('content-security-policy')
    for (const [name, value] of Object.entries(secured)) headers.set(name, value)
    if (own) headers.set('Content-Security-Policy', `${headers.get('content-security-policy')}; ${own}`)
    if (fresh) headers.append('Set-Cookie', tokenCookie(fresh, originOf(request)))
    const isKept = headers.has('cache-control') && !headers.has('set-cookie')
    if (caching === 'no-store' || !isKept) headers.set('Cache-Control', caching)
    const { body, status, statusText } = response
    return compressPage(request, new Response(body, { status, statusText, headers }))
  }

  /** Draws from the key alone: nothing of the visitor can come into a page that others are shown. */
  const drawShared = async (key: string, route: string, visit: Visit, caller: Caller): Promise<Drawn> => {
    const nonce = createNonce()
    const dependencies = new Map<CacheDependency, number>()
    const onDependencies = (versions: DependencyVersions) => {
      // what changes while the page is drawn has made its first part old
      for (const [tag, version] of versions) if (!dependencies.has(tag)) dependencies.set(tag, version)
    }
    // a refusal tells nothing of when it ends
    let isRefused = false
    const storeFetch: PageOptions['store']['fetch'] = async (asked, by) => {
      const answer = await options.store.fetch(asked, by)
      if (!answer.ok) isRefused = true
      return answer
    }
    // a page that looks the same for everyone is requested as a guest
    const asGuest = { nonce, xsrf: '', session: null }
    let html: string | undefined
    const takeHtml = (text: string) => {
      html = text
    }
    const rendered = await renders.run(visit, () =>
      render(requestOfKey(key), new URL(key), { ...caller, onDependencies }, asGuest, storeFetch, takeHtml),
    )
    if (!rendered.ok) return { refusal: rendered.error }
    const { status, headers } = rendered.value
    const isShared = (status === 200 || (status === 404 && !isRefused)) && !headers.has('set-cookie')
    if (!isShared || options.development) {
      const response = html === undefined ? rendered.value : new Response(html, { status, headers })
      return { response, nonce }
    }
    const contentType = headers.get('content-type') ?? 'text/html; charset=utf-8'
    const text = html ?? (await rendered.value.text())
    const page = toCachedPage(text, nonce, contentType, { status, route })
    if (cache.admits(key, page)) cache.set(key, page, [...dependencies])
    return { page }
  }

  const refuseRender = async ({ page, retryAfter }: RenderRefusal, { pathname }: URL): Promise<Response> =>
    errorPage(page, localeOfPath(pathname, await options.homeLocale()), {
      'Retry-After': String(retryAfter),
    })

  const matchPage = async (url: URL): Promise<PageMatch> => {
    const homeLocale = await options.homeLocale()
    const match = await options.matchPage()
    return match(url, localeOfPath(url.pathname, homeLocale), homeLocale)
  }

  const answerShared = async (
    request: Request,
    url: URL,
    { search, pattern }: PageMatch,
    visit: Visit,
    caller: Caller,
  ) => {
    const key = keys.of(url, search, savesData(request.headers))
    const hit = cache.get(key)
    if (hit) {
      hits += 1
      return answerCached(hit, request, originOf)
    }
    misses += 1
    const draw = (signal: AbortSignal) => drawShared(key, pattern, { ...visit, signal }, caller)
    const isUnderway = shared.isUnderway(key)
    const told = await shared.run(key, request.signal, draw)
    // what another was refused, or got alone, says nothing of this visitor
    const drawn = isUnderway && !('page' in told) ? await draw(request.signal) : told
    if ('page' in drawn) return answerCached(drawn.page, request, originOf)
    if ('refusal' in drawn) return refuseRender(drawn.refusal, url)
    return answerOnce(request, drawn.response, drawn.nonce, tokenOf(request))
  }

  return {
    /** what the URL says of its page before it is rendered */
    match: matchPage,
    /** hits and size of the page cache, and the lengths of the render queues */
    stats: (): PageStats => ({ cache: { hits, misses, entries: cache.size() }, queues: renders.lengths() }),
    /** A cached page, answered without a turn of the event loop; null where there is none for this visitor. */
    recall: (request: Request, { onRouteMatched }: Caller): Response | Promise<Response> | null => {
      const key = keys.recall(request.url, savesData(request.headers))
      const hit = key === undefined ? undefined : cache.get(key)
      if (!hit || isPersonal(sessionOf(request)) || seesOtherLooks(request)) return null
      hits += 1
      onRouteMatched?.(hit.route)
      return answerCached(hit, request, originOf)
    },
    answer: async (request: Request, url: URL, { onRouteMatched, ...caller }: Caller): Promise<Response> => {
      const session = sessionOf(request)
      const match = await matchPage(url)
      const visit: Visit = {
        clientIp: caller.clientIp,
        queue: match.queue ?? 'page',
        isKnown: session !== null,
        signal: request.signal,
      }
      const { cache: whose } = match
      onRouteMatched?.(match.pattern)
      const isEveryones = whose === 'public' && !isPersonal(session) && !seesOtherLooks(request)
      if (isEveryones && request.method === 'GET') return answerShared(request, url, match, visit, caller)

      const nonce = createNonce()
      const token = tokenOf(request)
      const rendered = await renders.run(visit, () =>
        render(request, url, caller, { nonce, xsrf: maskToken(token.token), session }),
      )
      if (!rendered.ok) return refuseRender(rendered.error, url)
      const caching = whose === 'personal' || session !== null ? 'no-store' : undefined
      return answerOnce(request, rendered.value, nonce, token, caching)
    },
  }
}
