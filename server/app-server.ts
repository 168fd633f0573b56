import type { Locale } from '../app/context.ts'
import type { PageRequest } from '../app/handler.ts'
import { readDemoCookie } from '../common/demo-cookie.ts'
import { isPersonal, readSessionCookie } from '../common/session-cookie.ts'
import { type Caller, INSIDE } from '../store/http/caller.ts'
import { answerHead } from '../store/http/middleware/answer-head.ts'
import { chooseEncoding } from '../store/http/middleware/compress.ts'
import { isUnchanged } from '../store/http/middleware/response-cache.ts'
import { isTooLarge, takeBody } from './body-limit.ts'
import { compressPage } from './compress-page.ts'
import { createToken, isForged, readToken, refuseForged, tokenCookie } from './forgery.ts'
import { lastResort } from './last-resort.ts'
import { localeOfPath } from './locale.ts'
import { type CachedPage, createPageCache, freezePage, packPage } from './page-cache.ts'
import { createPageKeys } from './page-key.ts'
import { createPageRenders, type RenderOptions, type RenderRefusal, type Visit } from './page-renders.ts'
import { nonceSources, pageHeaders } from './security-headers.ts'
import { createSharedWork } from './shared-work.ts'

type RenderPage = (request: Request, page: PageRequest) => Promise<Response>
type ReadSearch = (url: URL, locale: Locale, homeLocale: Locale) => string

export interface AppServerOptions {
  store: { fetch: (request: Request, caller: Caller) => Response | Promise<Response> }
  /** asked for every page, so that development can reload it */
  renderPage: () => Promise<RenderPage>
  /** what the page of an address reads of its query, in one spelling */
  readSearch: () => Promise<ReadSearch>
  homeLocale: () => Promise<'fa' | 'en'>
  development: boolean
  /** null takes the request's own origin */
  siteUrl: string | null
  log: { error: (details: object, message: string) => void }
  /** answers built files; null passes on */
  files: (request: Request) => Promise<Response | null>
  /** how many pages are drawn, other than usual */
  renders?: RenderOptions
}

/** What became of a page that everybody is shown: one to share, one for this visitor alone, or none. */
type Drawn = { page: CachedPage } | { response: Response; nonce: string } | { refusal: RenderRefusal }

/** the test bank stands for somebody else's site, a notice comes from the bank's machines: neither knows our token */
const FOREIGN = /^\/(test-bank\/|wp-json\/ghab\/v1\/payments\/[\w-]+\/notify)/
const STORE_PATHS =
  /^\/(wp-json|api|wp-content|media|test-bank|healthz|readyz|demo\/outbox|feed|robots\.txt|sitemap[\w-]*\.xml)(\/|$)/
/** has its slash from the specification, as those who send shoppers there know it */
const CHECKOUT = /^(\/en|\/fa)?\/mobile-checkout\/$/
/** made for one visitor; those of accounts show what nobody else may see */
const ACCOUNT_PAGES =
  /^(\/en|\/fa)?\/(signin|signup|sign-out|reset-password|my-account|my-orders|my-order-detail|my-reviews|my-shop|downloads|reward-points|notifications|settings|shipping-address|mobile-checkout\/order-received)(\/|\.data|$)/
const PRIVATE_PAGES = /^(\/en|\/fa)?\/(mobile-checkout|track-order|contact-us|add-review|demo)(\/|\.data|$)/

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

const answerCached = (page: CachedPage, request: Request): Response | Promise<Response> => {
  // a plain object goes out as it is
  const headers: Record<string, string> = { ...page.headers }
  if (!readToken(request)) headers['Set-Cookie'] = tokenCookie(createToken())
  if (isUnchanged(request.headers.get('if-none-match'), page.headers.ETag))
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const packed = page.bodies.get(encoding)
  if (!packed) return compressPage(request, new Response(page.bodies.get(''), { headers }))
  headers['Content-Encoding'] = encoding
  return new Response(packed, { headers })
}

