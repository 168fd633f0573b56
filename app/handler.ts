import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type PageContext, pageContext } from './context.ts'
import { runInLocale } from './locale.server.ts'

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

/** Renders a page or answers a data request of the app. */
export const renderPage = (request: Request, context: PageContext): Promise<Response> =>
  runInLocale(context.locale, () => {
    const provider = new RouterContextProvider()
    provider.set(pageContext, context)
    const basename = context.locale === context.homeLocale ? '/' : `/${context.locale}`
    return handlerFor(basename, context.development)(request, provider)
  })
