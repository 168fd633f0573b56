import type { PageRequest } from '../app/handler.ts'
import { readDemoCookie } from '../common/demo-cookie.ts'
import { isPersonal, readSessionCookie, sessionSetBy } from '../common/session-cookie.ts'
import type { Clock } from '../store/context.ts'
import { type Caller, INSIDE, throttleKey } from '../store/http/caller.ts'
import { ApiError } from '../store/http/errors.ts'
import { answerHead } from '../store/http/middleware/answer-head.ts'
import { createRateLimiter } from '../store/http/middleware/rate-limit.ts'
import { createToken, isForged, maskToken, readToken, tokenCookie } from './csrf.ts'
import { lastResort } from './last-resort.ts'
import { isLocalAddress } from './local-address.ts'
import { localeOfPath } from './locale.ts'
import { type CachedPage, createPageCache, freezePage } from './page-cache.ts'
import { bodyCost, isTooLarge, takeBody } from './request-body.ts'
import { createNonce, nonceSources, pageHeaders } from './security-headers.ts'

type RenderPage = (request: Request, page: PageRequest) => Promise<Response>

export interface AppServerOptions {
  store: { fetch: (request: Request, caller: Caller) => Response | Promise<Response> }
  /** asked for every page, so that development can reload it */
  renderPage: () => Promise<RenderPage>
  homeLocale: () => Promise<'fa' | 'en'>
  development: boolean
  /** null takes the request's own origin */
  siteUrl: string | null
  log: { error: (details: object, message: string) => void }
  /** ms that never go back, for throttles; the process's own by default */
  uptime?: Clock
  /** answers built files; null passes on */
  files: (request: Request) => Promise<Response | null>
}

/** the test bank stands for somebody else's site, a notice comes from the bank's machines: neither knows our token */
const FOREIGN = /^\/(test-bank\/|wp-json\/ghab\/v1\/payments\/[\w-]+\/notify)/
const STORE_PATHS =
  /^\/(wp-json|api|wp-content|media|test-bank|healthz|readyz|demo\/outbox|feed|robots\.txt|sitemap[\w-]*\.xml)(\/|$)/
/** has its slash from the specification, as those who send shoppers there know it */
const CHECKOUT = /^(\/en|\/fa)?\/mobile-checkout\/$/
/** show what nobody else may see: an account's pages, a guest's checkout and orders */
const PERSONAL_PAGES =
  /^(\/en|\/fa)?\/(signin|signup|sign-out|reset-password|my-account|my-orders|my-order-detail|my-reviews|my-shop|downloads|reward-points|notifications|settings|shipping-address|mobile-checkout|track-order)(\/|\.data|$)/
/** made for one visitor, whose token of plain forms they carry */
const FORM_PAGES = /^(\/en|\/fa)?\/(contact-us|add-review|demo)(\/|\.data|$)/
/** of bodies, by address: what parsing them costs is in proportion */
const BODY_BUDGET = { limit: 64_000, windowMs: 60_000 }
const SMALLEST_COST = 16

/** What is known of a visitor for whom a page is made. */
interface Visit {
  nonce: string
  /** of plain forms, as the browser holds it or is about to */
  token: string
  isKnown: boolean
  origin: string
}

const sessionOf = (request: Request): string | null => readSessionCookie(request.headers.get('cookie'))

/** Pages are drawn anew for a visitor of a demo who has chosen other colours and styles. */
const seesOtherLooks = (request: Request): boolean => readDemoCookie(request.headers.get('cookie')) !== ''

/** The browser's cookie becomes the `Authorization` that the store expects; one that was sent stays. */
const authorize = (request: Request): Request => {
  const token = sessionOf(request)
  if (!token || request.headers.has('authorization')) return request
  const headers = new Headers(request.headers)
  headers.set('Authorization', token)
  return new Request(request, { headers })
}

