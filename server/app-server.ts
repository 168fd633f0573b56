import type { PageRequest } from '../app/handler.ts'
import { readDemoCookie } from '../common/demo-cookie.ts'
import { isPersonal, readSessionCookie } from '../common/session-cookie.ts'
import { type Caller, INSIDE } from '../store/http/caller.ts'
import { answerHead } from '../store/http/middleware/answer-head.ts'
import { isTooLarge, takeBody } from './body-limit.ts'
import { createToken, isForged, readToken, refuseForged, tokenCookie } from './forgery.ts'
import { lastResort } from './last-resort.ts'
import { localeOfPath } from './locale.ts'
import { type CachedPage, createPageCache, freezePage } from './page-cache.ts'
import { nonceSources, pageHeaders } from './security-headers.ts'

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
  /** answers built files; null passes on */
  files: (request: Request) => Promise<Response | null>
}

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

const answerCached = (page: CachedPage, request: Request): Response => {
  // a plain object goes out as it is
  const headers: Record<string, string> = { ...page.headers }
  if (!readToken(request)) headers['Set-Cookie'] = tokenCookie(createToken())
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
      logError: (err) =>
        options.log.error({ err, path: url.pathname, requestId: caller.requestId }, 'page failed'),
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

  const answerPage = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const nonce = createToken()
    const known = readToken(request)
    const token = known ?? createToken()
    const session = sessionOf(request)
    const isAccount = ACCOUNT_PAGES.test(url.pathname)
    const isEveryones =
      !isAccount && !PRIVATE_PAGES.test(url.pathname) && !isPersonal(session) && !seesOtherLooks(request)
    if (!isEveryones || request.method !== 'GET' || options.development) {
      const response = await render(request, url, caller, { nonce, xsrf: token, session })
      const caching = isAccount || session !== null ? 'no-store' : 'no-cache'
      return answerOnce(response, nonce, known ? null : token, caching)
    }

    // whoever asks for what everybody sees asks as a guest
    const seen = cache.version()
    const response = await render(request, url, caller, { nonce, xsrf: '', session: null })
    if (response.status !== 200 || response.headers.has('set-cookie')) {
      return answerOnce(response, nonce, known ? null : token)
    }
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const page = await freezePage(await response.text(), nonce, contentType)
    cache.set(request.url, page, seen)
    return answerCached(page, request)
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
      options.log.error({ err: error, path: url.pathname, requestId: caller.requestId }, 'page failed')
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
      const hit = cache.get(request.url)
      if (hit && !isPersonal(sessionOf(request)) && !seesOtherLooks(request))
        return answerCached(hit, request)
      const url = new URL(request.url)
      return STORE_PATHS.test(url.pathname)
        ? options.store.fetch(authorize(request), caller)
        : answer(request, url, caller)
    },
  }
}
