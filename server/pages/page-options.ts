import type { PageRequest } from '#app/handler.ts'
import type { PageMatch } from '#app/match-page.ts'
import type { Locale } from '#common/locale.ts'
import type { Caller } from '#store/http/caller.ts'
import type { Store } from '#store/store.ts'
import type { RenderOptions } from './page-renders.ts'

type RenderPage = (request: Request, page: PageRequest) => Promise<Response>
type MatchPage = (url: URL, locale: Locale, homeLocale: Locale) => PageMatch

/** What pages are answered with. */
export interface PageOptions {
  store: { fetch: (request: Request, caller: Caller) => Response | Promise<Response> } & Partial<
    Pick<Store, 'read' | 'followSales'>
  >
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