/** Every page has one address, that of its links: no slash at the end, none twice. */
const sendToOwnAddress = ({ method }: Request, { pathname, search }: URL): Response | null => {
  if (!/.\/$|\/\//.test(pathname) || CHECKOUT.test(pathname)) return null
  if (method !== 'GET' && method !== 'HEAD') return null
  const own = `/${pathname.split('/').filter(Boolean).join('/')}`
  return new Response(null, { status: 301, headers: { Location: own + search } })
}

const isDecodable = ({ pathname }: URL): boolean => {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

const answerCached = (page: CachedPage, request: Request, origin: string): Response => {
  // a plain object goes out as it is
  const headers: Record<string, string> = { ...page.headers }
  if (!readToken(request)) {
    headers['Set-Cookie'] = tokenCookie(createToken(sessionOf(request)), origin)
    headers['Cache-Control'] = 'private, no-cache'
  }
  if (request.headers.get('if-none-match') === page.headers.ETag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : ''
  if (encoding) headers['Content-Encoding'] = encoding
  return new Response(page.bodies.get(encoding), { headers })
}

/** The front of the process: the store's paths go to the store, built files are answered, all else is a page. */
export const createAppServer = (options: AppServerOptions) => {
  const cache = createPageCache()
  const bodies = createRateLimiter({ ...BODY_BUDGET, clock: options.uptime })
  const originOf = (url: string): string => options.siteUrl ?? new URL(url).origin

  const render = async (
    request: Request,
    url: URL,
    caller: Caller,
    { nonce, xsrf, session }: { nonce: string; xsrf: string; session: string | null },
  ): Promise<Response> => {
    const homeLocale = await options.homeLocale()
    const locale = localeOfPath(url.pathname, homeLocale)
    const origin = originOf(request.url)
    const renderPage = await options.renderPage()
    return renderPage(request, {
      storeFetch: (asked) => options.store.fetch(asked, caller),
      storeHeaders: {
        'Accept-Language': locale,
        'User-Agent': request.headers.get('user-agent') ?? '',
        ...(session && { Authorization: session }),
      },
      signedIn: session !== null,
      locale,
      homeLocale,
      nonce,
      xsrf,
      origin,
      development: options.development,
    })
  }

  /**
   * An answer made for one visitor. Where it opens or ends a session, the token of the one before is worthless: the
   * browser gets one of the new session.
   */
  const answerOnce = (
    response: Response,
    { nonce, token, isKnown, origin }: Visit,
    caching = 'private, no-cache',
  ): Response => {
    const headers = new Headers(response.headers)
    const session = sessionSetBy(headers)
    const fresh = session === undefined ? (isKnown ? null : token) : createToken(session)
    const secured = pageHeaders(nonceSources(nonce), options.development)
    // what this one page alone allows beside that, as whom it frames
    const own = headers.get('content-security-policy')
    for (const [name, value] of Object.entries(secured)) headers.set(name, value)
    if (own) headers.set('Content-Security-Policy', `${headers.get('content-security-policy')}; ${own}`)
    if (fresh) headers.append('Set-Cookie', tokenCookie(fresh, origin))
    const isKept = headers.has('cache-control') && !headers.has('set-cookie')
    if (caching === 'no-store' || !isKept) headers.set('Cache-Control', caching)
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  const answerPage = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const session = sessionOf(request)
    const known = readToken(request)
    const visit: Visit = {
      nonce: createNonce(),
      token: known ?? createToken(session),
      isKnown: known !== null,
      origin: originOf(request.url),
    }
    const { nonce } = visit
    const isOwn = PERSONAL_PAGES.test(url.pathname)
    const isEveryones =
      !isOwn && !FORM_PAGES.test(url.pathname) && !isPersonal(session) && !seesOtherLooks(request)
    if (!isEveryones || request.method !== 'GET' || options.development) {
      const response = await render(request, url, caller, { nonce, xsrf: maskToken(visit.token), session })
      return answerOnce(response, visit, isOwn || session !== null ? 'no-store' : undefined)
    }

    // whoever asks for what everybody sees asks as a guest
    const seen = cache.version()
    const response = await render(request, url, caller, { nonce, xsrf: '', session: null })
    if (response.status !== 200 || response.headers.has('set-cookie')) {
      return answerOnce(response, visit)
    }
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const page = await freezePage(await response.text(), nonce, contentType)
    cache.set(request.url, page, seen)
    return answerCached(page, request, visit.origin)
  }

  const answer = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const isStores = STORE_PATHS.test(url.pathname)
    // scripts call the store and repeat the token in the header; plain forms are sent to pages
    if (!FOREIGN.test(url.pathname) && (await isForged(request, !isStores))) return refuseForged(request, url)
    if (isStores) return options.store.fetch(authorize(request), caller)
    if (!isDecodable(url))
      return lastResort('malformed', localeOfPath(url.pathname, await options.homeLocale()))
    const file = await options.files(request)
    if (file) return file
    const moved = sendToOwnAddress(request, url)
    if (moved) return moved
    return request.method === 'HEAD'
      ? answerHead(request, (asGet) => answerPage(asGet, url, caller))
      : answerPage(request, url, caller)
  }

  /** Nothing is thrown to the server below, which would answer without a word to the visitor or the log. */
  const answerSafely = async (
    url: URL,
    { requestId }: Caller,
    work: () => Promise<Response>,
  ): Promise<Response> => {
    try {
      return await work()
    } catch (error) {
      options.log.error({ err: error, path: url.pathname, requestId }, 'request failed')
      return STORE_PATHS.test(url.pathname)
        ? Response.json(new ApiError(500, 'internal_server_error', 'Server Error').body(), { status: 500 })
        : lastResort('failed', localeOfPath(url.pathname, 'fa'))
    }
  }

  const refuse = async (
    url: URL,
    error: ApiError,
    page: Parameters<typeof lastResort>[0],
  ): Promise<Response> =>
    STORE_PATHS.test(url.pathname)
      ? Response.json(error.body(), { status: error.status })
      : lastResort(page, localeOfPath(url.pathname, await options.homeLocale()))

  /** The browser gets a token of its session, where it held another, so that the next try is taken. */
  const refuseForged = async (request: Request, url: URL): Promise<Response> => {
    const refused = await refuse(
      url,
      new ApiError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'),
      'forged',
    )
    if (!readToken(request)) {
      refused.headers.append(
        'Set-Cookie',
        tokenCookie(createToken(sessionOf(request)), originOf(request.url)),
      )
    }
    return refused
  }

  /** Whether the caller may have one more body of this size parsed. */
  const isWithinBudget = (request: Request, url: URL, { address }: Caller): boolean =>
    isLocalAddress(address) ||
    bodies.take(throttleKey(address), Math.max(SMALLEST_COST, bodyCost(request, url.pathname)))

  const answerChange = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    if (!isWithinBudget(request, url, caller)) {
      return refuse(url, new ApiError(429, 'rest_too_many_requests', 'Too many requests.'), 'tooMany')
    }
    try {
      return await answer(await takeBody(request, url.pathname), url, caller)
    } catch (error) {
      if (isTooLarge(error)) return refuse(url, error, 'tooLarge')
      throw error
    }
  }

  return {
    /** a change that pages may show: the next visitor gets them new */
    dropPages: cache.drop,
    /** What is kept is answered at once, without a turn of the event loop. */
    fetch: (request: Request, caller: Caller = INSIDE): Response | Promise<Response> => {
      if (request.method !== 'GET') {
        const url = new URL(request.url)
        return answerSafely(url, caller, () => answerChange(request, url, caller))
      }
      const hit = cache.get(request.url)
      if (hit && !isPersonal(sessionOf(request)) && !seesOtherLooks(request))
        return answerCached(hit, request, originOf(request.url))
      const url = new URL(request.url)
      return answerSafely(url, caller, async () =>
        STORE_PATHS.test(url.pathname)
          ? options.store.fetch(authorize(request), caller)
          : answer(request, url, caller),
      )
    },
  }
}
