import { localeOfPath } from '#common/locale.ts'
import type { Clock } from '#store/context.ts'
import { type Caller, INSIDE } from '#store/http/caller.ts'
import { answerHead } from '#store/http/middleware/answer-head.ts'
import { SECURITY_HEADERS } from '#store/http/middleware/security-headers.ts'
import { createRateLimiter } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Store } from '#store/store.ts'
import { type AdminPageOptions, createAdminPage, isAdminPath } from './admin/admin-page.ts'
import { createPageAnswers, type PageStats } from './pages/answer-page.ts'
import { errorPage } from './pages/error-page.ts'
import type { PageOptions } from './pages/page-options.ts'
import { originOf, sessionOf } from './pages/page-visitor.ts'
import { createPreviews, pathInPreview } from './pages/previews.ts'
import { createToken, failsCsrfCheck, readToken, tokenCookie } from './requests/csrf.ts'
import type { LoadShedding } from './requests/load-shedding.ts'
import { bodyCost, bodyLimit, isTooLarge, takeBody } from './requests/request-body.ts'
import { spend } from './requests/spend.ts'

export interface AppServerOptions extends PageOptions {
  /** `owns` tells which paths are its own and no pages */
  store: PageOptions['store'] & Pick<Store, 'owns'> & Partial<Pick<Store, 'hasCached' | 'findPreview'>>
  /** refuses what would wait for too long; without it everything is let in */
  shedding?: LoadShedding
  /** ms that never go back, for throttles; the process's own by default */
  uptime?: Clock
  /** answers built files; null passes on */
  files: (request: Request) => Promise<Response | null>
  /** what the page of the back office is made of; without it there is none */
  admin?: Pick<AdminPageOptions, 'files' | 'colors'>
}

export interface FrontStats extends PageStats {
  /** requests that were refused because the process was behind, by what they were for */
  refused: Readonly<Record<string, number>>
}

/**
 * The test bank plays the part of another site, and banks call `notify` from their own servers: neither has our token.
 * The page that asks for a consumer key has a nonce of its own, of the session and of what is asked.
 */
const FOREIGN =
  /^\/(test-bank\/|wp-json\/ghab\/v1\/payments\/[\w-]+\/notify|((en|fa)\/)?wc-auth\/v1\/authorize\/?$)/
/** has its slash from the specification, as those who send shoppers there know it */
const CHECKOUT = /^(\/en|\/fa)?\/mobile-checkout\/$/
/** of bodies, by IP address: what parsing them costs is in proportion */
const BODY_BUDGET = { limit: 64_000, windowMs: 60_000 }
const SMALLEST_COST = 16
/** reads of the API that no cache answers, by IP address: many phones share one of their network */
const READ_BUDGET = { limit: 1200, windowMs: 60_000 }
const API = /^\/wp-json(\/|$)/

/** The browser's cookie becomes the `Authorization` that the store expects; one that was sent stays. */
const authorize = (request: Request): Request => {
  const token = sessionOf(request)
  if (!token || request.headers.has('authorization')) return request
  const headers = new Headers(request.headers)
  headers.set('Authorization', token)
  return new Request(request, { headers })
}

