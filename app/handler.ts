import * as built from 'virtual:react-router/server-build'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { readDemoCookie } from '#common/demo-cookie.ts'
import type { Locale } from '#common/locale.ts'
import { previewPrefix } from '#common/preview-path.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import type { StoreClientOptions } from '#store-api/client/transport.ts'
import { type PageContext, pageContext } from './context.ts'
import { withRootStyles } from './first-view/root-styles.server.ts'
import { runInLocale } from './locale.server.ts'
import { createPageMatcher, type PageMatch } from './match-page.ts'
import { readChoice, withChoice } from './shared/settings/demo-settings.ts'

const build = withRootStyles(built)

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** of the shop in both languages, and of a few previews */
const handlers = new LRUCache<string, Handler>({ max: 12 })

/** The other language lives under its prefix, which is the router's basename there, and so does each preview. */
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

const basenameOf = (locale: Locale, homeLocale: Locale, preview = ''): string =>
  preview + (locale === homeLocale ? '' : `/${locale}`) || '/'

const matchBuiltPage = createPageMatcher(build)

/** What a URL says of its page before it is rendered (`RouteHandle`). */
export const matchPage = (url: URL, locale: Locale, homeLocale: Locale): PageMatch =>
  matchBuiltPage(url, basenameOf(locale, homeLocale, previewPrefix(url.pathname)))

/** What the front of the process hands over: the store as it answers requests, and the headers that belong to this visitor. */
export interface PageRequest extends Omit<PageContext, 'store'> {
  storeFetch: StoreClientOptions['fetch']
  storeHeaders: Record<string, string>
}

/** What one page asks for in several places is asked for once. */
const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

/** Renders a page or answers a data request of the app. The client is made here, so that its errors are the app's own class. */
export const renderPage = (request: Request, page: PageRequest): Promise<Response> =>
  runInLocale(page.locale, () => {
    const { storeFetch, storeHeaders, ...context } = page
    // what somebody tries on the demo screen is none of what a preview shows
    const chosen = context.preview ? '' : readDemoCookie(request.headers.get('cookie'))
    const client = createCustomerStore({
      fetch: storeFetch,
      origin: context.origin,
      headers: () => storeHeaders,
      lang: () => (page.locale === page.homeLocale ? undefined : page.locale),
    })
    const store = { ...client, settings: once(client.settings), categories: once(client.categories) }
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      ...context,
      store: chosen ? withChoice(store, readChoice(chosen)) : store,
    })
    const basename = basenameOf(context.locale, context.homeLocale, context.preview)
    return handlerFor(basename, context.development)(request, provider)
  })

/** The shop's colours, for pages that are not the app's. */
export { createPalettes, createThemeCss } from './ui/theme/theme.ts'
