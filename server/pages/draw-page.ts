import type { PageRequest } from '#app/handler.ts'
import { localeOfPath } from '#common/locale.ts'
import { savesData } from '#common/save-data.ts'
import type { Caller } from '#store/http/caller.ts'
import type { PageOptions } from './page-options.ts'
import { originOf } from './page-visitor.ts'

/** What a page is drawn with. */
interface Drawing {
  url: URL
  caller: Caller
  nonce: string
  /** the masked token that plain forms of the page carry; empty where nobody in particular is shown it */
  xsrf: string
  /** whom it is drawn for; null for a guest */
  session: string | null
  /** what paths of the preview begin with that it is part of; '' for none */
  preview?: string
  /** hears of every answer of the store whether it was one */
  onAnswer?: (isAnswer: boolean) => void
  /** is given the whole text, which then is not in the response */
  takeHtml?: PageRequest['takeHtml']
}

export type DrawPage = (request: Request, drawing: Drawing) => Promise<Response>

/** Has the app draw pages, with the store and what belongs to their visitor. */
export const createDrawPage =
  (options: PageOptions): DrawPage =>
  async (request, drawing) => {
    const { url, caller, nonce, xsrf, session, preview, onAnswer, takeHtml } = drawing
    const homeLocale = await options.homeLocale()
    const locale = localeOfPath(url.pathname, homeLocale)
    const renderPage = await options.renderPage()
    const { fetch, read } = options.store
    return renderPage(request, {
      storeFetch: async (asked) => {
        const answer = await (read && asked.method === 'GET' ? read(asked, caller) : fetch(asked, caller))
        onAnswer?.(answer.ok)
        return answer
      },
      storeHeaders: {
        'Accept-Language': locale,
        'User-Agent': request.headers.get('user-agent') ?? '',
        ...(session && { Authorization: session }),
      },
      signedIn: session !== null,
      ...(preview && { preview }),
      savesData: savesData(request.headers),
      locale,
      homeLocale,
      nonce,
      xsrf,
      origin: originOf(request, options.siteUrl),
      development: options.development,
      nextTurn: options.nextTurn ?? (async () => {}),
      takeHtml,
      logError: (err) =>
        options.log.error({ err, path: url.pathname, requestId: caller.requestId }, 'page failed'),
    })
  }
