import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { readDemoCookie } from '#common/demo-cookie.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { type Locale, type PageContext, pageContext } from './context.ts'
import { runInLocale } from './locale.server.ts'
import { createPageMatcher, type PageMatch } from './match-page.ts'
import { readChoice, withChoice } from './shared/settings/demo-settings.ts'

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

const handlers = new Map<string, Handler>()

/** The other language lives under its prefix, which is the router's basename there. */
const handlerFor = (basename: string, development: boolean): Handler => {
  let handler = handlers.get(basename)
  if (!handler) {
    handler = createRequestHandler(
      { ...build, basename } as never,
      development ? 'development' : 'production',
    )
    handlers.set(basename, handler)
  }
  return handler
}

const basenameOf = (locale: Locale, homeLocale: Locale): string =>
  locale === homeLocale ? '/' : `/${locale}`

const readBuiltAddress = createPageMatcher(build)

/** What an address says of its page: whose it is, and what it reads of the query. */
export const matchPage = (url: URL, locale: Locale, homeLocale: Locale): PageMatch =>
  readBuiltAddress(url, basenameOf(locale, homeLocale))

/** What the front of the process hands over: the store as it answers requests, and the headers that belong to this visitor. */
export interface PageRequest extends Omit<PageContext, 'store'> {
  storeFetch: (request: Request) => Response | Promise<Response>
  storeHeaders: Record<string, string>
}

/** Renders a page or answers a data request of the app. The client is made here, so that its errors are the app's own class. */
export const renderPage = (request: Request, page: PageRequest): Promise<Response> =>
  runInLocale(page.locale, () => {
    const { storeFetch, storeHeaders, ...context } = page
    const chosen = readDemoCookie(request.headers.get('cookie'))
    const store = createCustomerStore({
      fetch: storeFetch,
      origin: context.origin,
      headers: () => storeHeaders,
    })
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      ...context,
      store: chosen ? withChoice(store, readChoice(chosen)) : store,
    })
    const basename = basenameOf(context.locale, context.homeLocale)
    return handlerFor(basename, context.development)(request, provider)
  })
