import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { pageContext } from '#app/context.ts'
import * as entry from '#app/entry.server.tsx'
import { localeOfWork, runInLocale } from '#app/locale.server.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import * as root from '#app/root.tsx'
import routes from '#app/routes.ts'
import type { Locale } from '#common/locale.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { TEST_ORIGIN, type TestStore } from './test-store.ts'

type ServerRoute = NonNullable<ServerBuild['routes'][string]>
type Module = ServerRoute['module']

const MODULES = import.meta.glob<Module>(['../../app/routes/*.{ts,tsx}', '!**/*.test.*'])

const loadModule = async (file: string): Promise<Module> => {
  const module = await MODULES[`../../app/${file}`]!()
  return {
    ...module,
    default: module.default && withComponentProps(module.default as never),
    ErrorBoundary: module.ErrorBoundary && withErrorBoundaryProps(module.ErrorBoundary as never),
  }
}

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.tsx?$/, '')

const toTree = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map((one): RouteObject => {
    const route = { id: idOf(one), path: one.path, handle: one.file }
    return one.index ? { ...route, index: true } : { ...route, children: toTree(one.children ?? []) }
  })

const TREE = toTree(routes)

/** As a build has them: the routes of one page, and nothing for browsers. */
const createBuild = async (matches: RouteObject[]): Promise<ServerBuild> => {
  const rootModule = { ...root, default: withComponentProps(root.default) } as unknown as Module
  const all: ServerRoute[] = [{ id: 'root', path: '', module: rootModule }]
  for (const { id = '', path, index, handle } of matches) {
    all.push({ id, parentId: all.at(-1)?.id, path, index, module: await loadModule(handle) } as ServerRoute)
  }
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        all.map(({ id, parentId, path, index, module }) => [
          id,
          { id, parentId, path, index, module: `/${id}.js`, hasLoader: Boolean(module.loader) },
        ]),
      ),
      url: '/manifest.js',
      version: '',
    },
    basename: '/',
    publicPath: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

type Handler = ReturnType<typeof createRequestHandler>
const handlers = new Map<string, Promise<Handler>>()

const handlerFor = (path: string): Promise<Handler> => {
  const matches = matchRoutes(TREE, path)?.map(({ route }) => route) ?? []
  const id = matches.at(-1)?.id ?? ''
  const handler = handlers.get(id) ?? createBuild(matches).then((build) => createRequestHandler(build))
  handlers.set(id, handler)
  return handler
}

interface Visit {
  locale?: Locale
  /** the shop's own; by default the page's */
  homeLocale?: Locale
  /** of a device on which somebody is signed in */
  headers?: Record<string, string>
  /** sent to it, in place of opening it */
  form?: Record<string, string>
  logError?: (error: unknown) => void
}

/** A page of the app as the server draws it, without a build and without a browser. */
export const renderPage = async (
  store: Pick<TestStore, 'fetch'>,
  path: string,
  {
    locale = 'en',
    homeLocale = locale,
    headers,
    form,
    logError = (error) => console.error(error),
  }: Visit = {},
): Promise<Response> => {
  const handle = await handlerFor(new URL(path, TEST_ORIGIN).pathname)
  const context = new RouterContextProvider()
  context.set(pageContext, {
    store: createCustomerStore({ fetch: store.fetch, origin: TEST_ORIGIN, headers: () => headers ?? {} }),
    locale,
    homeLocale,
    nonce: '',
    xsrf: '',
    origin: TEST_ORIGIN,
    development: false,
    signedIn: headers !== undefined,
    savesData: false,
    nextTurn: async () => {},
    logError,
  })
  // another file may have put a language of its own in its place
  overwriteGetLocale(localeOfWork)
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return runInLocale(locale, () => handle(new Request(TEST_ORIGIN + path, sent), context))
}

/** Its markup without scripts: those carry data whether or not anything is made of it. */
export const markupOf = async (page: Response): Promise<string> =>
  (await page.text()).replaceAll(/<script.*?<\/script>/gs, '')