/** Every page has one URL, that of its links: no slash at the end, none twice. */
const redirectToCanonicalUrl = ({ method }: Request, { pathname, search }: URL): Response | null => {
  if (!/.\/$|\/\//.test(pathname) || CHECKOUT.test(pathname)) return null
  if (method !== 'GET' && method !== 'HEAD') return null
  const own = `/${pathname.split('/').filter(Boolean).join('/')}`
  return new Response(null, { status: 301, headers: { Location: own + search } })
}

/** parts of a path; no page lies deeper, and the router would hold every part against every route */
const DEEPEST = 12

/** Whether a page may have this URL: the router logs, or takes long over, what none can have. */
const isPageUrl = ({ pathname }: URL): boolean => {
  if (pathname.split('/', DEEPEST + 2).length > DEEPEST + 1) return false
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** As the store answers what it refuses itself. */
const refusal = (error: ApiError, headers: Record<string, string> = {}): Response =>
  Response.json(error.body(), { status: error.status, headers: { ...SECURITY_HEADERS, ...headers } })

const tooMany = () => new ApiError(429, 'rest_too_many_requests', 'Too many requests.')

/** The front of the process: the store's paths go to the store, built files are answered, all else is a page. */
export const createAppServer = (options: AppServerOptions) => {
  const { store } = options
  const pages = createPageAnswers(options)
  const answerAdmin = options.admin && createAdminPage({ ...options, ...options.admin })
  const previews = createPreviews(options, pages)
  const bodies = createRateLimiter({ ...BODY_BUDGET, clock: options.uptime })
  const reads = createRateLimiter({ ...READ_BUDGET, clock: options.uptime })

  const askStore = async (asked: Request, url: URL, caller: Caller): Promise<Response> => {
    const request = authorize(asked)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && API.test(url.pathname) && !store.hasCached?.(request)) {
      const wait = spend(reads, caller.clientIp)
      if (wait > 0) return refusal(tooMany(), { 'Retry-After': String(wait) })
    }
    return store.fetch(request, caller)
  }

  const answer = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const isStores = store.owns(url.pathname)
    // scripts call the store and repeat the token in the header; plain forms are sent to pages
    if (!FOREIGN.test(url.pathname) && (await failsCsrfCheck(request, !isStores)))
      return refuseCsrf(request, url)
    if (isStores) return askStore(request, url, caller)
    if (!isPageUrl(url)) return errorPage('malformed', localeOfPath(url.pathname, await options.homeLocale()))
    if (previews.has(url)) {
      const moved = previews.isStores(url) ? null : redirectToCanonicalUrl(request, url)
      return moved ?? previews.fetch(request, url, caller)
    }
    const file = await options.files(request)
    if (file) {
      caller.onRouteMatched?.(url.pathname.startsWith('/assets/') ? '/assets/:file' : '/:file')
      return file
    }
    if (answerAdmin && isAdminPath(url.pathname)) return answerAdmin(request, caller)
    const moved = redirectToCanonicalUrl(request, url)
    if (moved) return moved
    return request.method === 'HEAD'
      ? answerHead(request, (asGet) => pages.answer(asGet, url, caller))
      : pages.answer(request, url, caller)
  }

  /** Who looks at a preview stays in it, whichever link they follow. */
  const leadBack = (request: Request): Response | null => {
    // asked of every page: what most say is that they come from nowhere
    if (!request.headers.get('referer')?.includes('/preview/')) return null
    const url = new URL(request.url)
    const path = store.owns(url.pathname) ? null : pathInPreview(request, url)
    const headers = { 'Cache-Control': 'no-store', Vary: 'Referer' }
    return path === null ? null : new Response(null, { status: 302, headers: { ...headers, Location: path } })
  }

  /** Nothing is thrown to the server below, which would answer without a word to the visitor or the log. */
  const answerSafely = async (
    { signal }: Request,
    url: URL,
    { requestId }: Caller,
    work: () => Promise<Response>,
  ): Promise<Response> => {
    try {
      return await work()
    } catch (error) {
      // who has gone in the middle of sending is no failure of ours
      if (!signal.aborted) options.log.error({ err: error, path: url.pathname, requestId }, 'request failed')
      return store.owns(url.pathname)
        ? refusal(new ApiError(500, 'internal_server_error', 'Server Error'))
        : errorPage('failed', localeOfPath(url.pathname, 'fa'))
    }
  }

  const refuse = async (
    url: URL,
    error: ApiError,
    page: Parameters<typeof errorPage>[0],
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    store.owns(url.pathname)
      ? refusal(error, headers)
      : errorPage(page, localeOfPath(url.pathname, await options.homeLocale()), headers)

  /** While the process is too far behind: nothing of the request is read. */
  const refuseBusy = (request: Request, url: URL): Promise<Response> | null => {
    const { method } = request
    const isCached = () =>
      method === 'GET' && store.owns(url.pathname) && store.hasCached?.(authorize(request))
    const retryAfter = options.shedding?.retryAfter(url.pathname, isCached) ?? 0
    if (retryAfter === 0) return null
    const busy = new ApiError(503, 'server_busy', 'The shop is busy. Please try again.')
    return refuse(url, busy, 'busy', { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' })
  }

  /** The browser gets a token of its session, where it held another, so that the next try is taken. */
  const refuseCsrf = async (request: Request, url: URL): Promise<Response> => {
    const refused = await refuse(
      url,
      new ApiError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'),
      'csrf',
    )
    if (!readToken(request)) {
      refused.headers.append(
        'Set-Cookie',
        tokenCookie(createToken(sessionOf(request)), originOf(request, options.siteUrl)),
      )
    }
    return refused
  }

  const answerChange = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const { pathname } = url
    const filesToPage = async () =>
      store.owns(pathname) || !isPageUrl(url) ? undefined : (await pages.match(url)).files
    const limit = await bodyLimit(request, pathname, filesToPage)
    const wait = spend(bodies, caller.clientIp, Math.max(SMALLEST_COST, bodyCost(request, limit)))
    if (wait > 0) return refuse(url, tooMany(), 'tooMany', { 'Retry-After': String(wait) })
    try {
      return await answer(await takeBody(request, limit), url, caller)
    } catch (error) {
      if (isTooLarge(error)) return refuse(url, error, 'tooLarge')
      throw error
    }
  }

  return {
    stats: (): FrontStats => ({ ...pages.stats(), refused: options.shedding?.counts() ?? {} }),
    /** A cached page is answered at once, without a turn of the event loop. */
    fetch: (request: Request, caller: Caller = INSIDE): Response | Promise<Response> => {
      if (request.method !== 'GET') {
        const url = new URL(request.url)
        return (
          refuseBusy(request, url) ??
          answerSafely(request, url, caller, () => answerChange(request, url, caller))
        )
      }
      const led = leadBack(request)
      if (led) return led
      const kept = pages.recall(request, caller)
      if (kept) return kept
      const url = new URL(request.url)
      const refused = refuseBusy(request, url)
      if (refused) return refused
      return answerSafely(request, url, caller, async () =>
        store.owns(url.pathname) ? askStore(request, url, caller) : answer(request, url, caller),
      )
    },
  }
}