/** The front of the process: the store's paths go to the store, built files are answered, all else is a page. */
export const createAppServer = (options: AppServerOptions) => {
  const cache = createPageCache()
  const keys = createPageKeys(options.siteUrl)
  const renders = createPageRenders(options.renders)
  const shared = createSharedWork<Drawn>()

  const render = async (
    request: Request,
    url: URL,
    caller: Caller,
    { nonce, xsrf, session }: { nonce: string; xsrf: string; session: string | null },
  ): Promise<Response> => {
    const homeLocale = await options.homeLocale()
    const locale = localeOfPath(url.pathname, homeLocale)
    const origin = options.siteUrl ?? url.origin
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

  const answerOnce = (
    response: Response,
    nonce: string,
    token: string | null,
    caching = 'no-cache',
  ): Response => {
    const headers = new Headers(response.headers)
    const secured = pageHeaders(nonceSources(nonce), options.development)
    // what this one page alone allows beside that, as whom it frames
    const own = headers.get('content-security-policy')
    for (const [name, value] of Object.entries(secured)) headers.set(name, value)
    if (own) headers.set('Content-Security-Policy', `${headers.get('content-security-policy')}; ${own}`)
    if (caching === 'no-store' || !headers.has('cache-control')) headers.set('Cache-Control', caching)
    if (token) headers.append('Set-Cookie', tokenCookie(token))
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  /** Draws from the key alone: nothing of the visitor can come into a page that others are shown. */
  const drawShared = async (key: string, visit: Visit, caller: Caller): Promise<Drawn> => {
    const nonce = createToken()
    const seen = cache.version()
    // whoever asks for what everybody sees asks as a guest
    const rendered = await renders.run(visit, () =>
      render(new Request(key), new URL(key), caller, { nonce, xsrf: '', session: null }),
    )
    if (!rendered.ok) return { refusal: rendered.error }
    const response = rendered.value
    const isShared = response.status === 200 && !response.headers.has('set-cookie')
    if (!isShared || options.development) return { response, nonce }
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const page = freezePage(await response.text(), nonce, contentType)
    if (!cache.admits(key)) return { page }
    const packed = await packPage(page)
    cache.set(key, packed, seen)
    return { page: packed }
  }

  const answerShared = async (request: Request, url: URL, visit: Visit, caller: Caller) => {
    const homeLocale = await options.homeLocale()
    const readSearch = await options.readSearch()
    const key = keys.of(url, readSearch(url, localeOfPath(url.pathname, homeLocale), homeLocale))
    const hit = cache.get(key)
    if (hit) return answerCached(hit, request)
    const draw = (signal: AbortSignal) => drawShared(key, { ...visit, signal }, caller)
    const isUnderway = shared.isUnderway(key)
    const told = await shared.run(key, request.signal, draw)
    // what another was refused, or got alone, says nothing of this visitor
    const drawn = isUnderway && !('page' in told) ? await draw(request.signal) : told
    if ('page' in drawn) return answerCached(drawn.page, request)
    if ('refusal' in drawn) return refuseRender(drawn.refusal, url)
    const token = readToken(request) ? null : createToken()
    return compressPage(request, answerOnce(drawn.response, drawn.nonce, token))
  }

  const refuseRender = async ({ page, retryAfter }: RenderRefusal, { pathname }: URL): Promise<Response> =>
    lastResort(page, localeOfPath(pathname, await options.homeLocale()), {
      'Retry-After': String(retryAfter),
    })

  const answerPage = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const session = sessionOf(request)
    const { pathname } = url
    const { signal } = request
    const visit: Visit = { address: caller.address, pathname, isKnown: session !== null, signal }
    const isAccount = ACCOUNT_PAGES.test(pathname)
    const isEveryones =
      !isAccount && !PRIVATE_PAGES.test(pathname) && !isPersonal(session) && !seesOtherLooks(request)
    if (isEveryones && request.method === 'GET') return answerShared(request, url, visit, caller)

    const nonce = createToken()
    const known = readToken(request)
    const token = known ?? createToken()
    const rendered = await renders.run(visit, () =>
      render(request, url, caller, { nonce, xsrf: token, session }),
    )
    if (!rendered.ok) return refuseRender(rendered.error, url)
    const caching = isAccount || session !== null ? 'no-store' : 'no-cache'
    return compressPage(request, answerOnce(rendered.value, nonce, known ? null : token, caching))
  }

  const answer = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    if (!FOREIGN.test(url.pathname) && (await isForged(request))) return refuseForged()
    if (STORE_PATHS.test(url.pathname)) return options.store.fetch(authorize(request), caller)
    const file = await options.files(request)
    if (file) return file
    const moved = sendToOwnAddress(request, url)
    if (moved) return moved
    try {
      return request.method === 'HEAD'
        ? await answerHead(request, (asGet) => answerPage(asGet, url, caller))
        : await answerPage(request, url, caller)
    } catch (error) {
      options.log.error({ err: error, path: url.pathname }, 'page failed')
      return lastResort('failed', localeOfPath(url.pathname, 'fa'))
    }
  }

  const answerChange = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    try {
      return await answer(await takeBody(request), url, caller)
    } catch (error) {
      if (!isTooLarge(error)) throw error
      if (STORE_PATHS.test(url.pathname)) return Response.json(error.body(), { status: error.status })
      return lastResort('tooLarge', localeOfPath(url.pathname, await options.homeLocale()))
    }
  }

  return {
    /** a change that pages may show: the next visitor gets them new */
    dropPages: cache.drop,
    /** What is kept is answered at once, without a turn of the event loop. */
    fetch: (request: Request, caller: Caller = INSIDE): Response | Promise<Response> => {
      if (request.method !== 'GET') return answerChange(request, new URL(request.url), caller)
      const key = keys.recall(request.url)
      const hit = key === undefined ? undefined : cache.get(key)
      if (hit && !isPersonal(sessionOf(request)) && !seesOtherLooks(request))
        return answerCached(hit, request)
      const url = new URL(request.url)
      return STORE_PATHS.test(url.pathname)
        ? options.store.fetch(authorize(request), caller)
        : answer(request, url, caller)
    },
  }
}
