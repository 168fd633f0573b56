import { localeOfPath } from '#common/locale.ts'
import { previewPrefix, previewTokenOf } from '#common/preview-path.ts'
import type { SettingsPreview } from '#store/context.ts'
import type { Caller } from '#store/http/caller.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Store } from '#store/store.ts'
import type { createPageAnswers } from './answer-page.ts'
import { errorPage } from './error-page.ts'
import type { PageOptions } from './page-options.ts'
import { sessionOf } from './page-visitor.ts'

export interface PreviewOptions extends Pick<PageOptions, 'homeLocale'> {
  /** a store that finds no previews shows none */
  store: PageOptions['store'] & Pick<Store, 'owns'> & Partial<Pick<Store, 'findPreview'>>
}

/** Calls that change nothing, although they send something. */
const HARMLESS = /^\/wp-json\/ghab\/v1\/cart\/quote\/?$/
/** Counts what shoppers look for: the staff are none. */
const COUNTS = /^\/wp-json\/ghab\/v1\/search\/seen\/?$/
/** Reads that do something: a payment is asked about, a file is counted. */
const NO_READS = /^\/(wp-json\/ghab\/v1\/(payments|downloads)|test-bank|wc-auth|((en|fa)\/)?wc-auth)\//

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** What a preview answers is nobody else's, is found by no search engine, and stands in frames of the back office alone. */
const asPreview = (response: Response): Response => {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  const policy = headers.get('content-security-policy')
  if (policy) {
    headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  }
  headers.delete('etag')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}

/** The back office shows previews, and is none. */
const OFFICE = /^\/admin(\/|$)/

/**
 * Where in a preview a page is shown that somebody comes to from there by an ordinary link, as in a text of the shop;
 * null for who comes from elsewhere.
 */
export const pathInPreview = ({ headers }: Request, url: URL): string | null => {
  const from = URL.parse(headers.get('referer') ?? '')
  const prefix = from?.host === url.host ? previewPrefix(from.pathname) : ''
  const isPage = headers.get('accept')?.includes('text/html') && !OFFICE.test(url.pathname)
  if (!prefix || !isPage || previewPrefix(url.pathname)) return null
  return prefix + (url.pathname === '/' ? '' : url.pathname) + url.search
}

/**
 * The shop with settings that are not published, below `/preview/{token}`: its pages, their data and what their scripts
 * ask the store. Only the session that opened a preview is shown it, as guests see the shop, and nothing can be changed
 * from there.
 */
export const createPreviews = (
  { store, homeLocale }: PreviewOptions,
  pages: Pick<ReturnType<typeof createPageAnswers>, 'preview'>,
) => {
  /** Whether a path is within its preview what those of the store are. */
  const isStores = ({ pathname }: URL): boolean => store.owns(pathname.slice(previewPrefix(pathname).length))

  const refuse = (status: 403 | 404, code: string, message: string): Response =>
    Response.json(new ApiError(status, code, message).body(), { status })

  const askStore = async (request: Request, url: URL, path: string, caller: Caller): Promise<Response> => {
    const headers = new Headers(request.headers)
    headers.delete('authorization')
    headers.delete('cookie')
    headers.delete('if-none-match')
    const body = isReading(request) ? undefined : await request.arrayBuffer()
    const asked = new Request(url.origin + path + url.search, { method: request.method, headers, body })
    return store.fetch(asked, caller)
  }

  const answer = async (
    request: Request,
    url: URL,
    caller: Caller,
    preview: SettingsPreview,
  ): Promise<Response> => {
    const prefix = previewPrefix(url.pathname)
    const path = url.pathname.slice(prefix.length)
    const isTaken = isReading(request) ? !NO_READS.test(path) : HARMLESS.test(path)
    if (COUNTS.test(path)) return new Response(null, { status: 204 })
    if (!isTaken) {
      return isStores(url)
        ? refuse(403, 'rest_preview', 'This is a preview: nothing is sent or saved from here.')
        : errorPage('previewOnly', localeOfPath(url.pathname, await homeLocale()))
    }
    const shown = { ...caller, preview }
    return isStores(url) ? askStore(request, url, path, shown) : pages.preview(request, url, prefix, shown)
  }

  const refuseEnded = async (url: URL): Promise<Response> =>
    isStores(url)
      ? refuse(404, 'rest_preview_over', 'This preview is over.')
      : errorPage('previewOver', localeOfPath(url.pathname, await homeLocale()))

  return {
    /** Whether a path lies in a preview, which somebody may look at or not. */
    has: ({ pathname }: URL): boolean => previewTokenOf(pathname) !== null,
    isStores,
    fetch: async (request: Request, url: URL, caller: Caller): Promise<Response> => {
      const session = sessionOf(request)
      const token = previewTokenOf(url.pathname)
      const preview = session && token ? await store.findPreview?.(token, session) : null
      return asPreview(await (preview ? answer(request, url, caller, preview) : refuseEnded(url)))
    },
  }
}
